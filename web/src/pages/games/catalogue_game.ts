/** What the Games page can show: a game on a line, a board of two of them, or a game of the plane. */
import { isOneRow, readGame, readLine } from '../../game/game';
import type { Game, LineGame } from '../../game/game';

/** Games of two dimensions that are no product of two line games. */
export const PLANE_GAMES = ['acrostic-twins', 'connected-blocks'] as const;
export type PlaneGame = (typeof PLANE_GAMES)[number];

export type CatalogueGame =
  | { readonly kind: 'line'; readonly name: string; readonly line: LineGame }
  | { readonly kind: 'board'; readonly name: string; readonly board: Game }
  | { readonly kind: 'plane'; readonly name: PlaneGame };

/** Undefined where there is no such game. A board of one row is its line. */
export function readCatalogueGame(name: string): CatalogueGame | undefined {
  const plane = PLANE_GAMES.find((known) => known === name);
  if (plane !== undefined) return { kind: 'plane', name: plane };
  const line = readLine(name);
  if (line !== undefined) return ofLine(line);
  const board = readGame(name);
  if (board === undefined) return undefined;
  return isOneRow(board) ? ofLine(board.columns) : { kind: 'board', name: board.name, board };
}

function ofLine(line: LineGame): CatalogueGame {
  return { kind: 'line', name: line.name, line };
}
