import type { BoardScene, Cell, Interval } from './state';

/** Places and lengths on the screen are in CSS pixels from the upper left corner of the board's picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What of a scene decides where things are. */
export type Shape = Pick<
  BoardScene,
  'rows' | 'columns' | 'rowsUpward' | 'rowOrigin' | 'columnOrigin' | 'rowNumbers' | 'columnNumbers'
>;

export function shapeOf(scene: Shape): Shape {
  const { rows, columns, rowsUpward, rowOrigin, columnOrigin, rowNumbers, columnNumbers } = scene;
  return { rows, columns, rowsUpward, rowOrigin, columnOrigin, rowNumbers, columnNumbers };
}

/** What there is to fill: the largest picture and cell, and the size of the letters in the margins. */
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly largestCell: number;
  readonly fontSize: number;
}

/** Which part of the board is seen: 1 is all of it; so many columns and rows, with fractions, come before it. */
export interface View {
  readonly zoom: number;
  readonly columnsBefore: number;
  readonly rowsBefore: number;
}

export interface Geometry {
  readonly shape: Shape;
  readonly space: Space;
  readonly view: View;
  /** Of the whole picture, with its margins. */
  readonly width: number;
  readonly height: number;
  /** Where the discs are. */
  readonly field: Box;
  /** The side of a cell, now and when the whole board is seen. */
  readonly cell: number;
  readonly fittedCell: number;
}

/** Below this side of a cell a finger misses, and zooming is offered. */
export const COMFORTABLE_CELL = 24;
/** As large as zooming makes a cell. */
const MAGNIFIED_CELL = 48;
const SMALLEST_CELL = 0.25;
/** Digits of the system's fonts are at most about this wide, in font sizes. */
const DIGIT_WIDTH = 0.62;

export const WHOLE: View = { zoom: 1, columnsBefore: 0, rowsBefore: 0 };

export function geometryOf(shape: Shape, space: Space, view: View): Geometry {
  const { rows, columns } = shape;
  const margins = marginsOf(shape, space.fontSize);
  const room = {
    width: space.width - margins.left - margins.right,
    height: space.height - margins.top - margins.bottom,
  };
  const fittedCell = wholePixels(
    Math.min(room.width / columns, room.height / rows, space.largestCell),
  );
  const zoom = clamp(view.zoom, 1, largestZoom(fittedCell));
  const cell = wholePixels(fittedCell * zoom);
  // A long board that is magnified takes more of the room, and a square one stays as high as it was.
  const tallest = Math.max(rows * fittedCell, Math.min(room.height, room.width * 0.75));
  const field = {
    left: margins.left,
    top: margins.top,
    width: zoom === 1 ? columns * cell : Math.min(columns * cell, Math.max(room.width, cell)),
    height: zoom === 1 ? rows * cell : Math.min(rows * cell, tallest),
  };
  return {
    shape,
    space,
    view: {
      zoom,
      columnsBefore: clamp(view.columnsBefore, 0, columns - field.width / cell),
      rowsBefore: clamp(view.rowsBefore, 0, rows - field.height / cell),
    },
    width: Math.ceil(margins.left + field.width + margins.right),
    height: Math.ceil(margins.top + field.height + margins.bottom),
    field,
    cell,
    fittedCell,
  };
}

export function largestZoom(fittedCell: number): number {
  return fittedCell < COMFORTABLE_CELL ? MAGNIFIED_CELL / fittedCell : 1;
}

/** Where a column begins, its left edge; of column + 1, where it ends. */
export function leftOf({ field, view, cell }: Geometry, column: number): number {
  return field.left + (column - 1 - view.columnsBefore) * cell;
}

/** The upper edge of a row. */
export function topOf({ shape, field, view, cell }: Geometry, row: number): number {
  return shape.rowsUpward
    ? field.top + field.height - (row - view.rowsBefore) * cell
    : field.top + (row - 1 - view.rowsBefore) * cell;
}

/** How far a height is from the edge of the field where the rows begin. */
export function depthOf({ shape, field }: Geometry, y: number): number {
  return shape.rowsUpward ? field.top + field.height - y : y - field.top;
}

/** Columns and rows side by side. */
export interface Block {
  readonly columns: Interval;
  readonly rows: Interval;
}

export function boxOf(geometry: Geometry, { columns, rows }: Block): Box {
  const { cell } = geometry;
  return {
    left: leftOf(geometry, columns.from),
    top: Math.min(topOf(geometry, rows.from), topOf(geometry, rows.to)),
    width: (columns.to - columns.from + 1) * cell,
    height: (rows.to - rows.from + 1) * cell,
  };
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The whole board, of which the field may show a part. */
export function boardBox(geometry: Geometry): Box {
  const { columns, rows } = geometry.shape;
  return boxOf(geometry, { columns: { from: 1, to: columns }, rows: { from: 1, to: rows } });
}

export function centreOf(geometry: Geometry, { column, row }: Cell): readonly [number, number] {
  const half = geometry.cell / 2;
  return [leftOf(geometry, column) + half, topOf(geometry, row) + half];
}

/** The disc at a point of the picture, if there is one. */
export function cellAt(geometry: Geometry, x: number, y: number): Cell | undefined {
  const { left, top, width, height } = geometry.field;
  const inside = x >= left && x < left + width && y >= top && y < top + height;
  return inside ? nearestCell(geometry, x, y) : undefined;
}

/** The disc in sight that is nearest to a point. */
export function nearestCell(geometry: Geometry, x: number, y: number): Cell {
  const { field, view, cell } = geometry;
  const { columns, rows } = visibleCells(geometry);
  return {
    column: clamp(
      Math.floor((x - field.left) / cell + view.columnsBefore) + 1,
      columns.from,
      columns.to,
    ),
    row: clamp(Math.floor(depthOf(geometry, y) / cell + view.rowsBefore) + 1, rows.from, rows.to),
  };
}

/** The discs of which anything can be seen. */
export function visibleCells({ shape, field, view, cell }: Geometry): Block {
  return {
    columns: visiblePart(view.columnsBefore, field.width / cell, shape.columns),
    rows: visiblePart(view.rowsBefore, field.height / cell, shape.rows),
  };
}

export function isVisible({ columns, rows }: Block, { column, row }: Cell): boolean {
  return column >= columns.from && column <= columns.to && row >= rows.from && row <= rows.to;
}

function visiblePart(start: number, length: number, last: number): Interval {
  // The sum is rounded: less than a thousandth of a cell is not seen.
  const blur = 1e-3;
  return {
    from: clamp(Math.floor(start + blur) + 1, 1, last),
    to: clamp(Math.ceil(start + length - blur), 1, last),
  };
}

interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Coordinates stand to the left and below, second numbers to the right and above, where otherwise there is
 * room for half of the last coordinate.
 */
function marginsOf(shape: Shape, fontSize: number): Margins {
  const { rowNumbers, columnNumbers } = shape;
  const line = Math.ceil(fontSize * 1.6);
  const last = lastNumbers(shape);
  return {
    left: Math.ceil(labelWidth(last.row, fontSize) + fontSize * 0.7),
    bottom: line,
    top: columnNumbers === undefined ? Math.ceil(fontSize / 2) : line,
    right:
      rowNumbers === undefined
        ? Math.ceil(labelWidth(last.column, fontSize) / 2)
        : Math.ceil(labelWidth(largest(rowNumbers), fontSize) + fontSize * 0.7),
  };
}

/** What the last row and column are called. */
export function lastNumbers({ rows, columns, rowOrigin, columnOrigin }: Shape): Cell {
  return { row: rows - 1 + rowOrigin, column: columns - 1 + columnOrigin };
}

/** About how wide a whole number is when it is written. */
export function labelWidth(number: number, fontSize: number): number {
  return String(number).length * DIGIT_WIDTH * fontSize;
}

export function largest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

/** Edges on whole pixels are sharp; where cells are small the loss would be too much of them. */
function wholePixels(cell: number): number {
  const grain = cell >= 8 ? 1 : SMALLEST_CELL;
  return Math.max(Math.floor(cell / grain) * grain, SMALLEST_CELL);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
