/** The legal rectangles of a corner. Which lengths are legal is the solver's to say: `lengths`. */
import type { BoardDescription } from '../../solver/protocol';
import { discAt } from './position';
import type { Cell, Position, Rectangle, RectangleSize } from './position';

/** A legal rectangle of one corner. */
export interface CornerMove {
  readonly rectangle: Rectangle;
  /** False as well while it is hidden or not known what wins. */
  readonly wins: boolean;
}

/** A step from one rectangle of a corner to another one. */
export type RectangleStep = 'next' | 'previous' | 'wider' | 'narrower' | 'taller' | 'lower';

/** By height and width; none from a black disc. */
export function legalRectangles(
  position: Position,
  { rows, columns }: BoardDescription,
  corner: Cell,
): Rectangle[] {
  if (discAt(position, corner) === 0) return [];
  const widths = fitting(columns.lengths, corner.column);
  return fitting(rows.lengths, corner.row).flatMap((height) =>
    widths.map((width) => ({ column: corner.column, row: corner.row, width, height })),
  );
}

/** The sides that are no legal length on this board. */
export function unlawfulSides(
  { rows, columns }: BoardDescription,
  { width, height }: RectangleSize,
): ('width' | 'height')[] {
  return [
    ...(columns.lengths.includes(width) ? [] : (['width'] as const)),
    ...(rows.lengths.includes(height) ? [] : (['height'] as const)),
  ];
}

export function legalCount(
  position: Position,
  { rows, columns }: BoardDescription,
  corner: Cell,
): number {
  if (discAt(position, corner) === 0) return 0;
  return fitting(columns.lengths, corner.column).length * fitting(rows.lengths, corner.row).length;
}

export function isLegal(
  position: Position,
  description: BoardDescription,
  rectangle: Rectangle,
): boolean {
  return legalRectangles(position, description, rectangle).some(
    ({ width, height }) => width === rectangle.width && height === rectangle.height,
  );
}

/** The rectangle of `corner` that ends nearest to `end`, the smaller one of two that are as near. */
export function nearestRectangle(
  position: Position,
  { rows, columns }: BoardDescription,
  corner: Cell,
  end: Cell,
): Rectangle | undefined {
  if (discAt(position, corner) === 0) return undefined;
  const width = nearest(fitting(columns.lengths, corner.column), corner.column - end.column + 1);
  const height = nearest(fitting(rows.lengths, corner.row), corner.row - end.row + 1);
  if (width === undefined || height === undefined) return undefined;
  return { column: corner.column, row: corner.row, width, height };
}

/**
 * The rectangle that a step from `size` leads to: around in a circle by `next` and `previous`, and
 * not past the largest and smallest of the others. Without a size it is the first or the last one.
 */
export function steppedRectangle(
  rectangles: readonly Rectangle[],
  size: RectangleSize | undefined,
  step: RectangleStep,
): Rectangle | undefined {
  const index = rectangles.findIndex(
    ({ width, height }) => width === size?.width && height === size.height,
  );
  const from = rectangles[index];
  if (from === undefined) {
    const upwards = step === 'next' || step === 'wider' || step === 'taller';
    return upwards ? rectangles[0] : rectangles.at(-1);
  }
  const { width, height } = from;
  switch (step) {
    case 'next':
      return rectangles[(index + 1) % rectangles.length];
    case 'previous':
      return rectangles.at(index - 1);
    case 'wider':
      return rectangles.find((other) => other.height === height && other.width > width);
    case 'narrower':
      return rectangles.findLast((other) => other.height === height && other.width < width);
    case 'taller':
      return rectangles.find((other) => other.width === width && other.height > height);
    case 'lower':
      return rectangles.findLast((other) => other.width === width && other.height < height);
  }
}

/** The rectangle that has `cell` in its lower left corner. */
export function rectangleEndingAt(
  rectangles: readonly Rectangle[],
  cell: Cell,
): Rectangle | undefined {
  return rectangles.find(
    ({ column, row, width, height }) =>
      column - width + 1 === cell.column && row - height + 1 === cell.row,
  );
}

function fitting(lengths: Uint32Array, limit: number): number[] {
  return Array.from(lengths).filter((length) => length <= limit);
}

function nearest(lengths: readonly number[], wanted: number): number | undefined {
  return lengths.reduce<number | undefined>(
    (best, length) =>
      best === undefined || Math.abs(length - wanted) < Math.abs(best - wanted) ? length : best,
    undefined,
  );
}
