/**
 * The palette of counts, for boards, tables and whatever else shows how much there is of something: from a
 * deep ground for none by green and gold to cream for the most. It is the same in light, in dark and on
 * paper. Its steps are even in lightness as the eye takes it (OKLab), so that shades are told apart without
 * their hues too.
 */
/** Shades of heat by their levels, or that of a black disc where discs are too small to be drawn. */
export type ShadeSign = readonly number[] | 'tails';

export type Rgb = readonly [red: number, green: number, blue: number];

/** At even distances. */
const STOPS = [
  ...['#0e2e24', '#104836', '#196445', '#3c7e48', '#719446'],
  ...['#b2a33b', '#e3b540', '#f6d487', '#fff4d3'],
].map(channelsOf);

/** The number of shades; none at all doesn't count. */
export const SHADE_LEVELS = 32;
/** As a share: even a single one stands out from none. */
const FAINTEST = 0.1;

/** From 0 to 1, through these colours at even distances. */
export function colourAt(share: number, stops: readonly Rgb[] = STOPS): Rgb {
  const at = share * (stops.length - 1);
  const below = Math.min(Math.floor(at), stops.length - 2);
  const [one, other] = stops.slice(below, below + 2);
  return one === undefined || other === undefined ? [0, 0, 0] : mixed(one, other, at - below);
}

/** Of a shade among so many, how far it is from none to the most. */
export function shareOfLevel(level: number, levels = SHADE_LEVELS): number {
  return level === 0 ? 0 : FAINTEST + ((1 - FAINTEST) * level) / levels;
}

/** How shades follow from amounts. */
export interface ShadeScale {
  /** What has the last shade, and whatever is beyond; 0 where all is none. */
  readonly full: number;
  /** 1 where shades are even steps, less where small amounts have more of them. */
  readonly power: number;
}

/** From 0, of none alone, to the number of levels. */
export function shadeLevel(amount: number, { full, power }: ShadeScale, levels: number): number {
  if (amount <= 0) return 0;
  const level = levels * Math.min(amount / full, 1) ** power;
  // What a level ends with belongs to it, whatever a power was rounded to.
  return Math.max(1, Math.ceil(level - 1e-9));
}

/** An image with a pixel for each of these: its place among the colours. */
export function paintKinds(
  kinds: Uint8Array | Uint16Array,
  colours: readonly Rgb[],
): Uint8ClampedArray<ArrayBuffer> {
  // Every browser's processor has the lowest byte first: red.
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

/** A colour for none and one for each level, as CSS has them. */
export function shadesOf(stops?: readonly Rgb[]): readonly string[] {
  return Array.from({ length: SHADE_LEVELS + 1 }, (_, level) =>
    hexOf(colourAt(shareOfLevel(level), stops)),
  );
}

export const SHADES = shadesOf();

export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (place: 0 | 1 | 2) => Math.round(one[place] + (other[place] - one[place]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** Of #rrggbb, or of rgb(…) as a browser computes it. */
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

/** Of what is shown in a legend, in its heights: the shades of several counts lie side by side. */
export function swatchWidth(sign: ShadeSign): number {
  return sign === 'tails' ? 1 : Math.min(Math.max(sign.length * 0.4, 1), 3);
}
