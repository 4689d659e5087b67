/**
 * The winning moves of a position as the solver lists them, four bytes each. There can be hundreds of
 * thousands: an object is made only for the one that somebody looks at.
 */
import type { PositionFacts } from '../../solver/protocol';
import { isOnBoard, placeOf } from './position';
import type { Cell, Position, Rectangle } from './position';

/** The winning moves of one position, by row, column, height, width of the rectangle. */
export interface WinningMoves {
  readonly count: number;
  at(index: number): Rectangle;
  /** The place of a rectangle among them; -1 when it does not win. */
  indexOf(rectangle: Rectangle): number;
  ofCorner(corner: Cell): readonly Rectangle[];
  countOf(corner: Cell): number;
}

const BYTES_PER_MOVE = 4;

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
