/** Boxes on a screen or in a picture, and the width of numbers in them. */

/** A box in CSS pixels, from the upper left corner of the board's picture. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function expandedBox({ left, top, width, height }: ScreenBox, by: number): ScreenBox {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The approximate width of digits in system fonts, relative to the font size. */
const DIGIT_WIDTH_EM = 0.62;

/** The approximate width of a whole number as text. */
export function labelWidth(number: number, fontSize: number): number {
  return String(number).length * DIGIT_WIDTH_EM * fontSize;
}

export function largestOf(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
