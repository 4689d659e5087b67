import type { BoardDescription, BoardQuestion, PositionFacts, ProductStep } from './protocol';

/**
 * What the page and the command line know of boards whose discs are looked at one by one, up to
 * `largestBoardSide` a side. Every promise settles: it rejects with a `SolverError`, or with the
 * signal's reason when it is aborted. A call after a failure starts a new worker.
 */
export interface BoardAnalyst {
  describe(board: BoardQuestion, signal?: AbortSignal): Promise<BoardDescription>;
  /** `discs`: 1 where white, 0 where black; the disc in column x and row y at (y - 1) * columns + x - 1. */
  examine(board: BoardQuestion, discs: Uint8Array, signal?: AbortSignal): Promise<PositionFacts>;
  /** a ⊗ b, step by step. */
  explainProduct(a: bigint, b: bigint, signal?: AbortSignal): Promise<ProductStep>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}
