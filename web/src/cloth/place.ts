/**
 * The viewport of a cloth and what follows from it. Pure functions; results of moving must be passed through
 * `clampedPlace`.
 */
import type { ClothRegion } from '../engine/api/cloth';
import type { PositionRange } from '../engine/api/axes';

export interface ClothSides {
  readonly rows: number;
  readonly columns: number;
}

/** The size of a viewport, in CSS pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** From the upper left corner of the viewport, in CSS pixels. */
export interface ViewPoint {
  readonly x: number;
  readonly y: number;
}

/** A viewport: its middle, in discs from the lower left corner of the board, and the number of discs per pixel. */
export interface ClothPlace {
  readonly row: number;
  readonly column: number;
  readonly scale: number;
}

/** The largest disc in pixels, unless the whole board is smaller than the viewport. */
const MAX_DISC_PX = 64;

/** The viewport that shows the whole board. */
export function wholeClothPlace(
  { rows, columns }: ClothSides,
  { width, height }: ViewSize,
): ClothPlace {
  return { row: rows / 2, column: columns / 2, scale: Math.max(rows / height, columns / width) };
}

/**
 * The nearest viewport within the board: not smaller than it allows, and showing nothing beside the board if avoidable.
 */
export function clampedPlace(place: ClothPlace, board: ClothSides, view: ViewSize): ClothPlace {
  const most = wholeClothPlace(board, view).scale;
  const scale = clamp(place.scale, Math.min(most, 1 / MAX_DISC_PX), most);
  const middle = (at: number, side: number, pixels: number) => {
    const half = (scale * pixels) / 2;
    return 2 * half >= side ? side / 2 : clamp(at, half, side - half);
  };
  return {
    row: middle(place.row, board.rows, view.height),
    column: middle(place.column, board.columns, view.width),
    scale,
  };
}

/** A point of the viewport, in discs from the lower left corner of the board. */
export function boardPointAt(place: ClothPlace, { width, height }: ViewSize, { x, y }: ViewPoint) {
  return {
    row: place.row - (y - height / 2) * place.scale,
    column: place.column + (x - width / 2) * place.scale,
  };
}

/** Zooms about a point, which stays where it is. `factor` above 1 zooms in. */
export function zoomedPlace(
  place: ClothPlace,
  view: ViewSize,
  factor: number,
  at: ViewPoint = { x: view.width / 2, y: view.height / 2 },
): ClothPlace {
  const { row, column } = boardPointAt(place, view, at);
  const scale = place.scale / factor;
  return {
    row: row + (place.row - row) / factor,
    column: column + (place.column - column) / factor,
    scale,
  };
}

/** Moves the board by so many pixels to the right and down. */
export function movedPlace(place: ClothPlace, right: number, down: number): ClothPlace {
  const { row, column, scale } = place;
  return { row: row + down * scale, column: column - right * scale, scale };
}

/** The discs that are visible at least in part. */
export function regionAt(place: ClothPlace, board: ClothSides, view: ViewSize): ClothRegion {
  const seen = (middle: number, side: number, pixels: number): PositionRange => {
    const half = (place.scale * pixels) / 2;
    const first = clamp(Math.floor(middle - half) + 1, 1, side);
    return { first, last: clamp(Math.ceil(middle + half), first, side) };
  };
  return {
    rows: seen(place.row, board.rows, view.height),
    columns: seen(place.column, board.columns, view.width),
  };
}

/** The viewport that shows a whole region as large as possible. */
export function placeOfRegion(
  { rows, columns }: ClothRegion,
  board: ClothSides,
  view: ViewSize,
): ClothPlace {
  const length = ({ first, last }: PositionRange) => last - first + 1;
  const middle = ({ first, last }: PositionRange) => (first - 1 + last) / 2;
  const scale = Math.max(length(rows) / view.height, length(columns) / view.width);
  return clampedPlace({ row: middle(rows), column: middle(columns), scale }, board, view);
}

/** The disc at a point of the viewport, if any. */
export function discAt(place: ClothPlace, board: ClothSides, view: ViewSize, at: ViewPoint) {
  const { row, column } = boardPointAt(place, view, at);
  const isThere = row >= 0 && column >= 0 && row < board.rows && column < board.columns;
  return isThere ? { row: Math.floor(row) + 1, column: Math.floor(column) + 1 } : undefined;
}

export function isSameRegion(
  one: ClothRegion | undefined,
  other: ClothRegion | undefined,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (['rows', 'columns'] as const).every(
    (axis) => one[axis].first === other[axis].first && one[axis].last === other[axis].last,
  );
}

export function isWholeRegion({ rows, columns }: ClothRegion, board: ClothSides): boolean {
  return (
    rows.first === 1 &&
    columns.first === 1 &&
    rows.last === board.rows &&
    columns.last === board.columns
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
