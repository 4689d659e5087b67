/** Where a table of nimbers lies: its places, and numbers beside its rows and above its columns. */
import { clamp, labelWidth } from '../../board/geometry';
import type { ScreenBox } from '../../board/geometry';
import type { NimPlace } from './nim_table';

/** Lengths are in CSS pixels from the upper left corner. */
export interface TableGeometry {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Of the places, without the headings. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  /** Of the headings. */
  readonly fontSize: number;
  /** Of the numbers in the places; undefined where they would not fit. */
  readonly numberSize: number | undefined;
}

interface TableRoom {
  readonly width: number;
  readonly fontSize: number;
  /** A place takes whole pixels of the device. */
  readonly pixelRatio: number;
}

/** A table of few places doesn't fill its room. */
const LARGEST_CELL = 72;
const SMALLEST_NUMBER = 8;
const LARGEST_NUMBER = 20;
/** For half of an outline. */
const EDGE = 2;

/** `largest` is the largest number in the table. */
export function tableGeometry(
  size: number,
  largest: number,
  { width, fontSize, pixelRatio }: TableRoom,
): TableGeometry {
  const wholePixels = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  const left = wholePixels(labelWidth(size - 1, fontSize) + fontSize * 0.7);
  const top = wholePixels(fontSize * 1.6);
  const fitting = Math.floor(((width - left - EDGE) * pixelRatio) / size) / pixelRatio;
  const cell = clamp(fitting, 1 / pixelRatio, LARGEST_CELL);
  const numberSize = Math.floor(
    Math.min(cell * 0.5, (cell - 2) / labelWidth(largest, 1), LARGEST_NUMBER),
  );
  return {
    ...{ size, left, top, cell, fontSize },
    width: Math.ceil(left + size * cell + EDGE),
    height: Math.ceil(top + size * cell + EDGE),
    numberSize: numberSize < SMALLEST_NUMBER ? undefined : numberSize,
  };
}

/** The nearest place to a point. */
export function placeNear(geometry: TableGeometry, x: number, y: number): NimPlace {
  const { left, top, cell, size } = geometry;
  const place = (length: number) => clamp(Math.floor(length / cell), 0, size - 1);
  return { a: place(y - top), b: place(x - left) };
}

export function boxAt({ left, top, cell }: TableGeometry, { a, b }: NimPlace): ScreenBox {
  return { left: left + b * cell, top: top + a * cell, width: cell, height: cell };
}

/** The rows or columns with a heading: all, or every 2nd, 4th, 8th, … where they are too narrow. */
export function headedPlaces({ size, cell, fontSize }: TableGeometry, along: 'a' | 'b'): number[] {
  const room = along === 'a' ? fontSize * 1.2 : labelWidth(size - 1, fontSize) + fontSize * 0.5;
  let step = 1;
  while (step * cell < room) step *= 2;
  return Array.from({ length: Math.ceil(size / step) }, (_, place) => place * step);
}
