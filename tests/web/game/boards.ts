/** Boards as the real module describes them, and moves in the notation of addresses. */
import { createBoard, type Board } from '../../../web/src/game/board';
import { readGame, type Game } from '../../../web/src/game/game';
import type { Move } from '../../../web/src/game/move';
import { formatMove, readMove } from '../../../web/src/game/move_text';
import { readSpelledOut, spelledOut } from '../../../web/src/game/position_text';
import type { Position, Size } from '../../../web/src/game/position';
import { BOARD_JOBS } from '../../../web/src/engine/worker/board_jobs';
import type { PositionFacts } from '../../../web/src/engine/api/boards';
import { loadRealModule } from '../engine/real_module';

export const module = await loadRealModule();

/**
 * Games of all kinds: each side numbered from 0 and from 1, runs with gaps, pairs, sets of any shape, single coins, and
 * a game that is no product.
 */
export const GAMES = [
  'flipping-game',
  'rugs',
  'turning-corners',
  'twins*runs:1,3,7',
  'ruler*twins',
  'single*ruler',
  'runs:odd*single',
  'runs:fibonacci*runs:square',
  'mock-turtles-squared',
  'sym*ruler',
  'pattern:0;0,1;0,1,3*twins-within:4',
  'acrostic-twins',
] as const;

export function game(name: string): Game {
  const found = readGame(name);
  if (found === undefined) throw new RangeError(`There is no game ${name}.`);
  return found;
}

const known = new Map<string, Board>();

export function boardOf({ name }: Game, { rows, columns }: Size): Board {
  const key = `${name} ${rows} ${columns}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const question = { game: name, rows, columns };
  const board = createBoard(game(name), BOARD_JOBS.describe({ module }, question));
  known.set(key, board);
  return board;
}

export function factsOf({ name }: Game, position: Position): PositionFacts {
  const { rows, columns, coins } = position;
  return BOARD_JOBS.examine({ module }, { board: { game: name, rows, columns }, coins });
}

export const cell = (column: number, row: number) => ({ column, row });

/** Reads a move in the notation of addresses. */
export function move(of: Game, text: string): Move {
  const found = readMove(of, { rows: 200, columns: 200 }, text);
  if (found === undefined) throw new RangeError(`${text} is no move.`);
  return found;
}

export const moveText = (of: Game, found: Move | undefined) => found && formatMove(of, found);

/** Reads a position such as `WWB.WWW`: the rows from the top one down. */
export function position(of: Game, text: string): Position {
  const lines = text.split('.');
  const size = { rows: lines.length, columns: lines[0]!.length };
  const found = readSpelledOut(lines, size, of);
  if (found === undefined) throw new RangeError(`${text} is no position.`);
  return found;
}

export const rowsOf = (of: Game, shown: Position) => spelledOut(shown, of).join('.');
