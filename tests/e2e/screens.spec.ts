/** Canvases on another screen, after lost contexts, and on a scaled page. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { visit } from './visit';

const BOARD = '#/board?rows=100&columns=100&mode=explore';

/** Addresses with a canvas to press, each with the text that names the pressed place. */
const CANVASES: readonly (readonly [hash: string, said: (page: Page) => Locator])[] = [
  [BOARD, (page) => page.getByRole('grid', { name: /^Board of/u }).getByRole('button')],
  [
    '#/solve?rows=1000&columns=1000&seen=1-20x1-40',
    (page) => page.locator('[data-part=cloth-disc] p').first(),
  ],
  [
    '#/games?game=turnips&count=1000&show=plot',
    (page) => page.getByRole('slider', { name: 'Place in the plot' }),
  ],
  ['#/nimbers?part=tables&size=64', (page) => page.locator('figcaption [role=status]')],
];

async function open(page: Page, hash: string): Promise<Locator> {
  await visit(page, hash);
  const canvas = page.locator('canvas:visible').first();
  await canvas.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await drawn(page)).includes(true)).toBe(true);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return canvas;
}

/** For each canvas, true if anything is drawn. */
function drawn(page: Page): Promise<boolean[]> {
  return page.locator('canvas').evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => {
      const blank = Object.assign(document.createElement('canvas'), {
        width: canvas.width,
        height: canvas.height,
      });
      return canvas.toDataURL() !== blank.toDataURL();
    }),
  );
}

/** Loses and restores all contexts, as after a failure of the graphics processor. */
function loseContexts(page: Page): Promise<void> {
  return page.locator('canvas').evaluateAll((all) => {
    for (const canvas of all as HTMLCanvasElement[]) {
      canvas.getContext('2d')!.reset();
      canvas.dispatchEvent(new Event('contextrestored'));
    }
  });
}

test('Canvases are sharp on another screen, and come back when the browser had lost them @chromium', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const comeToScreenOf = async (deviceScaleFactor: number) => {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 900,
      mobile: false,
      deviceScaleFactor,
    });
    // Chromium only evaluates media queries again after another setting changes; this one affects no colours and no
    // sizes.
    for (const reducedMotion of ['reduce', null] as const)
      await page.emulateMedia({ reducedMotion });
  };
  const ratios = () =>
    page
      .locator('canvas')
      .evaluateAll((all) =>
        (all as HTMLCanvasElement[]).map((canvas) =>
          Number((canvas.width / canvas.getBoundingClientRect().width).toFixed(1)),
        ),
      );
  for (const [hash] of CANVASES) {
    await test.step(hash, async () => {
      await open(page, hash);
      const count = await page.locator('canvas').count();
      for (const ratio of [2, 1.5, 1]) {
        await comeToScreenOf(ratio);
        await expect.poll(ratios).toEqual(Array.from({ length: count }, () => ratio));
      }
      const before = await drawn(page);
      await loseContexts(page);
      await expect.poll(() => drawn(page)).toEqual(before);
    });
  }
});

test('A page that is scaled is pressed where one points', async ({ page }) => {
  for (const [hash, said] of CANVASES) {
    await test.step(hash, async () => {
      const canvas = await open(page, hash);
      const pressAt = async (x: number, y: number) => {
        const box = (await canvas.boundingBox())!;
        await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
        await page.mouse.down();
        await page.mouse.up();
        const element = said(page);
        await expect(element).toBeAttached();
        return element.evaluate(
          ({ ariaLabel, ariaValueText, textContent }) => ariaValueText ?? ariaLabel ?? textContent,
        );
      };
      const scale = (transform: string) =>
        page.evaluate((given) => (document.body.style.transform = given), transform);
      // Presses inside a disc, away from its edge, because Firefox rounds to whole pixels.
      const told = await pressAt(0.706, 0.706);
      await expect.poll(() => pressAt(0.3, 0.4)).not.toBe(told);
      await scale('scale(0.8)');
      await expect.poll(() => pressAt(0.706, 0.706)).toBe(told);
      await scale('');
    });
  }
});

test('On a page of another zoom a disc of a large board is pressed where it is @chromium', async ({
  board,
  page,
}) => {
  await board.open(BOARD);
  await page.evaluate(() => (document.documentElement.style.zoom = '1.25'));
  await board.goTo(30, 30);
  const [x, y] = await board.beside(0, 0);
  await board.goTo(90, 90);
  await page.mouse.click(x, y);
  await expect(board.cursor).toHaveAccessibleName(/^Row 30, column 30,/u);
});
