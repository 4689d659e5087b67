/**
 * The scale of the cloth's colours. What is painted is a density: how many winning first moves a disc has on
 * average. A few places have many times as many as most, so the shades go by a power of it, from the square root
 * to the density itself: that which gives half of the places the lower half of the shades. They end at a
 * density that all but a few places keep below. The colours are those of all counts (`drawing/shades.ts`), and
 * even to the eye.
 */
import { colourAt, shadeLevel, shareOfLevel, type Rgb, type ShadeScale } from '../drawing/shades';

/** Shades beside that of none: with it they fill a byte. */
export const CLOTH_LEVELS = 255;

/** Of none, and of each level. */
export const CLOTH_COLOURS: readonly Rgb[] = Array.from({ length: CLOTH_LEVELS + 1 }, (_, level) =>
  colourAt(shareOfLevel(level, CLOTH_LEVELS)),
);

/** So many places of those that have any keep below the full density. */
const KEPT_BELOW = 0.995;
/** Enough places to tell. */
const MOST_SAMPLES = 1 << 16;

/** For a picture with these densities, of which a part is enough; its power is at least a half. */
export function scaleFor(densities: Float32Array): ShadeScale {
  const step = Math.max(1, Math.floor(densities.length / MOST_SAMPLES));
  const ascending = densities.filter((density, place) => density > 0 && place % step === 0).sort();
  const at = (share: number) => ascending[Math.floor(share * (ascending.length - 1))] ?? 0;
  const full = at(KEPT_BELOW);
  const evenPower = Math.log(2) / Math.log(full / at(0.5));
  return { full, power: Math.min(Math.max(evenPower || 0, 0.5), 1) };
}

export const clothLevel = (density: number, scale: ShadeScale) =>
  shadeLevel(density, scale, CLOTH_LEVELS);

/** What a level, or a place between two, stands for: for a legend. */
export function densityOfLevel(level: number, { full, power }: ShadeScale): number {
  return full * (level / CLOTH_LEVELS) ** (1 / power);
}
