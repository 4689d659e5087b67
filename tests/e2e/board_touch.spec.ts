import type { CDPSession, Locator, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

type Point = readonly [x: number, y: number];

test.describe('by touch', { tag: '@chromium' }, () => {
  test('a tap holds a corner, and a tap on the end of a rectangle chooses it', async ({
    board,
  }) => {
    await board.open();
    await board.disc(5, 4).tap();
    await expect(board.disc(5, 4)).toHaveAccessibleName(/the chosen corner/u);
    await board.disc(2, 2).tap();
    await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
    // The corner once more goes on to the next.
    await board.disc(5, 4).tap();
    await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'false');
    await expect(board.pressed).toHaveCount(1);
    await board.act('Next rectangle').tap();
    await expect(board.pressed).toHaveCount(1);
    await board.act('Let go').tap();
    await expect(board.act('Let go')).toHaveCount(0);
  });

  test('one explores from the corner to the why, and undoes it', async ({ board, page }) => {
    await board.open();
    await board.disc(5, 4).tap();
    await board.rectangle(1, 3).tap();
    await board.act('Why?').tap();
    await expect(board.why.getByRole('heading').first()).toBeInViewport();
    await board.why
      .getByRole('button', { name: /Show where it comes from$/u })
      .last()
      .tap();
    await expect(board.why.getByRole('button', { name: 'Close' })).toBeVisible();
    await board.list.getByRole('option').first().tap();
    await expect(board.why).toHaveAccessibleName('Why does this move win?');
    await board.act('Flip it').tap();
    await expect(page).toHaveURL(/position=/u);
    await expect(board.fact('White discs')).not.toHaveText('25');
    await board.button('Undo').tap();
    await expect(board.fact('White discs')).toHaveText('25');
    await expect(board.pressed).toHaveCount(1);
  });

  test('one predicts, and then looks', async ({ board }) => {
    await board.open();
    await board.mode('Predict first').tap({ force: true });
    await board.disc(4, 4).tap();
    await board.disc(1, 2).tap();
    await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(board.corner.getByText(/this move (wins|does not win)/u)).toHaveCount(0);
    await board.act('I think this wins: look').tap();
    await expect(board.corner.getByText(/this move (wins|does not win)/u)).toBeVisible();
  });

  test('one edits discs, one by one', async ({ board }) => {
    await board.open();
    await board.mode('Edit').tap({ force: true });
    await board.disc(1, 1).tap();
    await board.disc(5, 5).tap();
    await expect(board.fact('White discs')).toHaveText('23');
    await board.disc(5, 5).tap();
    await expect(board.fact('White discs')).toHaveText('24');
    await board.button('All black').tap();
    await expect(board.position.getByText(/^The game is over/u)).toBeVisible();
  });

  test('a swipe over the board scrolls the page, and chooses nothing', async ({ board, page }) => {
    await board.open();
    const touch = await startTouch(page);
    for (const mode of ['Explore', 'Edit'] as const) {
      await board.mode(mode).check({ force: true });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await board.grid.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      const [x, y] = await middle(board.disc(3, 2));
      await swipe(touch, [x, y], [x + 4, y - 200]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      await expect(board.fact('White discs')).toHaveText('25');
      if (mode === 'Explore') await expect(board.act('Let go')).toHaveCount(0);
    }
  });

  test('two fingers zoom a large board, one moves it, and a tap hits', async ({ board, page }) => {
    await board.open('#/board?rows=60&columns=60');
    const touch = await startTouch(page);
    await board.grid.scrollIntoViewIfNeeded();
    const fitted = await cellSize(board);
    expect(fitted).toBeLessThan(8);
    const scrolled = await page.evaluate(() => scrollY);
    const picture = (await page.locator('canvas').first().boundingBox())!;
    const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
    await pinch(touch, [x, y], 30, 120);
    await expect.poll(() => cellSize(board)).toBeGreaterThan(fitted * 3);
    const zoomed = await cellSize(board);
    expect(zoomed).toBeLessThan(fitted * 5);
    // What lay between the fingers is still there.
    const [column, row] = await discAt(board, x, y);
    expect(Math.abs(column - 30)).toBeLessThanOrEqual(2);
    expect(Math.abs(row - 30)).toBeLessThanOrEqual(2);

    const before = (await board.grid.getByRole('button').boundingBox())!;
    await swipe(touch, [x, y], [x - 60, y + 80]);
    const after = (await board.grid.getByRole('button').boundingBox())!;
    expect(after.x - before.x).toBeCloseTo(-60, -1);
    expect(after.y - before.y).toBeCloseTo(80, -1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await expect(board.act('Let go')).toHaveCount(0);

    const [atX, atY] = [Math.round(x + 33), Math.round(y - 41)];
    const [tappedColumn, tappedRow] = await discAt(board, atX, atY);
    // The browser takes a tap right after a swipe for the one that stops it.
    await page.waitForTimeout(600);
    await page.touchscreen.tap(atX, atY);
    await expect(board.corner).toHaveAccessibleName(`Column ${tappedColumn}, row ${tappedRow}`);
    await expect(board.act('Let go')).toBeVisible();
    const [againX, againY] = await middle(board.grid.getByRole('button'));
    expect(Math.hypot(againX - atX, againY - atY)).toBeLessThan(zoomed);

    await pinch(touch, [x, y], 120, 20);
    await expect.poll(() => cellSize(board)).toBe(fitted);
  });

  test('a swipe scrolls the page over a large board that is seen whole', async ({
    board,
    page,
  }) => {
    await board.open('#/board?rows=60&columns=60');
    const touch = await startTouch(page);
    const picture = (await page.locator('canvas').first().boundingBox())!;
    await swipe(touch, [195, picture.y + 200], [195, picture.y + 20]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(80);
    await expect(board.act('Let go')).toHaveCount(0);
  });

  test('a large board is zoomed and left by its buttons', async ({ board, page }) => {
    await board.open('#/board?rows=28&columns=25');
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    const before = (await board.disc(1, 1).boundingBox())!.width;
    expect(before).toBeLessThan(24);
    await zoomIn.tap();
    await zoomIn.tap();
    await expect
      .poll(async () => (await board.disc(1, 1).boundingBox())!.width)
      .toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: 'Show the whole board' }).tap();
    await expect.poll(async () => (await board.disc(1, 1).boundingBox())!.width).toBe(before);
  });

  test('fields do not make the browser zoom in', async ({ board, page }) => {
    await board.open('#/board?rows=60&columns=60');
    await board.showJson();
    // Mobile browsers do it where letters are smaller than this, and leave the page zoomed.
    const sizes = await page
      .locator('input[type=text], textarea, select')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

function startTouch(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

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

/** One finger, in many small steps as a finger goes. */
async function swipe(touch: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 12;
  await touchAt(touch, 'touchStart', [from]);
  for (let step = 1; step <= steps; step += 1)
    await touchAt(touch, 'touchMove', [between(from, to, step / steps)]);
  await touchAt(touch, 'touchEnd', []);
}

/** Two fingers on a level, first so far apart and then so far. */
async function pinch(touch: CDPSession, [x, y]: Point, from: number, to: number): Promise<void> {
  const steps = 12;
  const fingers = (apart: number): Point[] => [
    [x - apart / 2, y],
    [x + apart / 2, y],
  ];
  await touchAt(touch, 'touchStart', fingers(from));
  for (let step = 1; step <= steps; step += 1)
    await touchAt(touch, 'touchMove', fingers(from + ((to - from) * step) / steps));
  await touchAt(touch, 'touchEnd', []);
}

function between([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

async function middle(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

async function cellSize(board: BoardPage): Promise<number> {
  return (await board.grid.getByRole('button').boundingBox())!.width;
}

/** Column and row at a point, counted from the one button of a large board. */
async function discAt(board: BoardPage, x: number, y: number): Promise<[number, number]> {
  const cursor = board.grid.getByRole('button');
  const box = (await cursor.boundingBox())!;
  const { column, row } = await cursor.evaluate((button) => ({
    column: Number(button.dataset.column),
    row: Number(button.dataset.row),
  }));
  return [column + Math.floor((x - box.x) / box.width), row - Math.floor((y - box.y) / box.height)];
}
