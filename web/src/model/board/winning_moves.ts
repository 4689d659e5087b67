/**
 * The winning moves of a position as the solver lists them, four bytes each. There can be hundreds of
 * thousands: an object is made only for the one that somebody looks at.
 */
import type { PositionFacts } from '../../solver/protocol';
import { isOnBoard, placeOf } from './position';
import type { Cell, Position, Rectangle, RectangleSize } from './position';

/** The winning moves of one position, by row, column, height, width of the rectangle. */
export interface WinningMoves {
  readonly count: number;
  at(index: number): Rectangle;
  /** The place of a rectangle among them; -1 when it does not win. */
  indexOf(rectangle: Rectangle): number;
  ofCorner(corner: Cell): readonly Rectangle[];
  countOf(corner: Cell): number;
}

/** Winning rectangles of one size. */
export interface SizeGroup extends RectangleSize {
  /** Places in `WinningMoves`, ascending. */
  readonly moves: Uint32Array;
}

const BYTES_PER_MOVE = 4;
/** More than the longest side. */
const SIDES = 256;

export function winningMoves(
  position: Position,
  { winning: bytes }: Pick<PositionFacts, 'winning'>,
): WinningMoves {
  const count = bytes.length / BYTES_PER_MOVE;

  function at(index: number): Rectangle {
    if (!(index >= 0 && index < count)) throw new RangeError(`There is no winning move ${index}.`);
    const start = index * BYTES_PER_MOVE;
    return {
      column: bytes[start] ?? 0,
      row: bytes[start + 1] ?? 0,
      width: bytes[start + 2] ?? 0,
      height: bytes[start + 3] ?? 0,
    };
  }

  /** The first winning move of each corner, laid out as the discs are; the last place is `count`. */
  function firstMoves(): Uint32Array {
    const first = new Uint32Array(position.rows * position.columns + 1);
    for (let start = 0; start < bytes.length; start += BYTES_PER_MOVE) {
      const corner = { column: bytes[start] ?? 0, row: bytes[start + 1] ?? 0 };
      const next = placeOf(position, corner) + 1;
      first[next] = (first[next] ?? 0) + 1;
    }
    for (let place = 1; place < first.length; place += 1)
      first[place] = (first[place] ?? 0) + (first[place - 1] ?? 0);
    return first;
  }

  let first: Uint32Array | undefined;

  function placesOf(corner: Cell): readonly [from: number, end: number] {
    if (!isOnBoard(position, corner)) return [0, 0];
    first ??= firstMoves();
    const place = placeOf(position, corner);
    return [first[place] ?? 0, first[place + 1] ?? 0];
  }

  return {
    count,
    at,
    indexOf(rectangle) {
      const [from, end] = placesOf(rectangle);
      for (let index = from; index < end; index += 1) {
        const start = index * BYTES_PER_MOVE;
        if (bytes[start + 2] === rectangle.width && bytes[start + 3] === rectangle.height)
          return index;
      }
      return -1;
    },
    countOf(corner) {
      const [from, end] = placesOf(corner);
      return end - from;
    },
    ofCorner(corner) {
      const [from, end] = placesOf(corner);
      return Array.from({ length: end - from }, (_, index) => at(from + index));
    },
  };
}

/** All winning moves by height and width. */
export function groupsBySize(winning: WinningMoves): readonly SizeGroup[] {
  // First how many there are of each size, then each of them into its own part of one array.
  const next = new Uint32Array(SIDES * SIDES);
  for (let index = 0; index < winning.count; index += 1) {
    const key = sizeKey(winning.at(index));
    next[key] = (next[key] ?? 0) + 1;
  }
  const groups: { readonly key: number; readonly from: number; readonly end: number }[] = [];
  let end = 0;
  for (const [key, moves] of next.entries()) {
    if (moves === 0) continue;
    groups.push({ key, from: end, end: end + moves });
    next[key] = end;
    end += moves;
  }
  const places = new Uint32Array(winning.count);
  for (let index = 0; index < winning.count; index += 1) {
    const key = sizeKey(winning.at(index));
    const place = next[key] ?? 0;
    places[place] = index;
    next[key] = place + 1;
  }
  return groups.map((group) => ({
    width: group.key % SIDES,
    height: Math.floor(group.key / SIDES),
    moves: places.subarray(group.from, group.end),
  }));
}

/** Orders by height and then width. */
function sizeKey({ width, height }: RectangleSize): number {
  return height * SIDES + width;
}
