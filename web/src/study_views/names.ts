/** Names of coins and moves: in the game's own numbers, and depending on the shape of the board. */
import type { AxisName } from '../engine/api/boards';
import { boardSize, type Board } from '../game/board';
import { isFlippingGame, isOneRow, numberOfPlace, numbersOfPlaces, type Game } from '../game/game';
import type { Move, Places } from '../game/move';
import type { Cell, Size } from '../game/position';
import { seriesOf } from '../text/language';
import {
  coinList,
  columnList,
  discWords,
  moveWords,
  placeWords,
  rowList,
  type MovePlaces,
  type Place,
} from '../text/places';

/** A game with the size of its board. */
type GameOnBoard = { readonly game: Game; readonly start: Size } | Board;

/** The axis of a board with one row or one column; undefined for other boards. */
function onlyAxis(on: GameOnBoard): AxisName | undefined {
  const { rows, columns } = 'start' in on ? on.start : boardSize(on);
  return rows === 1 ? 'columns' : columns === 1 ? 'rows' : undefined;
}

/**
 * The axis of such a board if its places are called coins. The Flipping Game has discs and rectangles on every board.
 */
export const lineAxis = (on: GameOnBoard): AxisName | undefined =>
  isFlippingGame(on.game) ? undefined : onlyAxis(on);

/** `line` if its coins lie on one line, or on several independent ones, so that no move has a corner. */
export function kindOfBoard(on: GameOnBoard): 'line' | 'plane' {
  return isOneRow(on.game) || lineAxis(on) !== undefined ? 'line' : 'plane';
}

/** The word for its places: coins on a board of one row or one column. */
export function placesOf(on: GameOnBoard, axis: AxisName): AxisName | 'coins' {
  return axis === lineAxis(on) ? 'coins' : axis;
}

export function cellNumbers(on: GameOnBoard, { row, column }: Cell): Place {
  const { rows, columns } = on.game;
  const name = { row: numberOfPlace(rows, row), column: numberOfPlace(columns, column) };
  const line = lineAxis(on);
  return line === undefined ? name : line === 'rows' ? name.row : name.column;
}

export function moveNumbers(on: GameOnBoard, move: Move): MovePlaces {
  const { rows, columns } = on.game;
  const name = {
    rows: numbersOfPlaces(rows, move.rows),
    columns: numbersOfPlaces(columns, move.columns),
  };
  const line = lineAxis(on);
  if (line !== undefined) return name[line];
  const [row] = name.rows;
  return isOneRow(on.game) && row !== undefined ? { row, coins: name.columns } : name;
}

/** `row 3, column 4`, or `coin 7` */
export const placeText = (on: GameOnBoard, cell: Cell) => placeWords(cellNumbers(on, cell));

/** `the disc in row 3, column 4`, or `coin 7` */
export const discText = (on: GameOnBoard, cell: Cell) => discWords(cellNumbers(on, cell));

/** `3 × 4 at row 5, column 5`, or `coins 6 and 7` */
export const moveText = (on: GameOnBoard, move: Move) => moveWords(moveNumbers(on, move));

/** Several coins: `coins 1 to 3 and 5`, or of the Flipping Game on one row `columns 1 to 3 and 5` */
export function coinsText(on: GameOnBoard, cells: readonly Cell[]): string {
  const axis = onlyAxis(on);
  if (axis === undefined) return seriesOf(cells.map((cell) => placeText(on, cell)));
  const places = cells.map(({ row, column }) => (axis === 'rows' ? row : column));
  return axisText(on, axis, places);
}

const LISTS = { rows: rowList, columns: columnList, coins: coinList };

/** Places of an axis: `rows 2 to 4`, or `coins 2 to 4` */
export function axisText(on: GameOnBoard, axis: AxisName, places: Places): string {
  return LISTS[placesOf(on, axis)](numbersOfPlaces(on.game[axis], places));
}
