/** The page as search engines index it in one language, and without scripts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pageFile, pageIn } from '../../web/build/page_head';
import { siteAddress } from '../../web/build/site_address';
import languages from '../../web/src/text/languages.json' with { type: 'json' };
import type { NamedLanguage } from '../../web/src/text/language';
import { expect, test } from './fixture';
import { visit } from './visit';

const BUILT = new URL('../../dist/index.html', import.meta.url);

const GERMAN = (languages as readonly NamedLanguage[]).find(({ tag }) => tag === 'de')!;
const GERMAN_PAGE = `./${pageFile('de')}`;

const choice = (page: Page) => page.locator('header select');

/** Builds a German page for a site with a name. */
async function layGermanPage(page: Page) {
  const body = pageIn(GERMAN, readFileSync(BUILT, 'utf8'), siteAddress());
  await page.route(`**/${pageFile('de')}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
}

test('A page in one language opens in it, where a link leads, and becomes the page of all @firefox', async ({
  page,
}) => {
  await layGermanPage(page);
  await page.goto(GERMAN_PAGE);
  await expect(page).toHaveURL(/\/\?lang=de(?:#|$)/u);
  await page.getByRole('link', { name: 'Berechnen', exact: true }).click();
  await expect(page).toHaveTitle('Berechnen – Tartan');
  await page.getByRole('link', { name: 'Brett', exact: true }).click();
  await expect(page).toHaveTitle('Tartan: Flipping Game und andere Spiele mit Münzen');
  await page.goto('about:blank');
  await page.goto(`${GERMAN_PAGE}#/solve?rows=5&columns=7`);
  await expect(page.getByRole('textbox', { name: 'Spalten' })).toHaveValue('7');
  await page.reload();
  await expect(choice(page)).toHaveValue('de');
});

test('A language that the reader chose wins over that of such a page', async ({ page }) => {
  await layGermanPage(page);
  await page.goto(GERMAN_PAGE);
  await choice(page).selectOption('tr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.goto('about:blank');
  await page.goto(GERMAN_PAGE);
  await expect(choice(page)).toHaveValue('tr');
  expect(page.url()).not.toContain('lang=');
  await visit(page, '#/solve');
  await expect(page.getByRole('button', { name: 'Hesapla', exact: true })).toBeVisible();
});

// Playwright can't run Firefox without scripts.
test.describe('without scripts', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  // Finds paragraphs by their elements: the driver ignores text in noscript.
  const paragraphs = (page: Page) => page.locator('noscript p');

  test('the page says what it is, and in all languages what it needs', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tartan: the Flipping Game/u);
    await expect(paragraphs(page).first()).toHaveText(/Every answer is exact\.$/u);
    await expect(paragraphs(page).first()).toBeVisible();
    await expect(paragraphs(page)).toHaveCount(2 + languages.length);
  });

  test('a page in one language says both in that one', async ({ page }) => {
    await layGermanPage(page);
    await page.goto(GERMAN_PAGE);
    await expect(paragraphs(page)).toHaveText([/exakt\.$/u, /gewinnt\.$/u, /JavaScript\.$/u]);
  });
});
