import { largest } from './geometry';
import { SHADE_LEVELS } from './shades';
import type { ShadeSign } from './state';

/** Counts side by side, for a legend, and the levels of their shades; level 0 is none. */
export interface HeatStep {
  readonly from: number;
  readonly to: number;
  readonly levels: readonly number[];
}

/** More could hardly be compared with the board. */
const MOST_STEPS = 5;

/** For a legend: none, and in few steps of as many counts each all that may occur beside these. */
export function heatSteps(counts: Iterable<number>): readonly HeatStep[] {
  const most = largest(counts);
  const steps: HeatStep[] = [{ from: 0, to: 0, levels: [0] }];
  const width = roundUp(most / MOST_STEPS);
  for (let from = 1; from <= most; from += width) {
    const to = Math.min(from + width - 1, most);
    const counts = Array.from({ length: to - from + 1 }, (_, place) => from + place);
    const levels = [...new Set(counts.map((count) => heatLevel(count, most)))];
    steps.push({ from, to, levels });
  }
  return steps;
}

/** To 1, 2, 5, 10, 20, 50, … */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(number, 1)));
  return power * ([1, 2, 5].find((digit) => digit * power >= number) ?? 10);
}

/** Equal parts of the way to the largest count. */
export function heatLevel(count: number, most: number): number {
  return most === 0 ? 0 : Math.ceil((SHADE_LEVELS * count) / most);
}

/** Of what is shown in a legend, in its heights: the shades of several counts lie side by side. */
export function swatchWidth(sign: ShadeSign): number {
  return sign === 'tails' ? 1 : Math.min(Math.max(sign.length * 0.4, 1), 3);
}

/** The side of a shaded square as a part of its cell: a stronger shade is a larger square, not only another colour. */
export function heatSide(level: number): number {
  return level === 0 ? 0 : 0.64 + 0.34 * (level / SHADE_LEVELS);
}
