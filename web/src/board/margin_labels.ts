import type { Interval } from './state';

const STEPS = [1, 5, 10, 20, 50, 100, 200];

/** Of the letters around the board. */
const FONT_SHARE = 0.75;

/**
 * The positions of an axis that are labelled: all of them, or 1, 5, 10, … as far as there is room for
 * `room` pixels each, and the last one where it is not too near to the one before.
 */
export function labelledPositions(
  last: number,
  cell: number,
  room: number,
  visible: Interval,
): number[] {
  const step = STEPS.find((each) => Math.max(each - 1, 1) * cell >= room) ?? last;
  const positions = [1];
  for (let position = step === 1 ? 2 : step; position <= last; position += step)
    positions.push(position);
  if (step > 1 && (last - (positions.at(-1) ?? 1)) * cell >= room) positions.push(last);
  return positions.filter((position) => position >= visible.from && position <= visible.to);
}

/** In pixels, for a board that stands in this element. */
export function marginFontSize(container: Element): number {
  return Math.round(Number.parseFloat(getComputedStyle(container).fontSize) * FONT_SHARE);
}
