/** P(1), …, P(N) with the board nimbers, exact, in memory that is taken once and for all. */
import type { SequenceChunk } from '../../../engine/sequence';
import type { PlottedValues } from '../../../views/plot/plot_model';

/** Its size is N. */
export interface SequenceTable extends PlottedValues {
  /** P(n), for 1 ≤ n ≤ size. */
  winningOpenings(n: number): bigint;
  /** Γ of the full board n × n. */
  boardNimber(n: number): number;
}

export interface GrowingTable extends SequenceTable {
  /** The chunk that follows on what is known. */
  add(chunk: SequenceChunk): void;
}

const HALF = 2 ** 32;

/** Throws a RangeError where there is not so much memory. */
export function createSequenceTable(size: number): GrowingTable {
  const low = new BigUint64Array(size);
  const nimbers = new Uint16Array(size);
  let high: BigUint64Array | undefined;
  // Halves of the values without a bigint for each, which a plot of millions could not afford. The
  // machines that run WebAssembly have the lower half first.
  const lowHalves = new Uint32Array(low.buffer);
  let highHalves: Uint32Array | undefined;

  function approximately(n: number): number {
    const place = 2 * (n - 1);
    const below = halves(lowHalves, place);
    return highHalves === undefined ? below : halves(highHalves, place) * HALF * HALF + below;
  }

  return {
    size,
    winningOpenings: (n) => ((high?.[n - 1] ?? 0n) << 64n) | (low[n - 1] ?? 0n),
    approximately,
    boardNimber: (n) => nimbers[n - 1] ?? 0,
    add(chunk) {
      const place = chunk.first - 1;
      low.set(chunk.winningLow, place);
      nimbers.set(chunk.boardNimbers, place);
      if (chunk.winningHigh !== undefined) {
        if (high === undefined) {
          high = new BigUint64Array(size);
          highHalves = new Uint32Array(high.buffer);
        }
        high.set(chunk.winningHigh, place);
      }
    },
  };
}

function halves(values: Uint32Array, place: number): number {
  return (values[place + 1] ?? 0) * HALF + (values[place] ?? 0);
}

/** What the table of so many boards takes at most. */
export function tableBytes(size: number): number {
  return size * (8 + 8 + 2);
}
