/** A table's colours: the darker, or in the dark the lighter, the larger a number. */
import type { Palette } from '../../board/palette';
import { rowsOf } from './nim_table';
import type { NimTableScene } from './nim_table';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface TableColours {
  /** Of the places with this number; undefined is no number. */
  readonly ground: (value: number | undefined) => Rgb;
  readonly ink: (value: number | undefined) => string;
}

/** Of what isn't lit, beside what is. */
const FADED = 0.72;

export function tableColours(scene: NimTableScene, palette: Palette): TableColours {
  const { colours } = palette;
  const paper = channelsOf(colours.paper);
  const [dark, light] = inksOf(palette);
  const most = Math.max(largestNumber(scene), 1);
  const stops = stopsOf(palette);
  const grounds = Array.from({ length: most + 1 }, (_, value) => {
    if (value === scene.lit) return channelsOf(colours.accent);
    const heat = between(stops, value / most);
    return scene.lit === undefined ? heat : mixed(heat, paper, FADED);
  });
  const ground = (value: number | undefined) =>
    value === undefined ? paper : (grounds[value] ?? paper);
  return {
    ground,
    ink(value) {
      const below = brightness(ground(value));
      const contrast = (ink: string) => contrastOf(brightness(channelsOf(ink)), below);
      return contrast(dark) >= contrast(light) ? dark : light;
    },
  };
}

export function largestNumber(scene: NimTableScene): number {
  return rowsOf(scene)
    .flat()
    .reduce<number>((largest, value = 0) => Math.max(largest, value), 0);
}

/** Where the system chooses the colours all heat is one grey, and the ramp goes from its paper to its ink. */
function stopsOf(palette: Palette): readonly Rgb[] {
  const { colours, heat } = palette;
  const isForced = new Set(heat).size === 1;
  return (isForced ? [colours.paper, colours.ink] : heat).map(channelsOf);
}

function inksOf({ colours }: Palette): readonly [string, string] {
  return [colours['white-ink'], colours['black-ink']];
}

/** Of a share of the way through the stops. */
function between(stops: readonly Rgb[], share: number): Rgb {
  const at = share * (stops.length - 1);
  const below = Math.min(Math.floor(at), stops.length - 2);
  const [one, other] = stops.slice(below, below + 2);
  return one === undefined || other === undefined ? [0, 0, 0] : mixed(one, other, at - below);
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
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

/** Relative luminance and contrast as WCAG 2 defines them. */
export function brightness([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
