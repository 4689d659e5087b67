import { clamp, labelWidth, largestOf, type ScreenBox } from '../drawing/box';
import { ribbonOf, type CellLimits, type Margins, type Ribbon } from './ribbon';
import type { BoardScene, SceneCell, NumberInterval } from './state';

/** The fields of a scene that decide where things are. */
export type BoardShape = Pick<
  BoardScene,
  'rows' | 'columns' | 'rowsUpward' | 'rowOrigin' | 'columnOrigin' | 'rowNumbers' | 'columnNumbers'
>;

export function boardShapeOf(scene: BoardShape): BoardShape {
  const { rows, columns, rowsUpward, rowOrigin, columnOrigin, rowNumbers, columnNumbers } = scene;
  return { rows, columns, rowsUpward, rowOrigin, columnOrigin, rowNumbers, columnNumbers };
}

/** The available room: the largest picture, the largest cell, and the font size of the margins. */
export interface AvailableSpace extends CellLimits {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/**
 * The visible part of the board: a zoom of 1 shows all of it; `columnsBefore` and `rowsBefore` lie outside, with
 * fractions.
 */
export interface BoardViewport {
  readonly zoom: number;
  readonly columnsBefore: number;
  readonly rowsBefore: number;
}

/** A rectangular window onto the board, or a line of a ribbon. */
export interface Pane {
  readonly shape: BoardShape;
  readonly space: AvailableSpace;
  readonly view: BoardViewport;
  /** The box of the coins, without margins. */
  readonly field: ScreenBox;
  readonly cell: number;
}

export interface BoardGeometry {
  readonly shape: BoardShape;
  readonly space: AvailableSpace;
  readonly view: BoardViewport;
  /** The whole picture, with its margins. */
  readonly width: number;
  readonly height: number;
  /** One, or one for each line of a ribbon. */
  readonly panes: readonly [Pane, ...Pane[]];
  readonly ribbon: Ribbon | undefined;
  /** The smallest box around all panes. */
  readonly hull: ScreenBox;
  /** The side of a cell, now and when the whole board is visible. */
  readonly cell: number;
  readonly fittedCell: number;
}

/** Below this side of a cell fingers miss, so zooming is offered. */
export const COMFORTABLE_CELL_PX = 24;
/** Up to this side of a cell, in pixels, there are no discs: the board is a picture of squares. */
const PICTURE_CELL_PX = 10;
/** The largest side of a cell that zooming reaches, in pixels. */
const MAGNIFIED_CELL_PX = 48;
const MIN_CELL_PX = 0.25;

export const WHOLE_VIEW: BoardViewport = { zoom: 1, columnsBefore: 0, rowsBefore: 0 };

export function boardGeometryOf(
  shape: BoardShape,
  space: AvailableSpace,
  view: BoardViewport,
): BoardGeometry {
  const margins = marginsOf(shape, space.fontSize);
  const room = {
    width: space.width - margins.left - margins.right,
    height: space.height - margins.top - margins.bottom,
  };
  const ribbon = ribbonOf(shape, room, space, margins);
  const fittedCell = wholePixels(
    ribbon?.cell ??
      Math.min(room.width / shape.columns, room.height / shape.rows, space.largestCell),
  );
  const laid = { shape, space, margins, room, fittedCell };
  const panes: BoardGeometry['panes'] =
    ribbon === undefined ? [paneOf(laid, view)] : linesOf(laid, ribbon);
  const hull = hullOf(panes);
  return {
    shape,
    space,
    view: ribbon === undefined ? panes[0].view : WHOLE_VIEW,
    width: Math.ceil(hull.left + hull.width + margins.right),
    height: Math.ceil(hull.top + hull.height + margins.bottom),
    panes,
    ribbon,
    hull,
    cell: panes[0].cell,
    fittedCell,
  };
}

interface Laid {
  readonly shape: BoardShape;
  readonly space: AvailableSpace;
  readonly margins: Margins;
  readonly room: { readonly width: number; readonly height: number };
  readonly fittedCell: number;
}

/** The board in one piece, or the part of it that the view shows. */
function paneOf({ shape, space, margins, room, fittedCell }: Laid, view: BoardViewport): Pane {
  const { rows, columns } = shape;
  const zoom = clamp(view.zoom, 1, largestZoom(fittedCell));
  const cell = wholePixels(fittedCell * zoom);
  // A long board that is magnified takes more of the room; a square one keeps its height.
  const tallest = Math.max(rows * fittedCell, Math.min(room.height, room.width * 0.75));
  const field = {
    left: margins.left,
    top: margins.top,
    width: zoom === 1 ? columns * cell : Math.min(columns * cell, Math.max(room.width, cell)),
    height: zoom === 1 ? rows * cell : Math.min(rows * cell, tallest),
  };
  const seen = {
    zoom,
    columnsBefore: clamp(view.columnsBefore, 0, columns - field.width / cell),
    rowsBefore: clamp(view.rowsBefore, 0, rows - field.height / cell),
  };
  return { shape, space, view: seen, field, cell };
}

function linesOf(
  { shape, space, margins, fittedCell: cell }: Laid,
  ribbon: Ribbon,
): BoardGeometry['panes'] {
  const { way, perLine, lines, gap } = ribbon;
  const across = way === 'across';
  const count = across ? shape.columns : shape.rows;
  const line = (number: number): Pane => {
    const before = number * perLine;
    const length = Math.min(perLine, count - before) * cell;
    const aside = number * (cell + gap);
    // The last column of a board that counts upward begins at the bottom too.
    const missing = shape.rowsUpward ? perLine * cell - length : 0;
    return {
      shape,
      space,
      view: { zoom: 1, columnsBefore: across ? before : 0, rowsBefore: across ? 0 : before },
      field: {
        left: margins.left + (across ? 0 : aside),
        top: margins.top + (across ? aside : missing),
        width: across ? length : cell,
        height: across ? cell : length,
      },
      cell,
    };
  };
  const [, ...others] = Array.from({ length: lines }, (_, number) => number);
  return [line(0), ...others.map(line)];
}

/** The box around all panes: the first one is the longest and shares an edge with all others. */
function hullOf(panes: BoardGeometry['panes']): ScreenBox {
  const [first] = panes;
  const last = panes.at(-1) ?? first;
  const { left, top } = first.field;
  return {
    left,
    top,
    width: Math.max(first.field.width, last.field.left + last.field.width - left),
    height: Math.max(first.field.height, last.field.top + last.field.height - top),
  };
}

export function largestZoom(fittedCell: number): number {
  return fittedCell < COMFORTABLE_CELL_PX ? MAGNIFIED_CELL_PX / fittedCell : 1;
}

export function isPicture({ cell }: Pick<Pane, 'cell'>): boolean {
  return cell <= PICTURE_CELL_PX;
}

/** The left edge of a column; for column + 1, the right edge of the one before. */
export function leftOf({ field, view, cell }: Pane, column: number): number {
  return field.left + (column - 1 - view.columnsBefore) * cell;
}

/** The upper edge of a row. */
export function topOf({ shape, field, view, cell }: Pane, row: number): number {
  return shape.rowsUpward
    ? field.top + field.height - (row - view.rowsBefore) * cell
    : field.top + (row - 1 - view.rowsBefore) * cell;
}

/** The distance of a y coordinate from the edge where rows begin: the lower one if they count upwards. */
export function depthOf({ shape, field }: Pane, y: number): number {
  return shape.rowsUpward ? field.top + field.height - y : y - field.top;
}

/** A rectangle of cells. */
export interface Block {
  readonly columns: NumberInterval;
  readonly rows: NumberInterval;
}

export function blockBox(pane: Pane, { columns, rows }: Block): ScreenBox {
  const { cell } = pane;
  return {
    left: leftOf(pane, columns.from),
    top: Math.min(topOf(pane, rows.from), topOf(pane, rows.to)),
    width: (columns.to - columns.from + 1) * cell,
    height: (rows.to - rows.from + 1) * cell,
  };
}

/** The box of the whole board, of which the field may show a part. */
export function boardBox(pane: Pane): ScreenBox {
  const { columns, rows } = pane.shape;
  return blockBox(pane, { columns: { from: 1, to: columns }, rows: { from: 1, to: rows } });
}

export function centreOf(pane: Pane, { column, row }: SceneCell): readonly [number, number] {
  const half = pane.cell / 2;
  return [leftOf(pane, column) + half, topOf(pane, row) + half];
}

/** The disc at a point of the picture, if any. */
export function cellAtPoint({ panes }: BoardGeometry, x: number, y: number): SceneCell | undefined {
  const pane = panes.find(({ field }) => distanceTo(field, x, y) === 0);
  return pane && nearestIn(pane, x, y);
}

/** The visible disc that is nearest to a point. */
export function nearestCell({ panes }: BoardGeometry, x: number, y: number): SceneCell {
  const [first, ...others] = panes;
  const far = ({ field }: Pane) => distanceTo(field, x, y);
  return nearestIn(
    others.reduce((nearest, each) => (far(each) < far(nearest) ? each : nearest), first),
    x,
    y,
  );
}

/** The right and lower edges of a box don't belong to it. */
function distanceTo({ left, top, width, height }: ScreenBox, x: number, y: number): number {
  const outside = (place: number, start: number, length: number) =>
    place < start ? start - place : place < start + length ? 0 : place - start - length + 1e-6;
  return Math.hypot(outside(x, left, width), outside(y, top, height));
}

function nearestIn(pane: Pane, x: number, y: number): SceneCell {
  const { field, view, cell } = pane;
  const { columns, rows } = visibleCells(pane);
  return {
    column: clamp(
      Math.floor((x - field.left) / cell + view.columnsBefore) + 1,
      columns.from,
      columns.to,
    ),
    row: clamp(Math.floor(depthOf(pane, y) / cell + view.rowsBefore) + 1, rows.from, rows.to),
  };
}

/** The discs that are visible at least in part. */
export function visibleCells({ shape, field, view, cell }: Pane): Block {
  return {
    columns: visiblePart(view.columnsBefore, field.width / cell, shape.columns),
    rows: visiblePart(view.rowsBefore, field.height / cell, shape.rows),
  };
}

export function isVisible({ columns, rows }: Block, { column, row }: SceneCell): boolean {
  return column >= columns.from && column <= columns.to && row >= rows.from && row <= rows.to;
}

function visiblePart(start: number, length: number, last: number): NumberInterval {
  // The sum is rounded; less than a thousandth of a cell is invisible.
  const blur = 1e-3;
  return {
    from: clamp(Math.floor(start + blur) + 1, 1, last),
    to: clamp(Math.ceil(start + length - blur), 1, last),
  };
}

/**
 * Coordinates are to the left and below, second numbers to the right and above; a side without numbers has room for
 * half of the last coordinate.
 */
function marginsOf(shape: BoardShape, fontSize: number): Margins {
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
        : Math.ceil(labelWidth(largestOf(rowNumbers), fontSize) + fontSize * 0.7),
  };
}

/** The game's own numbers of the last row and column. */
export function lastNumbers({ rows, columns, rowOrigin, columnOrigin }: BoardShape): SceneCell {
  return { row: rows - 1 + rowOrigin, column: columns - 1 + columnOrigin };
}

/** Edges on whole pixels are sharp, but small cells would lose too much of their size. */
function wholePixels(cell: number): number {
  const grain = cell >= 8 ? 1 : MIN_CELL_PX;
  return Math.max(Math.floor(cell / grain) * grain, MIN_CELL_PX);
}
