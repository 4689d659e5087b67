import { largest } from './geometry';

/** The number of shades of heat; no shade at all doesn't count. */
export const HEAT_LEVELS = 5;

/** Counts that have one shade; level 0 is no shade at all, HEAT_LEVELS the strongest. */
export interface HeatStep {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/** For a legend: the shades that occur with these counts, and which counts each stands for. */
export function heatSteps(counts: Iterable<number>): readonly HeatStep[] {
  const most = largest(counts);
  const steps: HeatStep[] = [{ from: 0, to: 0, level: 0 }];
  for (let level = 1; level <= HEAT_LEVELS; level += 1) {
    const from = Math.floor(((level - 1) * most) / HEAT_LEVELS) + 1;
    const to = Math.floor((level * most) / HEAT_LEVELS);
    if (from <= to) steps.push({ from, to, level });
  }
  return steps;
}

/** Equal parts of the way to the largest count. */
export function heatLevel(count: number, most: number): number {
  return most === 0 ? 0 : Math.ceil((HEAT_LEVELS * count) / most);
}

/** The side of a shaded square as a part of its cell: a stronger shade is a larger square, not only another colour. */
export function heatSide(level: number): number {
  return level === 0 ? 0 : 0.64 + 0.34 * (level / HEAT_LEVELS);
}
