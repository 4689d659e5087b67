/** What an exercise is. All its mathematics is in here; the words are `exercise_words.ts`. */
import type { Board } from '../../../game/board';
import type { Move } from '../../../game/move';
import type { Cell, Position } from '../../../game/position';

/** Whether hints and answers speak of moves alone, as before the lessons about nimbers. */
export type Terms = 'moves' | 'nimbers';

/** What is written on a board: a value in each coin, the Grundy numbers along the axes, or nothing. */
export type Shown = 'values' | 'axes' | 'nothing';

interface OnBoard {
  readonly board: Board;
  readonly position: Position;
  readonly shown: Shown;
}

/** Find a move that wins. There is one. */
export interface WinningMoveExercise extends OnBoard {
  readonly kind: 'winning-move';
  readonly terms: Terms;
}

/** How many moves win? */
export interface HowManyExercise extends OnBoard {
  readonly kind: 'how-many';
  readonly terms: Terms;
  readonly answer: number;
}

/** What is the nimber of the position? */
export interface NimberExercise extends OnBoard {
  readonly kind: 'nimber';
  readonly answer: number;
}

/** What is the smallest number that is not in the set? */
export interface MexExercise {
  readonly kind: 'mex';
  /** Some stand there twice. */
  readonly set: readonly number[];
  readonly answer: number;
}

/** Which value is missing in a table of coins? */
export interface GapExercise {
  readonly kind: 'gap';
  readonly board: Board;
  readonly gap: Cell;
  /** How it is found: as the mex of what the coin's moves leave, or as the product of two Grundy numbers. */
  readonly by: 'options' | 'factors';
  readonly answer: number;
}

/**
 * A product, or a factor that is missing: a ⊗ answer = c in an inverse, where c is 1, and in a quotient;
 * a ⊗ b = answer in a product.
 */
export interface ProductExercise {
  readonly kind: 'product';
  readonly form: 'product' | 'inverse' | 'quotient';
  /** Not 0. */
  readonly a: number;
  /** b of a product, c of the others. */
  readonly b: number;
  /** The nimbers below it are a field that holds all three. */
  readonly below: number;
  readonly answer: number;
  /** a ⊗ b of nimbers below `below`. */
  readonly times: (a: number, b: number) => number;
}

/** Which of these positions is lost for the player to move? Just one is. */
export interface LostExercise extends Omit<OnBoard, 'position'> {
  readonly kind: 'lost';
  readonly positions: readonly Position[];
  readonly terms: Terms;
  /** Its index. */
  readonly right: number;
}

/**
 * All of these statements about the position are true. Which one proves that it is lost, or won? The others hold
 * for another position too, with which it is the other way round.
 */
export interface ExplainExercise extends OnBoard {
  readonly kind: 'explain';
  readonly outcome: 'lost' | 'won';
  readonly claims: readonly (Claim & { readonly counterexample: Position | undefined })[];
  /** The index of the claim that has no counterexample. */
  readonly right: number;
}

/** Something that is true of a position. */
export interface Claim {
  readonly about:
    /** The XOR of the values of its heads. */
    | 'nimber'
    /** How many heads there are, whether their ordinary sum, the number of moves: even or odd. */
    | 'heads'
    | 'sum'
    | 'moves'
    /** Whether the last coin of all is heads. */
    | 'last-coin';
  readonly value: number;
}

export type Exercise =
  | WinningMoveExercise
  | HowManyExercise
  | NimberExercise
  | MexExercise
  | GapExercise
  | ProductExercise
  | LostExercise
  | ExplainExercise;
export type ExerciseKind = Exercise['kind'];

export type NumberExercise = Extract<Exercise, { readonly answer: number }>;
export type ChoiceExercise = Extract<Exercise, { readonly right: number }>;

/** What a reader says: a move, a number, or the index of a choice. */
export type Answer =
  | { readonly by: 'move'; readonly move: Move }
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'choice'; readonly choice: number };
