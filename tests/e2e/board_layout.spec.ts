import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, ofCase, test } from './fixture';

const WIDE = { width: 1280, height: 900 };
const TABLET = { width: 800, height: 600 };
const PHONE = { width: 390, height: 844 };

const LISTS = [
  { window: WIDE, size: 'rows=5&columns=5' },
  { window: PHONE, size: 'rows=5&columns=5' },
  { window: WIDE, size: 'rows=28&columns=25' },
  { window: TABLET, size: 'rows=5&columns=5' },
];

for (const [place, { window, size }] of LISTS.entries()) {
  const name = `what is chosen from the list stays in its place, ${size} in ${window.width} pixels`;
  test(name, ofCase(place), async ({ board, page }) => {
    await page.setViewportSize(window);
    await board.open(`#/board?${size}`);
    const third = board.options.nth(2);
    await toMiddle(third);
    const before = await topOf(third);
    await third.click();
    await expect(board.why).toBeVisible();
    await expect(third).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await topOf(third)) - before)).toBeLessThan(2);
    // And when all of it goes away again.
    await page.keyboard.press('Control+z');
    await expect(board.why).toHaveCount(0);
    expect(Math.abs((await topOf(third)) - before)).toBeLessThan(2);
  });
}

test('in a wide window the board stays in sight beside the list and the reasons', async ({
  board,
  page,
}) => {
  await board.open();
  await board.options.nth(1).click();
  for (const each of [board.options.nth(1), board.why.getByRole('heading').last()]) {
    await toMiddle(each);
    await expect(board.grid).toBeInViewport({ ratio: 0.99 });
  }
  await expect(picture(page)).toBeHidden();
});

for (const [place, window] of [PHONE, TABLET].entries())
  test(
    `what can be done with a choice stands below the board, and nothing pushes it, in ${window.width} pixels`,
    ofCase(place),
    async ({ board, page }) => {
      await page.setViewportSize(window);
      await board.open();
      const top = await topOf(board.grid);
      const said = await topOf(board.corner);
      await board.disc(4, 4).click();
      await expect(board.corner).toContainText('4 rectangles, 2 win');
      await board.disc(4, 2).click();
      await expect(board.act('Flip it')).toBeVisible();
      expect(await topOf(board.grid)).toBe(top);
      expect(await topOf(board.corner)).toBe(said);
      const { y, height } = (await board.grid.boundingBox())!;
      expect((await topOf(board.act('Flip it'))) - (y + height)).toBeLessThan(300);
      expect((await topOf(board.act('Why?'))) - (y + height)).toBeLessThan(300);
      // The order of the keys is that of the eye.
      await board.act('Flip it').focus();
      await page.keyboard.press('Tab');
      await expect(board.act('Why?')).toBeFocused();

      // The table is chosen from, and stays where it is.
      await board.disc(5, 5).click();
      await expect(board.act('Flip it')).toHaveCount(0);
      const field = board.rectangle(4, 3);
      await toMiddle(field);
      const place = await topOf(field);
      await field.click();
      await expect(board.act('Flip it')).toBeVisible();
      expect(Math.abs((await topOf(field)) - place)).toBeLessThan(2);
    },
  );

test('all that is said of a disc can be read below the board, and has its room', async ({
  board,
  page,
}) => {
  for (const window of [WIDE, PHONE]) {
    await page.setViewportSize(window);
    await board.open('#/board?rows=5&columns=5');
    const legend = page.getByRole('region', { name: 'Legend' });
    // From the board: what has the focus is brought into sight.
    const below = async () =>
      (await topOf(window === WIDE ? legend : board.corner)) - (await topOf(board.grid));
    const free = await below();
    await board.disc(4, 4).click();
    const line = page.locator('p[aria-hidden=true]', {
      hasText:
        'Column 4, row 4, white, the chosen corner, ends the rectangle 1 wide, 1 high, which wins',
    });
    await expect(line).toBeVisible();
    expect(await line.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    expect(await line.evaluate((words) => getComputedStyle(words).whiteSpace)).toBe('normal');
    expect(await below()).toBeCloseTo(free, 0);
  }
});

test.describe('far below the board a picture of it goes along', () => {
  const CHOSEN = '#/board?rows=28&columns=25&mode=explore&column=9&row=20&width=4&height=6';

  for (const [place, window] of [PHONE, TABLET].entries())
    test(
      `in ${window.width} pixels, and shows what a number lights`,
      ofCase(place),
      async ({ board, page }) => {
        // A key that comes while the page still glides finds places that are not those of its end.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(window);
        await board.open(CHOSEN);
        await expect(picture(page).locator('canvas')).not.toHaveCount(0);
        await board.act('Why?').click();
        const heading = board.why.getByRole('heading', { level: 2 });
        await expect(heading).toBeFocused();
        await expect.poll(() => topOf(picture(page))).toBe(0);
        const { height } = (await picture(page).boundingBox())!;
        expect(height).toBeGreaterThan(150);
        expect(height).toBeLessThanOrEqual(window.height * 0.45);
        await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(height);
        // Nor does the pointer light anything.
        await board.park();
        await heading.focus();
        await page.evaluate(nextPicture);
        const unlit = await shown(page);
        const number = board.why.getByRole('button').first();
        await number.focus();
        await expect.poll(() => shown(page)).not.toBe(unlit);
        // Back and forth: what has the focus never lies beneath the picture.
        for (const key of [
          ...Array<string>(12).fill('Tab'),
          ...Array<string>(12).fill('Shift+Tab'),
        ]) {
          await page.keyboard.press(key);
          await expect.poll(() => coveredBy(picture(page))).toBe(0);
        }
      },
    );

  test('but not where the window is low', async ({ board, page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await board.open(CHOSEN);
    await expect(board.why).toBeAttached();
    await expect(picture(page)).toBeHidden();
    await expect(picture(page).locator('canvas')).toHaveCount(0);
  });
});

/** The board once more, where it is far away. */
function picture(page: Page): Locator {
  return page.locator('[data-part=picture]');
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())!.y;
}

function toMiddle(element: Locator): Promise<void> {
  return element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** How many pixels of what has the focus lie beneath something at the top of the window. */
function coveredBy(cover: Locator): Promise<number> {
  return cover.evaluate((over) => {
    const { top } = document.activeElement!.getBoundingClientRect();
    return Math.max(0, Math.round(over.getBoundingClientRect().bottom - top));
  });
}

/** When what was asked for is painted. */
function nextPicture(): Promise<unknown> {
  return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/** What the picture shows, as a text that is another one when anything in it is. */
async function shown(page: Page): Promise<string> {
  const canvases = await picture(page)
    .locator('canvas')
    .evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
  return createHash('sha1').update(canvases.join()).digest('base64');
}
