import { shadeLevel, SHADE_LEVELS } from './shades';

/** The shade of a count; levels are equal parts of the largest count. */
export function heatLevel(count: number, most: number): number {
  return shadeLevel(count, { full: most, power: 1 }, SHADE_LEVELS);
}

/**
 * The side of a shaded square relative to its cell: a stronger shade is also a larger square, not only another colour.
 */
export function heatSide(level: number): number {
  return level === 0 ? 0 : 0.64 + 0.34 * (level / SHADE_LEVELS);
}
