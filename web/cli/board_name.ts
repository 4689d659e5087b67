/** Shared by the commands about boards of any game. */
import { UsageError } from './usage_error';

/** The solver's name for the board of these words: two line games, or one board. */
export function namedBoard(games: readonly string[], synopsis: string): string {
  const [first, second, ...others] = games;
  if (first === undefined) throw new UsageError(`Say the game: tartan ${synopsis}.`);
  if (others.length > 0) {
    throw new UsageError(`Two games are enough: “${others.join(' ')}” is too much.`);
  }
  return second === undefined ? first : `${first}*${second}`;
}

export const boardDetails = `GAME GAME is the game along the rows and the one along the columns. One GAME alone is a
board by its name: flipping-game, rugs, turning-corners, mock-turtles-squared,
turning-turtles-squared, acrostic-twins, connected-blocks, or ROWS*COLUMNS. tartan
grundy --help lists the line games.`;
