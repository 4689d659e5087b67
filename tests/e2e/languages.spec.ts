/** Every page in the pseudo-language: no text is in plain English, and longer words fit. */
import type { Locator, Page } from '@playwright/test';
import { pseudo } from '../../web/src/text/pseudo';
import { expect, test } from './fixture';
import { cramped, expectNothingCutOff, saidOn } from './for_everybody';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Texts that need no translation: names in formulas, and what browsers format themselves. */
const NO_WORDS = /^(?:[a-z]|mex|sqrt|inv|log|0x\w*|0b\w*|and|or|to|(?:milli)?seconds?|MB)$/iu;

/** A button by its English text, which has no arguments. */
const button = (page: Page, words: string): Locator =>
  page
    .getByRole('button', { name: pseudo.transform(words), exact: true })
    .filter({ visible: true });

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(`./?lang=en-XA${address}`);
}

/**
 * Opens the rule, everything that is folded, and all layers of the reasons with one number's label. Lessons are still
 * in English.
 */
async function openAll(page: Page): Promise<void> {
  const closed = page
    .locator(
      'main details:not([open]) > summary, main button[aria-expanded=false]:not([aria-label], [data-part=move-bar] *)',
    )
    .filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Waits for `shown`; then checks that all text is in the language and fits narrow and wide screens. */
async function look(page: Page, what: string, shown: string): Promise<void> {
  await test.step(what, async () => {
    await expect(page.locator(shown).first()).toBeVisible();
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      await expectNothingCutOff(page);
      expect.soft(await plainWords(page), `plain English, ${size.width} wide`).toEqual([]);
      expect.soft(await cramped(page), `cut off, ${size.width} wide`).toEqual([]);
    }
  });
}

/** Texts and labels with a word without accents. */
async function plainWords(page: Page): Promise<string[]> {
  const texts = await saidOn(page);
  const isPlain = (text: string) =>
    (text.match(/(?<!\p{L}\u0301?)[a-z]+(?![\u0301\p{L}])/giu) ?? []).some(
      (word) => !NO_WORDS.test(word),
    );
  return [...new Set(texts.filter(isPlain))];
}

test('The Board page is in the language of its address, and has room for longer words', async ({
  page,
}) => {
  await goTo(page, '#/board');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await look(page, 'the first steps of a newcomer', 'main [role=grid]');
  await button(page, 'Skip').click();

  await goTo(page, '#/board?rows=5&columns=5&move=3x4');
  await button(page, 'Why?').click();
  await expect(page.locator('#why-heading')).toBeVisible();
  await openAll(page);
  await page.locator('main button[aria-expanded=false][aria-label]').first().click();
  await look(page, 'why a move wins', '#why-mex');
  for (const [part, folded, shown] of [
    ['Position', 'table', 'table'],
    ['Set up', 'summary', 'textarea'],
  ] as const) {
    await page.getByRole('tab', { name: pseudo.transform(part), exact: true }).click();
    await expect(page.locator(`[role=tabpanel] ${folded}`).first()).toBeVisible();
    await openAll(page);
    await look(page, `the board, ${part}`, `[role=tabpanel] ${shown}`);
  }

  // A position that was already revealed is no puzzle.
  await goTo(page, '#/board?rows=1&columns=1&mode=predict');
  await button(page, 'No move wins').click();
  await look(page, 'a wrong answer', '[data-mark=wrong]');

  await goTo(page, '#/board?rows=5&columns=5&mode=edit');
  await look(page, 'setting up', 'main [role=grid]');

  await goTo(page, '#/board?rows=5&columns=5&mode=play&opponent=person&moves=1x1-5x5');
  await button(page, 'Hint').click();
  await look(page, 'a game', '[data-phase]');
  await page.getByRole('tab', { name: pseudo.transform('Game'), exact: true }).click();
  await button(page, 'Review the moves so far').click();
  await button(page, 'Show me').click();
  await look(page, 'a review', '[role=toolbar]');
});

test(
  'Solve, Nimbers, Embed and a frame are in the language of their address',
  { tag: '@full' },
  async ({ page }) => {
    await goTo(page, '#/solve?rows=7&columns=7');
    await button(page, 'Compute').click();
    await openAll(page);
    await look(page, 'a board solved', '#histograms-heading');

    await goTo(page, '#/nimbers?expression=3*2%2B15/14');
    await page.locator('main ol > li').first().waitFor();
    await openAll(page);
    await look(page, 'the Nimbers page', 'main ol details[open] li');

    await goTo(page, '#/embed');
    await look(page, 'the Embed page', '#snippet-heading');
    const preview = page.frameLocator('iframe').locator('html');
    await expect(preview).toHaveAttribute('lang', 'en-XA');
    await expect(page.locator('textarea').first()).toHaveValue(/<flipping-game [^>]*lang="en-XA"/);

    await page.goto('./embed.html?lang=en-XA&rows=5&columns=5');
    for (const sheet of ['Rule', 'Moves', 'Set up']) {
      await button(page, sheet).click();
      await look(page, `the frame, ${sheet}`, '#sheet');
    }
  },
);
