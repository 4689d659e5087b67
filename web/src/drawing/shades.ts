/**
 * The palette of counts, for boards, tables and all other places that show amounts: from a deep ground for none through
 * green and gold to cream for the most. It is the same in light, in dark and on paper. Its steps are even in perceived
 * lightness (OKLab), so that shades can be told apart without their hues too.
 */
/** The levels of some shades, or the shade of a black disc where discs are too small to be drawn. */
export type ShadeSign = readonly number[] | 'tails';

export type Rgb = readonly [red: number, green: number, blue: number];

/** At equal distances. */
const STOPS = [
  ...['#0e2e24', '#104836', '#196445', '#3c7e48', '#719446'],
  ...['#b2a33b', '#e3b540', '#f6d487', '#fff4d3'],
].map(channelsOf);

/** The number of shades, not counting that of none. */
export const SHADE_LEVELS = 32;
/** A share, so that even a count of one stands out from none. */
const FAINTEST = 0.1;

/** The colour at a share from 0 to 1, through these colours at equal distances. */
export function colourAt(share: number, stops: readonly Rgb[] = STOPS): Rgb {
  const at = share * (stops.length - 1);
  const below = Math.min(Math.floor(at), stops.length - 2);
  const [one, other] = stops.slice(below, below + 2);
  return one === undefined || other === undefined ? [0, 0, 0] : mixedColour(one, other, at - below);
}

/** The position of a level between none and the most, 0 to 1. */
export function shareOfLevel(level: number, levels = SHADE_LEVELS): number {
  return level === 0 ? 0 : FAINTEST + ((1 - FAINTEST) * level) / levels;
}

/** How amounts are mapped to shades. */
export interface ShadeScale {
  /** The amount that gets the last shade, like all larger ones; 0 if all amounts are 0. */
  readonly full: number;
  /** 1 for equal steps; less gives small amounts more of the shades. */
  readonly power: number;
}

/** The level of an amount, from 0, for none only, to `levels`. */
export function shadeLevel(amount: number, { full, power }: ShadeScale, levels: number): number {
  if (amount <= 0) return 0;
  const level = levels * Math.min(amount / full, 1) ** power;
  // The upper end of a level belongs to it, in spite of rounding.
  return Math.max(1, Math.ceil(level - 1e-9));
}

/** Paints an image with one pixel for each kind, the index of its colour. */
export function paintKinds(
  kinds: Uint8Array | Uint16Array,
  colours: readonly Rgb[],
): Uint8ClampedArray<ArrayBuffer> {
  // All supported processors are little-endian: the lowest byte is red.
  const words = Int32Array.from(
    colours,
    ([red, green, blue]) => (255 << 24) | (blue << 16) | (green << 8) | red,
  );
  const pixels = new Int32Array(kinds.length);
  // A loop over entries takes five times as long, and a picture has many pixels.
  for (let place = 0; place < kinds.length; place += 1)
    pixels[place] = words[kinds[place] ?? 0] ?? 0;
  return new Uint8ClampedArray(pixels.buffer);
}

/** The CSS colours of none and of each level. */
export function shadesOf(stops?: readonly Rgb[]): readonly string[] {
  return Array.from({ length: SHADE_LEVELS + 1 }, (_, level) =>
    hexOf(colourAt(shareOfLevel(level), stops)),
  );
}

export const SHADES = shadesOf();

export function mixedColour(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (place: 0 | 1 | 2) => Math.round(one[place] + (other[place] - one[place]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** The channels of #rrggbb, or of rgb(…) as a browser computes it. */
export function channelsOf(colour: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(colour)?.slice(1);
  const [red = 0, green = 0, blue = 0] =
    digits?.map((pair) => Number.parseInt(pair, 16)) ??
    Array.from(colour.matchAll(/[\d.]+/gu), ([number]) => Number(number));
  return [red, green, blue];
}

export function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The width of a sign in a legend, relative to its height: the shades of several counts lie side by side. */
export function swatchWidth(sign: ShadeSign): number {
  return sign === 'tails' ? 1 : Math.min(Math.max(sign.length * 0.4, 1), 3);
}
