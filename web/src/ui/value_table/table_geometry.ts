/** The layout of a table of values: its places, and the numbers beside its rows and above its columns. */
import { clamp, labelWidth, type ScreenBox } from '../../drawing/box';
import { largestValue, type ValueTable } from './value_table';
import type { TablePlace } from './table_settings';

/** Lengths are in CSS pixels from the upper left corner. */
export interface TableGeometry {
  readonly table: ValueTable;
  readonly width: number;
  readonly height: number;
  /** The box of the places, without the headings. */
  readonly places: ScreenBox;
  readonly cell: number;
  /** The font size of the headings. */
  readonly fontSize: number;
  /** The font size in the places; undefined if numbers don't fit. */
  readonly numberSize: number | undefined;
}

interface TableRoom {
  readonly width: number;
  /** A table with more rows than columns exceeds this height before its places get too small. */
  readonly height: number;
  readonly fontSize: number;
  /** A place takes whole device pixels. */
  readonly pixelRatio: number;
}

/** A table of few places doesn't fill its room. */
const MAX_CELL_PX = 72;
/** The smallest place that the room's height can cause, in pixels. */
const MIN_CELL_PX = 4;
const MIN_NUMBER_PX = 8;
const MAX_NUMBER_PX = 20;
/** Room for half of an outline. */
const EDGE_PX = 2;

export function tableGeometry(table: ValueTable, room: TableRoom): TableGeometry {
  const { rows, columns, origin } = table;
  const { fontSize, pixelRatio } = room;
  const wholePixels = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  const left = wholePixels(labelWidth(origin.row + rows - 1, fontSize) + fontSize * 0.7);
  const top = wholePixels(fontSize * 1.6);
  const fitting = (length: number, places: number) =>
    Math.floor(((length - EDGE_PX) * pixelRatio) / places) / pixelRatio;
  const cell = clamp(
    Math.min(
      fitting(room.width - left, columns),
      Math.max(fitting(room.height - top, rows), MIN_CELL_PX),
    ),
    1 / pixelRatio,
    MAX_CELL_PX,
  );
  const numberSize = Math.floor(
    Math.min(cell * 0.5, (cell - 2) / labelWidth(Number(largestValue(table)), 1), MAX_NUMBER_PX),
  );
  return {
    table,
    cell,
    fontSize,
    places: { left, top, width: columns * cell, height: rows * cell },
    width: Math.ceil(left + columns * cell + EDGE_PX),
    height: Math.ceil(top + rows * cell + EDGE_PX),
    numberSize: numberSize < MIN_NUMBER_PX ? undefined : numberSize,
  };
}

/** Converts a row to its position from the top, and back. */
export function rowFromTop({ rows, rowsUpward = false }: ValueTable, row: number): number {
  return rowsUpward ? rows - 1 - row : row;
}

/** The place nearest to a point. */
export function tablePlaceNear(
  { table, places, cell }: TableGeometry,
  x: number,
  y: number,
): TablePlace {
  const along = (length: number, count: number) => clamp(Math.floor(length / cell), 0, count - 1);
  return {
    row: rowFromTop(table, along(y - places.top, table.rows)),
    column: along(x - places.left, table.columns),
  };
}

export function tableBoxAt({ table, places, cell }: TableGeometry, place: TablePlace): ScreenBox {
  const { row, column } = place;
  const { left, top } = places;
  return {
    left: left + column * cell,
    top: top + rowFromTop(table, row) * cell,
    width: cell,
    height: cell,
  };
}

/** The rows or columns with a heading: all, or every 2nd, 4th, 8th, … if they are too narrow. */
export function headedPlaces(
  { table, cell, fontSize }: TableGeometry,
  along: 'row' | 'column',
): number[] {
  const { rows, columns, origin } = table;
  const count = along === 'row' ? rows : columns;
  const room =
    along === 'row'
      ? fontSize * 1.2
      : labelWidth(origin.column + columns - 1, fontSize) + fontSize * 0.5;
  let step = 1;
  while (step * cell < room) step *= 2;
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
