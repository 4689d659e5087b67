/** Names, numbers and words longer than a line break, and no page scrolls sideways. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectNothingCutOff } from './for_everybody';
import { visit } from './visit';

const WIDTHS = [320, 360, 375, 1280];

/** A game whose name spells out 33 distances. */
const LINE = `pattern:${Array.from({ length: 33 }, (_, distance) => distance).join(',')}`;
const SQUARE = `${LINE}*${LINE}`;
const DISTANCES = '28,29,30,31,32';
const NINES = '9'.repeat(60);
const WORD = 'nimber'.repeat(16);
const LETTERS = 'nimbernimber';

/** Addresses, each with a text that its page shows with the long word. */
const PAGES: readonly (readonly [hash: string, said: string])[] = [
  [`#/games?game=${LINE}`, DISTANCES],
  [`#/games?game=${SQUARE}`, DISTANCES],
  [`#/board?game=single*${LINE}&rows=1&columns=9&mode=play&opponent=person`, DISTANCES],
  [`#/board?game=${SQUARE}&rows=5&columns=5&move=4x4`, DISTANCES],
  [`#/board?rows=${WORD}&lesson=mex`, LETTERS],
  [`#/nimbers?part=heaps&sum=3~${LINE}(4,9)`, DISTANCES],
  [`#/nimbers?part=boxes&games=${SQUARE}*${LINE}`, DISTANCES],
  [`#/nimbers?expression=${NINES}`, NINES],
  [`#/nimbers?expression=${WORD}`, LETTERS],
  [`#/solve?rows=${WORD}&columns=${NINES}`, LETTERS],
  [`#/embed?game=${WORD}`, LETTERS],
  [`#/learn/mex?seed=${WORD}`, LETTERS],
];
const FRAMES: readonly (readonly [query: string, said: string])[] = [
  [`game=${SQUARE}&rows=5&columns=5`, DISTANCES],
  [`theme=${WORD}`, LETTERS],
  [`lesson=mex&seed=${WORD}`, LETTERS],
];

/** Waits for the text, then checks that the page doesn't scroll sideways. */
async function expectNoScrollSideways(page: Page, where: string, said: string): Promise<void> {
  await test.step(where.slice(0, 60), async () => {
    await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await expectNothingCutOff(page);
    }
  });
}

test('Long words break on every page', { tag: '@full' }, async ({ page }) => {
  for (const [hash, said] of PAGES) {
    await visit(page, hash);
    await expectNoScrollSideways(page, hash, said);
  }
  for (const [query, said] of FRAMES) {
    await page.goto(`./embed.html?${query}`);
    await expectNoScrollSideways(page, query, said);
  }
  await visit(page, '#/games?game=ruler');
  await page.getByRole('textbox', { name: 'How many' }).fill('-5');
  await expectNoScrollSideways(page, 'a number that is none', 'Enter a whole number');
});

test(
  'Long words break in a language that is written from right to left',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('./?lang=en-XA#/learn');
    for (const [hash, said] of PAGES) {
      await visit(page, hash);
      await expectNoScrollSideways(page, hash, said);
    }
    for (const [query, said] of FRAMES) {
      await page.goto(`./embed.html?lang=en-XA&${query}`);
      await expectNoScrollSideways(page, query, said);
    }
  },
);
