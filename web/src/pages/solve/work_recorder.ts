/** Stores the work of a long run, so that it can be resumed after a reload. */
import type { BoardQuestion } from '../../engine/api/axes';
import type { AxisName } from '../../engine/api/boards';
import type { EarlierWork } from '../../engine/api/solver';
import {
  WorkStoreError,
  type StoredPiece,
  type StoredJob,
  type StoredProgress,
  type WorkStore,
  type StorageProblem,
} from '../../engine/api/work_store';

/** A storage with so many pending pieces doesn't answer any more; each piece may be two megabytes. */
export const MAX_PENDING_PIECES = 64;

interface WorkRecorderDependencies {
  readonly store: WorkStore;
  readonly question: BoardQuestion;
  /** The interrupted job that the run resumes. */
  readonly job: StoredJob | undefined;
  /** Called once: the run has a job of its own in the storage. */
  readonly onBegin: () => void;
  /** Called once: nothing is stored from now on. */
  readonly onTrouble: (trouble: StorageProblem) => void;
  /** The stored work is damaged, and the board is computed from the start. */
  readonly onRefused: () => void;
}

/** Stores the work of one run, from its first piece on, and stops at the first problem. */
export class WorkRecorder {
  readonly #dependencies: WorkRecorderDependencies;
  /** The requests to the storage, one after the other, beginning with its job. */
  #queue: Promise<StoredJob | undefined>;
  #waiting = 0;
  #state: 'undecided' | 'keeping' | 'over';

  /** The work to resume; undefined for a new run. */
  readonly earlier: EarlierWork | undefined;

  constructor(dependencies: WorkRecorderDependencies) {
    const { job } = dependencies;
    this.#dependencies = dependencies;
    this.#queue = Promise.resolve(job);
    this.#state = job === undefined ? 'undecided' : 'keeping';
    this.earlier = job && {
      milliseconds: job.mark.milliseconds,
      pieces: (axis) => job.pieces(axis),
      chunks: (axis) => job.chunks(axis),
      onRefused: () => {
        this.#ask((work) => work.clear());
        dependencies.onRefused();
      },
    };
  }

  /** Stores a piece of the run; the first piece only if `isWorthwhile`. */
  add(axis: AxisName, piece: StoredPiece, mark: StoredProgress, isWorthwhile: boolean): void {
    if (this.#state === 'undecided') {
      if (isWorthwhile) this.#begin();
      else this.#state = 'over';
    }
    if (this.#state === 'over') return;
    if (this.#waiting >= MAX_PENDING_PIECES) this.#giveUp(new WorkStoreError('unavailable'));
    else this.#ask((work) => work.add(axis, piece, mark));
  }

  /** The run is over and its work of no use any more. */
  remove(): void {
    this.#state = 'over';
    // Not awaited: if it fails, the work is removed on a later visit.
    this.#queue.then((work) => work?.remove()).catch(() => undefined);
  }

  /**
   * The run ended without an answer: returns its stored work once everything is stored. Work of less than
   * `fewestMilliseconds` is dropped.
   */
  async letGo(fewestMilliseconds = 0): Promise<StoredJob | undefined> {
    const work = await this.#queue;
    if (work === undefined) return undefined;
    const { fraction, milliseconds } = work.mark;
    if (fraction > 0 && milliseconds >= fewestMilliseconds) return work;
    this.remove();
    return undefined;
  }

  /** Gaps are not filled later: after the first problem nothing more is requested. */
  #ask(what: (work: StoredJob) => Promise<void>): void {
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
    this.#dependencies.onBegin();
    this.#queue = this.#dependencies.store
      .begin(this.#dependencies.question)
      .catch((reason: unknown) => {
        this.#giveUp(reason);
        return undefined;
      });
  }

  #giveUp(reason: unknown): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#dependencies.onTrouble(reason instanceof WorkStoreError ? reason.trouble : 'unavailable');
  }
}
