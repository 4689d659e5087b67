/** Boxes on a screen or in a picture, and numbers that are drawn in them. */

/** Places and lengths on the screen are in CSS pixels from the upper left corner of the board's picture. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function grown({ left, top, width, height }: ScreenBox, by: number): ScreenBox {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** Digits of the system's fonts are at most about this wide, in font sizes. */
const DIGIT_WIDTH = 0.62;

/** About how wide a whole number is when it is written. */
export function labelWidth(number: number, fontSize: number): number {
  return String(number).length * DIGIT_WIDTH * fontSize;
}

export function largest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
