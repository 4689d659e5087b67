import type { AxisCopy, BoardQuestion, Both, NimberPair, PositionRange } from './axes';

/** A thread of a cloth: the moves with one pair of move nimbers. */
type Thread = NimberPair;

/** What a cloth is woven of. */
export interface ClothFacts {
  /** Γ; where it is 0 there are no threads, and no first move wins. */
  readonly boardNimber: number;
  /** Ascending by `a`, like the `pairs` of `Openings`. */
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

/** What a cloth is opened with. */
export interface ClothOptions {
  /** Aborting ends its worker, and with it the cloth. */
  readonly signal?: AbortSignal;
  /**
   * Of `BoardRun.axes`: without them the worker sweeps both axes itself. Their buffers are handed over, so
   * they can be given only once.
   */
  readonly axes?: Both<AxisCopy> | undefined;
  /** The share that is done of the sums, 0 to 1, or before of each sweep. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Where the winning first moves of a board lie: w(r, c) of them have their corner at row r and column c,
 * a sum of a product for each thread, a pair of move nimbers. It is held by a worker, which answers one question
 * after the other; one that is aborted before its turn costs nothing. Every promise settles, as those of an
 * `Engine` do. A worker that failed has lost the cloth: it has to be opened again.
 */
export interface Cloth {
  /** Prepares the cloth of a board, in place of the one before; whatever is asked meanwhile waits for it. */
  open(question: BoardQuestion, options?: ClothOptions): Promise<ClothFacts>;
  /** How many winning first moves have their corner in a region, exact. */
  count(region: ClothRegion, signal?: AbortSignal): Promise<bigint>;
  /**
   * How many winning first moves each disc has on average, block by block: the blocks of the first row of
   * blocks first, which is the lowest on the board. Rounded: they are to be painted.
   * Blocks whose edges are multiples of 256, or more on a very large board, take no time; others are counted at both
   * ends. What was counted of an axis serves the next tiles too.
   */
  tile(tile: ClothTile, signal?: AbortSignal): Promise<Float32Array>;
  /** How many winning first moves each disc of a region has, the lowest row first, exact. */
  discs(region: ClothRegion, signal?: AbortSignal): Promise<Uint32Array>;
  /** The winning first moves with a corner, by thread. */
  movesAt(row: number, column: number, signal?: AbortSignal): Promise<readonly ThreadMoves[]>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}
