import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixture';
import { FrameHost, hostPage } from './frame_host';
import { StaticHost } from './static_host';

for (const mode of ['explore', 'play'])
  test(`the frame takes no focus by itself: ${mode}`, async ({ page }) => {
    const host = new FrameHost(page);
    await host.open(`rows=3&columns=3&mode=${mode}`);
    await page.waitForTimeout(300);
    const active = await page.evaluate(() => document.activeElement?.tagName);
    expect(active).toBe('BODY');
    const scrolls = () => host.scrolled();
    await page.keyboard.press('ArrowDown');
    await expect.poll(scrolls).toBeGreaterThan(0);
  });

test('the focus stays with the page around the frame when its board gets smaller', async ({
  page,
}) => {
  const host = new FrameHost(page);
  await host.open('rows=5&columns=5');
  await host.disc(5, 5).click();
  await expect(host.disc(5, 5)).toBeFocused();
  const before = page.getByRole('button', { name: 'Before' });
  await before.focus();
  const state = { tartan: 'board', version: 1, rows: 3, columns: 3 } as const;
  await host.answer({ type: 'setState', state, id: 'smaller' });
  await expect(host.grid).toHaveAttribute('aria-rowcount', '3');
  await expect(before).toBeFocused();
  expect(await page.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press('Tab');
  await expect(before).not.toBeFocused();
});

test('Escape lets go of what is held, and then gives the keys back to the page', async ({
  page,
}) => {
  const host = new FrameHost(page);
  await host.open('rows=5&columns=5');
  await host.disc(3, 3).click();
  const held = host.frame.getByText('held', { exact: true });
  await expect(held).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(held).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(host.disc(3, 4)).toBeFocused();
  const before = await host.scrolled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => host.scrolled()).toBeGreaterThan(before);
  await expect(host.disc(3, 4)).not.toBeFocused();
});

test('the frame tells its height, and rests once its host follows', async ({ page }) => {
  const host = new FrameHost(page);
  await host.open('rows=5&columns=5', { width: 320, height: 150, follows: true });
  const settled = async () => {
    await page.waitForTimeout(600);
    return (await host.heard('resize')).length;
  };
  const count = await settled();
  expect(await settled()).toBe(count);
  expect(count).toBeLessThan(6);
  const fits = () =>
    host.frame.locator('html').evaluate((root) => ({
      missing: root.scrollHeight - root.clientHeight,
      wide: root.scrollWidth - root.clientWidth,
    }));
  expect(await fits()).toEqual({ missing: 0, wide: 0 });

  // What is opened later makes it higher.
  const { height } = await host.told('resize');
  await host.frame.getByText('The rule in full').click();
  await expect.poll(async () => (await host.told('resize')).height).toBeGreaterThan(height);
  await expect.poll(fits).toEqual({ missing: 0, wide: 0 });

  // A host that gives it another height is told of no other one.
  const before = await settled();
  await host.element.evaluate((frame) => (frame.style.height = '200px'));
  await host.element.evaluate((frame) => (frame.style.height = '2000px'));
  expect(await settled()).toBe(before);
});

test.describe('in a page of another origin', () => {
  test.use({ allowedComplaint: /^request to http:\/\/localhost:/u });

  // Only there Firefox lays out what is not shown.
  test('it is ready in a tab that is closed, and tells its height when that is opened', async ({
    page,
    baseURL,
  }, testInfo) => {
    const settings = { isInClosedTab: true, follows: true, folder: baseURL ?? '' };
    const folder = testInfo.outputPath();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'host.html'), hostPage('rows=3&columns=5', settings));
    const server = await StaticHost.start([{ path: '/', folder }]);
    await page.goto(`${server.address.replace('127.0.0.1', 'localhost')}/host.html`);
    const host = new FrameHost(page);
    await host.told('ready');
    await host.answer({ type: 'getState', id: 'after ready' });
    expect(await host.heard('resize')).toEqual([]);
    await page.locator('div').evaluate((tab) => tab.removeAttribute('hidden'));
    await expect(host.grid).toBeVisible();
    expect((await host.told('resize')).height).toBeLessThan(1_000);
    await expect
      .poll(async () => {
        const given = await host.element.evaluate(({ clientHeight }) => clientHeight);
        return given - (await host.told('resize')).height;
      })
      .toBe(0);
    server.stop();
  });
});

test('a large board is gone over by coordinates, with the Enter key', async ({ page }) => {
  const host = new FrameHost(page);
  await host.open('rows=40&columns=40');
  await host.frame.getByRole('textbox', { name: 'Column', exact: true }).fill('7');
  await host.frame.getByRole('textbox', { name: 'Row', exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await expect(host.disc(7, 9)).toBeFocused();
});
