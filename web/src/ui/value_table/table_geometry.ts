/** Where a table of values lies: its places, and numbers beside its rows and above its columns. */
import { clamp, labelWidth, type ScreenBox } from '../../drawing/box';
import { largestValue, type ValueTable } from './value_table';
import type { TablePlace } from './table_settings';

/** Lengths are in CSS pixels from the upper left corner. */
export interface TableGeometry {
  readonly table: ValueTable;
  readonly width: number;
  readonly height: number;
  /** Of the places, without the headings. */
  readonly places: ScreenBox;
  readonly cell: number;
  /** Of the headings. */
  readonly fontSize: number;
  /** Of the numbers in the places; undefined where they would not fit. */
  readonly numberSize: number | undefined;
}

interface TableRoom {
  readonly width: number;
  /** A table of more rows than columns goes beyond it before its places are too small. */
  readonly height: number;
  readonly fontSize: number;
  /** A place takes whole pixels of the device. */
  readonly pixelRatio: number;
}

/** A table of few places doesn't fill its room. */
const LARGEST_CELL = 72;
/** What the height of the room takes from a place at most. */
const SMALLEST_CELL = 4;
const SMALLEST_NUMBER = 8;
const LARGEST_NUMBER = 20;
/** For half of an outline. */
const EDGE = 2;

export function tableGeometry(table: ValueTable, room: TableRoom): TableGeometry {
  const { rows, columns, origin } = table;
  const { fontSize, pixelRatio } = room;
  const wholePixels = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  const left = wholePixels(labelWidth(origin.row + rows - 1, fontSize) + fontSize * 0.7);
  const top = wholePixels(fontSize * 1.6);
  const fitting = (length: number, places: number) =>
    Math.floor(((length - EDGE) * pixelRatio) / places) / pixelRatio;
  const cell = clamp(
    Math.min(
      fitting(room.width - left, columns),
      Math.max(fitting(room.height - top, rows), SMALLEST_CELL),
    ),
    1 / pixelRatio,
    LARGEST_CELL,
  );
  const numberSize = Math.floor(
    Math.min(cell * 0.5, (cell - 2) / labelWidth(Number(largestValue(table)), 1), LARGEST_NUMBER),
  );
  return {
    table,
    cell,
    fontSize,
    places: { left, top, width: columns * cell, height: rows * cell },
    width: Math.ceil(left + columns * cell + EDGE),
    height: Math.ceil(top + rows * cell + EDGE),
    numberSize: numberSize < SMALLEST_NUMBER ? undefined : numberSize,
  };
}

/** Where a row lies, counted from the top; and the other way round. */
export function fromTop({ rows, rowsUpward = false }: ValueTable, row: number): number {
  return rowsUpward ? rows - 1 - row : row;
}

/** The nearest place to a point. */
export function placeNear(
  { table, places, cell }: TableGeometry,
  x: number,
  y: number,
): TablePlace {
  const along = (length: number, count: number) => clamp(Math.floor(length / cell), 0, count - 1);
  return {
    row: fromTop(table, along(y - places.top, table.rows)),
    column: along(x - places.left, table.columns),
  };
}

export function boxAt({ table, places, cell }: TableGeometry, place: TablePlace): ScreenBox {
  const { row, column } = place;
  const { left, top } = places;
  return {
    left: left + column * cell,
    top: top + fromTop(table, row) * cell,
    width: cell,
    height: cell,
  };
}

/** The rows or columns with a heading: all, or every 2nd, 4th, 8th, … where they are too narrow. */
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
