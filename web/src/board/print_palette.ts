import type { Palette } from './palette';

/** Of pictures that are taken away: the same on every device, and on paper. */
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
    accent: '#14654f',
    refused: '#cf4128',
    halo: '#ffffff',
    band: '#14654f',
  },
  heat: ['#faebc8', '#f5d897', '#ecc062', '#dda436', '#c5841a'],
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
};
