/** Two players, and whose turn it is. */

/** The players, by who began. Both may turn any coin that is heads. */
export const PLAYERS = ['first', 'second'] as const;
export type Player = (typeof PLAYERS)[number];

/** The computer's strengths. */
export const COMPUTER_OPPONENTS = ['casual', 'good', 'perfect'] as const;
export const OPPONENTS = ['person', ...COMPUTER_OPPONENTS] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The names that two people typed; '' if one typed nothing. */
export type PlayerNames = Readonly<Record<Player, string>>;

export const LONGEST_NAME = 30;

/** A player as the page names them. */
export type Participant = 'you' | 'computer' | { readonly player: Player; readonly name: string };

export interface Match {
  readonly opponent: Opponent;
  /** The player that the person plays, against the computer. */
  readonly you: Player;
  /** 0 … LARGEST_SEED: decides the computer's choice among equally good moves. */
  readonly seed: number;
  /** Typed names, if there are any. Links never contain names. */
  readonly names?: PlayerNames | undefined;
}

export const LARGEST_SEED = 2 ** 32 - 1;

/** Boards of matches are smaller, as their moves are made one by one. */
export const LARGEST_MATCH_SIDE = 30;

/** A new player meets an opponent that can be beaten. */
export const DEFAULT_MATCH: Match = { opponent: 'casual', you: 'first', seed: 0 };

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

/** The player to move after this many moves. */
export function playerAfter(moves: number): Player {
  return moves % 2 === 0 ? 'first' : 'second';
}

export function whoPlays({ opponent, you, names }: Match, player: Player): Participant {
  if (opponent === 'person') return { player, name: names?.[player] ?? '' };
  return player === you ? 'you' : 'computer';
}

/** True if the computer is to move after this many moves. */
export function isComputerToMove({ opponent, you }: Match, moves: number): boolean {
  return opponent !== 'person' && playerAfter(moves) !== you;
}

/** The number of moves after an undo: back to the last turn of a person. Undefined if there is none. */
export function movesAfterUndo(match: Match, moves: number): number | undefined {
  for (let before = moves - 1; before >= 0; before -= 1)
    if (!isComputerToMove(match, before)) return before;
  return moves > 0 ? 0 : undefined;
}

/** The number of moves after a redo: forward to the next turn of a person, or to the last move. */
export function movesAfterRedo(match: Match, moves: number, last: number): number | undefined {
  for (let after = moves + 1; after < last; after += 1)
    if (!isComputerToMove(match, after)) return after;
  return moves < last ? last : undefined;
}
