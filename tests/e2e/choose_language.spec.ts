/** How readers reach the seven languages, and what a change of language keeps. */
import type { Page } from '@playwright/test';
import languages from '../../web/src/text/languages.json' with { type: 'json' };
import { expect, test } from './fixture';
import { visit } from './visit';

const choice = (page: Page) => page.locator('header select');

for (const { tag, direction } of languages) {
  test.describe(`a browser that is read in ${tag}`, () => {
    test.use({ locale: tag });

    test('begins in that language, page and lesson', async ({ page }) => {
      await page.goto('./');
      await expect(choice(page)).toHaveValue(tag);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await visit(page, '#/learn/mex');
      await expect(page.locator('article div[lang]').first()).toHaveAttribute('lang', tag);
    });
  });
}

test('Another language changes the words and nothing else, and is there at the next visit @firefox', async ({
  page,
}) => {
  await page.goto('./?lang=de#/nimbers');
  const field = page.getByRole('textbox', { name: 'Ausdruck' });
  await field.fill('6*21');
  await choice(page).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main input[type=text], main input:not([type])').first()).toHaveValue(
    '6*21',
  );
  expect(page.url()).not.toContain('lang=');
  await page.reload();
  await expect(choice(page)).toHaveValue('ar');
  await expect(page.getByRole('link', { name: 'اللوح' })).toBeVisible();
});

// Only Chromium's clipboard can be read.
test('A link that is copied has no language, so that each reader has their own @chromium', async ({
  page,
}) => {
  await page.goto('./?lang=de#/board?rows=5&columns=7');
  await page.getByRole('tab', { name: 'Optionen' }).click();
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url().replace('?lang=de', ''));
  expect(link).toMatch(/\/#\/board\?rows=5&columns=7/u);
});

test('What a teacher reads of a lesson is in the language of the page, and changes with it', async ({
  page,
}) => {
  await page.goto('./?lang=de#/learn/mex?sheet=for-teachers');
  const notes = page.locator('main [lang]');
  await expect(notes.getByRole('heading', { name: 'Wo es hakt' })).toBeVisible();
  await choice(page).selectOption('ar');
  await expect(notes).toHaveAttribute('dir', 'rtl');
});

test.describe('where nothing comes of a language', () => {
  test.use({ allowedComplaint: /Failed to load resource|dynamically imported module/u });

  test('the page stays as it was, says so, and can be asked again', async ({ page }) => {
    await page.route('**/assets/ru/**', (route) => route.abort());
    await page.goto('./#/solve');
    await choice(page).selectOption('ru');
    await expect(page.getByRole('alert').filter({ hasText: 'Русский' })).toBeVisible();
    await expect(choice(page)).toHaveValue('en');
    await page.unroute('**/assets/ru/**');
    await page.reload();
    await choice(page).selectOption('ru');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
