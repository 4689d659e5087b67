/** Exploring by the keyboard alone, and what a screen reader hears of it. */
import { expect, ofCase, test } from './fixture';
import { allWhite, factsOf, isAt, isWin } from './flipping_game';
import type { BoardPage } from './board_page';

/** From the modes on, which stand before the board. */
async function tabToBoard(board: BoardPage): Promise<void> {
  await board.mode('Explore').focus();
  await board.page.keyboard.press('Tab');
}

/** Presses Tab until this has the focus. */
async function tabTo(board: BoardPage, target: ReturnType<BoardPage['button']>): Promise<void> {
  const handle = await target.elementHandle();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await board.page.keyboard.press('Tab');
    if (await handle.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('the keys of the board: arrows, Home, End, Page and Ctrl', async ({ board, page }) => {
  await board.open('#/board?rows=12&columns=13');
  await tabToBoard(board);
  await expect(board.disc(1, 1)).toBeFocused();
  await expect(board.corner).toHaveAccessibleName('Column 1, row 1');
  for (const [key, column, row] of [
    ['ArrowRight', 2, 1],
    ['ArrowUp', 2, 2],
    ['End', 13, 2],
    ['ArrowRight', 13, 2],
    ['ArrowUp', 13, 3],
    ['ArrowLeft', 12, 3],
    ['Home', 1, 3],
    ['PageUp', 1, 12],
    ['PageDown', 1, 2],
    ['ArrowDown', 1, 1],
    ['ArrowDown', 1, 1],
    ['Control+End', 13, 12],
    ['Control+Home', 1, 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(board.disc(column, row)).toBeFocused();
    await expect(board.corner).toHaveAccessibleName(`Column ${column}, row ${row}`);
  }
});

test('the board is one stop of the Tab key, which leads out of it and back', async ({
  board,
  page,
}) => {
  await board.open();
  await tabToBoard(board);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(board.grid.locator(':focus')).toHaveCount(0);
  await expect(board.corner).toHaveAccessibleName('Corner');
  await page.keyboard.press('Shift+Tab');
  await expect(board.disc(2, 2)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(board.mode('Explore')).toBeFocused();
});

for (const [place, [rows, columns]] of (
  [
    [40, 40],
    [8, 8],
    [28, 25],
    [5, 1],
  ] as const
).entries())
  test(
    `undo and redo keep the focus on the board: ${rows} × ${columns}`,
    ofCase(place),
    async ({ board, page }) => {
      await board.open();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/board?rows=${rows}&columns=${columns}`);
      await expect(board.grid).toHaveAttribute('aria-colcount', String(columns));
      await tabToBoard(board);
      await page.keyboard.press('Control+End');
      await expect(board.disc(columns, rows)).toBeFocused();
      for (const [key, side] of [
        ['Control+z', 5],
        ['Control+y', columns],
      ] as const) {
        await page.keyboard.press(key);
        await expect(board.grid).toHaveAttribute('aria-colcount', String(side));
        await expect(board.grid.locator('[tabindex="0"]')).toBeFocused();
        await expect(board.disc(Math.min(columns, 5), Math.min(rows, 5))).toBeFocused();
      }
      await page.keyboard.press('ArrowDown');
      await expect(board.disc(Math.min(columns, 5), Math.min(rows, 5) - 1)).toBeFocused();

      // Where it was not on the board it stays.
      await board.button('Undo').focus();
      await page.keyboard.press('Enter');
      await expect(board.grid).toHaveAttribute('aria-colcount', '5');
      await expect(board.button('Undo')).toBeFocused();
    },
  );

test('choosing, stepping, flipping and undoing, as it is done and as it is heard', async ({
  board,
  page,
}) => {
  await board.open();
  const facts = factsOf(allWhite(5, 5));
  await expect(board.announcer).toHaveText(
    'Board of 5 × 5 discs. 25 white discs. 8 moves win, out of 56.',
  );
  await tabToBoard(board);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await expect(board.disc(4, 5)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.announcer).toHaveText('Corner at column 4, row 5: 4 rectangles, 2 win.');

  const moves = facts.legal.filter(isAt({ column: 4, row: 5 }));
  const heard = moves.map(
    (move) =>
      `${move.width} wide, ${move.height} high, corner at column 4, row 5, ` +
      (isWin(facts, move) ? 'wins' : 'does not win'),
  );
  for (const words of [...heard, heard[0]!]) {
    await page.keyboard.press('Enter');
    await expect(board.announcer).toHaveText(words);
  }
  for (const [key, place] of [
    ['n', 1],
    ['n', 2],
    ['p', 1],
    // With Caps Lock.
    ['N', 2],
    ['p', 1],
    ['Shift+ArrowRight', 0],
    ['Shift+ArrowRight', 0],
    ['Shift+ArrowLeft', 1],
    ['Shift+ArrowLeft', 1],
    ['Shift+ArrowDown', 3],
    ['Shift+ArrowDown', 3],
    ['Shift+ArrowRight', 2],
    ['Shift+ArrowUp', 0],
    ['p', 3],
    ['n', 0],
    ['Shift+ArrowDown', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(board.announcer).toHaveText(heard[place]!);
    await expect(board.pressed).toHaveAccessibleName(
      new RegExp(`^${moves[place]!.width} wide, ${moves[place]!.height} high`, 'u'),
    );
    await expect(board.disc(4, 5)).toBeFocused();
  }
  await expect(board.selectedOption).toHaveText('column 4, row 5');

  await page.keyboard.press('f');
  const lost = /^Board of 5\s× 5 discs\. 22 white discs\. No move wins, out of \d+: whoever/u;
  await expect(board.announcer).toHaveText(lost);
  await expect(board.disc(4, 5)).toBeFocused();
  await expect(board.disc(4, 5)).toHaveAccessibleName('Column 4, row 5, black');
  await page.keyboard.press('Control+z');
  await expect(board.announcer).toHaveText(heard[2]!);
  await page.keyboard.press('Control+y');
  await expect(board.announcer).toHaveText(lost);
});

test('Escape lets go of what is held, and then of the board', async ({ board, page }) => {
  await board.open();
  await tabToBoard(board);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('n');
  await expect(board.pressed).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(board.pressed).toHaveCount(0);
  await expect(board.act('Let go')).toHaveCount(0);
  await expect(board.disc(1, 2)).toBeFocused();
  expect(await board.entryNames()).toEqual([
    'Start',
    'Corner 1, 2',
    'Choose 1 wide × 1 high at 1, 2',
    'Let go',
  ]);
  await page.keyboard.press('Escape');
  await expect(board.grid.locator(':focus')).toHaveCount(0);
  await expect(board.corner).toHaveAccessibleName('Corner');
});

test('single letters are the board’s only while it has the focus', async ({ board, page }) => {
  await board.open();
  await board.disc(4, 3).click();
  await board.rectangle(1, 3).press('Enter');
  for (const key of ['n', 'p', 'f', 'Escape']) await page.keyboard.press(key);
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high, wins');
  expect(await board.entryNames()).toEqual([
    'Start',
    'Corner 4, 3',
    'Choose 1 wide × 3 high at 4, 3',
  ]);
});

test('the table, the buttons and the list by keyboard', async ({ board, page }) => {
  await board.open();
  await tabToBoard(board);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');

  // One stop; arrows go from field to field.
  await tabTo(board, board.rectangle(1, 1));
  await page.keyboard.press('ArrowRight');
  await expect(board.rectangle(4, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(board.rectangle(4, 3)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(board.pressed).toHaveAccessibleName('4 wide, 3 high, does not win');
  await expect(board.rectangle(4, 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board.act('Flip it')).toBeFocused();

  await tabTo(board, board.act('Previous rectangle'));
  await page.keyboard.press('Enter');
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high, wins');
  await expect(board.act('Previous rectangle')).toBeFocused();
  await tabTo(board, board.act('Next rectangle'));
  await page.keyboard.press('Enter');
  await expect(board.pressed).toHaveAccessibleName('4 wide, 3 high, does not win');

  await tabTo(board, board.act('Let go'));
  await page.keyboard.press('Enter');
  const tall = board.list.getByRole('button', { name: '1 wide × 3 high: 3' });
  await tabTo(board, tall);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(board.list.getByRole('listbox', { name: '1 wide × 1 high: 5' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const box = board.list.getByRole('listbox', { name: '1 wide × 3 high: 3' });
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  for (const [key, row] of [
    ['ArrowDown', 3],
    ['ArrowDown', 4],
    ['End', 5],
    ['ArrowDown', 5],
    ['ArrowUp', 4],
    ['Home', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(board.selectedOption).toHaveText(`column 4, row ${row}`);
    await expect(box).toHaveAttribute('aria-activedescendant', await idOf(board.selectedOption));
    await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high, wins');
    await expect(board.corner).toHaveAccessibleName(`Column 4, row ${row}`);
    await expect(box).toBeFocused();
  }
});

async function idOf(option: BoardPage['selectedOption']): Promise<string> {
  return (await option.getAttribute('id')) ?? '';
}

test('the way to the reasons and back to the board leaves nobody lost', async ({ board, page }) => {
  await board.open();
  await board.disc(4, 3).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tabTo(board, board.act('Why?'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Why does this move win?' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Why does this move win?' })).toBeInViewport();
});

for (const name of ['Flip it', 'Let go'] as const)
  test(`the focus has somewhere to go after “${name}”`, async ({ board, page }) => {
    await board.open();
    await board.disc(4, 4).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('n');
    await expect(board.pressed).toHaveCount(1);
    await tabTo(board, board.act(name));
    await page.keyboard.press('Enter');
    await expect(board.pressed).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(page.locator('main :focus')).toBeEnabled();
  });

test('the keys can be read beside the board, as it tells them itself', async ({ board, page }) => {
  await board.open();
  const summary = page.getByText('Keys', { exact: true });
  const list = page.locator('details', { has: summary }).locator('dl');
  await expect(list).toBeHidden();
  await summary.press('Enter');
  await expect(list).toBeVisible();
  for (const [mode, last] of [
    ['Explore', 'Escape lets go of it'],
    ['Edit', 'Enter turns the disc over'],
  ] as const) {
    await board.mode(mode).check();
    await expect(board.grid).toHaveAccessibleDescription(
      new RegExp(`${last}\\. Plus and minus .* 0 shows .*\\.$`, 'u'),
    );
    const told = await board.grid.evaluate(
      (grid) => document.getElementById(grid.getAttribute('aria-describedby')!)!.textContent,
    );
    const lines = await list
      .locator('div')
      .evaluateAll((all) =>
        all.map((line) => Array.from(line.children, ({ textContent }) => textContent).join(' ')),
      );
    for (const sentence of told.split(/\.\s?/u).filter(Boolean)) expect(lines).toContain(sentence);
    for (const further of [/^Home and End /u, /^Page Up /u, /^Ctrl with Home /u, /^Ctrl with Z /u])
      expect(lines.filter((line) => further.test(line))).toHaveLength(1);
  }
});
