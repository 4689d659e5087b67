/** Reasons why something that was pressed makes no move. */
import { moveCountAt, type Board, type CornerMoves, type MoveStep } from '../game/board';
import { endDeterminesMove } from '../game/draft';
import type { Player } from '../game/match';
import type { Move } from '../game/move';
import { coinAt, type Cell, type Position } from '../game/position';
import type { Phase } from './match';

/** A reason, for one sentence. */
export type Refusal =
  | { readonly kind: 'corner-tails'; readonly cell: Cell }
  /** No move has it as its corner, like the first coin in Twins. */
  | { readonly kind: 'no-moves'; readonly cell: Cell }
  /** No move of the corner ends in this row, or in this column, or in either. */
  | {
      readonly kind: 'no-such-move';
      readonly corner: Cell;
      readonly cell: Cell;
      readonly axes: readonly ('rows' | 'columns')[];
      /** Pressing the coin again makes it the corner. */
      readonly mayBegin: boolean;
    }
  /** No move of the chosen corner contains this coin together with those chosen so far. */
  | { readonly kind: 'not-together'; readonly cell: Cell; readonly mayBegin: boolean }
  /** A move goes back from its corner, and the drag ended elsewhere. */
  | { readonly kind: 'not-behind'; readonly corner: Cell }
  /** The next kind would not fit on the board; `span` is the number of places it needs. */
  | { readonly kind: 'off-board'; readonly axis: 'columns' | 'rows'; readonly span: number }
  | { readonly kind: 'not-your-turn'; readonly player: Player }
  | { readonly kind: 'over' };

/** Why nobody can move by hand now; undefined if a person can. */
export function refusalIn(phase: Phase): Refusal | undefined {
  switch (phase.kind) {
    case 'to-move':
      return undefined;
    case 'over':
      return { kind: 'over' };
    case 'thinking':
    case 'passed':
    case 'failed':
      return { kind: 'not-your-turn', player: phase.player };
  }
}

/** True if a move of `corner` could reach back to `cell`. */
export function isWithinReach(corner: Cell, cell: Cell): boolean {
  return cell.column <= corner.column && cell.row <= corner.row;
}

/** Why a coin can't be the corner of a move; undefined if it can, or if the moves aren't known yet. */
export function whyNoCorner(
  board: Board | undefined,
  position: Position,
  cell: Cell,
): Refusal | undefined {
  if (coinAt(position, cell) === 0) return { kind: 'corner-tails', cell };
  return board && moveCountAt(board, cell) === 0 ? { kind: 'no-moves', cell } : undefined;
}

/**
 * Why `cell` is neither the end of a move of `corner` nor part of one; undefined if the press can't have meant that.
 */
export function whyNoEnd(
  board: Board | undefined,
  position: Position,
  { rows, columns }: CornerMoves,
  corner: Cell,
  cell: Cell,
): Refusal | undefined {
  if (!isWithinReach(corner, cell)) return undefined;
  const mayBegin = whyNoCorner(board, position, cell) === undefined;
  if (!board || !endDeterminesMove(board)) return { kind: 'not-together', cell, mayBegin };
  const axes = [
    ...(columns.some(({ places }) => places[0] === cell.column) ? [] : (['columns'] as const)),
    ...(rows.some(({ places }) => places[0] === cell.row) ? [] : (['rows'] as const)),
  ];
  return { kind: 'no-such-move', corner, cell, axes, mayBegin };
}

/** Why a move can't be made wider or taller: the next kind doesn't fit on the board. */
export function whyNoStep(board: Board, move: Move, step: MoveStep): Refusal | undefined {
  const axis = step === 'wider' ? 'columns' : step === 'taller' ? 'rows' : undefined;
  if (axis === undefined) return undefined;
  const line = board[axis];
  const fitting = line.countAt(move[axis].at(-1) ?? 0);
  // Undefined if no further kind fits even on the whole board.
  const next = line.movesAt(line.size)[fitting];
  return next && { kind: 'off-board', axis, span: line.size - (next.places[0] ?? 1) + 1 };
}
