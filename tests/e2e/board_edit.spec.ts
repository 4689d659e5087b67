/** Setting up a position, and every step of it and of all else undone and redone. */
import { expect, test } from './fixture';
import { cellsOf, factsOf, positionOf, whiteCount } from './flipping_game';
import { middleOf, pressAndLeave } from './mouse';
import type { BoardPage } from './board_page';
import type { Cell } from './flipping_game';

const at = (column: number, row: number): Cell => ({ column, row });

/** These discs, the rows from the top one down; and the whole page agrees with them. */
async function expectDiscs(board: BoardPage, rows: string): Promise<void> {
  const wanted = positionOf(rows);
  const shown = await board.readPosition();
  const isWhite = (position: typeof wanted) => cellsOf(wanted).map(position.isWhite);
  expect(isWhite(shown)).toEqual(isWhite(wanted));
  const { boardNimber, winning } = factsOf(wanted);
  await expect(board.fact('White discs')).toHaveText(String(whiteCount(wanted)));
  await expect(board.fact('Board nimber')).toHaveText(String(boardNimber));
  await expect(
    board.list.getByText(
      winning.length === 0
        ? 'No move wins in this position.'
        : `${winning.length} winning move${winning.length === 1 ? '' : 's'}`,
    ),
  ).toBeVisible();
}

test(
  'a reader turns discs by clicks, keys and strokes, and breaks strokes off',
  { tag: '@firefox' },
  async ({ board, page }) => {
    await board.open('#/board?rows=4&columns=5');
    await board.mode('Explore').focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(board.mode('Edit')).toBeChecked();
    await page.keyboard.press('Tab');
    for (const key of ['Enter', 'ArrowRight', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(board.disc(2, 2)).toHaveAccessibleName('Column 2, row 2, black');
    await board.disc(4, 4).click();
    await expectDiscs(board, 'WWWBW.WWWWW.WBWWW.BWWWW');
    await expect(board.announcer).toHaveText(/^Board of 4\s× 5 discs\. 17 white discs\. /u);
    // The keys for rectangles are none here.
    for (const key of ['n', 'p', 'Shift+ArrowLeft', 'f']) await page.keyboard.press(key);
    await board.editTool('All white').click();
    await expectDiscs(board, 'WWWWW.WWWWW.WWWWW.WWWWW');
    expect((await board.entryNames()).slice(-4)).toEqual([
      ...['Turn 1, 1', 'Turn 2, 2', 'Turn 4, 4', 'All white'],
    ]);

    await test.step('a stroke paints in the colour of its first disc, as one step', async () => {
      await board.dragOver(at(1, 1), at(4, 1), at(4, 3));
      await expectDiscs(board, 'WWWWW.WWWBW.WWWBW.BBBBW');
      // White paint from a black disc, which leaves white what is white.
      await board.dragOver(at(1, 1), at(3, 3), at(3, 1));
      await expectDiscs(board, 'WWWWW.WWWBW.WWWBW.WBWBW');
      expect((await board.entryNames()).slice(-2)).toEqual(['Turn 6 discs', 'Turn 2 discs']);
      await board.editTool('All white').click();
    });

    await test.step('a press that is released outside paints nothing afterwards', async () => {
      await pressAndLeave(page, await middleOf(board.disc(5, 3)));
      await page.mouse.up();
      await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
      await expect(page.getByText('Column 3, row 3, white', { exact: true })).toBeVisible();
      await expectDiscs(board, 'WWWWW.WWWWW.WWWWW.WWWWW');
      // With the button still down it goes on.
      await pressAndLeave(page, await middleOf(board.disc(5, 3)));
      await page.mouse.move(...(await middleOf(board.disc(4, 3))));
      await page.mouse.up();
      await expectDiscs(board, 'WWWWW.WWWBB.WWWWW.WWWWW');
    });

    for (const [what, breakOff] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a pointer that is taken away', () => losePointer(board)],
    ] as const)
      await test.step(`${what} takes back the stroke that goes on, and the next one is another`, async () => {
        const before = await board.entryNames();
        await board.beginDrag(at(1, 1), at(3, 1));
        await expect(board.disc(3, 1)).toHaveAccessibleName(/black/u);
        await breakOff();
        await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
        await page.mouse.up();
        await expectDiscs(board, 'WWWWW.WWWBB.WWWWW.WWWWW');
        expect(await board.entryNames()).toEqual(before);
        await board.dragOver(at(1, 1), at(1, 2));
        await expectDiscs(board, 'WWWWW.WWWBB.BWWWW.BWWWW');
        await board.dragOver(at(1, 1), at(1, 2));
      });

    await board.editTool('All black').click();
    await expect(board.position.getByText(/^The game is over/u)).toBeVisible();
    await board.editTool('At random').click();
    await board.park();
    const random = await board.readPosition();
    expect(factsOf(random).boardNimber).toBe(
      Number(await board.fact('Board nimber').textContent()),
    );
  },
);

/** Something else in the page captures the mouse, which is over the disc 3, 1. */
async function losePointer(board: BoardPage): Promise<void> {
  const { page } = board;
  await page.evaluate(() => {
    const lose = ({ pointerId }: PointerEvent) => document.body.setPointerCapture(pointerId);
    document.addEventListener('pointermove', lose, { once: true, capture: true });
  });
  const [x, y] = await middleOf(board.disc(3, 1));
  await page.mouse.move(x + 2, y);
}

interface Step {
  /** What the timeline calls it. */
  readonly entry: string | RegExp;
  readonly act: (board: BoardPage) => Promise<unknown>;
}

const STEPS: readonly Step[] = [
  { entry: 'Corner 4, 3', act: (board) => board.disc(4, 3).click() },
  { entry: 'Choose 4 wide × 3 high at 4, 3', act: (board) => board.rectangle(4, 3).click() },
  { entry: 'Let go', act: (board) => board.act('Let go').click() },
  {
    entry: 'Choose 4 wide × 3 high at 5, 5',
    act: (board) => board.dragOver(at(5, 5), at(2, 3)),
  },
  { entry: 'Flip 4 wide × 3 high at 5, 5', act: (board) => board.act('Flip it').click() },
  { entry: 'Shading', act: (board) => board.shading.selectOption('cover') },
  { entry: 'Disc values', act: (board) => board.overlay('Disc values').check() },
  { entry: 'Predict first', act: (board) => board.mode('Predict first').check() },
  {
    entry: 'Choose 4 wide × 1 high at 5, 2',
    act: (board) => board.dragOver(at(5, 2), at(2, 2)),
  },
  { entry: 'Look', act: (board) => board.button('I think this wins: look').click() },
  { entry: 'Edit', act: (board) => board.mode('Edit').check() },
  { entry: 'Turn 4 discs', act: (board) => board.dragOver(at(1, 1), at(1, 4)) },
  { entry: /^8\s× 8$/u, act: (board) => board.preset(8, 8).click() },
];

test('whatever a reader does can be undone and redone, by buttons, by keys, and after a reload', async ({
  board,
  page,
}) => {
  await board.open();
  const [undo, redo] = [board.button('Undo'), board.button('Redo')];
  const current = board.timeline.locator('[aria-current=step]');
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  const states = [await board.state()];
  for (const { entry, act } of STEPS)
    await test.step(String(entry), async () => {
      const before = states.at(-1)!;
      await act(board);
      await board.park();
      await expect(current).toHaveText(entry);
      await board.expectReady();
      await expect.poll(() => board.state()).not.toEqual(before);
      const after = await board.state();
      await undo.click();
      await expect.poll(() => board.state()).toEqual(before);
      await expect(redo).toBeEnabled();
      await page.keyboard.press('ControlOrMeta+y');
      await expect.poll(() => board.state()).toEqual(after);
      await expect(redo).toBeDisabled();
      states.push(after);
    });
  const names = await board.entryNames();
  expect(names).toHaveLength(STEPS.length + 1);
  await expect(current).toBeInViewport();

  // Right after a step, before anything had its rest.
  await page.keyboard.press('ControlOrMeta+z');
  await board.reload();
  expect(await board.entryNames()).toEqual(names);
  await expect.poll(() => board.state()).toEqual(states.at(-2));
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => board.state()).toEqual(states.at(-1));
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(board.timeline).toHaveCount(0);
  await page.getByRole('link', { name: 'Board' }).click();
  await board.expectReady();
  expect(await board.entryNames()).toEqual(names);

  // In a text field Ctrl+Z belongs to its text; a slider has none.
  await board.rows.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.rows).toHaveValue('8');
  await board.slider('Rows').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.rows).toHaveValue('5');

  await board.entry('Start').click();
  await board.park();
  await expect.poll(() => board.state()).toEqual(states[0]);
  await expect(current).toHaveText('Start');
  await expect(current).toBeInViewport();
  await expect(undo).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+z');
  await board.entry('Let go').press('Enter');
  await board.park();
  await expect.poll(() => board.state()).toEqual(states[3]);
  // A new step drops what was undone.
  await board.disc(1, 5).click();
  expect(await board.entryNames()).toEqual([...names.slice(0, 4), 'Corner 1, 5']);
  await expect(redo).toBeDisabled();
});
