import type { AxisJobs } from '../worker/axis_jobs';
import { AxisWorkers } from './workers';
import { COUNT_LIMITS, Helpers, type CountLimits } from './counting';
import { SolverError } from '../api/errors';
import type { StartWorkerPort } from '../wire/port';
import type { BoardPlan, BoardQuestion } from '../api/axes';
import type { Solver } from '../api/solver';
import { TwoWorkerRun } from './two_worker_run';
import { countWork, sweepWork } from '../api/work';

// The axis of the warm-up: 100,000 positions with triangular lengths.
const warmUp = { pairs: 29_714_750, lengths: 'triangular' };
const workOfAWarmUpPair =
  (sweepWork(warmUp.pairs, warmUp.lengths) + countWork(warmUp.pairs, warmUp)) / warmUp.pairs;

/**
 * A solver with two workers, one for each axis. They start on demand, and stay alive after a run if they hold little
 * memory. If there are more than two `processors`, long counts also use helpers, which end with their run.
 */
export function createSolver(
  startPort: StartWorkerPort,
  processors = 2,
  limits: CountLimits = COUNT_LIMITS,
): Solver {
  const workers = new AxisWorkers<AxisJobs>(startPort);
  let helpers: Helpers | undefined;
  let run: TwoWorkerRun | undefined;
  let measured: number | undefined;
  let disposed = false;

  async function planOnce(board: BoardQuestion, signal?: AbortSignal): Promise<BoardPlan> {
    const request = { board, mostPairs: limits.instantPairs };
    const plan = await workers.keepAliveFor(workers.start().rows.run('planBoard', request));
    signal?.throwIfAborted();
    return plan;
  }

  return {
    get nanosecondsPerWork() {
      const pace = workers.links?.rows.warmUp;
      if (pace !== undefined) measured = (pace.sweep + pace.count) / workOfAWarmUpPair;
      return measured;
    },
    async plan(question, signal) {
      signal?.throwIfAborted();
      try {
        return await planOnce(question, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof SolverError || disposed) throw error;
        // A run that was aborted meanwhile ended the workers: new ones can plan as well.
        return planOnce(question, signal);
      }
    },
    solve(question, options = {}) {
      run?.replace();
      helpers = new Helpers(startPort, processors);
      run = new TwoWorkerRun(question, options, workers, helpers, limits);
      return run;
    },
    dispose() {
      disposed = true;
      const reason = new DOMException('The solver was closed.', 'AbortError');
      workers.end(reason);
      helpers?.end(reason);
    },
  };
}
