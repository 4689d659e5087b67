/** Sets up positions, and undoes and redoes each step of that and of the moves. */
import { expect, test } from './fixture';
import { factsOf, positionOf, spelled, type Cell } from './flipping_game';
import { middleOf, pressAndLeave } from './mouse';
import type { BoardPage } from './board_page';

const at = (column: number, row: number): Cell => ({ column, row });

/** Expects these discs, with the top row first, after the engine has evaluated them. */
async function expectDiscs(board: BoardPage, rows: string): Promise<void> {
  expect(spelled(await board.readPosition())).toBe(rows);
  const { boardNimber } = factsOf(positionOf(rows));
  await expect(board.fact('Nimber')).toHaveText(String(boardNimber));
}

test('a reader turns discs by clicks, keys and strokes, and breaks strokes off', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=4&columns=5');
  await board.mode('Explore').focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(board.mode('Edit')).toBeChecked();
  for (const key of ['Tab', 'Enter', 'ArrowRight', 'ArrowUp', 'Space'])
    await page.keyboard.press(key);
  await expect(board.disc(2, 2)).toHaveAccessibleName('Row 2, column 2, black');
  await board.disc(4, 4).click();
  await expectDiscs(board, 'WWWBW.WWWWW.WBWWW.BWWWW');
  await expect(board.announcer).toHaveText(/^Board of 4\s× 5 discs\. 17 white discs\. /u);
  await board.editTool('All white').click();
  await expectDiscs(board, 'WWWWW.WWWWW.WWWWW.WWWWW');
  await board.button('Undo').click();
  await expectDiscs(board, 'WWWBW.WWWWW.WBWWW.BWWWW');
  await board.editTool('All white').click();

  await test.step('a press that is released outside paints nothing afterwards', async () => {
    await pressAndLeave(page, await middleOf(board.disc(5, 3)));
    await page.mouse.up();
    await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
    await expect(page.getByText('Row 3, column 3, white', { exact: true })).toBeVisible();
    await expectDiscs(board, 'WWWWW.WWWWW.WWWWW.WWWWW');
    // The stroke continues while the button is down.
    await pressAndLeave(page, await middleOf(board.disc(5, 3)));
    await page.mouse.move(...(await middleOf(board.disc(4, 3))));
    await page.mouse.up();
    await expectDiscs(board, 'WWWWW.WWWBB.WWWWW.WWWWW');
  });

  await test.step('Escape takes back the stroke that goes on, and the next one is another', async () => {
    await board.beginDrag(at(1, 1), at(3, 1));
    await expect(board.disc(3, 1)).toHaveAccessibleName(/black/u);
    await page.keyboard.press('Escape');
    await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
    await page.mouse.up();
    await expectDiscs(board, 'WWWWW.WWWBB.WWWWW.WWWWW');
    await board.dragOver(at(1, 1), at(1, 2));
    await expectDiscs(board, 'WWWWW.WWWBB.BWWWW.BWWWW');
  });

  await board.editTool('All black').click();
  await expect(board.position.getByText(/^No moves are left/u)).toBeVisible();
});

async function flip(board: BoardPage, from: Cell, to: Cell): Promise<void> {
  await board.dragOver(from, to);
  await board.act('Flip it').click();
}

test('moves and set-ups can be undone and redone, by buttons, by keys, and after a reload', async ({
  board,
  page,
}) => {
  const START = 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW';
  const MOVED = 'WBBBB.WBBBB.WBBBB.WWWWW.WWWWW';
  const PAINTED = 'WBBBB.BBBBB.BBBBB.BWWWW.BWWWW';
  const current = board.timeline.locator('[aria-current=step]');
  const [undo, redo] = [board.button('Undo'), board.button('Redo')];
  const expectShown = async (discs: string, entry: string) => {
    await expect.poll(async () => spelled(await board.readPosition())).toBe(discs);
    await expect(current).toHaveText(entry);
  };
  const move = '1. 3×4 r5 c5';
  await board.open();
  await expect(undo).toBeDisabled();
  await flip(board, at(5, 5), at(2, 3));
  await expectShown(MOVED, move);
  // Setting up a position begins another timeline.
  await board.mode('Edit').check();
  await board.dragOver(at(1, 1), at(1, 4));
  await expectShown(PAINTED, 'Start');
  await undo.click();
  await expectShown(MOVED, move);
  await undo.click();
  await expectShown(START, 'Start');
  await redo.click();
  await expect(redo).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+y');
  await expectShown(PAINTED, 'Start');
  await expect(redo).toBeDisabled();

  // Comes right after a step, before any debounce has ended.
  await page.keyboard.press('ControlOrMeta+z');
  await board.reload();
  await expectShown(MOVED, move);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectShown(PAINTED, 'Start');
  await board.show('Set up');
  await board.preset(8, 8).click();

  // In a text field Ctrl+Z belongs to the text; a slider has no text.
  await board.rows.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.rows).toHaveValue('8');
  await board.slider('Rows').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board.rows).toHaveValue('5');
});
