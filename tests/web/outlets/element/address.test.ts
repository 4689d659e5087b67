import { describe, expect, it } from 'vitest';
import {
  boardOf,
  frameAddress,
  splitAddress,
  themeOfScheme,
} from '../../../../web/src/outlets/element/address';
import { PANELS, type Theme } from '../../../../web/src/outlets/element/settings';

const HOST = 'https://school.example';
const addressOf = (
  attributes: Readonly<Record<string, string>>,
  origin = HOST,
  scheme: Theme = 'auto',
) =>
  frameAddress({
    src: attributes.src ?? 'embed.html',
    base: `${HOST}/course/week-3.html`,
    origin,
    scheme,
    attribute: (name) => attributes[name] ?? null,
  });

describe('the address of the frame of an element', () => {
  it('has the attributes, and names the origin of the page', () => {
    expect(addressOf({ game: 'rugs', rows: '8', hide: 'answers', title: 'Week 3' })).toBe(
      `${HOST}/course/embed.html?game=rugs&rows=8&hide=answers&origin=https%3A%2F%2Fschool.example`,
    );
  });

  it('has what comes from the source of a page, with &amp; between its keys', () => {
    const address = addressOf({
      src: 'embed.html?mode=predict&amp;rows=3&amp;hide=steps',
      settings: 'rows=4&amp;columns=5',
    });
    expect(address).toBe(
      `${HOST}/course/embed.html?mode=predict&rows=4&hide=steps&columns=5&origin=https%3A%2F%2Fschool.example`,
    );
  });

  it('has the attributes before the settings, and those before what stands in src', () => {
    const address = addressOf({
      src: '/a/embed.html?rows=1&columns=1&theme=dark',
      settings: 'rows=2&columns=2',
      rows: '3',
      mode: '',
    });
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe('/a/embed.html');
    expect(Object.fromEntries(searchParams)).toEqual({
      rows: '3',
      columns: '2',
      theme: 'dark',
      origin: HOST,
    });
  });

  it('names no origin where the page has none', () => {
    expect(addressOf({ rows: '3' }, 'null')).toBe(`${HOST}/course/embed.html?rows=3`);
  });

  it.each<[string, string, { readonly theme: string | null }]>([
    ['dark', '', { theme: 'dark' }],
    ['light', 'theme=auto', { theme: 'light' }],
    ['light dark', '', { theme: null }],
    ['normal', 'theme=auto', { theme: 'auto' }],
    ['dark', 'theme=light', { theme: 'light' }],
    ['light', 'theme=pink', { theme: 'pink' }],
    ['only light', '', { theme: 'light' }],
    ['', '', { theme: null }],
  ])(
    'has the colours of a page that is %j where it is asked for none: %j',
    (scheme, settings, { theme }) => {
      const address = addressOf({ settings }, HOST, themeOfScheme(scheme));
      expect(new URL(address).searchParams.get('theme')).toBe(theme);
    },
  );

  it('is the same frame’s with other settings that it can be told', () => {
    const split = (attributes: Readonly<Record<string, string>>) =>
      splitAddress(addressOf(attributes));
    const few = split({ rows: '3' });
    const many = split({
      rows: '4',
      theme: 'dark',
      height: '300',
      lang: 'de',
      panels: 'why,moves',
    });
    expect(few.settings).toEqual({
      rows: 3,
      theme: 'auto',
      panels: [...PANELS],
      height: null,
      lang: 'en',
      seen: null,
    });
    expect(many.settings).toEqual({
      rows: 4,
      theme: 'dark',
      height: 300,
      lang: 'de',
      seen: null,
      panels: ['why', 'moves'],
    });
    expect(many.rest).toBe(few.rest);
    expect(split({ rows: '3', panels: 'none' }).settings.panels).toEqual([]);
    // Changes that the frame reports, and a size where there was none.
    for (const other of [
      { theme: 'pink' },
      { panels: 'all' },
      { height: 'high' },
      { columns: '3' },
    ])
      expect(split({ rows: '3', ...other }).rest).not.toBe(few.rest);
  });

  it('says which board it is, however it looks', () => {
    const board = addressOf({ rows: '3' });
    const looks = {
      theme: 'dark',
      hide: 'answers',
      lock: 'size',
      panels: 'why',
      height: '300',
      lang: 'en',
      src: '/b/embed.html',
    };
    expect(boardOf(addressOf({ rows: '3', ...looks }, 'null'))).toBe(boardOf(board));
    for (const other of [
      { rows: '4' },
      { rows: '3', mode: 'play' },
      { rows: '3', settings: 'a=1' },
    ])
      expect(boardOf(addressOf(other))).not.toBe(boardOf(board));
  });
});
