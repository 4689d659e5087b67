/** Input methods for Chinese, Japanese and Korean: text isn't rewritten while it is composed. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { wantWholeLessons } from './lesson_questions';
import { watchRest } from './rest';
import { visit } from './visit';

const PAGES = [
  '#/board?rows=100&columns=100',
  '#/solve?rows=5&columns=5&rowLengths=1,2',
  '#/solve?rows=5&columns=5&part=sequence&sequence=20',
  '#/solve?part=check',
  '#/games?game=runs:1,2',
  '#/games?game=pattern:0;0,d',
  '#/nimbers',
  '#/nimbers?part=heaps&sum=3,5~ruler(3,8)12',
  '#/nimbers?part=boxes',
  '#/nimbers?part=chessboard',
  '#/learn/mex?seed=5',
  '#/embed',
];

test(
  'Each text field of the site has what an input method composes in it',
  { tag: '@chromium' },
  async ({ page }) => {
    test.slow();
    await wantWholeLessons(page);
    const atRest = await watchRest(page);
    const keyboard = await page.context().newCDPSession(page);
    for (const address of PAGES)
      await test.step(address, async () => {
        await page.goto('about:blank');
        await page.goto(`./${address}`);
        await atRest();
        const composed = await composeInEach(page, keyboard);
        // Fails if the page's fields aren't found.
        expect(composed).toBeGreaterThan(0);
      });
  },
);

/** Composes 591 with full-width digits in each field; returns the number of fields. */
async function composeInEach(page: Page, keyboard: CDPSession): Promise<number> {
  const fields = await page
    .locator('input[type=text]:not([readonly]), textarea:not([readonly])')
    .elementHandles();
  let composed = 0;
  // Starts with the last field, because an answer's own fields disappear when the question changes.
  for (const field of fields.toReversed()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.fill('');
    for (const text of ['５', '５９', '５９１']) {
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      expect(await field.inputValue()).toBe(text);
    }
    await keyboard.send('Input.insertText', { text: '５９１' });
    expect(await field.inputValue()).toMatch(/^(?:５９１|591)$/u);
    composed += 1;
  }
  return composed;
}

test('The Enter that ends a composition goes nowhere', async ({ page }) => {
  await visit(page, '#/board?rows=100&columns=100');
  const column = page.getByRole('textbox', { name: 'Column', exact: true });
  await column.fill('7');
  await page.getByRole('textbox', { name: 'Row', exact: true }).fill('500');
  const press = (composing: EventInit & { isComposing?: boolean; keyCode?: number }) =>
    column.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, ...composing });
  const missed = page.getByText('no such disc', { exact: false });
  await press({ isComposing: true });
  await press({ keyCode: 229 });
  await expect(missed).toBeHidden();
  await press({});
  await expect(missed).toBeVisible();
});
