/** Setting up a position, and every step of it and of the moves undone and redone. */
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
  await expect(board.fact('Nimber')).toHaveText(String(boardNimber));
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
    await expect(board.disc(2, 2)).toHaveAccessibleName('Row 2, column 2, black');
    await board.disc(4, 4).click();
    await expectDiscs(board, 'WWWBW.WWWWW.WBWWW.BWWWW');
    await expect(board.announcer).toHaveText(/^Board of 4\s× 5 discs\. 17 white discs\. /u);
    // The keys for moves are none here.
    for (const key of ['n', 'p', 'Shift+ArrowLeft', 'f']) await page.keyboard.press(key);
    await board.editTool('All white').click();
    await expectDiscs(board, 'WWWWW.WWWWW.WWWWW.WWWWW');
    await board.button('Undo').click();
    await expectDiscs(board, 'WWWBW.WWWWW.WBWWW.BWWWW');
    await board.button('Undo').click();
    await expectDiscs(board, 'WWWWW.WWWWW.WBWWW.BWWWW');
    await board.editTool('All white').click();

    await test.step('a stroke paints in the colour of its first disc, as one step', async () => {
      await board.dragOver(at(1, 1), at(4, 1), at(4, 3));
      await expectDiscs(board, 'WWWWW.WWWBW.WWWBW.BBBBW');
      // White paint from a black disc, which leaves white what is white.
      await board.dragOver(at(1, 1), at(3, 3), at(3, 1));
      await expectDiscs(board, 'WWWWW.WWWBW.WWWBW.WBWBW');
      await board.button('Undo').click();
      await expectDiscs(board, 'WWWWW.WWWBW.WWWBW.BBBBW');
      await board.button('Undo').click();
      await expectDiscs(board, 'WWWWW.WWWWW.WWWWW.WWWWW');
    });

    await test.step('a press that is released outside paints nothing afterwards', async () => {
      await pressAndLeave(page, await middleOf(board.disc(5, 3)));
      await page.mouse.up();
      await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
      await expect(page.getByText('Row 3, column 3, white', { exact: true })).toBeVisible();
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
        await board.beginDrag(at(1, 1), at(3, 1));
        await expect(board.disc(3, 1)).toHaveAccessibleName(/black/u);
        await breakOff();
        await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
        await page.mouse.up();
        await expectDiscs(board, 'WWWWW.WWWBB.WWWWW.WWWWW');
        await board.dragOver(at(1, 1), at(1, 2));
        await expectDiscs(board, 'WWWWW.WWWBB.BWWWW.BWWWW');
        await board.dragOver(at(1, 1), at(1, 2));
      });

    await board.editTool('All black').click();
    await expect(board.position.getByText(/^No moves are left/u)).toBeVisible();
    await board.editTool('At random').click();
    await board.park();
    const random = await board.readPosition();
    expect(factsOf(random).boardNimber).toBe(Number(await board.fact('Nimber').textContent()));
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
  readonly mode: 'Explore' | 'Edit';
  readonly act: (board: BoardPage) => Promise<unknown>;
  /** Where it leaves the timeline: a set-up begins another one. */
  readonly entry: string;
}

async function flip(board: BoardPage, from: Cell, to: Cell): Promise<void> {
  await board.dragOver(from, to);
  await board.act('Flip it').click();
}

const STEPS: readonly Step[] = [
  {
    mode: 'Explore',
    act: (board) => flip(board, at(5, 5), at(2, 3)),
    entry: '1. 3 × 4 at row 5, column 5',
  },
  {
    mode: 'Explore',
    act: (board) => flip(board, at(5, 2), at(2, 2)),
    entry: '2. 1 × 4 at row 2, column 5',
  },
  { mode: 'Edit', act: (board) => board.dragOver(at(1, 1), at(1, 4)), entry: 'Start' },
  { mode: 'Edit', act: (board) => board.editTool('All black').click(), entry: 'Start' },
  { mode: 'Explore', act: (board) => board.preset(8, 8).click(), entry: 'Start' },
];

/** All that undo brings back. */
async function shown(board: BoardPage) {
  const { rows, columns, isWhite } = await board.readPosition();
  const white = cellsOf({ rows, columns }).map(isWhite);
  const current = board.timeline.locator('[aria-current=step]');
  return { rows, columns, white, moves: await board.entryNames(), at: await current.innerText() };
}

test('moves and set-ups can be undone and redone, by buttons, by keys, and after a reload', async ({
  board,
  page,
}) => {
  await board.open();
  const [undo, redo] = [board.button('Undo'), board.button('Redo')];
  const current = board.timeline.locator('[aria-current=step]');
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  const states = [await shown(board)];
  for (const { mode, act, entry } of STEPS)
    await test.step(entry, async () => {
      const before = states.at(-1)!;
      await board.mode(mode).check();
      await act(board);
      await expect.poll(() => shown(board)).not.toEqual(before);
      await expect(current).toHaveText(entry);
      const after = await shown(board);
      await undo.click();
      await expect.poll(async () => (await shown(board)).white).toEqual(before.white);
      expect((await shown(board)).at).toBe(before.at);
      await expect(redo).toBeEnabled();
      await page.keyboard.press('ControlOrMeta+y');
      await expect.poll(() => shown(board)).toEqual(after);
      await expect(redo).toBeDisabled();
      states.push(after);
    });

  // Right after a step, before anything had its rest.
  await page.keyboard.press('ControlOrMeta+z');
  await board.reload();
  await expect.poll(() => shown(board)).toEqual(states.at(-2));
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => shown(board)).toEqual(states.at(-1));
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(board.timeline).toHaveCount(0);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await board.expectReady();
  await board.openDrawers();
  await expect.poll(() => shown(board)).toEqual(states.at(-1));

  // In a text field Ctrl+Z belongs to its text; a slider has none.
  await board.rows.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.rows).toHaveValue('8');
  await board.slider('Rows').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.rows).toHaveValue('5');

  for (let step = 0; step < 2; step += 1) await undo.click();
  await expect.poll(() => shown(board)).toEqual(states[2]);
  await board.entry('Start').click();
  await expect(current).toHaveText('Start');
  await expect(undo).toBeDisabled();
  await expect.poll(async () => (await shown(board)).white).toEqual(states[0]!.white);
});

test('what was tried instead of a move is kept beside it', async ({ board }) => {
  await board.open();
  await flip(board, at(5, 5), at(2, 3));
  await flip(board, at(5, 2), at(2, 2));
  await board.entry('Start').click();
  await flip(board, at(1, 5), at(1, 3));
  const way = (index: number) => board.entry(`Variation ${index} of 2 at move 1. Show the next`);
  await expect(way(2)).toBeVisible();
  await expect(board.fact('White discs')).toHaveText('22');
  await way(2).click();
  await expect(way(1)).toBeVisible();
  await expect(board.fact('White discs')).toHaveText('13');
  await expect(board.entry('2. 1 × 4 at row 2, column 5')).toBeVisible();
  await board.reload();
  await expect(way(1)).toBeVisible();
  await expect(board.fact('White discs')).toHaveText('13');
});
