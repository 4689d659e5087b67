import type { Frame } from '../../../web/src/board/frame';
import { geometryOf, WHOLE } from '../../../web/src/board/geometry';
import type { Space, View } from '../../../web/src/board/geometry';
import { readPalette } from '../../../web/src/board/palette';
import type { BoardScene, CellRectangle } from '../../../web/src/board/state';

export const SPACE: Space = { width: 560, height: 600, largestCell: 96, fontSize: 13 };

/** Every role has a colour of its own, by which it is known. */
export const PALETTE = readPalette((property) => property, 'serif');

/** A white board with nothing on it, but for what is given. */
export function sceneOf(rows: number, columns: number, more: Partial<BoardScene> = {}): BoardScene {
  const discs = new Uint8Array(rows * columns).fill(1);
  return { rows, columns, discs, rectangles: [], spots: [], ...more };
}

export function frameOf(scene: BoardScene, view: View = WHOLE, space = SPACE): Frame {
  return { scene, geometry: geometryOf(scene, space, view), palette: PALETTE };
}

/** The same numbers in every run: from 0 to below 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** These discs, and those of a rectangle in the other colour. */
export function changing(
  discs: Uint8Array,
  columns: number,
  { column, row, width, height }: CellRectangle,
): Uint8Array {
  const isIn = (at: number, last: number, length: number) => at <= last && at > last - length;
  return discs.map((disc, place) =>
    isIn((place % columns) + 1, column, width) && isIn(Math.floor(place / columns) + 1, row, height)
      ? 1 - disc
      : disc,
  );
}
