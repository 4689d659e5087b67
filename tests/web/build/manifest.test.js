import { expect, it } from 'vitest';
import { manifestOf } from '../../../web/build/manifest.js';
import { LANGUAGES } from '../../../web/build/words.js';

const [english, german] = LANGUAGES.map(manifestOf);

it('A manifest names the page, its folder, its icons and three ways in', () => {
  expect(english).toMatchObject({
    name: 'Tartan', short_name: 'Tartan', lang: 'en', dir: 'ltr',
    start_url: './', scope: './', display: 'standalone',
    theme_color: '#fbfaf6', background_color: '#fbfaf6',
  });
  expect(english.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(english.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Board', './#/board'],
    ['Puzzles', './#/board?mode=predict'],
    ['Solve', './#/solve'],
  ]);
});

it('In another language the words differ, and nothing that tells one app from another', () => {
  expect(german).toMatchObject({ lang: 'de', shortcuts: [{ name: 'Brett' }, {}, {}] });
  expect(german.description).not.toBe(english.description);
  for (const { start_url: start, id } of LANGUAGES.map(manifestOf))
    expect([start, id]).toEqual(['./', undefined]);
});
