/** Coins and moves in the game's own numbers, for the texts. */
import { numberOf } from '../../game/game';
import type { Game } from '../../game/game';
import type { Move } from '../../game/move';
import type { Cell } from '../../game/position';

export function cellName({ rows, columns }: Game, { row, column }: Cell): Cell {
  return { row: numberOf(rows, row), column: numberOf(columns, column) };
}

export function moveName({ rows, columns }: Game, move: Move): Move {
  return {
    rows: move.rows.map((row) => numberOf(rows, row)),
    columns: move.columns.map((column) => numberOf(columns, column)),
  };
}
