/** Explores by mouse: the board as it opens, its size, shading, list, and descriptions. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixture';
import { spelled, type Move } from './flipping_game';
import { pressAndLeave } from './mouse';
import type { BoardPage } from './board_page';

/** Expects the move in the corner's table, on its card and in the list. */
async function expectChosen(board: BoardPage, move: Move, wins: boolean): Promise<void> {
  const [size, verdict] = [`${move.height} × ${move.width}`, wins ? 'wins' : 'doesn’t win'];
  const place = `row ${move.row}, column ${move.column}`;
  await expect(board.pressed).toHaveAccessibleName(`${size}, ${verdict}`);
  await expect(board.bar.getByText(`${size} at ${place}`)).toBeVisible();
  await expect(board.bar.getByText(`This move ${verdict}.`)).toBeVisible();
  await expect(board.selectedOption).toHaveText(wins ? [place] : []);
}

test(
  'a reader points at discs, holds a corner, chooses a move, makes it and takes it back',
  { tag: '@firefox' },
  async ({ board, page }) => {
    await board.open();

    await test.step('the board as it opens', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which first moves win?');
      await expect(page).toHaveURL(/#\/board\?rows=5&columns=5&mode=explore$/u);
      await expect(board.position.getByText('8 of 56 moves win.')).toBeVisible();
      await expect(board.fact('Nimber')).toHaveText('2');
      await expect(board.disc(4, 3)).toHaveAccessibleName('Row 3, column 4, white, 4 moves, 2 win');
    });

    await test.step('pointing shows moves, and leaving the board as before', async () => {
      await board.park();
      const untouched = await board.picture();
      await board.disc(4, 3).hover();
      await expect(board.bar).toContainText('Row 3, column 4');
      await expect(board.bar.getByText(/^4 moves, /u)).toBeVisible();
      await expect.poll(() => board.picture()).not.toBe(untouched);
      await board.park();
      await expect(board.bar).toContainText('No move chosen');
      await expect.poll(() => board.picture()).toBe(untouched);
      // The pointer is released too if a press beside the discs ends outside.
      const { x, y, width, height } = (await page.locator('canvas').first().boundingBox())!;
      await pressAndLeave(page, [x + width / 2, y + height - 6]);
      await page.mouse.up();
      await board.disc(4, 3).hover();
      await expect(board.bar).toContainText('Row 3, column 4');
      expect(await board.entryNames()).toEqual(['Start']);
    });

    await test.step('a click holds the corner, and another where a move ends chooses it', async () => {
      await board.disc(5, 4).click();
      await board.disc(1, 5).hover();
      await expect(board.bar).toContainText('Row 4, column 5');
      await board.disc(2, 2).click();
      await expectChosen(board, { column: 5, row: 4, width: 4, height: 3 }, false);
      // Pressing the corner again selects the next move, and so does a key.
      await board.disc(5, 4).click();
      await expectChosen(board, { column: 5, row: 4, width: 1, height: 1 }, false);
      await board.disc(5, 4).press('n');
      await expectChosen(board, { column: 5, row: 4, width: 4, height: 1 }, false);
      await board.act('Clear the choice').click();
      await board.park();
      await expect(board.bar).toContainText('No move chosen');
    });

    const move = { column: 4, row: 3, width: 1, height: 3 };
    await test.step('a winning move from the list leaves a position in which none wins', async () => {
      await board.list.getByRole('button', { name: '3 × 1: 3' }).click();
      const option = board.options.filter({ hasText: 'row 3, column 4' });
      // The corner's table comes below the list.
      await toMiddle(option);
      const top = await topOf(option);
      await option.click();
      await expectChosen(board, move, true);
      await expect.poll(async () => Math.abs((await topOf(option)) - top)).toBeLessThan(2);
      await board.act('Flip it').click();
      await board.park();
      await expect(board.fact('Nimber')).toHaveText('0');
      await expect(
        board.position.getByText(
          'The player to move loses against perfect play. None of 48 moves wins. You left a lost position.',
        ),
      ).toBeVisible();
      await expect(board.list.getByText('No move wins in this position.')).toBeVisible();
      expect(spelled(await board.readPosition())).toBe('WWWWW.WWWWW.WWWBW.WWWBW.WWWBW');
    });

    await board.button('Undo').click();
    await expect(board.fact('White discs')).toHaveText('25');
    await expect(board.pressed).toHaveCount(0);
    await board.entry('1. 3 × 1 at row 3, column 4').click();
    await expect(board.fact('White discs')).toHaveText('22');
  },
);

test('a size is typed, drawn by a slider or taken from the usual ones, each one step', async ({
  board,
  page,
}) => {
  const expectSize = async (rows: number, columns: number) => {
    await expect(board.grid).toHaveAttribute('aria-rowcount', String(rows));
    await expect(board.grid).toHaveAttribute('aria-colcount', String(columns));
    await expect(board.rows).toHaveValue(String(rows));
    await expect(board.slider('Columns')).toHaveValue(String(columns));
  };
  await board.open();
  await board.show('Set up');
  await board.columns.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await expectSize(5, 12);
  await board.preset(8, 8).click();
  await expectSize(8, 8);

  // Presses near its left end, then drags.
  const box = (await board.slider('Rows').boundingBox())!;
  const at = (part: number) => ({ x: box.width * part, y: box.height / 2 });
  await board.slider('Rows').hover({ position: at(0.15) });
  await page.mouse.down();
  await expect(board.rows).toHaveValue(/^(?:1\d|2\d)$/u);
  await board.slider('Rows').hover({ position: at(0.1) });
  await page.mouse.up();
  const rows = Number(await board.rows.inputValue());
  expect(rows).toBeLessThan(20);
  await expectSize(rows, 8);
  for (const [rowsThen, columnsThen] of [
    [8, 8],
    [5, 12],
    [5, 5],
  ] as const) {
    await board.button('Undo').click();
    await expectSize(rowsThen, columnsThen);
  }
});

test('a long list of what wins is gone through with the board in sight', async ({ board }) => {
  await board.open('#/board?rows=28&columns=25');
  await expect(board.list.getByText('2,713 winning moves')).toBeVisible();
  await board.list.getByRole('button', { name: '6 × 4: 228' }).click();
  const box = board.list.getByRole('listbox');
  await expect(box).toHaveAccessibleName('6 × 4: 228');

  // Few of its moves are in the document at once, and all of them can be reached.
  expect(await board.options.count()).toBeLessThan(60);
  await box.evaluate((element) => (element.scrollTop = element.scrollHeight));
  const last = board.list.locator('[aria-posinset="228"]');
  await expect(last).toHaveAttribute('aria-setsize', '228');
  expect(await board.options.count()).toBeLessThan(60);
  await toMiddle(last);
  const before = await topOf(last);
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  // Content that appears or disappears above and below it moves nothing under the pointer.
  await expect.poll(async () => Math.abs((await topOf(last)) - before)).toBeLessThan(2);
  // Presses the button without moving the pointer.
  await board.act('Clear the choice').evaluate((button) => (button as HTMLButtonElement).click());
  await expect(last).toHaveAttribute('aria-selected', 'false');
  await expect.poll(async () => Math.abs((await topOf(last)) - before)).toBeLessThan(2);

  await expect(board.grid).toBeInViewport({ ratio: 0.85 });

  // Another winning move is shown in the list, which keeps its place when the move is deselected.
  await board.disc(4, 1).click();
  await board.rectangle(1, 1).click();
  await expect(box).toHaveAccessibleName('1 × 1: 194');
  await board.act('Clear the choice').click();
  await expect(board.selectedOption).toHaveCount(0);
  await expect(box).toHaveAccessibleName('1 × 1: 194');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the slot stays still below the board, and the reasons and each part come up under the board', async ({
    board,
    page,
  }) => {
    await board.open();
    const [top, bar] = [await topOf(board.grid), await topOf(board.bar)];
    await board.disc(4, 4).click();
    await board.disc(4, 2).click();
    await expect(board.bar.getByText('3 × 1 at row 4, column 4')).toBeVisible();
    expect([await topOf(board.grid), await topOf(board.bar)]).toEqual([top, bar]);
    await expect(board.act('Flip it')).toBeInViewport({ ratio: 1 });
    await expect(board.button('Redo')).toBeInViewport({ ratio: 1 });

    await board.act('Why?').click();
    await expect(board.why.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    await expect(board.grid).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel', { name: 'Why' })).toBeFocused();

    // From far down in a panel, another panel opens at its top.
    await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
    for (const part of ['Set up', 'Position', 'Why'] as const) {
      await board.tab(part).focus();
      await page.keyboard.press('Enter');
      const tab = (await board.tab(part).boundingBox())!;
      const discs = (await board.grid.boundingBox())!;
      expect(tab.y).toBeGreaterThan(discs.y + discs.height);
      await expect(board.tab(part)).toBeInViewport({ ratio: 1 });
      await expect(board.grid).toBeInViewport({ ratio: 1 });
    }
    // Requesting them again scrolls to them again.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await board.act('Why?').click();
    await expect(board.why.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  });
});

const GAME = 'mode=play&opponent=good&seed=17&moves=1~3x2~5-1x1';
const STATES = ['', 'mode=predict', 'mode=edit', GAME, `${GAME}&review=1`];

for (const [kind, size] of Object.entries({
  'the smallest phone': { width: 320, height: 640 },
  'a phone on its side': { width: 640, height: 360 },
})) {
  test.describe(`on ${kind}`, () => {
    test.use({ viewport: size, hasTouch: true });

    test('the discs and what can be done are in sight together', async ({ board, page }) => {
      for (const state of STATES) {
        await page.goto('about:blank');
        await page.goto(`./#/board?rows=5&columns=5&${state}`);
        const bar = page.locator('[data-part=move-bar]');
        await expect(bar.locator('> section')).toBeVisible();
        await expect(bar).toBeInViewport({ ratio: 1 });
        for (const corner of [board.disc(1, 1), board.disc(5, 5)]) {
          const { x, y, width, height } = (await corner.boundingBox())!;
          expect(y + height, state).toBeLessThanOrEqual(size.height);
          const above = await bar.evaluate(
            (element, [left, top]) =>
              !element.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
            [x + width / 2, y + height - 2],
          );
          expect(above, `${state}: the bar covers a disc`).toBe(true);
        }
      }
    });
  });
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())!.y;
}

function toMiddle(element: Locator): Promise<void> {
  return element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test('each of the three steps comes in sight where the panel scrolls, and the window stays', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await board.open();
  await board.button('Find a winning move in three steps').click();
  const next = board.button('Next step');
  const place = await next.boundingBox();
  for (const step of [2, 3]) {
    // Clicks at the same place again.
    await page.mouse.click(place!.x + 10, place!.y + 10);
    const told = board.numbers.locator('li[aria-current=step]');
    await expect(board.numbers.locator('ol > li')).toHaveCount(step);
    await expect(told).toBeInViewport({ ratio: 0.98 });
    const end = async () => {
      const { y, height } = (await told.boundingBox())!;
      return Math.floor(y + height);
    };
    await expect.poll(end).toBeLessThan(place!.y + 2);
    expect((await next.boundingBox())!.y).toBe(place!.y);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a size with a glimpse of its picture shows that picture, and another game is small again', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=5&columns=5&answers=no');
  await board.tab('Set up').click();
  await board.preset(100, 100).click();
  const legend = page.getByRole('group', { name: 'Legend' });
  await expect(legend).toContainText('none');
  await expect(legend).toContainText('1–5');
  await board.chooseGame('Turning Corners');
  await expect(board.rows).toHaveValue('8');
  await expect(board.columns).toHaveValue('8');
  await expect(legend).toContainText('none');
});
