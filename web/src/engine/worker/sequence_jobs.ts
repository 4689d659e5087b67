/** The jobs that find P(n) for every n. Two workers share the chunks of boards. */
import type { MainModule, TotalsRecord } from '#module/tartan.mjs';
import type { AxisCopy } from '../api/axes';
import type { AxisName } from '../api/boards';
import type { BoardChunk } from '../api/sequence';
import type { JobContext } from '../wire/job';
import { throwFailure } from './module_values';

type BoardSequence = InstanceType<MainModule['BoardSequence']>;

/** A worker has one sequence at a time, for the axis that it swept last. */
interface HeldSequence {
  sequence?: BoardSequence | undefined;
}
type Context = JobContext<MainModule, HeldSequence>;

/** How the boards of a sequence are cut into chunks. */
export interface SequenceStart {
  /** The largest number of boards in a chunk. */
  readonly chunkSize: number;
  /** How many chunks a worker may have tallied and not summed yet; their places are 0, 1, …. */
  readonly places: number;
}

/** How many moves of each axis have each move nimber, for the positions of one chunk. */
export type ChunkTotals = Readonly<TotalsRecord>;

export const SEQUENCE_JOBS = {
  /** Reserves the memory of all jobs for P(1), …, P(size), and sweeps one axis. */
  async sweepForSequence(
    { module, held, inSlices }: Context,
    request: {
      readonly size: number;
      readonly rowLengths: string;
      readonly columnLengths: string;
      readonly axis: AxisName;
    },
  ): Promise<AxisCopy> {
    held.sequence?.delete();
    held.sequence = undefined;
    const { size, rowLengths, columnLengths, axis } = request;
    const boards = new module.BoardSequence(size, rowLengths, columnLengths, axis === 'rows');
    held.sequence = boards;
    throwFailure(boards.failure());
    await inSlices({
      total: boards.pairsTotal(),
      advance: (pairs) => boards.advanceSweep(pairs),
      isDone: () => boards.isSwept(),
      isCurrent: () => held.sequence === boards,
    });
    return { prefixXors: boards.prefixXors() };
  },

  /** `otherPrefixXors` belong to the axis that the other worker swept. */
  beginSequence(
    { module, held }: Context,
    { otherPrefixXors }: { readonly otherPrefixXors: Uint16Array },
  ): SequenceStart {
    const chunkSize = sweptFor(held).begin(otherPrefixXors);
    if (chunkSize === 0) throw new Error('The other axis is not one of this sequence.');
    return { chunkSize, places: module.sequencePlaces };
  },

  /** Tallies the boards from first to last, at most `chunkSize` of them. */
  tallyChunk: (
    { held }: Context,
    request: { readonly place: number; readonly first: number; readonly last: number },
  ): ChunkTotals => {
    const totals = sweptFor(held).tally(request.place, request.first, request.last);
    if (totals.rows.length === 0) throw new RangeError('A sequence has no such chunk or place.');
    return totals;
  },

  /**
   * Sums the chunk in a slot and frees the slot. `between`: the totals of the chunks since the last one that
   * was summed here, in order.
   */
  sumChunk(
    { held }: Context,
    { place, between }: { readonly place: number; readonly between: readonly ChunkTotals[] },
  ): BoardChunk {
    const boards = sweptFor(held);
    for (const { rows, columns } of between) {
      if (!boards.skip(rows, columns)) throw new RangeError('These are not totals of a chunk.');
    }
    const { winningLow, winningHigh, boardNimbers } = boards.sum(place);
    if (boardNimbers.length === 0) throw new RangeError('No chunk of a sequence is at this place.');
    return {
      winningLow,
      boardNimbers,
      ...(winningHigh.length > 0 && { winningHigh }),
    };
  },
};

export type SequenceJobs = typeof SEQUENCE_JOBS;

function sweptFor({ sequence }: HeldSequence): BoardSequence {
  if (sequence?.isSwept() !== true) throw new Error('No axis was swept for a sequence.');
  return sequence;
}
