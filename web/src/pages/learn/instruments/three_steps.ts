/**
 * The three steps to a winning move of a product, with every choice there is. Let s be the nimber of the position.
 *
 *   1. A head of value v with v ⊕ s < v; one that has the highest bit of s is such a head.
 *   2. v = v₁ ⊗ v₂, of its row and its column. For each u₁ < v₁ one division gives the u₂ with
 *      (u₁ ⊕ v₁) ⊗ (u₂ ⊕ v₂) = s. As v is the mex of what its moves leave, some u₂ is below v₂.
 *   3. On each axis a move that ends there and changes its Grundy number from v₁ to u₁, from v₂ to u₂: there is
 *      one, as v₁ and v₂ are each a mex too.
 *
 * (J. H. Conway, On Numbers and Games, chapter 11.)
 */
import { moveOf } from '../../../game/board';
import type { Board } from '../../../game/board';
import type { Line, LineMove } from '../../../game/line';
import type { Move } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import { nimQuotient } from '../../../game/nim_quotient';
import { cellAt } from '../../../game/position';
import type { Cell, Position } from '../../../game/position';
import type { AxisStep } from '../../../study/winning_steps';

export interface Head {
  readonly cell: Cell;
  /** v */
  readonly value: number;
  /** u = v ⊕ s */
  readonly wanted: number;
}

export interface Split {
  readonly row: Omit<AxisStep, 'places'>;
  readonly column: Omit<AxisStep, 'places'>;
  /** Whether u₂ < v₂. */
  readonly fits: boolean;
}

/** All heads, row by row. */
export function headsIn(board: Board, position: Position): readonly Head[] {
  const nimber = nimberOf(board, position);
  return Array.from(position.coins.keys())
    .filter((place) => position.coins[place] === 1)
    .map((place) => {
      const value = board.coinValues[place] ?? 0;
      return { cell: cellAt(position, place), value, wanted: value ^ nimber };
    });
}

/** One for each u₁ below v₁, where the head is to change by s, which isn't 0. */
export function splitsOf(board: Board, { cell, value, wanted }: Head): readonly Split[] {
  const ofRow = board.rows.grundyNumbers[cell.row - 1] ?? 0;
  const ofColumn = board.columns.grundyNumbers[cell.column - 1] ?? 0;
  return Array.from({ length: ofRow }, (_, low) => {
    const row = { value: ofRow, wanted: low, change: low ^ ofRow };
    const change = nimQuotient(board, value ^ wanted, row.change);
    const column = { value: ofColumn, wanted: change ^ ofColumn, change };
    return { row, column, fits: column.wanted < ofColumn };
  });
}

/** The move of a split that fits; undefined where it doesn't. */
export function moveOfSplit(board: Board, { cell }: Head, split: Split): Move | undefined {
  const rows = moveThatChanges(board.rows, cell.row, split.row.change);
  const columns = moveThatChanges(board.columns, cell.column, split.column.change);
  return split.fits && rows && columns ? moveOf(rows, columns) : undefined;
}

function moveThatChanges(line: Line, place: number, change: number): LineMove | undefined {
  return line.movesAt(place).find(({ moveNimber }) => moveNimber === change);
}
