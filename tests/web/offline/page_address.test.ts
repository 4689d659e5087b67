import { expect, it } from 'vitest';
import { isPage, showsPage } from '../../../web/src/offline/page_address';

const FOLDER = 'https://school.example/tartan/';

it.each([
  ['', true, true],
  ['?lang=de#/solve', true, true],
  ['index.html#/board', true, true],
  ['index.de.html#/board', false, true],
  ['embed.html', false, false],
  ['de/index.html', false, false],
  ['courses/', false, false],
])('“%s” is the page: %s, or a window that shows it: %s', (path, itself, shown) => {
  expect([isPage(FOLDER, FOLDER + path), showsPage(FOLDER, FOLDER + path)]).toEqual([
    itself,
    shown,
  ]);
  expect(showsPage(FOLDER, `https://school.example/other/${path}`)).toBe(false);
});
