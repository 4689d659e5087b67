/** Copy buttons confirm in their own place: nothing beside them moves. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixture';
import { visit } from './visit';

const PAGES = {
  'a solved board': '#/solve?rows=5&columns=5',
  'the calculator': '#/nimbers?expression=2*9',
  'a table of nimbers': '#/nimbers?part=tables&operation=product&size=4',
  'the lines for another page': '#/embed',
} as const;

for (const [what, address] of Object.entries(PAGES))
  test(`Copying moves nothing beside ${what} @chromium`, { tag: '@full' }, async ({ page }) => {
    await visit(page, address);
    const copying = page.getByRole('button', { name: /^Copy (?!as)/u });
    await expect(copying.first()).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const button of await copying.all()) {
        await button.scrollIntoViewIfNeeded();
        const before = await places(button);
        await button.click();
        await expect(button.getByText('✓ Copied')).toBeVisible();
        expect(await places(button)).toEqual(before);
      }
    }
    // Afterwards it has its name again.
    await expect(page.getByText('✓ Copied').filter({ visible: true })).toHaveCount(0);
  });

/** The places of everything visible in a button's section. */
function places(button: Locator): Promise<string[]> {
  return button.evaluate((one) => {
    const section = one.closest('section')!;
    const corner = section.getBoundingClientRect();
    return Array.from(section.querySelectorAll('button, a, p, h2, h3, input, textarea, dd'))
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left - corner.left, top - corner.top, width, height].map(Math.round).join();
      });
  });
}
