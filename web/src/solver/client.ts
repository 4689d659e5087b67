import { AxisWorkers } from './axis_workers';
import { PART_LIMITS } from './counting';
import type { PartLimits } from './counting';
import { SolverError } from './errors';
import type { StartPort } from './ports/port';
import type { BoardPlan, BoardQuestion, BoardRun, SolveOptions, Solver } from './solver';
import { axisWork } from './work';
import type { AxisPairs } from './work';
import { TwoWorkerRun } from './two_worker_run';

// The warm-up's axis: 100,000 positions with triangular lengths.
const warmUpAxis: AxisPairs = { pairs: 29_714_750, lengths: 'triangular' };
const workOfAWarmUpPair = axisWork(warmUpAxis) / warmUpAxis.pairs;

/** A solver over two workers, one for each axis. They are started when they are needed and then kept. */
export function createSolver(startPort: StartPort, limits: PartLimits = PART_LIMITS): Solver {
  return new TwoWorkerSolver(startPort, limits);
}

class TwoWorkerSolver implements Solver {
  readonly #workers: AxisWorkers;
  readonly #limits: PartLimits;
  #run: TwoWorkerRun | undefined;
  #measured: number | undefined;
  #disposed = false;

  constructor(startPort: StartPort, limits: PartLimits) {
    this.#workers = new AxisWorkers(startPort);
    this.#limits = limits;
  }

  get nanosecondsPerWork(): number | undefined {
    const warmUp = this.#workers.links?.rows.warmUp;
    if (warmUp !== undefined) this.#measured = (warmUp.sweep + warmUp.count) / workOfAWarmUpPair;
    return this.#measured;
  }

  async plan(question: BoardQuestion, signal?: AbortSignal): Promise<BoardPlan> {
    signal?.throwIfAborted();
    try {
      return await this.#planOnce(question, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof SolverError || this.#disposed) throw error;
      // The workers were ended under it because a run was aborted: new ones can plan as well.
      return this.#planOnce(question, signal);
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
    const run = new TwoWorkerRun(question, options, this.#workers.start(), this.#limits);
    this.#run = run;
    return run;
  }

  dispose(): void {
    this.#disposed = true;
    const reason = new DOMException('The solver was closed.', 'AbortError');
    this.#workers.end(reason);
  }
}
