/** Keeps what a long run has found in the storage, so that it goes on after a reload. */
import type { BoardQuestion } from '../../engine/api/axes';
import type { AxisName } from '../../engine/api/boards';
import type { EarlierWork } from '../../engine/api/solver';
import {
  WorkStoreError,
  type KeptPiece,
  type KeptWork,
  type WorkMark,
  type WorkStore,
  type WorkTrouble,
} from '../../engine/api/work_store';

/** A storage that is this far behind does not answer any more; each piece may be two megabytes. */
export const MOST_WAITING_PIECES = 64;

interface WorkKeeperParts {
  readonly store: WorkStore;
  readonly question: BoardQuestion;
  /** The interrupted job that the run goes on with. */
  readonly kept: KeptWork | undefined;
  /** Called once: the run has a job of its own in the storage. */
  readonly onBegin: () => void;
  /** Called once: nothing is kept from now on. */
  readonly onTrouble: (trouble: WorkTrouble) => void;
  /** What was kept before is damaged, and the board is computed anew. */
  readonly onRefused: () => void;
}

/** Keeps the work of one run, from its first piece on, and gives up at the first trouble. */
export class WorkKeeper {
  readonly #parts: WorkKeeperParts;
  /** What is asked of the storage, one after the other: first of all, its job. */
  #queue: Promise<KeptWork | undefined>;
  #waiting = 0;
  #state: 'undecided' | 'keeping' | 'over';

  /** What the run goes on from; absent for a new one. */
  readonly earlier: EarlierWork | undefined;

  constructor(parts: WorkKeeperParts) {
    const { kept } = parts;
    this.#parts = parts;
    this.#queue = Promise.resolve(kept);
    this.#state = kept === undefined ? 'undecided' : 'keeping';
    this.earlier = kept && {
      milliseconds: kept.mark.milliseconds,
      pieces: (axis) => kept.pieces(axis),
      parts: (axis) => kept.parts(axis),
      onRefused: () => {
        this.#ask((work) => work.clear());
        parts.onRefused();
      },
    };
  }

  /** Keeps a piece of the run; where nothing was kept before, only if that `isWorthwhile`. */
  add(axis: AxisName, piece: KeptPiece, mark: WorkMark, isWorthwhile: boolean): void {
    if (this.#state === 'undecided') {
      if (isWorthwhile) this.#begin();
      else this.#state = 'over';
    }
    if (this.#state === 'over') return;
    if (this.#waiting >= MOST_WAITING_PIECES) this.#giveUp(new WorkStoreError('unavailable'));
    else this.#ask((work) => work.add(axis, piece, mark));
  }

  /** The run is over and its work of no use any more. */
  remove(): void {
    this.#state = 'over';
    // Nobody waits for it: what stays behind is found, and removed, on a later visit.
    this.#queue.then((work) => work?.remove()).catch(() => undefined);
  }

  /**
   * The run is over without an answer: what was kept of it, once all of it is. Work of less than
   * `fewestMilliseconds` is forgotten.
   */
  async letGo(fewestMilliseconds = 0): Promise<KeptWork | undefined> {
    const work = await this.#queue;
    if (work === undefined) return undefined;
    const { fraction, milliseconds } = work.mark;
    if (fraction > 0 && milliseconds >= fewestMilliseconds) return work;
    this.remove();
    return undefined;
  }

  /** Gaps are not filled later: behind the first trouble nothing more is asked. */
  #ask(what: (work: KeptWork) => Promise<void>): void {
    this.#waiting += 1;
    this.#queue = this.#queue.then(async (work) => {
      try {
        if (work !== undefined && this.#state === 'keeping') await what(work);
      } catch (reason) {
        this.#giveUp(reason);
      } finally {
        this.#waiting -= 1;
      }
      return work;
    });
  }

  #begin(): void {
    this.#state = 'keeping';
    this.#parts.onBegin();
    this.#queue = this.#parts.store.begin(this.#parts.question).catch((reason: unknown) => {
      this.#giveUp(reason);
      return undefined;
    });
  }

  #giveUp(reason: unknown): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#parts.onTrouble(reason instanceof WorkStoreError ? reason.trouble : 'unavailable');
  }
}
