import type { CDPSession, Locator } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { factsOf } from './flipping_game';
import { endOf } from './play_page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

type Point = readonly [x: number, y: number];

// Only Chromium emulates touch.
test.describe('by touch', { tag: '@chromium' }, () => {
  test('a reader taps through exploring, predicting and editing, and swipes scroll the page', async ({
    board,
    page,
  }) => {
    await board.open();
    await board.disc(5, 4).tap();
    await expect(board.disc(5, 4)).toHaveAccessibleName(/the chosen corner/u);
    await board.disc(2, 2).tap();
    await expect(board.bar.getByText('3 × 4 at row 4, column 5')).toBeVisible();
    await board.act('Why?').tap();
    await expect(board.why.getByRole('heading').first()).toBeInViewport();
    // The tabs are right below the board, and nothing in between is cut off.
    const [discs, tab] = [await board.grid.boundingBox(), await board.tab('Why').boundingBox()];
    expect(tab!.y - discs!.y - discs!.height).toBeLessThan(60);
    await board.why.getByRole('button', { name: 'Show the axes' }).tap();
    await board.why.getByRole('button', { name: 'row move', exact: true }).tap();
    await expect(page.getByText(/^The rows that a move turns/u)).toBeVisible();
    await board.why.getByRole('heading').first().tap();
    await expect(page.getByText(/^The rows that a move turns/u)).toHaveCount(0);
    await board.tab('Position').tap();
    await board.list.getByRole('option').first().tap();
    await expect(board.bar.getByText('This move wins.')).toBeVisible();
    await board.act('Flip it').tap();
    await expect(board.fact('White discs')).not.toHaveText('25');
    await board.button('Undo').tap();
    await expect(board.fact('White discs')).toHaveText('25');

    await board.mode('Puzzle').check();
    // A position that was already revealed is no puzzle, so another one comes.
    await expect(board.fact('White discs')).not.toHaveText('25');
    const [move] = factsOf(await board.readPosition()).legal;
    for (const { column, row } of [move!, endOf(move!)]) await board.disc(column, row).tap();
    await expect(board.bar.getByText(/^(?:Right:|It loses)/u)).toBeVisible();

    await board.mode('Edit').check();
    await board.editTool('All white').tap();
    await board.disc(1, 1).tap();
    await board.disc(5, 5).tap();
    await board.disc(5, 5).tap();
    await expect(board.fact('White discs')).toHaveText('24');

    // A swipe neither paints nor selects.
    const touch = await page.context().newCDPSession(page);
    for (const mode of ['Edit', 'Explore'] as const) {
      await board.mode(mode).check();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await board.grid.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      const [x, y] = await middle(board.disc(3, 2));
      await swipe(touch, [x, y], [x + 4, y - 200]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      await expect(board.fact('White discs')).toHaveText('24');
    }
    // Mobile browsers zoom in, and stay zoomed, for a field with smaller letters than this.
    const setUp = board.tab('Set up');
    await expect(async () => {
      // While the page still scrolls after a swipe, a tap only stops it.
      if ((await setUp.getAttribute('aria-selected')) === 'false') await setUp.tap();
      await expect(setUp).toHaveAttribute('aria-selected', 'true', { timeout: 2_000 });
    }).toPass();
    await board.showJson();
    const sizes = await page
      .locator('input[type=text], textarea, select')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('two fingers zoom a large board, one moves it, and a tap hits @full', async ({
    board,
    page,
  }) => {
    await board.open('#/board?rows=60&columns=60');
    const touch = await page.context().newCDPSession(page);
    await board.grid.scrollIntoViewIfNeeded();
    const fitted = await board.cellSize();
    expect(fitted).toBeLessThan(8);
    const picture = (await page.locator('canvas').first().boundingBox())!;
    const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
    const scrolled = await page.evaluate(() => scrollY);
    await pinch(touch, [x, y], 30, 120);
    await expect.poll(() => board.cellSize()).toBeGreaterThan(fitted * 3);
    const zoomed = await board.cellSize();
    // Four times the fitted size, rounded to whole pixels.
    expect(zoomed).toBeLessThan(fitted * 5);
    // The disc that was between the fingers is still there.
    for (const place of await discAt(board, x, y))
      expect(Math.abs(place - 30)).toBeLessThanOrEqual(2);

    const before = (await board.cursor.boundingBox())!;
    await swipe(touch, [x, y], [x - 60, y + 80]);
    await expect
      .poll(async () => Math.round((await board.cursor.boundingBox())!.x - before.x))
      .toBeCloseTo(-60, -1);
    expect((await board.cursor.boundingBox())!.y - before.y).toBeCloseTo(80, -1);
    expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([scrolled, 1]);
    await expect(board.act('Clear the choice')).toHaveAttribute('aria-disabled', 'true');

    const at: Point = [Math.round(x + 33), Math.round(y - 41)];
    const [column, row] = await discAt(board, ...at);
    // The browser may take a tap right after a swipe as one that stops it, so another tap may be needed.
    await expect(async () => {
      await page.touchscreen.tap(...at);
      await expect(board.bar).toContainText(new RegExp(`row ${row}, column ${column}`, 'iu'), {
        timeout: 1_000,
      });
    }).toPass();
    await expect(board.act('Clear the choice')).toBeEnabled();

    await pinch(touch, [x, y], 120, 20);
    await expect.poll(() => board.cellSize()).toBe(fitted);
    // When the whole board is visible, one finger scrolls the page.
    await swipe(touch, [x, y], [x, y - 180]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 80);
  });
});

async function touchAt(
  touch: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
}

const STEPS = 12;

/** Swipes with one finger in many small steps. */
async function swipe(touch: CDPSession, from: Point, to: Point): Promise<void> {
  await touchAt(touch, 'touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1)
    await touchAt(touch, 'touchMove', [between(from, to, step / STEPS)]);
  await touchAt(touch, 'touchEnd', []);
}

/** Moves two fingers on a horizontal line from one distance to another. */
async function pinch(touch: CDPSession, [x, y]: Point, from: number, to: number): Promise<void> {
  const fingers = (apart: number): Point[] => [
    [x - apart / 2, y],
    [x + apart / 2, y],
  ];
  await touchAt(touch, 'touchStart', fingers(from));
  for (let step = 1; step <= STEPS; step += 1)
    await touchAt(touch, 'touchMove', fingers(from + ((to - from) * step) / STEPS));
  await touchAt(touch, 'touchEnd', []);
}

function between([fromX, fromY]: Point, [toX, toY]: Point, share: number): [x: number, y: number] {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

async function middle(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Column and row at a point, relative to the cursor. */
async function discAt(board: BoardPage, x: number, y: number): Promise<[number, number]> {
  const box = (await board.cursor.boundingBox())!;
  const { column, row } = await board.cursor.evaluate((button) => ({
    column: Number(button.dataset.column),
    row: Number(button.dataset.row),
  }));
  return [column + Math.floor((x - box.x) / box.width), row - Math.floor((y - box.y) / box.height)];
}
