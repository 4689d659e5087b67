/** Setting up any position. */
import { expect, test } from './fixture';
import { cellsOf, factsOf } from './flipping_game';
import { middleOf, pressAndLeave } from './mouse';
import type { BoardPage } from './board_page';
import type { Cell, Position } from './flipping_game';

const PICTURE = ['WWBWW', 'WBWWW', 'WWWWB', 'WBWWW'] as const;

function positionOf(lines: readonly string[]): Position {
  return {
    rows: lines.length,
    columns: lines[0]!.length,
    isWhite: ({ column, row }) => lines[lines.length - row]![column - 1] === 'W',
  };
}

/** The whole page agrees with the discs that it shows. */
async function expectConsistent(board: BoardPage): Promise<Position> {
  const position = await board.readPosition();
  const { boardNimber, legal, winning } = factsOf(position);
  const white = cellsOf(position).filter(position.isWhite).length;
  await expect(board.fact('White discs')).toHaveText(String(white));
  await expect(board.fact('Board nimber')).toHaveText(String(boardNimber));
  const [wins, moves] = [winning.length, legal.length];
  await expect(
    board.position.getByText(
      white === cellsOf(position).length
        ? `${wins} winning first move${wins === 1 ? '' : 's'} out of ${moves}`
        : moves === 0
          ? 'The game is over: there is no white disc.'
          : wins === 0
            ? `No move wins, out of ${moves}:`
            : `${wins} ${wins === 1 ? 'move wins' : 'moves win'}, out of ${moves}.`,
    ),
  ).toBeVisible();
  await expect(
    board.list.getByText(
      wins === 0
        ? 'No move wins in this position.'
        : `${wins} winning move${wins === 1 ? '' : 's'}`,
    ),
  ).toBeVisible();
  return position;
}

async function expectDiscs(board: BoardPage, lines: readonly string[]): Promise<void> {
  const wanted = positionOf(lines);
  const shown = await board.readPosition();
  const isWhite = (position: Position) => cellsOf(wanted).map(position.isWhite);
  expect(isWhite(shown)).toEqual(isWhite(wanted));
}

test('by mouse: clicks turn discs, and what wins follows at once', async ({ board, page }) => {
  await board.open('#/board?rows=4&columns=5&mode=edit');
  await expect(page.getByText(/^Click discs to turn them over/u)).toBeVisible();
  const wanted = positionOf(PICTURE);
  const black = cellsOf(wanted).filter((cell) => !wanted.isWhite(cell));
  for (const { column, row } of black) {
    await board.disc(column, row).click();
    await expect(board.disc(column, row)).toHaveAccessibleName(
      `Column ${column}, row ${row}, black`,
    );
    await expectConsistent(board);
  }
  await expectDiscs(board, PICTURE);
  const { column, row } = black[0]!;
  await board.disc(column, row).click();
  await expect(board.disc(column, row)).toHaveAccessibleName(`Column ${column}, row ${row}, white`);
  await expectConsistent(board);
  expect((await board.entryNames()).slice(-2)).toEqual([
    `Turn ${black.at(-1)!.column}, ${black.at(-1)!.row}`,
    `Turn ${column}, ${row}`,
  ]);
});

test('by keyboard: Enter and Space turn the disc of the cursor', async ({ board, page }) => {
  await board.open('#/board?rows=4&columns=5');
  await board.mode('Explore').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(board.mode('Edit')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(board.disc(1, 1)).toHaveAccessibleName('Column 1, row 1, black');
  await expect(board.disc(1, 1)).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(board.disc(2, 2)).toHaveAccessibleName('Column 2, row 2, black');
  await expectDiscs(board, ['WWWWW', 'WWWWW', 'WBWWW', 'BWWWW']);
  await expectConsistent(board);
  await expect(board.announcer).toHaveText(/^Board of 4\s× 5 discs\. 18 white discs\. /u);
  await page.keyboard.press('Space');
  await expect(board.disc(2, 2)).toHaveAccessibleName('Column 2, row 2, white');
  expect(await board.entryNames()).toEqual([
    'Start',
    'Predict first',
    'Edit',
    'Turn 1, 1',
    'Turn 2, 2',
    'Turn 2, 2',
  ]);
});

test('the keys for rectangles do nothing to the discs that are edited', async ({ board, page }) => {
  await board.open('#/board?rows=4&columns=5&column=4&row=3&width=1&height=3');
  await board.mode('Edit').check({ force: true });
  await board.disc(3, 3).focus();
  for (const key of ['n', 'p', 'Shift+ArrowLeft', 'f']) await page.keyboard.press(key);
  expect(await board.entryNames()).toEqual(['Start', 'Edit']);
  await expect(board.fact('White discs')).toHaveText('20');
});

test('a drag paints in the colour of its first disc, as one step', async ({ board }) => {
  await board.open('#/board?rows=4&columns=5&mode=edit');
  const at = (column: number, row: number): Cell => ({ column, row });
  await board.dragOver(at(1, 1), at(4, 1), at(4, 3));
  await expectDiscs(board, ['WWWWW', 'WWWBW', 'WWWBW', 'BBBBW']);
  await expectConsistent(board);
  expect(await board.entryNames()).toEqual(['Start', 'Turn 6 discs']);
  // What is black stays black under black paint.
  await board.dragOver(at(5, 2), at(3, 2));
  await expectDiscs(board, ['WWWWW', 'WWWBW', 'WWBBB', 'BBBBW']);
  // White paint from a black disc, which leaves white what is white.
  await board.dragOver(at(1, 1), at(3, 3), at(3, 1));
  await expectDiscs(board, ['WWWWW', 'WWWBW', 'WWWBB', 'WBWBW']);
  await expectConsistent(board);
  await board.button('Undo').click();
  await board.button('Undo').click();
  await expectDiscs(board, ['WWWWW', 'WWWBW', 'WWWBW', 'BBBBW']);
  await board.button('Undo').click();
  await expectDiscs(board, ['WWWWW', 'WWWWW', 'WWWWW', 'WWWWW']);
});

test('a press that is released outside of the board paints nothing afterwards', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=5&columns=5&mode=edit');
  await pressAndLeave(page, await middleOf(board.disc(5, 3)));
  await page.mouse.up();
  for (const column of [5, 3, 1]) {
    await page.mouse.move(...(await middleOf(board.disc(column, 3))), { steps: 4 });
    await expect(page.getByText(`Column ${column}, row 3, white`, { exact: true })).toBeVisible();
  }
  expect(await board.entryNames()).toEqual(['Start']);
  await expect(board.fact('White discs')).toHaveText('25');

  // With the button still down it goes on.
  await pressAndLeave(page, await middleOf(board.disc(5, 3)));
  await page.mouse.move(...(await middleOf(board.disc(4, 3))));
  await page.mouse.up();
  await expectDiscs(board, ['WWWWW', 'WWWWW', 'WWWBB', 'WWWWW', 'WWWWW']);
});

for (const [breaksOff, breakOff] of [
  ['Escape', ({ page }: BoardPage) => page.keyboard.press('Escape')],
  ['a pointer that is taken away', losePointer],
] as const)
  test(`${breaksOff} takes back the stroke that goes on, and the next one is another`, async ({
    board,
    page,
  }) => {
    const at = (column: number, row: number): Cell => ({ column, row });
    await board.open('#/board?rows=4&columns=5&mode=edit');
    await board.dragOver(at(5, 4), at(4, 4));
    const before = ['WWWBB', 'WWWWW', 'WWWWW', 'WWWWW'];
    await expectDiscs(board, before);
    await board.beginDrag(at(1, 1), at(3, 1));
    await expectDiscs(board, [...before.slice(0, 3), 'BBBWW']);
    await breakOff(board);
    await page.mouse.move(...(await middleOf(board.disc(3, 3))), { steps: 4 });
    await expectDiscs(board, before);
    await page.mouse.up();
    await expectDiscs(board, before);
    expect(await board.entryNames()).toEqual(['Start', 'Turn 2 discs']);

    await board.dragOver(at(1, 1), at(1, 3));
    await expectDiscs(board, ['WWWBB', 'BWWWW', 'BWWWW', 'BWWWW']);
    expect(await board.entryNames()).toEqual(['Start', 'Turn 2 discs', 'Turn 3 discs']);
    await expectConsistent(board);
  });

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

test('Escape lets go of nothing that is hidden, and gives the keys back', async ({
  board,
  page,
}) => {
  await board.open('#/board?rows=4&columns=5&column=4&row=3&width=1&height=3');
  await board.mode('Edit').check({ force: true });
  const address = page.url();
  expect(address).toContain('column=4&row=3&width=1&height=3');
  await board.disc(2, 2).focus();
  await page.keyboard.press('Escape');
  await expect(board.grid.locator(':focus')).toHaveCount(0);
  expect(await board.entryNames()).toEqual(['Start', 'Edit']);
  await board.mode('Explore').check({ force: true });
  await expect(board.pressed).toHaveAccessibleName(/^1 wide, 3 high/u);
});

test('all white, all black, at random', async ({ board }) => {
  await board.open('#/board?rows=9&columns=12&mode=edit');
  await board.editTool('All black').click();
  await expect(board.fact('White discs')).toHaveText('0');
  await expect(board.position.getByText(/^The game is over/u)).toBeVisible();
  await board.editTool('At random').press('Enter');
  const one = await expectConsistent(board);
  const white = cellsOf(one).filter(one.isWhite).length;
  expect(white).toBeGreaterThan(20);
  expect(white).toBeLessThan(88);
  await board.editTool('At random').click();
  const other = await expectConsistent(board);
  expect(cellsOf(other).map(other.isWhite)).not.toEqual(cellsOf(one).map(one.isWhite));
  await board.editTool('All white').click();
  await expect(board.fact('White discs')).toHaveText('108');
  await expectConsistent(board);
  expect(await board.entryNames()).toEqual(['Start', 'All black', 'Random', 'Random', 'All white']);
});

test('what was set up is explored, and a black disc is no corner', async ({ board, page }) => {
  await board.open('#/board?rows=4&columns=5&mode=edit');
  for (const [column, row] of [
    [5, 4],
    [2, 2],
    [3, 1],
  ] as const)
    await board.disc(column, row).click();
  await board.mode('Explore').check({ force: true });
  const position = await expectConsistent(board);
  await board.disc(5, 4).hover();
  await expect(
    board.corner.getByText('This disc is black, so no rectangle may have it as its corner.'),
  ).toBeVisible();
  await expect(board.corner.getByText(/rectangles?[,.]/u)).toHaveCount(0);
  await board.disc(5, 4).click();
  await board.park();
  await expect(board.corner).toHaveAccessibleName('Corner');

  // A rectangle that covers black discs turns them white.
  const { winning } = factsOf(position);
  const move = winning.find(({ width, height }) => width * height > 1) ?? winning[0]!;
  await board.disc(move.column, move.row).click();
  await board.rectangle(move.width, move.height).click();
  await board.act('Flip it').click();
  await board.park();
  await expect(board.fact('Board nimber')).toHaveText('0');
  await expectConsistent(board);
  await expect(page).toHaveURL(/&position=[WB.]{23}$/u);
});
