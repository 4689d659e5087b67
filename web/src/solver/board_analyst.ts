import type {
  BoardDescription,
  BoardMove,
  BoardQuestion,
  GameFacts,
  PositionFacts,
  ProductStep,
  Strength,
} from './protocol';

/**
 * What the page and the command line know of boards whose discs are looked at one by one, up to
 * `largestBoardSide` a side. Every promise settles: it rejects with a `SolverError`, or with the
 * signal's reason when it is aborted. A call after a failure starts a new worker.
 */
export interface BoardAnalyst {
  describe(board: BoardQuestion, signal?: AbortSignal): Promise<BoardDescription>;
  /** `discs`: 1 where white, 0 where black; the disc in column x and row y at (y - 1) * columns + x - 1. */
  examine(board: BoardQuestion, discs: Uint8Array, signal?: AbortSignal): Promise<PositionFacts>;
  /**
   * The opponent's move, or nothing where none is legal. `seed` and `turn`, the number of moves made
   * before, are whole numbers below 2^32; the same two give the same move everywhere.
   */
  choose(
    board: BoardQuestion,
    discs: Uint8Array,
    strength: Strength,
    seed: number,
    turn: number,
    signal?: AbortSignal,
  ): Promise<BoardMove | undefined>;
  /** What became of a game that began with these discs, up to the first move that is not legal. */
  review(
    board: BoardQuestion,
    discs: Uint8Array,
    moves: readonly BoardMove[],
    signal?: AbortSignal,
  ): Promise<GameFacts>;
  /** a ⊗ b, step by step. */
  explainProduct(a: bigint, b: bigint, signal?: AbortSignal): Promise<ProductStep>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}
