/** Keeps the work of one run, from its first piece on, and gives up at the first trouble. */
import type { AxisName, BoardQuestion, EarlierWork } from '../solver/solver';
import { WorkStoreError, workTroubleOf } from './work_store';
import type { KeptPiece, KeptWork, WorkMark, WorkStore, WorkTrouble } from './work_store';

/** A storage that is this far behind does not answer any more; each piece may be two megabytes. */
export const MOST_WAITING_PIECES = 64;

export interface WorkKeeper {
  /** What the run goes on from; absent for a new one. */
  readonly earlier: EarlierWork | undefined;
  /** Keeps a piece of the run; where nothing was kept before, only if that `isWorthwhile`. */
  add(axis: AxisName, piece: KeptPiece, mark: WorkMark, isWorthwhile: boolean): void;
  /** The run is over and its work of no use any more. */
  remove(): void;
  /**
   * The run is over without an answer: what was kept of it, once all of it is. Work of less than
   * `fewestMilliseconds` is forgotten.
   */
  letGo(fewestMilliseconds?: number): Promise<KeptWork | undefined>;
}

export interface WorkKeeperParts {
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

export function createWorkKeeper(parts: WorkKeeperParts): WorkKeeper {
  const { store, question, kept } = parts;
  /** What is asked of the storage, one after the other: first of all, its job. */
  let queue: Promise<KeptWork | undefined> = Promise.resolve(kept);
  let waiting = 0;
  let state: 'undecided' | 'keeping' | 'over' = kept === undefined ? 'undecided' : 'keeping';

  function giveUp(reason: unknown) {
    if (state === 'over') return;
    state = 'over';
    parts.onTrouble(workTroubleOf(reason));
  }

  /** Gaps are not filled later: behind the first trouble nothing more is asked. */
  function enqueue(ask: (work: KeptWork) => Promise<void>) {
    waiting += 1;
    queue = queue.then(async (work) => {
      try {
        if (work !== undefined && state === 'keeping') await ask(work);
      } catch (reason) {
        giveUp(reason);
      } finally {
        waiting -= 1;
      }
      return work;
    });
  }

  function begin() {
    state = 'keeping';
    parts.onBegin();
    queue = store.begin(question).catch((reason: unknown) => {
      giveUp(reason);
      return undefined;
    });
  }

  return {
    earlier: kept && {
      milliseconds: kept.mark.milliseconds,
      pieces: (axis) => kept.pieces(axis),
      parts: (axis) => kept.parts(axis),
      onRefused() {
        enqueue((work) => work.clear());
        parts.onRefused();
      },
    },
    add(axis, piece, mark, isWorthwhile) {
      if (state === 'undecided') {
        if (isWorthwhile) begin();
        else state = 'over';
      }
      if (state === 'over') return;
      if (waiting >= MOST_WAITING_PIECES) giveUp(new WorkStoreError('unavailable'));
      else enqueue((work) => work.add(axis, piece, mark));
    },
    remove() {
      state = 'over';
      // Nobody waits for it: what stays behind is found, and removed, on a later visit.
      queue.then((work) => work?.remove()).catch(() => undefined);
    },
    async letGo(fewestMilliseconds = 0) {
      const work = await queue;
      if (work === undefined) return undefined;
      const { fraction, milliseconds } = work.mark;
      if (fraction > 0 && milliseconds >= fewestMilliseconds) return work;
      state = 'over';
      // What stays behind is found, and offered, on the next visit.
      work.remove().catch(() => undefined);
      return undefined;
    },
  };
}
