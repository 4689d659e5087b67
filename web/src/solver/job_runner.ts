import { failureOf } from './errors';
import type { FromWorker, Job, JobResult, ToWorker } from './protocol';
import { SliceTuner } from './slice_tuner';
import type { RunInSlices } from './sliced_work';
import type { AnswerJob, WorkerJobs } from './worker_jobs';

/** What the runner needs of the place it runs in. */
export interface RunnerHost {
  post(message: FromWorker, transfer?: Transferable[]): void;
  /** Resolves after the messages that have arrived by now were received. */
  yieldToMessages(): Promise<void>;
}

// A page draws each report, which takes time from the workers where there are few processors.
const millisecondsBetweenReports = 100;

/**
 * Runs jobs. Sweeps and counts go in slices, with an ear for messages in between; everything else is
 * answered at once, also while one of them runs or is paused.
 */
export class JobRunner {
  readonly #host: RunnerHost;
  readonly #answer: AnswerJob;
  readonly #memoryBytes: () => number;
  #memoryTold = 0;
  #pause: { readonly over: Promise<void>; readonly end: () => void } | undefined;

  constructor(jobs: WorkerJobs, host: RunnerHost) {
    this.#host = host;
    this.#memoryBytes = () => jobs.memoryBytes();
    this.#answer = jobs.begin({
      inSlices: this.#inSlices,
      post: (message, transfer) => {
        host.post(message, transfer);
      },
    });
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'run':
        void this.#run(message.id, message.job);
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

  async #run(id: number, job: Job): Promise<void> {
    try {
      const result = await this.#answer(id, job);
      this.#tellMemory();
      this.#host.post({ type: 'result', id, result }, transferable(result));
    } catch (error) {
      this.#tellMemory();
      this.#host.post({ type: 'failure', id, failure: failureOf(error) });
    }
  }

  /** Before the answer: who gets that may have no more work. */
  #tellMemory(): void {
    const bytes = this.#memoryBytes();
    if (bytes === this.#memoryTold) return;
    this.#memoryTold = bytes;
    this.#host.post({ type: 'memory', bytes });
  }

  readonly #inSlices: RunInSlices = async (id, work) => {
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
  };
}

function transferable(result: JobResult): Transferable[] {
  if (typeof result !== 'object') return [];
  if ('histogram' in result) return [result.histogram.buffer];
  if ('lasts' in result) return [result.lasts.buffer, result.pairs.buffer];
  if ('winningLow' in result) {
    const { winningLow, winningHigh, boardNimbers } = result;
    const high = winningHigh === undefined ? [] : [winningHigh.buffer];
    return [winningLow.buffer, boardNimbers.buffer, ...high];
  }
  if ('prefixXors' in result) return [result.prefixXors.buffer];
  if ('winning' in result) return [result.winning.buffer];
  if ('discValues' in result) {
    const { rows, columns, discValues } = result;
    const axes = [rows.lengths, rows.prefixXors, columns.lengths, columns.prefixXors];
    return [...axes, discValues].map(({ buffer }) => buffer);
  }
  if ('rows' in result) return [result.rows.buffer, result.columns.buffer];
  return [];
}

function startPause() {
  let end!: () => void;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}
