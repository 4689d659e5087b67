/** The winning moves of a position, sorted by the size of their rectangles. */
import type { RectangleSize } from './position';
import type { WinningMoves } from './winning_moves';

/** Winning rectangles of one size. */
export interface SizeGroup extends RectangleSize {
  /** Places in `WinningMoves`, ascending. */
  readonly moves: Uint32Array;
}

/** More than the longest side. */
const SIDES = 256;

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
