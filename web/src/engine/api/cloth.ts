import type { AxisCopy, BoardQuestion, PerAxis, NimberPair, PositionRange } from './axes';

/** A thread of a cloth: the moves with one pair of move nimbers. */
type Thread = NimberPair;

/** The threads that a cloth consists of. */
export interface ClothFacts {
  /** Γ; if it is 0 there are no threads, and no first move wins. */
  readonly boardNimber: number;
  /** Ascending by `a`, like the `pairs` of `WinningFirstMoves`. */
  readonly threads: readonly Thread[];
  readonly winningOpenings: bigint;
}

/** The threads that a request is about. */
interface ClothPart {
  /** A flag for each thread, 0 to leave it out. Without flags all count. */
  readonly shown?: Uint8Array | undefined;
}

/** A rectangle of discs. Rows and columns count from 1, rows from the bottom. */
export interface ClothRegion extends ClothPart, PerAxis<PositionRange> {}

/**
 * A grid of blocks, given by the edges between them: block (j, k) has the rows after rows[j] up to rows[j + 1] and the
 * columns after columns[k] up to columns[k + 1]. Edges ascend from at least 0.
 */
export interface ClothTile extends ClothPart, PerAxis<Uint32Array> {}

/** The winning first moves of one thread with one corner: every height with every width. */
export interface ThreadMoves {
  /** Index of the thread. */
  readonly thread: number;
  readonly heights: Uint32Array;
  readonly widths: Uint32Array;
}

/** Options for opening a cloth. */
export interface ClothOptions {
  /** Aborting ends the worker, and the cloth with it. */
  readonly signal?: AbortSignal;
  /**
   * The answer of `BoardRun.axes`; without it the worker sweeps both axes itself. Their buffers are transferred, so
   * they can be given only once.
   */
  readonly axes?: PerAxis<AxisCopy> | undefined;
  /** The share of the sums that is done, 0 to 1, or before that of each sweep. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Where the winning first moves of a board lie: w(r, c) of them have their corner at row r and column c, a sum of
 * products, one for each thread. A worker holds it and answers one question after the other; a question that is aborted
 * before its turn costs nothing. Every promise settles, as for an `Engine`. A worker that failed has lost the cloth,
 * which must be opened again.
 */
export interface ClothEngine {
  /** Prepares the cloth of a board and forgets the previous one. Questions asked meanwhile wait for it. */
  open(question: BoardQuestion, options?: ClothOptions): Promise<ClothFacts>;
  /** How many winning first moves have their corner in a region, exact. */
  count(region: ClothRegion, signal?: AbortSignal): Promise<bigint>;
  /**
   * The average number of winning first moves per disc of each block, the lowest row of blocks first. Rounded, for
   * painting.
   * Blocks whose edges are multiples of 256, or of more on a very large board, are immediate; others are counted at
   * both ends. Counts along an axis are reused by later tiles.
   */
  tile(tile: ClothTile, signal?: AbortSignal): Promise<Float32Array>;
  /** The number of winning first moves of each disc of a region, the lowest row first, exact. */
  discs(region: ClothRegion, signal?: AbortSignal): Promise<Uint32Array>;
  /** The winning first moves with a corner, by thread. */
  movesAt(row: number, column: number, signal?: AbortSignal): Promise<readonly ThreadMoves[]>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}
