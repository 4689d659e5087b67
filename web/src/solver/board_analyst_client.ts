import type { BoardAnalyst } from './board_analyst';
import { IdleEnd } from './idle_end';
import type { StartPort } from './ports/port';
import type {
  BoardDescription,
  BoardMove,
  BoardQuestion,
  GameFacts,
  Job,
  JobResults,
  PositionFacts,
  ProductStep,
  Strength,
} from './protocol';
import { WorkerLink } from './worker_link';

/**
 * An analyst over a worker of its own, which is started when it is needed, and kept unless it has come to
 * hold much memory: a long count of the axes' workers never makes a board wait, and cancelling it never ends
 * the work on a board.
 */
export function createBoardAnalyst(startPort: StartPort): BoardAnalyst {
  return new WorkerBoardAnalyst(startPort);
}

class WorkerBoardAnalyst implements BoardAnalyst {
  readonly #startPort: StartPort;
  #link: WorkerLink | undefined;
  readonly #idleEnd = new IdleEnd(() => (this.#link === undefined ? [] : [this.#link]));
  /** Settles once the worker has nothing to do. */
  #idle: Promise<unknown> = Promise.resolve();
  #closed: DOMException | undefined;

  constructor(startPort: StartPort) {
    this.#startPort = startPort;
  }

  describe(board: BoardQuestion, signal?: AbortSignal): Promise<BoardDescription> {
    return this.#ask({ kind: 'describeBoard', board }, signal);
  }

  // The turn of a call may come later, and its arrays are the caller's to change meanwhile.
  examine(board: BoardQuestion, discs: Uint8Array, signal?: AbortSignal): Promise<PositionFacts> {
    return this.#ask({ kind: 'examinePosition', board, discs: discs.slice() }, signal);
  }

  choose(
    board: BoardQuestion,
    discs: Uint8Array,
    strength: Strength,
    seed: number,
    turn: number,
    signal?: AbortSignal,
  ): Promise<BoardMove | undefined> {
    const job = { kind: 'chooseMove', board, discs: discs.slice(), strength, seed, turn } as const;
    return this.#ask(job, signal);
  }

  review(
    board: BoardQuestion,
    discs: Uint8Array,
    moves: readonly BoardMove[],
    signal?: AbortSignal,
  ): Promise<GameFacts> {
    const job = { kind: 'reviewGame', board, discs: discs.slice(), moves: [...moves] } as const;
    return this.#ask(job, signal);
  }

  explainProduct(a: bigint, b: bigint, signal?: AbortSignal): Promise<ProductStep> {
    return this.#ask({ kind: 'explainProduct', a, b }, signal);
  }

  dispose(): void {
    this.#closed ??= new DOMException('The board analyst was closed.', 'AbortError');
    this.#idleEnd.stop();
    this.#link?.end(this.#closed);
  }

  // The worker gets one job at a time, so that those which are aborted before their turn cost nothing:
  // a reader who drags a slider or holds a key asks faster than a slow machine answers.
  async #ask<J extends Job>(job: J, signal?: AbortSignal): Promise<JobResults[J['kind']]> {
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
