/**
 * A game of the Flipping Game: how it was set up, and a tree of all the moves that were tried in it.
 * Nothing of a tree is ever forgotten; playing on from an earlier place adds a branch.
 */
import type { Strength } from '../../solver/protocol';
import type { Position, Rectangle } from '../board/position';

/** The players have the names of colours. They are not those of the discs: both turn any white corner. */
export const PLAYERS = ['black', 'white'] as const;
export type Player = (typeof PLAYERS)[number];

/** Whom one plays against: another person at the same board, or the computer. */
export const OPPONENTS = ['person', 'casual', 'good', 'perfect'] as const satisfies readonly (
  'person' | Strength
)[];
export type Opponent = (typeof OPPONENTS)[number];

/** A game's board is smaller than one that is looked at: its moves are made one by one. */
export const SMALLEST_GAME = 2;
export const LARGEST_GAME = 30;

export interface GameSetup {
  /** SMALLEST_GAME to LARGEST_GAME rows and columns. */
  readonly start: Position;
  readonly first: Player;
  readonly opponent: Opponent;
  /** Against the computer: whom the person plays. */
  readonly you: Player;
  /** 0 … 2^32 - 1: the computer's choice among moves that are as good. */
  readonly seed: number;
}

/**
 * How far one has looked for help in a position: whether it is won, which corners have a winning move,
 * which rectangle wins.
 */
export type HintGrade = 0 | 1 | 2 | 3;

/** A place in the tree: the position after its move. */
export interface GamePlace {
  /** Absent at the start only. */
  readonly move: Rectangle | undefined;
  readonly parent: number | undefined;
  /** Oldest first. */
  readonly children: readonly number[];
  /** The child through which the line that is shown goes on. */
  readonly next: number | undefined;
  readonly hint: HintGrade;
}

export interface Game {
  readonly setup: GameSetup;
  /** By number; place 0 is the start, and parents have smaller numbers than their children. */
  readonly places: readonly GamePlace[];
  /** The place that is shown. */
  readonly current: number;
}
