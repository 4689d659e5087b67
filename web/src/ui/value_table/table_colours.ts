/**
 * The colours of a table: the lighter, the larger a value. They follow the rank, since some values may exceed 2⁶⁰ while
 * the others are small.
 */
import type { Palette } from '../../drawing/palette';
import { channelsOf, colourAt, mixedColour, SHADES, type Rgb } from '../../drawing/shades';
import type { TableScene } from './value_table';

/** A rank is an index among the table's values; one beyond the last means no value. */
export interface TableColours {
  readonly ground: (rank: number) => Rgb;
  readonly ink: (rank: number) => string;
}

/** From 0 to the largest value, for a legend. */
export const TABLE_RAMP = SHADES.join();

/** How much places fade while others are highlighted. */
const FADED = 0.72;

export function tableColours({ table, lit }: TableScene, palette: Palette): TableColours {
  const { colours } = palette;
  const paper = channelsOf(colours.paper);
  const [dark, light] = inksOf(palette);
  const most = Math.max(table.ranked.length - 1, 1);
  const stops = palette.shades.map(channelsOf);
  const grounds = table.ranked.map((value, rank) => {
    if (value === lit) return channelsOf(colours.accent);
    const heat = colourAt(rank / most, stops);
    return lit === undefined ? heat : mixedColour(heat, paper, FADED);
  });
  const ground = (rank: number) => grounds[rank] ?? paper;
  return {
    ground,
    ink(rank) {
      const below = brightnessOf(ground(rank));
      const contrast = (ink: string) => contrastOf(brightnessOf(channelsOf(ink)), below);
      return contrast(dark) >= contrast(light) ? dark : light;
    },
  };
}

function inksOf({ colours }: Palette): readonly [string, string] {
  return [colours['white-ink'], colours['black-ink']];
}

/** Relative luminance and contrast as WCAG 2 defines them. */
export function brightnessOf([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
