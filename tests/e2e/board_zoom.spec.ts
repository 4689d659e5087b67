/** A large board used by mouse. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectNothingCutOff } from './for_everybody';
import { brightness } from './painted';

const LARGE = '#/board?rows=100&columns=100&mode=explore';

const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' });
const zoomOut = (page: Page) => page.getByRole('button', { name: 'Zoom out' });
const whole = (page: Page) => page.getByRole('button', { name: 'Show the whole board' });

test('a large board is zoomed and moved by mouse, hit where one points, and found again after a reload', async ({
  board,
  page,
}) => {
  await board.open(LARGE);
  const fitted = await board.cellSize();
  const canvas = page.locator('canvas').first();
  const { height } = (await canvas.boundingBox())!;

  await test.step('by buttons, as far as it goes', async () => {
    await expect(zoomOut(page)).toBeDisabled();
    await expect(whole(page)).toBeDisabled();
    await board.goTo(83, 17);
    // Zooms to the end without waiting for each press; after that the button is still there.
    await zoomIn(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 8; press += 1) button.click();
    });
    await zoomIn(page).click({ force: true });
    await expect.poll(() => outsideOfWindow(board.cursor)).toBe(0);
    await expect(zoomIn(page)).toBeDisabled();
    await expect(zoomIn(page)).toBeFocused();
    // Discs are large enough for a finger, and no larger than needed.
    expect(await board.cellSize()).toBeGreaterThanOrEqual(44);
    expect((await canvas.boundingBox())!.height).toBeLessThanOrEqual(height + 2);
    await expectNothingCutOff(page);
    await whole(page).click();
    await expect.poll(() => board.cellSize()).toBe(fitted);
    await expect(whole(page)).toBeFocused();
  });

  await test.step('by wheel with Ctrl about the pointer, and else not', async () => {
    await board.goTo(60, 60);
    await canvas.evaluate(intoTheMiddle);
    const [x, y] = await board.beside(0, 0);
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(() => board.cellSize()).toBeGreaterThan(fitted * 1.5);
    await expect
      .poll(async () => {
        const [afterX, afterY] = await board.beside(0, 0);
        return Math.hypot(afterX - x, afterY - y) / (await board.cellSize());
      })
      .toBeLessThan(1);
    const zoomed = await board.cellSize();
    await page.mouse.wheel(0, 200);
    // The next event follows the same path, so this one has arrived.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(() => board.cellSize()).toBeGreaterThan(zoomed);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    await expect.poll(() => board.cellSize()).toBeCloseTo(zoomed, 0);
  });

  await test.step('hit where one points at', async () => {
    for (const [column, row, right, up] of [
      [100, 100, -2, -1],
      [1, 1, 2, 1],
    ] as const) {
      await board.goTo(column, row);
      await canvas.evaluate(intoTheMiddle);
      await page.mouse.move(...(await board.beside(right, up)));
      const place = `Row ${row + up}, column ${column + right}`;
      await expect(board.bar).toContainText(place);
      await page.mouse.click(...(await board.beside(right, up)));
      await expect(board.cursor).toHaveAccessibleName(
        new RegExp(`^${place}, white, the chosen corner`, 'u'),
      );
      await page.keyboard.press('Escape');
    }
  });

  await test.step('seen as it was left after a reload', async () => {
    await board.goTo(51, 49);
    await zoomIn(page).click();
    const left = await board.address();
    expect(left).toMatch(/&zoom=[\d.]+&middle=\d+x\d+$/u);
    const size = await board.cellSize();
    await page.reload();
    await board.expectReady();
    await expect.poll(() => board.cellSize()).toBe(size);
    expect(await board.address()).toBe(left);
    await whole(page).click();
    await expect(page).toHaveURL(new RegExp(`${LARGE.replace('?', '\\?')}$`, 'u'));
  });

  await test.step('painted on where one sees the stroke, and Escape takes it back', async () => {
    await board.open('#/board?rows=40&columns=60&mode=edit&heat=none');
    await board.goTo(41, 23);
    for (let press = 0; press < 3; press += 1) await zoomIn(page).click();
    await canvas.evaluate(intoTheMiddle);
    const white = board.fact('White discs');
    const [from, over] = [await board.beside(-2, 1), await board.beside(3, 1)];
    const stroke = async () => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...over, { steps: 7 });
      await expect(white).toHaveText('2,394');
    };
    // A press beside the one button focuses nothing, and Escape still works.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await stroke();
    await page.keyboard.press('Escape');
    await expect(white).toHaveText('2,400');
    await page.mouse.up();
    await stroke();
    await page.mouse.up();
    await board.goTo(39, 24);
    await expect.poll(() => brightness(board.cursor)).toBeLessThan(130);
  });

  // A new size shows the whole board.
  await board.show('Set up');
  await board.rows.fill('99');
  await expect(whole(page)).toBeDisabled();

  await test.step('a wheel scrolls the page, where that is longer than the window', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const box = (await canvas.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const [size, scrolled] = [await board.cellSize(), await page.evaluate(() => scrollY)];
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    expect(await board.cellSize()).toBe(size);
  });
});

test(
  'a single row goes on in the next line, and a column beside itself, with each button over its coin',
  { tag: '@firefox' },
  async ({ board, page }) => {
    for (const [size, way] of [
      ['rows=1&columns=60', 'row'],
      ['rows=60&columns=1', 'column'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`./#/board?${size}&heat=none`);
      const coin = (place: number) => (way === 'row' ? board.disc(place, 1) : board.disc(1, place));
      await expect(coin(60)).toBeVisible();
      const [first, far] = [(await coin(1).boundingBox())!, (await coin(60).boundingBox())!];
      expect(first.width).toBeGreaterThanOrEqual(24);
      const [along, aside] = way === 'row' ? (['x', 'y'] as const) : (['y', 'x'] as const);
      expect(far[aside]).toBeGreaterThan(first[aside] + first.width);
      expect(Math.abs(far[along] - first[along])).toBeLessThan(first.width * 30);

      // The picture has the same coins as the buttons.
      for (const place of [1, 29, 60]) {
        const { x, y, width, height } = (await coin(place).boundingBox())!;
        await page.mouse.move(x + width / 2, y + height / 2);
        const name = way === 'row' ? `Row 1, column ${place},` : `Row ${place}, column 1,`;
        await expect(board.bar).toContainText(name);
        await page.mouse.move(x + width + 500, 2);
      }
      await coin(1).focus();
      await page.keyboard.press('End');
      await page.keyboard.press(way === 'row' ? 'ArrowRight' : 'ArrowUp');
      await page.keyboard.press('Control+End');
      await expect(coin(60)).toBeFocused();
      await expectNothingCutOff(page);
    }
  },
);

function intoTheMiddle(canvas: Element): void {
  canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The pixels of a button that its board's window cuts off. */
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

test('The heads of a table stay in sight while it is scrolled, and nothing covers them', async ({
  page,
}) => {
  await page.goto('./#/board?rows=200&columns=200&mode=explore&corner=200x200');
  for (const name of ['Winning moves by rows', 'Moves of this corner by rows']) {
    const table = page.getByRole('table', { name });
    const head = table.getByRole('columnheader', { name: 'height \\ width' });
    await head.scrollIntoViewIfNeeded();
    await table.locator('..').evaluate((room) => room.scrollBy(30, 40));
    await expect
      .poll(() =>
        head.evaluate((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
    // Each number is on one line, however large it is.
    const heights = await table
      .getByRole('button')
      .evaluateAll((fields) => fields.map((field) => field.scrollHeight - field.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(0);
  }
});

test('No sign on a button has two meanings', async ({ board, page }) => {
  await board.open(LARGE);
  await expect(whole(page)).toBeVisible();
  // Compares signs as drawn, because a path can be written in many ways.
  const signs = await page.locator('button svg path').evaluateAll((paths: SVGPathElement[]) =>
    paths.map((path) =>
      Array.from({ length: 20 }, (_, at) => {
        const { x, y } = path.getPointAtLength((at / 20) * path.getTotalLength());
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      }).join(),
    ),
  );
  expect(signs.length).toBeGreaterThan(3);
  expect(new Set(signs).size).toBe(signs.length);
});
