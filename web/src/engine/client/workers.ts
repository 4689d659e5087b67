/** Workers that start on demand, and stay alive unless they hold much memory. */
import type { StartWorkerPort } from '../wire/port';

import type { PerAxis } from '../api/axes';
import type { JobAnswer, JobName, JobRequest } from '../api/engine';
import { WorkerLink, type JobProgressEvents } from '../wire/worker_link';

/** A module's memory never shrinks: a worker that holds more than this ends when it is idle. */
const MAX_IDLE_BYTES = 32 * 2 ** 20;
/** Time to look at an answer and ask for more of it. */
const IDLE_MS = 30_000;

/** The members of `WorkerLink` that ending a worker needs. */
type AnyLink = Pick<WorkerLink<unknown>, 'end' | 'ended' | 'memoryBytes'>;

/** Ends idle workers that hold much memory, some time after their last job. */
class IdleEnd {
  readonly #links: () => readonly AnyLink[];
  #underWay = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(links: () => readonly AnyLink[]) {
    this.#links = links;
  }

  /** Returns `work`; no worker is ended while it is pending. */
  async whileWaiting<T>(work: Promise<T>): Promise<T> {
    this.stop();
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#large().length > 0)
        this.#timer = setTimeout(() => this.#end(), IDLE_MS);
    }
  }

  /** Ends no worker until the next job. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #large(): AnyLink[] {
    return this.#links().filter((link) => !link.ended && link.memoryBytes > MAX_IDLE_BYTES);
  }

  #end(): void {
    const reason = new DOMException('The worker was ended to give its memory back.', 'AbortError');
    for (const link of this.#large()) link.end(reason);
  }
}

/** The workers of the two axes. */
export type AxisLinks<Jobs> = PerAxis<WorkerLink<Jobs>>;

/** Two workers, one for each axis. */
export class AxisWorkers<Jobs> {
  readonly #startPort: StartWorkerPort;
  #links: AxisLinks<Jobs> | undefined;
  readonly #idleEnd = new IdleEnd(() =>
    this.#links === undefined ? [] : [this.#links.rows, this.#links.columns],
  );

  constructor(startPort: StartWorkerPort) {
    this.#startPort = startPort;
  }

  /** The links that were started last; they may have ended since. */
  get links(): AxisLinks<Jobs> | undefined {
    return this.#links;
  }

  /** Starts the workers, and replaces those that have ended. */
  start(): AxisLinks<Jobs> {
    const living = (link: WorkerLink<Jobs> | undefined) =>
      link?.ended === false ? link : new WorkerLink<Jobs>(this.#startPort);
    this.#links = { rows: living(this.#links?.rows), columns: living(this.#links?.columns) };
    return this.#links;
  }

  /** Returns `work`; the workers stay alive while it is pending. */
  keepAliveFor<T>(work: Promise<T>): Promise<T> {
    return this.#idleEnd.whileWaiting(work);
  }

  /** Ends both workers; what waits for them rejects with the reason. */
  end(reason: unknown): void {
    this.#idleEnd.stop();
    this.#links?.rows.end(reason);
    this.#links?.columns.end(reason);
  }
}

/** Options of a job. */
interface JobOptions {
  /**
   * After an abort, a running job may go on for so many milliseconds; then its worker is ended and the next job gets a
   * new one. Without it the job runs to its end.
   */
  readonly patience?: number;
  /** The worker holds state for later jobs, so it isn't ended to give memory back. */
  readonly keepsMemory?: boolean;
  readonly events?: JobProgressEvents;
  /** Buffers to transfer with the job instead of copying them. */
  readonly transfer?: Transferable[];
}

/**
 * A single worker with a queue, so that a long count never makes a board wait and cancelling the count never ends work
 * on a board. It gets one job at a time; jobs aborted in the queue cost nothing, as a reader who drags a slider or
 * holds a key asks faster than a slow machine answers.
 */
export class OneWorker<Jobs> {
  readonly #startPort: StartWorkerPort;
  readonly #defaults: JobOptions;
  #link: WorkerLink<Jobs> | undefined;
  readonly #idleEnd = new IdleEnd(() => (this.#link === undefined ? [] : [this.#link]));
  /** Settles once the queue is empty. */
  #idle: Promise<unknown> = Promise.resolve();
  #closed: DOMException | undefined;

  constructor(startPort: StartWorkerPort, defaults: JobOptions = {}) {
    this.#startPort = startPort;
    this.#defaults = defaults;
  }

  /** Rejects at once when the signal is aborted. The request must not be changed until the promise settles. */
  async ask<Name extends JobName<Jobs>>(
    name: Name,
    request: JobRequest<Jobs, Name>,
    signal?: AbortSignal,
    special: JobOptions = {},
  ): Promise<JobAnswer<Jobs, Name>> {
    signal?.throwIfAborted();
    this.#startLink();
    const how = { ...this.#defaults, ...special };
    const answer = this.#idle.then(() => {
      signal?.throwIfAborted();
      return this.#run(name, request, signal, how);
    });
    if (how.keepsMemory !== true) void this.#idleEnd.whileWaiting(answer).catch(() => undefined);
    this.#idle = answer.catch(() => undefined);
    return untilAborted(answer, signal);
  }

  /** Ends the worker and rejects what still waits. */
  dispose(): void {
    this.#closed ??= new DOMException('The engine was closed.', 'AbortError');
    this.#idleEnd.stop();
    this.#link?.end(this.#closed);
  }

  /** Jobs queued for a worker that failed are rejected; a worker that was ended for its patience is replaced. */
  #run<Name extends JobName<Jobs>>(
    name: Name,
    request: JobRequest<Jobs, Name>,
    signal: AbortSignal | undefined,
    { patience, events, transfer }: JobOptions,
  ): Promise<JobAnswer<Jobs, Name>> {
    const link = this.#link ?? this.#startLink();
    const answer = link.run(name, request, events, transfer);
    if (signal !== undefined && patience !== undefined)
      this.#giveUpAfter(patience, link, answer, signal);
    return answer;
  }

  #giveUpAfter(
    patience: number,
    link: WorkerLink<Jobs>,
    answer: Promise<unknown>,
    signal: AbortSignal,
  ) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      if (this.#link === link) this.#link = undefined;
      link.end(signal.reason);
    };
    const onAbort = () => (timer = setTimeout(giveUp, patience));
    signal.addEventListener('abort', onAbort);
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    answer.then(settle, settle);
  }

  // Replaces a worker that has ended.
  #startLink(): WorkerLink<Jobs> {
    if (this.#closed !== undefined) throw this.#closed;
    if (this.#link?.ended !== false) this.#link = new WorkerLink(this.#startPort);
    return this.#link;
  }
}

/**
 * Returns a promise that settles like `work`, or rejects at once when the signal is aborted; the work itself goes on.
 */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      const reason: unknown = signal.reason;
      reject(reason);
    };
    signal.addEventListener('abort', onAbort);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
