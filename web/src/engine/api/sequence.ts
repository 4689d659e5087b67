import type { AxisQuestion } from './axes';
import type { SolveOptions } from './solver';

/** The square boards from × from to to × to, 1 ≤ from ≤ to ≤ `largestAxisSize`. */
export interface SequenceQuestion {
  readonly from: number;
  readonly to: number;
  /** The names of length families or lists, as in `AxisQuestion`. */
  readonly rowLengths: AxisQuestion['lengths'];
  readonly columnLengths: AxisQuestion['lengths'];
}

/** The answers for consecutive boards n × n, n ascending; each array has one entry a board. */
export interface BoardChunk {
  /** P(n) modulo 2^64. */
  readonly winningLow: BigUint64Array;
  /** P(n) divided by 2^64, rounded down; absent if all are 0. */
  readonly winningHigh?: BigUint64Array;
  /** Γ of the full board n × n. */
  readonly boardNimbers: Uint16Array;
}

/** Consecutive boards, with the first one's n. */
export interface SequenceChunk extends BoardChunk {
  readonly first: number;
}

export interface SequenceOptions extends Pick<SolveOptions, 'signal'> {
  /**
   * Called in ascending order, without gaps, before `done` resolves. If it returns a promise, the next chunk waits for
   * it, and only a few more are computed meanwhile.
   */
  readonly onChunk: (chunk: SequenceChunk) => void | Promise<void>;
  /** The share of all work that is done, 0 to 1, rising evenly with time. */
  readonly onProgress?: (fraction: number) => void;
}

/** A run that computes P(from), …, P(to). */
export interface SequenceRun {
  /** Rejects with a `SolverError`, or with the signal's reason when it is aborted. Always settles. */
  readonly done: Promise<void>;
}

/** A solver of P(n) for every n, as the page and the command line call it. */
export interface SequenceSolver {
  /** Starts a run; a run that is still going is aborted first. */
  sequence(question: SequenceQuestion, options: SequenceOptions): SequenceRun;
  /** Ends every worker and rejects what still waits. */
  dispose(): void;
}

/** P(n) of the board at index `place` of the chunk, exact. */
export function winningOpeningsAt(chunk: SequenceChunk, place: number): bigint {
  const low = chunk.winningLow[place] ?? 0n;
  const high = chunk.winningHigh?.[place] ?? 0n;
  return high === 0n ? low : (high << 64n) | low;
}
