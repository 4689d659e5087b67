/**
 * A move: a set of rows times a set of columns. It turns the coins where they cross; its corner, the coin in the last
 * row and the last column, must be heads.
 */
import { placeOf, sameCell, type Cell, type Position } from './position';

/** Places of an axis, ascending, from 1; at least one. */
export type Places = readonly number[];

export interface Move {
  readonly rows: Places;
  readonly columns: Places;
}

/** The selection on a board: a corner, and then one of its moves. */
export interface Selection {
  readonly corner: Cell;
  readonly move: Move | undefined;
  /** The rows and columns chosen so far that don't make a move yet. Never stored. */
  readonly draft?: Move | undefined;
}

export function cornerOf({ rows, columns }: Move): Cell {
  return { row: rows.at(-1) ?? 0, column: columns.at(-1) ?? 0 };
}

/** The coin opposite to the corner, where a reader who drags the move ends. */
export function endOf({ rows, columns }: Move): Cell {
  return { row: rows[0] ?? 0, column: columns[0] ?? 0 };
}

export function sameMove(one: Move | undefined, other: Move | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return samePlaces(one.rows, other.rows) && samePlaces(one.columns, other.columns);
}

export function samePlaces(one: Places, other: Places): boolean {
  return one.length === other.length && one.every((place, index) => place === other[index]);
}

export function selectionOfMove(move: Move): Selection {
  return { corner: cornerOf(move), move };
}

export function sameSelection(one: Selection | undefined, other: Selection | undefined): boolean {
  return (
    sameCell(one?.corner, other?.corner) &&
    sameMove(one?.move, other?.move) &&
    sameMove(one?.draft, other?.draft)
  );
}

/** True if the places are consecutive. */
export function isRun(places: Places): boolean {
  return (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
}

/** The places from one to another, both included. */
export function runMove(from: number, to: number): Places {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The position after a move, which must lie on the board. */
export function positionAfterMove(position: Position, move: Move): Position {
  return positionAfterMoves(position, [move]);
}

/** The position after several moves. */
export function positionAfterMoves(position: Position, moves: readonly Move[]): Position {
  const after = { ...position, coins: position.coins.slice() };
  for (const move of moves) turnCoinsOf(after, move);
  return after;
}

/** Turns coins in place: only for a position that nobody else holds. */
export function turnCoinsOf(position: Position, { rows, columns }: Move): void {
  const { coins } = position;
  for (const row of rows)
    for (const column of columns) {
      const place = placeOf(position, { column, row });
      coins[place] = coins[place] === 1 ? 0 : 1;
    }
}
