import { channelsOf, SHADES, shadesOf } from './shades';

/** The colours of a board by their use; Palette.module.css defines them as --board-paper and so on. */
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
  /** Possible, winning and refused moves, and the light below them, which is visible on any disc. */
  'possible',
  'accent',
  'refused',
  'halo',
  'band',
  /** Discs drawn as squares: a white one if there are no shades, and a black one among shades. */
  'heads',
  'tails',
] as const;

type ColourRole = (typeof COLOUR_ROLES)[number];

export interface Palette {
  readonly colours: Readonly<Record<ColourRole, string>>;
  /** By level: 0 is none. */
  readonly shades: readonly string[];
  readonly fontFamily: string;
}

/**
 * `resolve` returns the colour of a custom property. With forced colours, shades go from the system's paper to its ink.
 */
export function readPalette(
  resolve: (property: string) => string,
  fontFamily: string,
  isForced: boolean,
): Palette {
  const colours = Object.fromEntries(
    COLOUR_ROLES.map((role) => [role, resolve(`--board-${role}`)]),
  ) as Record<ColourRole, string>;
  const shades = isForced ? shadesOf([colours.paper, colours.ink].map(channelsOf)) : SHADES;
  return { colours, shades, fontFamily };
}

/**
 * The palette of an element, with var(), system colours and the reader's colour scheme resolved. `probe` is an
 * invisible element within it that is exempt from forced colours.
 */
export function paletteOf(probe: HTMLElement): Palette {
  const computed = getComputedStyle(probe);
  const resolve = (property: string) => {
    probe.style.color = `var(${property})`;
    return computed.color;
  };
  const isForced = matchMedia('(forced-colors: active)').matches;
  return readPalette(resolve, computed.fontFamily, isForced);
}

/** The colours of saved pictures: the same on every device, and on paper. */
export const PRINT_PALETTE: Palette = {
  colours: {
    paper: '#eef1ec',
    edge: '#c9cbc2',
    white: '#ffffff',
    black: '#1f211e',
    rim: '#85867b',
    'white-ink': '#1d1f1c',
    'black-ink': '#ffffff',
    ink: '#1d1f1c',
    'ink-soft': '#565a52',
    possible: '#666b60',
    accent: '#0d4c3b',
    refused: '#cf4128',
    halo: '#ffffff',
    band: '#0d4c3b',
    heads: '#ffffff',
    tails: '#7a6c94',
  },
  shades: SHADES,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
};
