/** Two players, and whose turn it is. */

/** By who began. Both turn any coin that is heads. */
export const PLAYERS = ['first', 'second'] as const;
export type Player = (typeof PLAYERS)[number];

/** Whom one plays against: another person at the same board, or the computer. */
export const OPPONENTS = ['person', 'casual', 'good', 'perfect'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface Match {
  readonly opponent: Opponent;
  /** Against the computer: whom the person plays. */
  readonly you: Player;
  /** 0 … LARGEST_SEED: the computer's choice among moves that are as good. */
  readonly seed: number;
}

export const LARGEST_SEED = 2 ** 32 - 1;

/** A match's board is smaller than one that is looked at: its moves are made one by one. */
export const LARGEST_MATCH_SIDE = 30;

export const USUAL_MATCH: Match = { opponent: 'perfect', you: 'first', seed: 0 };

export function isMatchSize({
  rows,
  columns,
}: {
  readonly rows: number;
  readonly columns: number;
}) {
  return rows <= LARGEST_MATCH_SIDE && columns <= LARGEST_MATCH_SIDE;
}

export function otherPlayer(player: Player): Player {
  return player === 'first' ? 'second' : 'first';
}

/** Who is to move when so many moves have been made. */
export function playerAfter(moves: number): Player {
  return moves % 2 === 0 ? 'first' : 'second';
}

/** Whether it is the computer that moves then. */
export function isComputersTurn({ opponent, you }: Match, moves: number): boolean {
  return opponent !== 'person' && playerAfter(moves) !== you;
}

/**
 * How many moves have been made when one goes back: to where a person was to move last. Undefined where
 * there is no such place.
 */
export function movesAfterUndo(match: Match, moves: number): number | undefined {
  for (let before = moves - 1; before >= 0; before -= 1)
    if (!isComputersTurn(match, before)) return before;
  return moves > 0 ? 0 : undefined;
}

/** The same forward: to where a person is to move next, or to the end of the line. */
export function movesAfterRedo(match: Match, moves: number, last: number): number | undefined {
  for (let after = moves + 1; after < last; after += 1)
    if (!isComputersTurn(match, after)) return after;
  return moves < last ? last : undefined;
}
