import type { Locator, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { expectNothingCutOff } from './for_everybody';

declare global {
  interface Window {
    /** How often each layer of the board was cleared to be drawn, by its place. */
    cleared: number[];
  }
}

test.describe('the canvas', () => {
  for (const deviceScaleFactor of [1, 2, 3]) {
    test.describe(`at ${deviceScaleFactor} pixels to a pixel`, () => {
      test.use({ deviceScaleFactor });

      test(
        'is as sharp as the screen, and stays so when there is less room',
        { tag: '@chromium' },
        async ({ board, page }) => {
          await board.open('#/board?rows=9&columns=16');
          await expectSharp(page, deviceScaleFactor);
          const wide = await canvasWidth(page);
          await page.setViewportSize({ width: 403, height: 700 });
          await expect.poll(() => canvasWidth(page)).toBeLessThan(wide);
          await expectSharp(page, deviceScaleFactor);
          await page.setViewportSize({ width: 1280, height: 900 });
          await expect.poll(() => canvasWidth(page)).toBe(wide);
          await expectSharp(page, deviceScaleFactor);
        },
      );
    });
  }

  test('lies under the discs that can be pressed', async ({ board, page }) => {
    await board.open('#/board?rows=3&columns=6&heat=none&position=BWWWWW.WWWWWW.WWWWWB');
    await expectSharp(page, await page.evaluate(() => devicePixelRatio));
    expect(await brightness(board.disc(1, 3))).toBeLessThan(60);
    expect(await brightness(board.disc(6, 1))).toBeLessThan(60);
    expect(await brightness(board.disc(1, 1))).toBeGreaterThan(200);
    expect(await brightness(board.disc(6, 3))).toBeGreaterThan(200);
  });

  test('is drawn once a frame, however much happens in it', async ({ board, page }) => {
    await page.addInitScript(() => {
      window.cleared = [];
      const clear = CanvasRenderingContext2D.prototype.clearRect;
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        const layer = Array.from(document.querySelectorAll('canvas')).findIndex(
          (canvas) => canvas === this.canvas,
        );
        window.cleared[layer] = (window.cleared[layer] ?? 0) + 1;
        clear.apply(this, box);
      };
    });
    await board.open('#/board?rows=20&columns=20');
    await board.disc(10, 10).hover();
    await expect(board.corner).toHaveAccessibleName('Column 10, row 10');
    const drawn = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const surface = document.querySelector('[role=grid]')!;
      const { left, top, width, height } = surface.getBoundingClientRect();
      // Until what the pointer did before has been drawn.
      for (let rest = 0; rest < 5; rest += 1) await frame();
      window.cleared = [];
      for (let move = 0; move < 30; move += 1) {
        surface.dispatchEvent(
          new PointerEvent('pointermove', {
            bubbles: true,
            pointerType: 'mouse',
            clientX: left + (width * (move + 0.5)) / 30,
            clientY: top + (height * (move + 0.5)) / 30,
          }),
        );
        // The page takes each of them before the next one comes, and before the frame.
        await Promise.resolve();
        await new Promise<void>((resolve) => queueMicrotask(resolve));
      }
      for (let rest = 0; rest < 5; rest += 1) await frame();
      return window.cleared.filter((count) => count > 0);
    });
    await expect(board.corner).toHaveAccessibleName('Column 20, row 1');
    expect(Math.max(...drawn)).toBe(1);
  });

  test('is not drawn when nothing happens', async ({ board, page }) => {
    await board.open();
    const asked = await page.evaluate(async () => {
      const request = window.requestAnimationFrame;
      let count = 0;
      window.requestAnimationFrame = (callback) => {
        count += 1;
        return request(callback);
      };
      await new Promise((resolve) => setTimeout(resolve, 500));
      return count;
    });
    expect(asked).toBe(0);
  });
});

test.describe('a large board', () => {
  const LARGE = '#/board?rows=100&columns=100&mode=explore';
  const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = (page: Page) => page.getByRole('button', { name: 'Zoom out' });
  const whole = (page: Page) => page.getByRole('button', { name: 'Show the whole board' });

  test('is zoomed by buttons, and seen whole again', async ({ board, page }) => {
    await board.open(LARGE);
    const fitted = await cellSize(board);
    await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(zoomOut(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(whole(page)).toHaveAttribute('aria-disabled', 'true');
    // It can still be pressed, and does nothing.
    await zoomOut(page).click({ force: true });
    expect(await cellSize(board)).toBe(fitted);
    await zoomIn(page).click();
    await expect.poll(() => cellSize(board)).toBeGreaterThan(fitted * 1.3);
    const once = await cellSize(board);
    for (let press = 0; press < 8; press += 1) await zoomIn(page).click({ force: true });
    await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(zoomIn(page)).toBeFocused();
    // Large enough for a finger.
    expect(await cellSize(board)).toBeGreaterThanOrEqual(44);
    await zoomOut(page).click();
    await expect.poll(() => cellSize(board)).toBeLessThan(44);
    expect(await cellSize(board)).toBeGreaterThan(once);
    await whole(page).click();
    await expect.poll(() => cellSize(board)).toBe(fitted);
    await expect(whole(page)).toBeFocused();
    await expect(page).toHaveURL(/#\/board\?rows=100&columns=100&mode=explore$/u);
  });

  test('is zoomed by keys while it has the focus', async ({ board, page }) => {
    await board.open(LARGE);
    const cursor = board.grid.getByRole('button');
    const fitted = await cellSize(board);
    await goTo(page, 83, 17);
    await expect(cursor).toBeFocused();
    await page.keyboard.press('Equal');
    await expect.poll(() => cellSize(board)).toBeGreaterThan(fitted * 1.3);
    const once = await cellSize(board);
    await page.keyboard.press('Shift+Equal');
    await expect.poll(() => cellSize(board)).toBeGreaterThan(once * 1.3);
    await expect(cursor).toBeFocused();
    expect(await outsideOfWindow(cursor)).toBe(0);
    await page.keyboard.press('-');
    await expect.poll(() => cellSize(board)).toBe(once);
    await zoomIn(page).press('0');
    await page.keyboard.press('-');
    await cursor.focus();
    expect(await cellSize(board)).toBe(once);
    await page.keyboard.press('0');
    await expect.poll(() => cellSize(board)).toBe(fitted);
    await expect(cursor).toBeFocused();
    await expect(cursor).toHaveAccessibleName(/^Column 83, row 17,/u);
  });

  test('takes no more of the page when it is zoomed', async ({ board, page }) => {
    await board.open(LARGE);
    const box = await page.locator('canvas').first().boundingBox();
    for (let press = 0; press < 5; press += 1) await zoomIn(page).click();
    const zoomed = await page.locator('canvas').first().boundingBox();
    expect(zoomed!.height).toBeLessThanOrEqual(box!.height + 2);
    await expectNothingCutOff(page);
  });

  test('follows the cursor of the keyboard', async ({ board, page }) => {
    await board.open(LARGE);
    const cursor = board.grid.getByRole('button');
    for (let press = 0; press < 6; press += 1) await zoomIn(page).click();
    await cursor.focus();
    for (const key of [
      ...[
        'Control+End',
        'Home',
        'PageDown',
        'PageDown',
        'End',
        'Control+Home',
        'ArrowUp',
        'PageUp',
      ],
      ...['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft'],
    ]) {
      await page.keyboard.press(key);
      await expect(cursor, key).toBeFocused();
      expect(await outsideOfWindow(cursor), key).toBe(0);
    }
    await expect(cursor).toHaveAccessibleName(/^Column 99, row 12,/u);
  });

  test('zooms about the cursor, wherever that is', async ({ board, page }) => {
    await board.open(LARGE);
    await goTo(page, 83, 17);
    for (let press = 0; press < 5; press += 1) {
      await zoomIn(page).click();
      expect(await outsideOfWindow(board.grid.getByRole('button'))).toBe(0);
    }
  });

  test('is hit where one points at, zoomed and moved', async ({ board, page }) => {
    await board.open(LARGE);
    for (const [column, row, presses] of [
      [50, 50, 0],
      [83, 17, 3],
      [100, 100, 2],
      [1, 1, 1],
    ] as const) {
      await goTo(page, column, row);
      for (let press = 0; press < presses; press += 1) await zoomIn(page).click();
      await page.locator('canvas').first().evaluate(intoTheMiddle);
      for (const [right, up] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [-2, -3],
      ] as const) {
        const [x, y] = [column + right, row + up];
        if (x < 1 || x > 100 || y < 1 || y > 100) continue;
        await page.mouse.move(...(await beside(board, right, up)));
        await expect(board.corner).toHaveAccessibleName(`Column ${x}, row ${y}`);
      }
      const [right, up] = [column > 5 ? -2 : 2, row > 5 ? -1 : 1];
      await page.mouse.click(...(await beside(board, right, up)));
      await expect(page).toHaveURL(
        new RegExp(`column=${column + right}&row=${row + up}(&zoom|$)`, 'u'),
      );
      await expect(board.grid.getByRole('button')).toHaveAccessibleName(
        new RegExp(`^Column ${column + right}, row ${row + up}, .*the chosen corner`, 'u'),
      );
      await page.keyboard.press('Escape');
    }
  });

  test('is painted where one sees the stroke, zoomed and moved', async ({ board, page }) => {
    await board.open('#/board?rows=40&columns=60&mode=edit&heat=none');
    await goTo(page, 41, 23);
    for (let press = 0; press < 3; press += 1) await zoomIn(page).click();
    await page.locator('canvas').first().evaluate(intoTheMiddle);
    const [from, over, to] = [
      await beside(board, -2, 1),
      await beside(board, 3, 1),
      await beside(board, 3, -1),
    ];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...over, { steps: 7 });
    await page.mouse.move(...to, { steps: 7 });
    await page.mouse.up();
    await expect(board.fact('White discs')).toHaveText((40 * 60 - 8).toLocaleString('en'));
    expect(await board.entryNames()).toEqual(['Start', 'Turn 8 discs']);
    const cursor = board.grid.getByRole('button');
    for (const [column, row, colour] of [
      [38, 24, 'white'],
      [39, 24, 'black'],
      [44, 24, 'black'],
      [45, 24, 'white'],
      [44, 25, 'white'],
      [44, 22, 'black'],
      [44, 21, 'white'],
    ] as const) {
      await goTo(page, column, row);
      await expect(cursor).toHaveAccessibleName(`Column ${column}, row ${row}, ${colour}`);
      if (colour === 'black') await expect.poll(() => brightness(cursor)).toBeLessThan(60);
      else await expect.poll(() => brightness(cursor)).toBeGreaterThan(200);
    }
  });

  test('is zoomed by wheel with Ctrl about the pointer, and else scrolls the page', async ({
    board,
    page,
  }) => {
    await board.open(LARGE);
    await goTo(page, 60, 60);
    const before = await cellSize(board);
    const [x, y] = await beside(board, 0, 0);
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(() => cellSize(board)).toBeGreaterThan(before * 1.5);
    const [afterX, afterY] = await beside(board, 0, 0);
    expect(Math.hypot(afterX - x, afterY - y)).toBeLessThan(await cellSize(board));
    const zoomed = await cellSize(board);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await cellSize(board)).toBe(zoomed);
  });

  test('is moved by dragging its margin, and by turning the wheel sideways', async ({
    board,
    page,
  }) => {
    await board.open(LARGE);
    const hint = page.getByText('Drag beside the discs to move the board');
    await goTo(page, 50, 50);
    await expect(hint).toHaveCount(0);
    for (let press = 0; press < 4; press += 1) await zoomIn(page).click();
    await expect(hint).toBeVisible();
    const picture = (await page.locator('canvas').first().boundingBox())!;
    const [before] = await beside(board, 0, 0);
    await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height - 6);
    await page.mouse.down();
    await page.mouse.move(picture.x + picture.width / 2 - 100, picture.y + picture.height - 6, {
      steps: 5,
    });
    await page.mouse.up();
    await expect.poll(async () => (await beside(board, 0, 0))[0]).toBeCloseTo(before - 100, -1);
    const dragged = await beside(board, 0, 0);
    await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await page.mouse.wheel(80, 0);
    await expect.poll(async () => (await beside(board, 0, 0))[0]).toBeLessThan(dragged[0] - 20);
    // Nothing was chosen by it.
    await expect(board.act('Let go')).toHaveCount(0);
  });

  test('follows what is chosen from the list', async ({ board, page }) => {
    await board.open('#/board?rows=50&columns=50&mode=explore');
    await goTo(page, 5, 45);
    for (let press = 0; press < 4; press += 1) await zoomIn(page).click();
    await expect.poll(() => cellSize(board)).toBeGreaterThan(40);
    const [x] = await beside(board, 0, 0);
    const last = board.list.getByRole('option').last();
    await last.evaluate((option) => option.scrollIntoView({ block: 'center' }));
    await last.click();
    const [, column] = /column (\d+)/u.exec(await last.innerText())!;
    await expect(page).toHaveURL(new RegExp(`column=${column}`, 'u'));
    // The cursor stays at its disc, which is now out of sight.
    await expect.poll(async () => (await beside(board, 0, 0))[0]).toBeLessThan(x - 40);
  });

  test('lets go of a stroke by Escape, whoever has the focus, and of nothing else', async ({
    board,
    page,
  }) => {
    await board.open('#/board?rows=40&columns=40&mode=edit&heat=none');
    await goTo(page, 20, 20);
    const [from, over, after] = [
      await beside(board, 1, 0),
      await beside(board, 5, 0),
      await beside(board, 5, 3),
    ];
    // Beside the one button, where a press gives the focus to nothing.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...over, { steps: 7 });
    await expect(board.fact('White discs')).toHaveText('1,595');
    await page.keyboard.press('Escape');
    await expect(board.fact('White discs')).toHaveText('1,600');
    // What follows until the release is no stroke, and the release no click.
    await page.mouse.move(...after, { steps: 3 });
    await page.mouse.up();
    await expect(board.fact('White discs')).toHaveText('1,600');
    expect(await board.entryNames()).toEqual(['Start']);
    await page.mouse.click(...after);
    await expect(board.fact('White discs')).toHaveText('1,599');
  });

  test('stops where Escape finds it on its way, and keeps what is chosen', async ({
    board,
    page,
  }) => {
    await board.open(`${LARGE}&column=50&row=50&zoom=4&middle=50,50`);
    await goTo(page, 50, 50);
    const picture = (await page.locator('canvas').first().boundingBox())!;
    const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height - 6];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 5 });
    const middle = () => /middle=(\d+)/u.exec(page.url())![1];
    await expect.poll(middle).not.toBe('50');
    // The press has taken it away.
    await board.grid.getByRole('button').focus();
    await page.keyboard.press('Escape');
    const stopped = await addressOf(page);
    await page.mouse.move(x + 200, y, { steps: 5 });
    await page.mouse.up();
    expect(await addressOf(page)).toBe(stopped);
    await expect(board.act('Let go')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.act('Let go')).toHaveCount(0);
  });

  test('is seen as it was left after a reload, by a link, and back from another page', async ({
    board,
    page,
  }) => {
    await board.open(LARGE);
    await goTo(page, 83, 17);
    for (let press = 0; press < 3; press += 1) await zoomIn(page).click();
    await expect(page).toHaveURL(/&zoom=3\.38&middle=\d+,\d+$/u);
    const picture = (await page.locator('canvas').first().boundingBox())!;
    await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height - 6);
    await page.mouse.down();
    await page.mouse.move(picture.x + picture.width / 2 + 90, picture.y + picture.height - 6, {
      steps: 9,
    });
    await page.mouse.up();
    const left = await addressOf(page);
    const [, column, row] = /&zoom=3\.38&middle=(\d+),(\d+)$/u.exec(left)!.map(Number);
    const cell = await cellSize(board);
    await expectInTheMiddle(board, column!, row!);

    await page.reload();
    await board.expectReady();
    await expectInTheMiddle(board, column!, row!);
    expect(await cellSize(board)).toBe(cell);
    // Nobody has done anything: the address is the one that was opened.
    expect(await addressOf(page)).toBe(left);

    await page.getByRole('link', { name: 'Solve' }).click();
    await expect(page).toHaveURL(/#\/solve/u);
    await page.goBack();
    await board.expectReady();
    await expectInTheMiddle(board, column!, row!);
    expect(page.url()).toBe(left);

    // In a narrow window as much larger than the whole, about the same disc.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await board.expectReady();
    await expect(whole(page)).toHaveAttribute('aria-disabled', 'false');
    await expectInTheMiddle(board, column!, row!);
    expect(await addressOf(page)).toBe(left);

    await whole(page).click();
    await expect(page).toHaveURL(new RegExp(`${LARGE.replace('?', '\\?')}$`, 'u'));
    expect(await board.entryNames()).toEqual(['Start']);
  });

  test(
    'by an address that cannot be used is seen whole, and says so',
    { tag: '@chromium' },
    async ({ board, page }) => {
      await board.open(`${LARGE}&zoom=many&middle=0,5`);
      await expect(board.rejected).toHaveCount(2);
      await expect(board.rejected.first()).toContainText('zoom “many”');
      await expect(whole(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(page).toHaveURL(/rows=100&columns=100&mode=explore$/u);
    },
  );

  test('of another size is seen whole', async ({ board, page }) => {
    await board.open(LARGE);
    const fitted = await cellSize(board);
    await zoomIn(page).click();
    await zoomIn(page).click();
    await expect.poll(() => cellSize(board)).toBeGreaterThan(fitted * 2);
    await board.rows.fill('99');
    await board.columns.fill('99');
    await expect.poll(() => cellSize(board)).toBeLessThan(fitted * 1.2);
    await expect(whole(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('of a strip the beginning is seen at first, in discs that can be hit', async ({
    board,
    page,
  }) => {
    await board.open('#/board?rows=1&columns=200&mode=edit&heat=none');
    expect(await cellSize(board)).toBeGreaterThan(20);
    await page.mouse.click(...(await beside(board, 2, 0)));
    await expect.poll(() => board.entryNames()).toEqual(['Start', 'Turn 3, 1']);
    await whole(page).click();
    await expect.poll(() => cellSize(board)).toBeLessThan(5);
    // That is not as at first, and so it is said.
    await expect(page).toHaveURL(/&zoom=1$/u);
    await page.reload();
    await expect.poll(() => cellSize(board)).toBeLessThan(5);
    await expect(page).toHaveURL(/&zoom=1$/u);
  });
});

test('a small board needs no zoom and no entry', async ({ board, page }) => {
  await board.open('#/board?rows=10&columns=10');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Go to a disc' })).toHaveCount(0);
});

/** Each layer has as many pixels as the screen has where it lies. */
async function expectSharp(page: Page, ratio: number): Promise<void> {
  const blurred = () =>
    page.locator('canvas').evaluateAll(
      (layers, scale) =>
        layers.filter((layer) => {
          const canvas = layer as HTMLCanvasElement;
          const { width, height } = canvas.getBoundingClientRect();
          return canvas.width !== width * scale || canvas.height !== height * scale;
        }).length,
      ratio,
    );
  await expect.poll(blurred).toBe(0);
}

function intoTheMiddle(canvas: Element): void {
  canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function canvasWidth(page: Page): Promise<number> {
  return page
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).width);
}

function brightness(disc: Locator): Promise<number> {
  return disc.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const canvas = document.querySelector('canvas')!;
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(
      canvas,
      -Math.floor((box.left + box.width / 2 - left) * scale),
      -Math.floor((box.top + box.height / 2 - top) * scale),
    );
    return Math.max(...copy.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}

/** The address of what is shown, once it stands in the bar: the page's own links have it at once. */
async function addressOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Board', exact: true });
  await expect.poll(async () => page.url().endsWith((await link.getAttribute('href'))!)).toBe(true);
  return page.url();
}

/** The disc is seen, and no other one is nearer to the middle of what is seen. */
async function expectInTheMiddle(board: BoardPage, column: number, row: number): Promise<void> {
  const cursor = board.grid.getByRole('button');
  const off = () =>
    cursor.evaluate(
      (button, disc) => {
        const { left, right, top, bottom, width } = button.getBoundingClientRect();
        const box = button.closest('[role=grid]')!.parentElement!.getBoundingClientRect();
        const { column: atColumn, row: atRow } = button.dataset;
        const x = (left + right) / 2 + (disc.column - Number(atColumn)) * width;
        const y = (top + bottom) / 2 - (disc.row - Number(atRow)) * width;
        return Math.max(
          Math.abs(x - (box.left + box.right) / 2) / width,
          Math.abs(y - (box.top + box.bottom) / 2) / width,
        );
      },
      { column, row },
    );
  await expect.poll(off).toBeLessThanOrEqual(0.51);
}

/** How large a disc is: the one cursor of a large board lies on one. */
async function cellSize(board: BoardPage): Promise<number> {
  return (await board.grid.getByRole('button').boundingBox())!.width;
}

/** The middle of a disc that lies so many columns and rows from the cursor's. */
async function beside(board: BoardPage, right: number, up: number): Promise<[number, number]> {
  const { x, y, width, height } = (await board.grid.getByRole('button').boundingBox())!;
  return [x + width * (right + 0.5), y + height * (0.5 - up)];
}

async function goTo(page: Page, column: number, row: number): Promise<void> {
  const entry = page.getByRole('group', { name: 'Go to a disc' });
  await entry.getByRole('textbox', { name: 'Column' }).fill(String(column));
  await entry.getByRole('textbox', { name: 'Row' }).fill(String(row));
  await entry.getByRole('button', { name: 'Go' }).click();
}

/** How many pixels of a button are cut off by the window of the board it lies in. */
function outsideOfWindow(button: Locator): Promise<number> {
  return button.evaluate((disc) => {
    const inner = disc.getBoundingClientRect();
    const outer = disc.closest('[role=grid]')!.parentElement!.getBoundingClientRect();
    return Math.round(
      Math.max(
        0,
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      ),
    );
  });
}
