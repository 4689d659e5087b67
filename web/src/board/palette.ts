import { HEAT_LEVELS } from './heat';

/** The colours of a board by what they are for; Palette.module.css says them as --board-paper and so on. */
export const COLOUR_ROLES = [
  /** Around the discs. */
  'paper',
  'edge',
  'white',
  'black',
  'rim',
  /** Numbers on a white and on a black disc, and in the margins. */
  'white-ink',
  'black-ink',
  'ink',
  'ink-soft',
  /** Of moves that are possible, that win and that are refused, and of the light below them, which shows on any disc. */
  'possible',
  'accent',
  'refused',
  'halo',
  'band',
] as const;

export type ColourRole = (typeof COLOUR_ROLES)[number];

export interface Palette {
  readonly colours: Readonly<Record<ColourRole, string>>;
  /** From the faintest to the strongest. */
  readonly heat: readonly string[];
  readonly fontFamily: string;
}

export function heatProperty(level: number): string {
  return `--board-heat-${level}`;
}

/** `resolve` gives the colour that a custom property stands for. */
export function readPalette(resolve: (property: string) => string, fontFamily: string): Palette {
  const colours = Object.fromEntries(
    COLOUR_ROLES.map((role) => [role, resolve(`--board-${role}`)]),
  ) as Record<ColourRole, string>;
  const heat = Array.from({ length: HEAT_LEVELS }, (_, place) => resolve(heatProperty(place + 1)));
  return { colours, heat, fontFamily };
}

/**
 * The palette of an element, with var(), system colours and the reader's colour scheme resolved: `probe`
 * is an element within it that shows nothing and keeps its colour where colours are forced.
 */
export function paletteOf(probe: HTMLElement): Palette {
  const computed = getComputedStyle(probe);
  const resolve = (property: string) => {
    probe.style.color = `var(${property})`;
    return computed.color;
  };
  return readPalette(resolve, computed.fontFamily);
}
