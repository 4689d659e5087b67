import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRINT_PALETTE, COLOUR_ROLES, readPalette } from '../../../web/src/drawing/palette';
import { SHADES } from '../../../web/src/drawing/shades';

const sheet = readFileSync('web/src/drawing/Palette.module.css', 'utf8').replace(
  /\/\*.*?\*\//gsu,
  '',
);
const blocks = [...sheet.matchAll(/(@media [^{]+\{\s*)?\.palette \{([^}]*)\}/gu)].map((match) => ({
  media: match[1] ?? '',
  colours: new Map(
    [...(match[2] ?? '').matchAll(/(--[\w-]+): ([^;]+);/gu)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
}));
/** Colours that differ between the schemes have both values. */
const schemes = [...blocks[0]!.colours].map(([name, value]) => {
  const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/u.exec(value) ?? [];
  return { name, light, dark };
});
const light = new Map(schemes.map((colour) => [colour.name, colour.light]));
const dark = new Map(schemes.map((colour) => [colour.name, colour.dark]));
const forced = blocks[1]!.colours;
const all = COLOUR_ROLES.map((role) => `--board-${role}`);

/** The page's tokens that the palette refers to. */
const tokens = {
  light: {
    '--ink': '#1d1f1c',
    '--ink-soft': '#565a52',
    '--accent-deep': '#0d4c3b',
    '--paper': '#fbfaf6',
  },
  dark: {
    '--ink': '#eceae3',
    '--ink-soft': '#b3b5ab',
    '--accent-deep': '#a3e2cb',
    '--paper': '#161815',
  },
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('the palette', () => {
  it('has every role and shade, also where colours are forced, and no others', () => {
    expect([...light.keys()].sort()).toEqual([...all].sort());
    expect([...forced.keys()].sort()).toEqual([...all].sort());
    expect(blocks[1]!.media).toContain('forced-colors: active');
    for (const { colours } of blocks)
      for (const name of colours.keys()) expect(all).toContain(name);
  });

  it('takes only the colours of the system where colours are forced', () => {
    for (const { media, colours } of blocks)
      if (media.includes('forced-colors'))
        for (const colour of colours.values())
          expect(['Canvas', 'CanvasText', 'Highlight', 'GrayText']).toContain(colour);
  });

  it('lays a line and its halo in the two colours of the discs where colours are forced', () => {
    const discs = ['white', 'black'].map((role) => forced.get(`--board-${role}`));
    for (const role of ['refused', 'ink', 'possible'])
      expect([forced.get('--board-halo'), forced.get(`--board-${role}`)]).toEqual(discs);
    expect(blocks[2]!.colours.get('--board-refused')).toBeUndefined();
    expect(blocks[2]!.colours.get('--board-halo')).toBeUndefined();
  });

  it('is read by its names, and where colours are forced shades go from paper to ink', () => {
    const resolve = (property: string) => (property === '--board-ink' ? '#ffffff' : '#000000');
    expect(readPalette((property) => `<${property}>`, 'serif', false)).toMatchObject({
      colours: { 'white-ink': '<--board-white-ink>' },
      shades: SHADES,
    });
    const { shades } = readPalette(resolve, 'serif', true);
    expect([shades[0], shades.at(-1)]).toEqual(['#000000', '#ffffff']);
  });

  describe.each([
    ['light', light, tokens.light],
    ['dark', dark, tokens.dark],
    [
      'print',
      new Map(
        Object.entries(PRINT_PALETTE.colours).map(([role, colour]) => [`--board-${role}`, colour]),
      ),
      { ...tokens.light, '--paper': '#ffffff' },
    ],
  ] as const)('in %s', (_, colours, page) => {
    const colour = (role: string): string => {
      const value = colours.get(`--board-${role}`)!;
      const token = /^var\((.*)\)$/u.exec(value)?.[1];
      return token === undefined ? value : page[token as keyof typeof page];
    };

    it.each([
      ['white-ink', 'white', 4.5],
      ['black-ink', 'black', 4.5],
      ['white', 'black', 7],
      ['heads', 'black', 7],
      ['accent', 'halo', 4.5],
      ['refused', 'white', 3],
      ['refused', 'black', 3],
      ['refused', 'halo', 3],
      ['ink', 'halo', 4.5],
      ['possible', 'paper', 3],
      ['accent', 'paper', 3],
    ])('%s stands out from %s', (one, other, least) => {
      expect(contrast(colour(one), colour(other))).toBeGreaterThanOrEqual(least);
    });

    it('the coordinates stand out from the page', () => {
      expect(contrast(colour('ink-soft'), page['--paper'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour('ink'), page['--paper'])).toBeGreaterThanOrEqual(4.5);
    });

    const edge = (one: string, other: string, ground: string) =>
      Math.max(contrast(colour(one), ground), contrast(colour(other), ground));

    it('a disc of either colour stands out from the board, by its rim or by itself', () => {
      for (const disc of ['white', 'black'])
        expect(edge(disc, 'rim', colour('paper'))).toBeGreaterThanOrEqual(3);
    });

    it('discs with their rims, and marks with their lights, stand out from every shade', () => {
      for (const [one, other] of [
        ['white', 'black'],
        ['accent', 'halo'],
        ['ink', 'halo'],
      ] as const)
        for (const shade of SHADES) expect(edge(one, other, shade)).toBeGreaterThanOrEqual(3);
    });
  });
});
