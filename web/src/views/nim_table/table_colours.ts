/** A table's colours: the lighter, the larger a number. */
import type { Palette } from '../../board/palette';
import { channelsOf, colourAt, mixed, SHADES } from '../../board/shades';
import type { Rgb } from '../../board/shades';
import { rowsOf } from './nim_table';
import type { NimTableScene } from './nim_table';

export interface TableColours {
  /** Of the places with this number; undefined is no number. */
  readonly ground: (value: number | undefined) => Rgb;
  readonly ink: (value: number | undefined) => string;
}

/** From 0 to the largest number, for a legend. */
export const TABLE_RAMP = SHADES.join();

/** Of what isn't lit, beside what is. */
const FADED = 0.72;

export function tableColours(scene: NimTableScene, palette: Palette): TableColours {
  const { colours } = palette;
  const paper = channelsOf(colours.paper);
  const [dark, light] = inksOf(palette);
  const most = Math.max(largestNumber(scene), 1);
  const stops = palette.shades.map(channelsOf);
  const grounds = Array.from({ length: most + 1 }, (_, value) => {
    if (value === scene.lit) return channelsOf(colours.accent);
    const heat = colourAt(value / most, stops);
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

function inksOf({ colours }: Palette): readonly [string, string] {
  return [colours['white-ink'], colours['black-ink']];
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
