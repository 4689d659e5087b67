/** Which setups there are, and the usual one, whose values need not be written down. */
import { isWholeBetween } from '../board/board_size';
import type { Position } from '../board/position';
import { LARGEST_GAME, OPPONENTS, PLAYERS, SMALLEST_GAME } from './game';
import type { GameSetup, Opponent, Player } from './game';

/** All of a setup but its board, which is usually all white. */
export const USUAL_SETUP: Omit<GameSetup, 'start'> = {
  first: 'black',
  opponent: 'perfect',
  you: 'black',
  seed: 0,
};

export const LARGEST_SEED = 2 ** 32 - 1;

export function isGameSide(value: unknown): value is number {
  return isWholeBetween(value, SMALLEST_GAME, LARGEST_GAME);
}

export function isGameSize({ rows, columns }: Pick<Position, 'rows' | 'columns'>): boolean {
  return isGameSide(rows) && isGameSide(columns);
}

export function playerNamed(given: unknown): Player | undefined {
  return PLAYERS.find((name) => name === given);
}

export function opponentNamed(given: unknown): Opponent | undefined {
  return OPPONENTS.find((name) => name === given);
}
