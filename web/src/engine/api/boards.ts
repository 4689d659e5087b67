/** Boards of any game that are examined coin by coin: how they, their moves and their positions are written. */
import type * as module from '#module/tartan_boards.mjs';

/** The longest side of a board whose positions are examined; the module has the same limit. */
export const largestBoardSide = 200;

/** An axis of a board: its rows or its columns. */
export type AxisName = 'rows' | 'columns';

/** A board of any game that the solver knows by name: `flipping-game`, `rugs`, `twins*runs:1,3,7`, … */
export interface GameBoard {
  readonly game: string;
  /** From 1 to the limit in the game's description, like the columns. */
  readonly rows: number;
  readonly columns: number;
}

/**
 * A move by its corner and its kinds. Rows and columns are indices from 0, whatever numbers the game gives them. A kind
 * names a set of places of its line, see `LineDescription`.
 */
export interface KindMove {
  readonly row: number;
  readonly column: number;
  readonly rowKind: number;
  readonly columnKind: number;
}

/**
 * The rows of a board, or its columns, by their indices. `distances` has the sets that moves turn: how far each place
 * of the set lies before the corner, ascending, so that the first is 0. A move that ends at a place has one of the
 * kinds below `kindCounts[place]`, which is at most `kindCount`; kind k turns the set `distances[firstSets[place] +
 * k]`. In most games all first sets are 0, and a kind fits wherever its last distance is at most the place's index; in
 * Grunt each place has sets of its own.
 */
export type LineDescription = Readonly<module.LineDescription>;

/**
 * All about a board that does not depend on which coins are heads. `changes[256 a + b]` is the change of a position's
 * nimber by a row move and a column move with the nimbers a and b below 256: a ⊗ b in a product, and 0 where they do
 * not make a move; all products share one array. `isProduct` is false for Acrostic Twins. `winningFirstMoves` counts
 * them with all coins heads. `largest` is the largest board that the game can have.
 */
export interface BoardDescription extends Readonly<Omit<module.BoardDescription, 'failure'>> {
  readonly largest: { readonly rows: number; readonly columns: number };
}

/**
 * A position at a glance: its nimber, the number of `legal` moves and of `winning` ones. `cornered` and `covering`
 * count, coin by coin and row by row from row 0, the winning moves that have the coin as their corner and those that
 * turn it; `ofKinds` counts them by their two kinds, at rowKind * columns.kindCount + columnKind.
 */
export type PositionFacts = Readonly<Omit<module.PositionFacts, 'failure'>>;

/** The review of a game: its start and its moves up to the first one that is not legal. */
export interface GameFacts {
  /** The nimbers of the start and after each move: one more than there are legal moves. */
  readonly nimbers: readonly number[];
  /** For each legal move that gave the win away, a move that would have kept it. */
  readonly better: readonly (KindMove | undefined)[];
}

/**
 * How the opponent plays. `perfect` wins whenever it can, and otherwise leaves the fewest winning replies. `good`
 * overlooks each winning move half of the time. `casual` moves at random. `good` and `casual` end the game where they
 * can.
 */
export const STRENGTHS = ['perfect', 'good', 'casual'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * A nim-product and how it follows from Fermat 2-powers F = 2^(2^n), down to products that need no reason. `rule` says
 * how `product` follows from `parts`.
 */
export interface ProductStep {
  readonly a: bigint;
  readonly b: bigint;
  readonly product: bigint;
  readonly rule: ProductRule;
  readonly parts: readonly ProductStep[];
}

export type ProductRule =
  /** A factor is 0 or 1; no parts. */
  | 'trivial'
  /** One factor is a Fermat power F and the other is below it: the ordinary product; no parts. */
  | 'fermat'
  /** F with itself: 3F/2; no parts. */
  | 'square'
  /** Each factor is cut into powers of two; the product is the nim-sum of the products of the pieces. */
  | 'distribute'
  /**
   * Powers of two, F the largest Fermat power in them. Two parts, where only one factor has it,
   * F·u and v < F: u ⊗ v, and F ⊗ (u ⊗ v). Three parts, where both have it, F·u and F·v:
   * F ⊗ F, u ⊗ v, and (F ⊗ F) ⊗ (u ⊗ v). The last part's product is the product.
   */
  | 'regroup';
