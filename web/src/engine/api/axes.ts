/** Axes of any length, the boards that two of them make, and what is answered about them. */
import type { PieceRecord, PlanOutcome, StretchesRecord } from '#module/tartan.mjs';
import type { AxisName } from './boards';

/** The longest axis; the module has the same limit, and a test that they agree. */
export const largestAxisSize = 100_000_000;

/** One axis of the board: its size, 1 to `largestAxisSize`, and the name of its length family or a list like `1,3,7`. */
export interface AxisQuestion {
  readonly size: number;
  readonly lengths: string;
}

/** Something of each axis. */
export type Both<Value> = Readonly<Record<AxisName, Value>>;

/** A board of the Flipping Game by its two axes. */
export type BoardQuestion = Both<AxisQuestion>;

/**
 * What sweeping an axis takes, known before it starts: how many lengths fit it, its pairs
 * (position, length), which are the unit of work and of progress, and the bytes it reserves.
 */
export type AxisPlan = Readonly<Omit<PlanOutcome, 'failure'>>;

/** The work before a board is answered; of one that takes an instant, the answer too. */
export interface BoardPlan extends Both<AxisPlan> {
  readonly instant?: InstantBoard;
}

/**
 * Prefix XORs x[first], x[first + 1], … of an axis, 1 ≤ first: its sweep goes on from there, also in
 * another worker. The check sum is 64 bits of FNV-1a over the axis, the place and the values.
 */
export type AxisPiece = Readonly<PieceRecord>;

/** What a swept axis is worth to the board. */
export interface AxisTotal {
  /** X: the XOR of the axis's Grundy numbers. */
  readonly total: number;
  /** A power of two that all its nimbers are below. */
  readonly width: number;
  /** How many choices (position, length) it has: its pairs. */
  readonly choices: number;
}

/**
 * How many moves end in each stretch of an axis: the stretch s has the positions s · stride < i ≤ (s + 1) · stride.
 * From the stretch of the first position on there is one number for each wanted nimber, ascending, and one that
 * means nothing.
 */
export type StretchCounts = Readonly<StretchesRecord>;

/** How many choices of an axis have which move nimber. */
export interface MoveCounts {
  /** c: histogram[m] choices have the move nimber m; 0 for an m that was not counted. */
  readonly histogram: BigUint64Array;
  /** Whether every m was counted, and not only the wanted ones. */
  readonly complete: boolean;
  /** Where the moves with a wanted nimber end, if that was asked for and told. */
  readonly stretches?: StretchCounts | undefined;
}

/** The positions of an axis from first to last, 1 ≤ first ≤ last. */
export interface PositionRange {
  readonly first: number;
  readonly last: number;
}

/** What some positions of an axis add to the count of its moves, as it is stored over a reload. */
export interface CountedPart extends PositionRange, MoveCounts {
  /** 64 bits of FNV-1a over the axis, what was wanted of it, the place and the counts. */
  readonly checkSum: bigint;
}

/** A swept axis for another worker: x of its positions from 1 on. */
export interface AxisCopy {
  readonly prefixXors: Uint16Array;
  /** The ends of the moves of the whole axis; left out where its count didn't tell them. */
  readonly stretches?: StretchCounts | undefined;
}

/** One pair of move nimbers with a ⊗ b = Γ, and how many choices of each axis have them. */
export interface NimberPair {
  readonly a: number;
  readonly b: number;
  readonly rowMoves: bigint;
  readonly columnMoves: bigint;
}

/** P(rows, columns) and what it is made of. */
export interface Openings {
  readonly winningOpenings: bigint;
  /** All opening moves, winning or not. */
  readonly openings: bigint;
  /** Γ, the nimber of the full board. */
  readonly boardNimber: number;
  /** The pairs that add up to the winning openings, by a. */
  readonly pairs: readonly NimberPair[];
}

/** All moves of both axes by move nimber: c(m) at place m. */
export type BoardHistograms = Both<BigUint64Array>;

/** A board that was solved at once: its answer with all that it is made of. */
export interface InstantBoard extends Openings, Both<AxisTotal> {
  readonly histograms: BoardHistograms;
  /** What it took. */
  readonly milliseconds: number;
}
