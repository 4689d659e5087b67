import type { GameEngine } from './game_engine';
import type { StartPort } from './ports/port';
import { IdleEnd } from './idle_end';
import type { Job, JobResults } from './protocol';
import { WorkerLink } from './worker_link';

/** An engine over a worker of its own. */
export function createGameEngine(startPort: StartPort): GameEngine {
  const worker = new OneWorker(startPort);
  let products: Uint8Array | undefined;
  // The turn of a call may come later, and its arrays are the caller's to change meanwhile.
  return {
    async describe(board, signal) {
      const description = await worker.ask({ kind: 'describe', board }, signal);
      products ??= description.products;
      return { ...description, products };
    },
    examine: (board, coins, signal) =>
      worker.ask({ kind: 'examine', board, coins: coins.slice() }, signal),
    winningMovesOf: (board, coins, rowKind, columnKind, signal) => {
      const job = { board, coins: coins.slice(), rowKind, columnKind };
      return worker.ask({ kind: 'winningMovesOf', ...job }, signal);
    },
    choose: (board, coins, strength, seed, turn, signal) => {
      const job = { board, coins: coins.slice(), strength, seed, turn };
      return worker.ask({ kind: 'choose', ...job }, signal);
    },
    review: (board, coins, moves, signal) => {
      const job = { board, coins: coins.slice(), moves: [...moves] };
      return worker.ask({ kind: 'review', ...job }, signal);
    },
    explainProduct: (a, b, signal) => worker.ask({ kind: 'explainProduct', a, b }, signal),
    dispose: () => {
      worker.dispose();
    },
  };
}

/**
 * A worker of one's own, which is started when it is needed, and kept unless it has come to hold much
 * memory: a long count of the axes' workers never makes a board wait, and cancelling it never ends the
 * work on a board. It gets one job at a time, so that those which are aborted before their turn cost
 * nothing: a reader who drags a slider or holds a key asks faster than a slow machine answers.
 */
class OneWorker {
  readonly #startPort: StartPort;
  #link: WorkerLink | undefined;
  readonly #idleEnd = new IdleEnd(() => (this.#link === undefined ? [] : [this.#link]));
  /** Settles once the worker has nothing to do. */
  #idle: Promise<unknown> = Promise.resolve();
  #closed: DOMException | undefined;

  constructor(startPort: StartPort) {
    this.#startPort = startPort;
  }

  /** Rejects at once when the signal is aborted. The caller leaves the job as it is. */
  async ask<J extends Job>(job: J, signal?: AbortSignal): Promise<JobResults[J['kind']]> {
    signal?.throwIfAborted();
    const link = this.#startLink();
    const answer = this.#idleEnd.whileWaiting(
      this.#idle.then(() => {
        signal?.throwIfAborted();
        return link.run(job);
      }),
    );
    this.#idle = answer.catch(() => undefined);
    return untilAborted(answer, signal);
  }

  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void {
    this.#closed ??= new DOMException('The engine was closed.', 'AbortError');
    this.#idleEnd.stop();
    this.#link?.end(this.#closed);
  }

  // An ended worker is replaced.
  #startLink(): WorkerLink {
    if (this.#closed !== undefined) throw this.#closed;
    if (this.#link?.ended !== false) this.#link = new WorkerLink(this.#startPort);
    return this.#link;
  }
}

/** The same promise, except that it rejects at once with the signal's reason; the work goes on. */
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
