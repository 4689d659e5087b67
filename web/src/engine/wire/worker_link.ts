import { SolverError, postedFailureOf } from '../api/errors';
import type { WorkerPort, WorkerPortEvents, StartWorkerPort } from './port';
import type { AxisPiece } from '../api/axes';
import type { JobAnswer, JobName, JobRequest } from '../api/engine';
import type { FromWorker, ToWorker, WarmUp } from './messages';

/** Callbacks for a job before its result. */
export interface JobProgressEvents {
  readonly onProgress?: (done: number, total: number) => void;
  readonly onPiece?: (piece: AxisPiece) => void;
}

interface WaitingJob {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  readonly events: JobProgressEvents;
}

const silenceMilliseconds = 2_000;

/**
 * The page's side of a worker. Every job settles: with its result, its failure, the worker's failure, or the reason
 * given to `end`.
 */
export class WorkerLink<Jobs> {
  /** The worker's speed, once it is ready. */
  warmUp: WarmUp | undefined;
  /** The size of the module's memory after the last job. */
  memoryBytes = 0;

  #port: WorkerPort | undefined;
  #ended = false;
  #endReason: unknown;
  #ready = false;
  readonly #unsent: [ToWorker, Transferable[]][] = [];
  readonly #waiting = new Map<number, WaitingJob>();
  #nextId = 1;
  #watch: ReturnType<typeof setInterval> | undefined;
  #silentFor = 0;

  constructor(startPort: StartWorkerPort) {
    const events: WorkerPortEvents = {
      onMessage: (message) => {
        this.#receive(message);
      },
      onFailure: (error) => {
        this.end(error);
      },
    };
    try {
      this.#port = startPort(events);
    } catch (error) {
      const { message } = postedFailureOf(error);
      this.end(new SolverError({ kind: 'worker-failed', message }));
    }
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Buffers in `transfer` are transferred with the job, not copied. */
  run<Name extends JobName<Jobs>>(
    name: Name,
    request: JobRequest<Jobs, Name>,
    events: JobProgressEvents = {},
    transfer: Transferable[] = [],
  ): Promise<JobAnswer<Jobs, Name>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(this.#endReason);
        return;
      }
      const id = this.#nextId++;
      // The result has the type that belongs to the name, which the compiler can't follow.
      this.#waiting.set(id, { resolve, reject, events });
      this.#send({ type: 'run', id, name, request }, transfer);
      this.#watchForSilence();
    });
  }

  pause(): void {
    this.#send({ type: 'pause' });
  }

  resume(): void {
    this.#send({ type: 'resume' });
  }

  /** Ends the worker at once; pending jobs are rejected with the reason. */
  end(reason: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#endReason = reason;
    this.#port?.end();
    for (const job of this.#waiting.values()) job.reject(reason);
    this.#waiting.clear();
    this.#watchForSilence();
  }

  // Messages posted before the worker is ready would be lost in some browsers.
  #send(message: ToWorker, transfer: Transferable[] = []): void {
    if (this.#ended) return;
    if (this.#ready) this.#port?.post(message, transfer);
    else this.#unsent.push([message, transfer]);
  }

  #receive(message: FromWorker): void {
    if (this.#ended) return;
    this.#silentFor = 0;
    switch (message.type) {
      case 'ready':
        this.warmUp = message.warmUp;
        this.#ready = true;
        for (const unsent of this.#unsent.splice(0)) this.#send(...unsent);
        break;
      case 'failed':
        this.end(new SolverError(message.failure));
        break;
      case 'alive':
        break;
      case 'memory':
        this.memoryBytes = message.bytes;
        break;
      case 'progress':
        this.#waiting.get(message.id)?.events.onProgress?.(message.done, message.total);
        break;
      case 'piece':
        this.#waiting.get(message.id)?.events.onPiece?.(message.piece);
        break;
      case 'result':
        this.#settle(message.id, (job) => {
          job.resolve(message.result);
        });
        break;
      case 'failure':
        this.#settle(message.id, (job) => {
          job.reject(new SolverError(message.failure));
        });
        break;
    }
  }

  #settle(id: number, settle: (job: WaitingJob) => void): void {
    const job = this.#waiting.get(id);
    if (job === undefined) return;
    this.#waiting.delete(id);
    this.#watchForSilence();
    settle(job);
  }

  // No event reports that a worker has closed itself or was killed. While jobs are pending, a ready worker that has
  // been silent is pinged, and given up if it stays silent. The timer counts ticks and not time: a tab that was asleep
  // wakes up with the tick after the last one.
  #watchForSilence(): void {
    const wanted = this.#waiting.size > 0;
    if (wanted === (this.#watch !== undefined)) return;
    if (!wanted) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      return;
    }
    this.#silentFor = 0;
    this.#watch = setInterval(() => {
      if (!this.#ready) return;
      this.#silentFor += 1;
      if (this.#silentFor === 2) this.#send({ type: 'ping' });
      if (this.#silentFor <= 3) return;
      const message = 'The solver’s worker ended before its answer.';
      this.end(new SolverError({ kind: 'worker-failed', message }));
    }, silenceMilliseconds);
  }
}
