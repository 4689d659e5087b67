/** Axes of any length, the boards that two of them make, and what is answered about them. */
import type { PieceRecord, PlanOutcome, StretchesRecord } from '#module/tartan.mjs';
import type { AxisName } from './boards';

/** The longest axis. The module has the same limit, and a test holds the two together. */
export const largestAxisSize = 100_000_000;

/** One axis of the board: its size, 1 to `largestAxisSize`, and the name of its length family or a list like `1,3,7`. */
export interface AxisQuestion {
  readonly size: number;
  readonly lengths: string;
}

/** One value for the rows and one for the columns. */
export type PerAxis<Value> = Readonly<Record<AxisName, Value>>;

/** A board of the Flipping Game, given by its two axes. */
export type BoardQuestion = PerAxis<AxisQuestion>;

/**
 * The cost of sweeping an axis, known before it starts: how many lengths fit it, its pairs (position, length), which
 * are the unit of work and of progress, and the bytes it reserves.
 */
export type AxisPlan = Readonly<Omit<PlanOutcome, 'failure'>>;

/** The cost of a board before it is answered; if an instant is enough, also the answer. */
export interface BoardPlan extends PerAxis<AxisPlan> {
  readonly instant?: InstantAnswer;
}

/**
 * Prefix XORs x[first], x[first + 1], … of an axis, 1 ≤ first. A sweep can resume from them, in another worker too. The
 * check sum is 64 bits of FNV-1a over the axis, `first` and the values.
 */
export type AxisPiece = Readonly<PieceRecord>;

/** The results of a sweep that the board's answer needs. */
export interface AxisTotal {
  /** X: the XOR of the axis's Grundy numbers. */
  readonly total: number;
  /** A power of two above all nimbers of the axis. */
  readonly width: number;
  /** The number of its moves, which is the number of its pairs (position, length). */
  readonly choices: number;
}

/**
 * How many moves end in each stretch of an axis: stretch s has the positions s · stride < i ≤ (s + 1) · stride.
 * Starting with the stretch of the first position, there is one number for each wanted nimber, ascending, and one more
 * that means nothing.
 */
export type StretchCounts = Readonly<StretchesRecord>;

/** How many moves of an axis have each move nimber. */
export interface MoveCounts {
  /** c: histogram[m] moves have the move nimber m; 0 if m was not counted. */
  readonly histogram: BigUint64Array;
  /** Every m was counted, and not only the wanted ones. */
  readonly complete: boolean;
  /** Where the moves with a wanted nimber end, if the request asked for it. */
  readonly stretches?: StretchCounts | undefined;
}

/** The positions of an axis from first to last, 1 ≤ first ≤ last. */
export interface PositionRange {
  readonly first: number;
  readonly last: number;
}

/** The moves that end at some positions of an axis, as they are stored across a reload. */
export interface CountedChunk extends PositionRange, MoveCounts {
  /** 64 bits of FNV-1a over the axis, the wanted nimbers, the positions and the counts. */
  readonly checkSum: bigint;
}

/** A swept axis for another worker: x[1], x[2], … */
export interface AxisCopy {
  readonly prefixXors: Uint16Array;
  /** The ends of all moves of the axis, if they were counted by stretch. */
  readonly stretches?: StretchCounts | undefined;
}

/** A pair of move nimbers with a ⊗ b = Γ, and how many moves of each axis have them. */
export interface NimberPair {
  readonly a: number;
  readonly b: number;
  readonly rowMoves: bigint;
  readonly columnMoves: bigint;
}

/** P(rows, columns) and the numbers it is the sum of. */
export interface WinningFirstMoves {
  readonly winningOpenings: bigint;
  /** All first moves, winning or not. */
  readonly openings: bigint;
  /** Γ, the nimber of the full board. */
  readonly boardNimber: number;
  /** The pairs whose products of counts add up to `winningOpenings`, by a. */
  readonly pairs: readonly NimberPair[];
}

/** The moves of both axes by move nimber: c(m) at index m. */
export type BoardHistograms = PerAxis<BigUint64Array>;

/** The complete answer to a board that was solved at once. */
export interface InstantAnswer extends WinningFirstMoves, PerAxis<AxisTotal> {
  readonly histograms: BoardHistograms;
  /** How long it took. */
  readonly milliseconds: number;
}
