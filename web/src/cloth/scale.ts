/**
 * The colour scale of the cloth. Colours show a density: the average number of winning first moves per disc. A few
 * places have many times as many as most, so the shades follow a power of the density, between its square root and the
 * density itself, chosen so that half of the places get the lower half of the shades. The scale ends at a density that
 * all but a few places stay below. The colours are those of all counts (`drawing/shades.ts`), perceptually even.
 */
import { colourAt, shadeLevel, shareOfLevel, type Rgb, type ShadeScale } from '../drawing/shades';

/** The number of shades besides that of none; together they fill a byte. */
export const CLOTH_LEVELS = 255;

/** The colour of none, and of each level. */
export const CLOTH_COLOURS: readonly Rgb[] = Array.from({ length: CLOTH_LEVELS + 1 }, (_, level) =>
  colourAt(shareOfLevel(level, CLOTH_LEVELS)),
);

/** The share of the non-empty places that stay below the full density. */
const KEPT_BELOW = 0.995;
/** A sample of so many places is enough. */
const MOST_SAMPLES = 1 << 16;

/** The scale for these densities, of which a sample is enough; its power is at least a half. */
export function clothShadeScale(densities: Float32Array): ShadeScale {
  const step = Math.max(1, Math.floor(densities.length / MOST_SAMPLES));
  const ascending = densities.filter((density, place) => density > 0 && place % step === 0).sort();
  const at = (share: number) => ascending[Math.floor(share * (ascending.length - 1))] ?? 0;
  const full = at(KEPT_BELOW);
  const evenPower = Math.log(2) / Math.log(full / at(0.5));
  return { full, power: Math.min(Math.max(evenPower || 0, 0.5), 1) };
}

export const clothLevel = (density: number, scale: ShadeScale) =>
  shadeLevel(density, scale, CLOTH_LEVELS);

/** The density that a level stands for, also between two levels, for a legend. */
export function densityOfShadeLevel(level: number, { full, power }: ShadeScale): number {
  return full * (level / CLOTH_LEVELS) ** (1 / power);
}
