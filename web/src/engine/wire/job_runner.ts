import type { JobContext, LoadedSolver, SlicedWork } from './job';
import type { FromWorker, ToWorker } from './messages';
import { endsModule, failureOfJob } from './module_end';

/** The worker, or its stand-in, that a runner runs in. */
export interface RunnerHost {
  post(message: FromWorker, transfer?: Transferable[]): void;
  /** Resolves after all messages that have arrived by now were received. */
  yieldToMessages(): Promise<void>;
}

/** A job without its own types: the caller's types ensure that the request fits. */
type AnyJob = (context: JobContext<unknown, object>, request: unknown) => unknown;

// The page draws each report, which costs the workers time if there are few processors.
const millisecondsBetweenReports = 100;

/**
 * Runs jobs. Sweeps and counts go in slices, with messages received in between; other jobs are answered at once, even
 * while a long one runs or is paused.
 */
export class JobRunner {
  readonly #host: RunnerHost;
  readonly #solver: LoadedSolver;
  readonly #held = {};
  #reportedMemory = 0;
  #pause: { readonly over: Promise<void>; readonly end: () => void } | undefined;

  constructor(solver: LoadedSolver, host: RunnerHost) {
    this.#host = host;
    this.#solver = solver;
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'run':
        void this.#run(message);
        break;
      case 'pause':
        this.#pause ??= startPause();
        break;
      case 'resume':
        this.#pause?.end();
        this.#pause = undefined;
        break;
      case 'ping':
        this.#host.post({ type: 'alive' });
        break;
    }
  }

  async #run({ id, name, request }: ToWorker & { type: 'run' }): Promise<void> {
    try {
      const job = this.#solver.jobs[name] as AnyJob | undefined;
      if (job === undefined) throw new Error(`This worker has no job ${name}.`);
      const result = await job(this.#contextOf(id), request);
      this.#reportMemory();
      this.#host.post({ type: 'result', id, result }, buffersIn(result));
    } catch (error) {
      this.#reportMemory();
      const failure = failureOfJob(error);
      this.#host.post(
        endsModule(error) ? { type: 'failed', failure } : { type: 'failure', id, failure },
      );
    }
  }

  #contextOf(id: number): JobContext<unknown, object> {
    return {
      module: this.#solver.module,
      held: this.#held,
      inSlices: (work) => this.#inSlices(id, work),
      postPiece: (piece) => {
        this.#host.post({ type: 'piece', id, piece }, [piece.values.buffer]);
      },
    };
  }

  /** Posted before the answer, since an idle worker may be ended for its memory. */
  #reportMemory(): void {
    const bytes = this.#solver.module.memoryBytes();
    if (bytes === this.#reportedMemory) return;
    this.#reportedMemory = bytes;
    this.#host.post({ type: 'memory', bytes });
  }

  async #inSlices(id: number, work: SlicedWork): Promise<void> {
    const { total } = work;
    const tuner = new SliceTuner();
    let done = 0;
    let reportedAt = -Infinity;
    for (;;) {
      if (this.#pause !== undefined) {
        work.beforePause?.();
        await this.#pause.over;
      }
      if (!work.isCurrent()) throw new Error('Another axis was swept meanwhile.');
      const start = performance.now();
      const before = done;
      done = work.advance(tuner.pairs);
      tuner.learn(done - before, performance.now() - start);
      work.afterSlice?.();
      if (work.isDone() || performance.now() - reportedAt >= millisecondsBetweenReports) {
        reportedAt = performance.now();
        this.#host.post({ type: 'progress', id, done, total });
      }
      if (work.isDone()) return;
      await this.#host.yieldToMessages();
    }
  }
}

/** The buffers of all typed arrays in a result, each once, to be transferred. */
function buffersIn(result: unknown): Transferable[] {
  const buffers = new Set<ArrayBuffer>();
  const collect = (value: unknown) => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(result);
  return [...buffers];
}

function startPause() {
  let end!: () => void;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

const targetMilliseconds = 30;
const firstPairs = 250_000;
const fewestPairs = 10_000;

/**
 * Chooses the size of the next slice so that it takes about 30 ms: long enough to be efficient, short enough to receive
 * messages soon.
 */
export class SliceTuner {
  pairs = firstPairs;

  /** Learns from a slice. The size at most doubles, as one fast slice proves little. */
  learn(pairs: number, milliseconds: number): void {
    const perMillisecond = pairs / Math.max(milliseconds, 0.1);
    const wanted = Math.round(perMillisecond * targetMilliseconds);
    this.pairs = Math.max(fewestPairs, Math.min(wanted, 2 * this.pairs));
  }
}
