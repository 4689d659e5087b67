/** Two players, and whose turn it is. */

/** By who began. Both turn any coin that is heads. */
export const PLAYERS = ['first', 'second'] as const;
export type Player = (typeof PLAYERS)[number];

/** Whom one plays against: another person at the same board, or the computer. */
export const COMPUTERS = ['casual', 'good', 'perfect'] as const;
export const OPPONENTS = ['person', ...COMPUTERS] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What two people call themselves; '' where one typed nothing. */
export type Names = Readonly<Record<Player, string>>;

export const LONGEST_NAME = 30;

/** Who plays, as a reader knows them. */
export type Participant = 'you' | 'computer' | { readonly player: Player; readonly name: string };

export interface Match {
  readonly opponent: Opponent;
  /** Against the computer: whom the person plays. */
  readonly you: Player;
  /** 0 … LARGEST_SEED: the computer's choice among moves that are as good. */
  readonly seed: number;
  /** Absent until somebody types one. Links don't hold names. */
  readonly names?: Names | undefined;
}

export const LARGEST_SEED = 2 ** 32 - 1;

/** A match's board is smaller than one that is looked at: its moves are made one by one. */
export const LARGEST_MATCH_SIDE = 30;

/** A newcomer plays one who can be beaten. */
export const USUAL_MATCH: Match = { opponent: 'casual', you: 'first', seed: 0 };

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

/** Who is to move after this many moves. */
export function playerAfter(moves: number): Player {
  return moves % 2 === 0 ? 'first' : 'second';
}

export function whoPlays({ opponent, you, names }: Match, player: Player): Participant {
  if (opponent === 'person') return { player, name: names?.[player] ?? '' };
  return player === you ? 'you' : 'computer';
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
