import { shadeLevel, SHADE_LEVELS } from './shades';

/** Equal parts of the way to the largest count. */
export function heatLevel(count: number, most: number): number {
  return shadeLevel(count, { full: most, power: 1 }, SHADE_LEVELS);
}

/** The side of a shaded square as a part of its cell: a stronger shade is a larger square, not only another colour. */
export function heatSide(level: number): number {
  return level === 0 ? 0 : 0.64 + 0.34 * (level / SHADE_LEVELS);
}
