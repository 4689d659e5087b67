/** The jobs that find P(n) for every n, of which two workers share the chunks of boards. */
import type { TartanModule } from './load';
import { throwFailure } from './module_values';
import type { AxisCopy, BoardChunk, ChunkTotals, SequenceStart } from '../wire/protocol';
import type { JobOf, RunInSlices } from '../wire/worker_jobs';

type BoardSequence = InstanceType<TartanModule['BoardSequence']>;

/** A method for each kind of job. A worker has one sequence at a time: the one that it swept an axis for last. */
export class SequenceJobs {
  readonly #module: TartanModule;
  readonly #inSlices: RunInSlices;
  #boards: BoardSequence | undefined;

  constructor(module: TartanModule, inSlices: RunInSlices) {
    this.#module = module;
    this.#inSlices = inSlices;
  }

  async sweepForSequence(job: JobOf<'sweepForSequence'>, id: number): Promise<AxisCopy> {
    this.#boards?.delete();
    this.#boards = undefined;
    const { size, rowLengths, columnLengths, axis } = job;
    const boards = new this.#module.BoardSequence(size, rowLengths, columnLengths, axis === 'rows');
    this.#boards = boards;
    throwFailure(boards.failure());
    await this.#inSlices(id, {
      total: boards.pairsTotal(),
      advance: (pairs) => boards.advanceSweep(pairs),
      isDone: () => boards.isSwept(),
      isCurrent: () => this.#boards === boards,
    });
    return { prefixXors: boards.prefixXors() };
  }

  beginSequence({ otherPrefixXors }: JobOf<'beginSequence'>): SequenceStart {
    const chunkSize = this.#swept().begin(otherPrefixXors);
    if (chunkSize === 0) throw new Error('The two axes differ in their sizes.');
    return { chunkSize, places: this.#module.sequencePlaces };
  }

  tallyChunk({ place, first, last }: JobOf<'tallyChunk'>): ChunkTotals {
    return this.#swept().tally(place, first, last);
  }

  sumChunk({ place, between }: JobOf<'sumChunk'>): BoardChunk {
    const boards = this.#swept();
    for (const { rows, columns } of between) boards.skip(rows, columns);
    const { winningLow, winningHigh, boardNimbers } = boards.sum(place);
    return {
      winningLow,
      boardNimbers,
      ...(winningHigh.length > 0 && { winningHigh }),
    };
  }

  #swept(): BoardSequence {
    if (this.#boards?.isSwept() !== true) throw new Error('No axis was swept for a sequence.');
    return this.#boards;
  }
}
