/** Pages about Tartan itself, made from its documents. */
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { expect, test } from './fixture';
import { visit } from './visit';

const PAGES = [
  ...['Changes', 'Privacy', 'Accessibility', 'Security'],
  'Putting Tartan on a website',
];

test('The version in the foot leads to what is new in it, and from there to all that is said about Tartan', async ({
  page,
  browserName,
  solve,
}) => {
  await solve.open();
  await expect(solve.answer).toBeVisible();
  const version = page.getByRole('contentinfo').getByRole('link', { name: /^Tartan \d/u });
  const number = ((await version.textContent()) ?? '').replace('Tartan ', '');
  await version.click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(number);
  const about = page.getByRole('navigation', { name: 'About Tartan' });
  await expect(about.getByRole('link')).toHaveText(PAGES);
  for (const title of PAGES) {
    await about.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Tartan`);
    await expectHeadingsInOrder(page);
    const links = page.locator('a[href]');
    for (const href of await links.evaluateAll((all) =>
      all.map((a) => (a as HTMLAnchorElement).href),
    ))
      if (href.startsWith(new URL(page.url()).origin))
        expect((await page.request.get(href)).status(), href).toBe(200);
  }
  await expectForEverybody(page, browserName);
});

test('The Embed page on one’s own computer leads to how Tartan is put on a website', async ({
  page,
}) => {
  await visit(page, '#/embed');
  await page.getByRole('link', { name: 'How to put Tartan on a website' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Putting Tartan on a website' }),
  ).toBeVisible();
});
