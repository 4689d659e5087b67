/**
 * The messages between a page (or the command line) and a solver worker.
 *
 *   page                                        worker
 *    | <---------------------------------- ready | or failed: the module did not load
 *    | run {id, job} --------------------------> |
 *    | <----------------------- progress {id, …} | ten times a second in a sweep or a count
 *    | <-------------------- piece {id, piece} | what a sweep has found, every few seconds if wanted
 *    | pause, resume --------------------------> | heard between two slices
 *    | ping -----------------------------------> | asked of a worker that has been silent
 *    | <---------------------------------- alive |
 *    | <------------- result {id} or failure {id} | exactly one of them ends a job
 *
 * A job is cancelled by ending its worker, which stops it in the middle of a slice.
 * Large arrays are transferred, never copied. Sizes, pairs and nimbers of an axis stay far below
 * 2^53 and are numbers; counts that can pass it are BigInt.
 */
import type {
  CutRecord,
  PieceRecord,
  PlanOutcome,
  TotalsRecord,
  StretchesRecord,
  WantedRecord,
} from '#module/tartan.mjs';
import type { PostedFailure } from '../api/errors';
import type { AxisName } from '../api/boards';

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

/** The move nimbers that make up an answer: rows[k] ⊗ columns[k] = Γ. */
export type WantedNimbers = Readonly<WantedRecord>;

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

/** An axis cut into parts: where each of them ends, and its pairs, nearly the same for all. */
export type AxisCut = Readonly<CutRecord>;

/** A swept axis for another worker: x of its positions from 1 on. */
export interface AxisCopy {
  readonly prefixXors: Uint16Array;
  /** Of all of it, where its count told them. */
  readonly stretches?: StretchCounts | undefined;
}

/** What the answer needs of an axis. */
export interface AxisMoves extends AxisTotal {
  readonly histogram: BigUint64Array;
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

/** A thread of a cloth: the moves with one pair of move nimbers. */
type Thread = NimberPair;

/** What a cloth is woven of. */
export interface ClothFacts {
  /** Γ; where it is 0 there are no threads, and no first move wins. */
  readonly boardNimber: number;
  /** As the `pairs` of `Openings`. */
  readonly threads: readonly Thread[];
  readonly winningOpenings: bigint;
}

/** A part of a cloth. */
interface ClothPart {
  /** Which threads count: a flag for each of them, 0 for those that are left out. Without flags all count. */
  readonly shown?: Uint8Array | undefined;
}

/** Some neighbouring discs. Rows and columns are counted from 1, rows from the bottom. */
export interface ClothRegion extends ClothPart, Both<PositionRange> {}

/**
 * Blocks of discs, by the edges between them: the block (j, k) has the rows after rows[j] up to rows[j + 1]
 * and the columns after columns[k] up to columns[k + 1]. Edges ascend from at least 0.
 */
export interface ClothTile extends ClothPart, Both<Uint32Array> {}

/** The winning first moves of one thread with one corner: each height with each width. */
export interface ThreadMoves {
  /** Its place among the threads. */
  readonly thread: number;
  readonly heights: Uint32Array;
  readonly widths: Uint32Array;
}

/** How the boards of a sequence may be cut. */
export interface SequenceStart {
  /** The most boards of a chunk. */
  readonly chunkSize: number;
  /** How many chunks a worker may have tallied and not summed yet; their places are 0, 1, …. */
  readonly places: number;
}

/** How many choices of each axis have which move nimber, of the positions of a chunk alone. */
export type ChunkTotals = Readonly<TotalsRecord>;

/** What is known of some neighbouring boards n × n, and of each in turn. */
export interface BoardChunk {
  /** P(n) modulo 2^64. */
  readonly winningLow: BigUint64Array;
  /** P(n) divided by 2^64, rounded down; absent where that is 0 throughout. */
  readonly winningHigh?: BigUint64Array;
  /** Γ of the full board n × n. */
  readonly boardNimbers: Uint16Array;
}

/**
 * A worker keeps the axis that it swept last, so that its moves can be counted: first the wanted
 * ones, which the answer needs, then all of them.
 */
export type Job =
  /** A board with at most this many pairs and positions is solved as well. */
  | { readonly kind: 'planBoard'; readonly board: BoardQuestion; readonly mostPairs: number }
  /** Begins an axis with its first piece, or goes on with the next one; says whether it was taken. */
  | { readonly kind: 'restoreAxis'; readonly axis: AxisQuestion; readonly piece: AxisPiece }
  | {
      readonly kind: 'sweepAxis';
      readonly axis: AxisQuestion;
      /** Whether it goes on with the axis that was restored just before. */
      readonly restored?: boolean;
      /** Posts what is new in pieces, this many milliseconds apart, at a pause and at the end. */
      readonly millisecondsBetweenPieces?: number;
    }
  | ({ readonly kind: 'findWanted' } & Both<AxisTotal>)
  /** Cuts the axis into this many parts, 1 or more; a very short axis into fewer. */
  | { readonly kind: 'cutAxis'; readonly parts: number }
  /** Counts the moves of some positions. */
  | {
      readonly kind: 'countMoves';
      readonly wanted: Uint16Array | 'all';
      readonly positions: PositionRange;
      /** Also tells where those that are wanted end. */
      readonly byStretch?: boolean | undefined;
      /** Whether it is the axis that was given, and not the one that was swept here. */
      readonly given?: boolean;
    }
  /** Asks for a copy of the axis that was swept, for another worker to count. */
  | { readonly kind: 'copyAxis' }
  /** Takes a copy of an axis beside the one that is swept here; says whether it was taken. */
  | {
      readonly kind: 'giveAxis';
      readonly axis: AxisQuestion;
      /** As in its `AxisTotal`. */
      readonly width: number;
      readonly prefixXors: Uint16Array;
    }
  | ({ readonly kind: 'joinAxes' } & Both<AxisMoves>)
  | {
      /** Keeps the cloth of a board for the jobs below, and forgets the one before. */
      readonly kind: 'openCloth';
      readonly board: BoardQuestion;
      /** Of both axes, where they were swept already. */
      readonly axes?: Both<AxisCopy> | undefined;
    }
  | ({ readonly kind: 'countRegion' } & ClothRegion)
  | ({ readonly kind: 'weaveTile' } & ClothTile)
  | ({ readonly kind: 'countDiscs' } & ClothRegion)
  | { readonly kind: 'movesAtCorner'; readonly row: number; readonly column: number }
  | {
      /** For P(1), …, P(size): reserves the memory of all the jobs below and sweeps one axis. */
      readonly kind: 'sweepForSequence';
      readonly size: number;
      readonly rowLengths: string;
      readonly columnLengths: string;
      readonly axis: AxisName;
    }
  | {
      readonly kind: 'beginSequence';
      /** Of the axis that another worker has swept. */
      readonly otherPrefixXors: Uint16Array;
    }
  | {
      /** The boards from first to last, at most `chunkSize` of them. */
      readonly kind: 'tallyChunk';
      readonly place: number;
      readonly first: number;
      readonly last: number;
    }
  | {
      /** Finds the boards of the chunk at a place, which is free again then. */
      readonly kind: 'sumChunk';
      readonly place: number;
      /** The chunks since the last one that was summed here, in order. */
      readonly between: readonly ChunkTotals[];
    }
  /** A call of an `Engine`: a job of its list, and what that is asked. */
  | { readonly kind: 'named'; readonly name: string; readonly request: unknown };

/** What each kind of job answers with. */
export interface JobResults {
  planBoard: BoardPlan;
  restoreAxis: boolean;
  sweepAxis: AxisTotal;
  findWanted: WantedNimbers;
  cutAxis: AxisCut;
  countMoves: MoveCounts;
  copyAxis: AxisCopy;
  giveAxis: boolean;
  joinAxes: Openings;
  openCloth: ClothFacts;
  countRegion: bigint;
  weaveTile: Float32Array;
  countDiscs: Uint32Array;
  movesAtCorner: readonly ThreadMoves[];
  sweepForSequence: AxisCopy;
  beginSequence: SequenceStart;
  tallyChunk: ChunkTotals;
  sumChunk: BoardChunk;
  named: object | undefined;
}
export type JobResult = JobResults[Job['kind']];

export type ToWorker =
  | { readonly type: 'run'; readonly id: number; readonly job: Job }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'ping' };

export type FromWorker =
  | { readonly type: 'ready'; readonly warmUp?: WarmUp }
  | { readonly type: 'failed'; readonly failure: PostedFailure }
  | { readonly type: 'alive' }
  /** The memory of the worker's module has grown to this. */
  | { readonly type: 'memory'; readonly bytes: number }
  | {
      readonly type: 'progress';
      readonly id: number;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'piece'; readonly id: number; readonly piece: AxisPiece }
  | { readonly type: 'result'; readonly id: number; readonly result: JobResult }
  | { readonly type: 'failure'; readonly id: number; readonly failure: PostedFailure };

/** A small axis, swept and counted right after loading: nanoseconds per pair on this machine. */
export interface WarmUp {
  readonly sweep: number;
  /** Of counting a few wanted move nimbers. */
  readonly count: number;
}
