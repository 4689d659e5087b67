import { AxisWorkers } from './axis_workers';
import { COUNT_LIMITS } from './counting';
import type { CountLimits } from './counting';
import { SolverError } from './errors';
import { Helpers } from './helpers';
import type { StartPort } from './ports/port';
import type { BoardPlan, BoardQuestion, BoardRun, SolveOptions, Solver } from './solver';
import { countWork, sweepWork } from './work';
import { TwoWorkerRun } from './two_worker_run';

// The warm-up's axis: 100,000 positions with triangular lengths.
const warmUp = { pairs: 29_714_750, lengths: 'triangular' };
const workOfAWarmUpPair =
  (sweepWork(warmUp.pairs, warmUp.lengths) + countWork(warmUp.pairs, warmUp)) / warmUp.pairs;

/**
 * A solver over two workers, one for each axis. They are started when they are needed; afterwards those are
 * kept that hold little memory.
 * Where there are more than two `processors`, long counts have helpers, which end with their run.
 */
export function createSolver(
  startPort: StartPort,
  processors = 2,
  limits: CountLimits = COUNT_LIMITS,
): Solver {
  return new TwoWorkerSolver(startPort, processors, limits);
}

class TwoWorkerSolver implements Solver {
  readonly #startPort: StartPort;
  readonly #processors: number;
  readonly #limits: CountLimits;
  readonly #workers: AxisWorkers;
  #helpers: Helpers | undefined;
  #run: TwoWorkerRun | undefined;
  #measured: number | undefined;
  #disposed = false;

  constructor(startPort: StartPort, processors: number, limits: CountLimits) {
    this.#startPort = startPort;
    this.#processors = processors;
    this.#limits = limits;
    this.#workers = new AxisWorkers(startPort);
  }

  get nanosecondsPerWork(): number | undefined {
    const measured = this.#workers.links?.rows.warmUp;
    if (measured !== undefined)
      this.#measured = (measured.sweep + measured.count) / workOfAWarmUpPair;
    return this.#measured;
  }

  async plan(question: BoardQuestion, signal?: AbortSignal): Promise<BoardPlan> {
    signal?.throwIfAborted();
    try {
      return await this.#workers.keptFor(this.#planOnce(question, signal));
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof SolverError || this.#disposed) throw error;
      // The workers were ended under it because a run was aborted: new ones can plan as well.
      return this.#workers.keptFor(this.#planOnce(question, signal));
    }
  }

  async #planOnce(question: BoardQuestion, signal?: AbortSignal): Promise<BoardPlan> {
    const links = this.#workers.start();
    const [rows, columns] = await Promise.all([
      links.rows.run({ kind: 'planAxis', axis: question.rows }),
      links.columns.run({ kind: 'planAxis', axis: question.columns }),
    ]);
    signal?.throwIfAborted();
    return { rows, columns };
  }

  solve(question: BoardQuestion, options: SolveOptions = {}): BoardRun {
    this.#run?.replace();
    this.#helpers = new Helpers(this.#startPort, this.#processors);
    const run = new TwoWorkerRun(question, options, this.#workers, this.#helpers, this.#limits);
    this.#run = run;
    return run;
  }

  dispose(): void {
    this.#disposed = true;
    const reason = new DOMException('The solver was closed.', 'AbortError');
    this.#workers.end(reason);
    this.#helpers?.end(reason);
  }
}
