/** Why something that was pointed at is no move. */
import type { BoardDescription } from '../../solver/protocol';
import { unlawfulSides } from '../board/corner_moves';
import type { RectangleStep } from '../board/corner_moves';
import { discAt } from '../board/position';
import type { Cell, Position, RectangleSize } from '../board/position';
import type { Player } from './game';
import type { Phase } from './phase';

/** A disc that is no end of a rectangle of the held corner. */
interface RefusedEnd {
  readonly cell: Cell;
  /** Whether it becomes the corner when it is pressed once more. */
  readonly mayBegin: boolean;
}

/** For one sentence. */
export type Refusal =
  | { readonly kind: 'corner-black'; readonly cell: Cell }
  /** No rectangle of the corner is so wide, or so high, or both. */
  | ({ readonly kind: 'width'; readonly width: number } & RefusedEnd)
  | ({ readonly kind: 'height'; readonly height: number } & RefusedEnd)
  | ({ readonly kind: 'size'; readonly width: number; readonly height: number } & RefusedEnd)
  /** A rectangle reaches to the left and down from its corner, and the drag ended elsewhere. */
  | { readonly kind: 'not-below-left'; readonly corner: Cell }
  /** The next length would reach over the left or the lower edge. */
  | { readonly kind: 'off-board'; readonly axis: 'columns' | 'rows'; readonly length: number }
  | { readonly kind: 'not-your-turn'; readonly player: Player }
  | { readonly kind: 'over' };

/** Why nobody can move by hand now; nothing where a person can. */
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

/** Whether a rectangle of `corner` could reach to `cell`, were its sides legal. */
export function isBelowLeft(corner: Cell, cell: Cell): boolean {
  return cell.column <= corner.column && cell.row <= corner.row;
}

/** Why no rectangle of `corner` ends at `cell`; nothing where nobody would have meant that. */
export function whyNoEnd(
  position: Position,
  description: BoardDescription,
  corner: Cell,
  cell: Cell,
): Refusal | undefined {
  if (!isBelowLeft(corner, cell)) return undefined;
  const end: RefusedEnd = { cell, mayBegin: discAt(position, cell) === 1 };
  const width = corner.column - cell.column + 1;
  const height = corner.row - cell.row + 1;
  const sides = unlawfulSides(description, { width, height });
  if (sides.length > 1) return { kind: 'size', width, height, ...end };
  return sides[0] === 'width'
    ? { kind: 'width', width, ...end }
    : { kind: 'height', height, ...end };
}

/** Why a step leads from a rectangle of this size no further: the next length does not fit any more. */
export function whyNoStep(
  { rows, columns }: BoardDescription,
  { width, height }: RectangleSize,
  step: RectangleStep,
): Refusal | undefined {
  if (step === 'wider') return offBoard('columns', nextLength(columns.lengths, width));
  if (step === 'taller') return offBoard('rows', nextLength(rows.lengths, height));
  return undefined;
}

/** Undefined where no longer one fits even the whole board. */
function nextLength(lengths: Uint32Array, length: number): number | undefined {
  return lengths.find((other) => other > length);
}

function offBoard(axis: 'columns' | 'rows', length: number | undefined): Refusal | undefined {
  return length === undefined ? undefined : { kind: 'off-board', axis, length };
}
