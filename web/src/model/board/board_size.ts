/** How long the sides of a board can be whose discs are looked at one by one. */
import { largestBoardSide } from '../../solver/protocol';
import { readSize } from '../size_input';

export { largestBoardSide } from '../../solver/protocol';

/** A side as a person types it; undefined when it is no number of rows or columns. */
export function readSide(typed: string): number | undefined {
  const size = readSize(typed);
  return size.ok && isSide(size.value) ? size.value : undefined;
}

/** As `readSide`, of what must not be more. */
export function readSideUpTo(most: number): (typed: string) => number | undefined {
  return (typed) => {
    const side = readSide(typed);
    return side !== undefined && side <= most ? side : undefined;
  };
}

/** The number of rows or columns that comes nearest to a number. */
export function nearestSide(wanted: number): number {
  return Math.min(Math.max(Math.round(wanted), 1), largestBoardSide);
}

export function isSide(value: unknown): value is number {
  return isWholeBetween(value, 1, largestBoardSide);
}

export function isWholeBetween(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}
