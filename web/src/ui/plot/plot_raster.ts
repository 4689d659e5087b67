/**
 * Places the points of a sequence in a grid of pixels, so that a plot of millions is drawn as fast as one of thousands,
 * and every point is visible in it.
 *
 *      top ┬───────────────────┐   values, linear or logarithmic
 *          │   ·  ·:·. :·:·:·: │
 *   bottom ┼───────────────────┤
 *    floor ┴───────────────────┘   a lane for the values that are 0
 */
import { roundStep } from '../../drawing/round_step';
import type { PlottedValues, ValueSpan } from './plot_model';
import type { PlotScale, PlotView } from './plot_settings';

export interface Heights {
  readonly scale: PlotScale;
  readonly floor: number;
  readonly bottom: number;
  readonly top: number;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface Raster {
  /** The number of points on each pixel, row by row from the top. */
  readonly points: Uint32Array;
  /** The kind of the last point on each pixel. */
  readonly kinds: Uint8Array;
  /** The number of zeros in each column. */
  readonly zeros: Uint32Array;
}

/** Room above the largest value, so that its point is not cut off. */
const HEADROOM = 1.04;

/** The ends of the vertical axis; `lane` is the share of the height for the zeros. */
export function heightRange(
  { least, largest }: ValueSpan,
  scale: PlotScale,
  lane: number,
): Heights {
  const share = lane / (1 - lane);
  if (scale !== 'log') {
    const top = largest * HEADROOM;
    return { scale, floor: -top * share, bottom: 0, top };
  }
  // A little below the least value, and at least a factor of ten in all.
  const bottom = least / HEADROOM ** 2;
  const top = Math.max(largest * HEADROOM ** 2, 10 * bottom);
  return { scale, floor: bottom / (top / bottom) ** share, bottom, top };
}

/** Returns a function from a value above 0 to its height above the floor, 0 to 1. */
export function heightScale({ scale, floor, top }: Heights): (value: number) => number {
  if (scale !== 'log') return (value) => (value - floor) / (top - floor);
  const lowest = Math.log(floor);
  const range = Math.log(top) - lowest;
  return (value) => (Math.log(value) - lowest) / range;
}

/** The middle of a place from the left, 0 to 1. */
export function shareOfWidth(n: number, { from, to }: PlotView): number {
  return (n - from + 0.5) / (to - from + 1);
}

/** The visible place nearest to a share of the width. */
export function placeAt(share: number, { from, to }: PlotView): number {
  const n = from + Math.floor(share * (to - from + 1));
  return Math.min(Math.max(n, from), to);
}

export function rasterOf(
  table: PlottedValues,
  view: PlotView,
  heights: Heights,
  { width, height }: PixelSize,
): Raster {
  const points = new Uint32Array(width * height);
  const kinds = new Uint8Array(width * height);
  const zeros = new Uint32Array(width);
  const columns = width / (view.to - view.from + 1);
  const heightAbove = heightScale(heights);
  for (let n = view.from; n <= view.to; n += 1) {
    const x = Math.floor((n - view.from + 0.5) * columns);
    const value = table.approximately(n);
    if (value === 0) {
      zeros[x] = (zeros[x] ?? 0) + 1;
      continue;
    }
    const y = Math.floor((1 - heightAbove(value)) * height);
    const place = Math.min(Math.max(y, 0), height - 1) * width + x;
    points[place] = (points[place] ?? 0) + 1;
    if (table.kind !== undefined) kinds[place] = table.kind(n);
  }
  return { points, kinds, zeros };
}

/**
 * The place whose point is nearest to a point of the plot, both in CSS pixels from the upper left; if none is within
 * `reach`, the one straight below or above.
 */
export function nearestPlace(
  table: PlottedValues,
  view: PlotView,
  heights: Heights,
  { width, height }: PixelSize,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): number {
  const heightAbove = heightScale(heights);
  let nearest = placeAt(x / width, view);
  let least = reach;
  const last = placeAt((x + reach) / width, view);
  for (let n = placeAt((x - reach) / width, view); n <= last; n += 1) {
    const value = table.approximately(n);
    const up = heightAbove(value === 0 ? heights.bottom : value) / (value === 0 ? 2 : 1);
    const distance = Math.hypot(shareOfWidth(n, view) * width - x, (1 - up) * height - y);
    if (distance < least) {
      least = distance;
      nearest = n;
    }
  }
  return nearest;
}

/** Quotients are below 1, so they are scaled to whole values for round steps. */
const PARTS = 1e9;

/** Round values between bottom and top for the vertical axis, at most `most`. */
export function roundValues({ scale, bottom, top }: Heights, most: number): readonly number[] {
  if (scale !== 'log') {
    const parts = scale === 'quotient' ? PARTS : 1;
    const step = roundStep((top * parts) / Math.max(most, 1)) / parts;
    return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  }
  const first = Math.ceil(Math.log10(bottom) - 1e-9);
  const last = Math.floor(Math.log10(top) + 1e-9);
  const every = Math.ceil((last - first + 1) / Math.max(most, 1));
  const powers: number[] = [];
  for (let power = first; power <= last; power += every) powers.push(10 ** power);
  if (powers.length > 1) return powers;
  // Less than two powers of ten are visible: use every round value that has room.
  const step = roundStep((top - bottom) / Math.max(most, 1));
  const values: number[] = [];
  for (let value = Math.ceil(bottom / step) * step; value <= top; value += step) values.push(value);
  return values.length > 1 ? values : powers;
}
