/** Exploring with the mouse: point, hold, choose, flip. */
import { expect, test } from './fixture';
import { allWhite, columnsAxis, factsOf, flipped, isAt, isWin, rowsAxis } from './flipping_game';
import { middleOf, pressAndLeave } from './mouse';
import type { Point } from './mouse';
import type { BoardPage } from './board_page';
import type { Move } from './flipping_game';

/** As the corner's table and the announcer say it. */
const sizeName = ({ width, height }: Pick<Move, 'width' | 'height'>) =>
  `${width} wide, ${height} high`;

async function expectChosen(board: BoardPage, move: Move, wins: boolean): Promise<void> {
  await expect
    .poll(() => board.choice())
    .toEqual([
      `${sizeName(move)}, ${wins ? 'wins' : 'does not win'}`,
      `${sizeName(move)}, corner at column ${move.column}, row ${move.row}`,
      wins ? 'This move wins.' : 'This move does not win.',
      ...(wins
        ? [`${move.width} wide × ${move.height} high: column ${move.column}, row ${move.row}`]
        : []),
    ]);
}

test('pointing at a disc shows its rectangles, and leaving it the board as before', async ({
  board,
  page,
}) => {
  await board.open();
  const facts = factsOf(allWhite(5, 5));
  await board.park();
  const untouched = await board.picture();
  for (const cell of [
    { column: 4, row: 3 },
    { column: 1, row: 1 },
    { column: 5, row: 2 },
    { column: 4, row: 1 },
  ]) {
    await board.disc(cell.column, cell.row).hover();
    const name = `Column ${cell.column}, row ${cell.row}`;
    await expect(board.corner).toHaveAccessibleName(name);
    const legal = facts.legal.filter(isAt(cell));
    const wins = facts.winning.filter(isAt(cell)).length;
    await expect(
      board.corner.getByText(
        `${legal.length} ${legal.length === 1 ? 'rectangle' : 'rectangles'}, ` +
          (wins === 0 ? 'none wins.' : wins === 1 ? '1 wins.' : `${wins} win.`),
      ),
    ).toBeVisible();
    const fields = board.corner.getByRole('table').getByRole('button');
    expect(
      await fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label'))),
    ).toEqual(
      legal.map((move) => `${sizeName(move)}, ${isWin(facts, move) ? 'wins' : 'does not win'}`),
    );
    // What is said of the disc stands below the board too.
    await expect(
      page.getByText(new RegExp(`^${name}, white, ${legal.length} rect`, 'u')),
    ).toBeVisible();
    await expect.poll(() => board.picture()).not.toBe(untouched);
  }
  await board.park();
  await expect(board.corner).toHaveAccessibleName('Corner');
  await expect(board.corner.getByRole('table').getByRole('button')).toHaveCount(0);
  await expect.poll(() => board.picture()).toBe(untouched);
  expect(await board.entryNames()).toEqual(['Start']);
});

test('a click holds the corner, and a click where a rectangle ends chooses it', async ({
  board,
}) => {
  await board.open();
  const facts = factsOf(allWhite(5, 5));
  await board.disc(5, 4).click();
  await board.disc(2, 5).hover();
  await expect(board.corner).toHaveAccessibleName('Column 5, row 4');
  await board.park();
  await expect(board.corner).toHaveAccessibleName('Column 5, row 4');
  await expect(board.pressed).toHaveCount(0);
  await expect(board.disc(5, 4)).toHaveAccessibleName(
    /, the chosen corner, ends the rectangle 1 wide, 1 high$/u,
  );

  for (const move of facts.legal.filter(isAt({ column: 5, row: 4 })).slice(1)) {
    await board.disc(5 - move.width + 1, 4 - move.height + 1).click();
    await expectChosen(board, { ...move }, isWin(facts, move));
  }
  // A disc where no rectangle ends is a corner of its own.
  await board.disc(4, 5).click();
  await expect(board.corner).toHaveAccessibleName('Column 4, row 5');
  await expect(board.pressed).toHaveCount(0);
  await board.disc(4, 3).click();
  await expectChosen(board, { column: 4, row: 5, width: 1, height: 3 }, true);
  await board.act('Let go').click();
  await board.park();
  await expect(board.corner).toHaveAccessibleName('Corner');
  await expect(board.selectedOption).toHaveCount(0);
});

test('the corner, the buttons and the table step through the same rectangles', async ({
  board,
}) => {
  await board.open();
  const facts = factsOf(allWhite(5, 5));
  const corner = { column: 4, row: 4 };
  const moves = facts.legal.filter(isAt(corner));
  expect(moves).toHaveLength(4);
  await board.disc(4, 4).click();
  for (const move of [...moves, moves[0]!]) {
    await board.disc(4, 4).click();
    await expectChosen(board, move, isWin(facts, move));
  }
  for (const move of [...moves.slice(1), moves[0]!]) {
    await board.act('Next rectangle').click();
    await expectChosen(board, move, isWin(facts, move));
  }
  for (const move of moves.toReversed()) {
    await board.act('Previous rectangle').click();
    await expectChosen(board, move, isWin(facts, move));
  }
  for (const move of moves.toReversed()) {
    await board.rectangle(move.width, move.height).click();
    await expectChosen(board, move, isWin(facts, move));
  }
});

test('a move of the list is shown on the board', async ({ board }) => {
  await board.open('#/board?rows=6&columns=9');
  const facts = factsOf(allWhite(6, 9));
  await board.park();
  const untouched = await board.picture();
  const sizes = new Map(facts.winning.map((move) => [sizeName(move), move]));
  for (const { width, height } of sizes.values()) {
    const moves = facts.winning.filter((move) => move.width === width && move.height === height);
    await board.list
      .getByRole('button', { name: `${width} wide × ${height} high: ${moves.length}` })
      .click();
    const move = moves[1] ?? moves[0]!;
    await board.options.filter({ hasText: `column ${move.column}, row ${move.row}` }).click();
    await expectChosen(board, move, true);
    await expect.poll(() => board.picture()).not.toBe(untouched);
    await expect(board.disc(move.column, move.row)).toHaveAccessibleName(/, the chosen corner/u);
  }
});

test('a drag from the corner takes the nearest rectangle that there is', async ({ board }) => {
  await board.open('#/board?rows=10&columns=16');
  const facts = factsOf(allWhite(10, 16));
  const nearest = (lengths: readonly number[], most: number, wanted: number) =>
    lengths
      .filter((length) => length <= most)
      .reduce((best, length) =>
        Math.abs(length - wanted) < Math.abs(best - wanted) ? length : best,
      );
  const { lengths: heights } = rowsAxis(10);
  const { lengths: widths } = columnsAxis(16);
  for (const [from, to] of [
    [
      { column: 16, row: 10 },
      { column: 9, row: 5 },
    ],
    [
      { column: 16, row: 10 },
      { column: 1, row: 1 },
    ],
    [
      { column: 12, row: 7 },
      // Heights 1 and 3 are as near.
      { column: 10, row: 6 },
    ],
    [
      { column: 12, row: 7 },
      { column: 16, row: 9 },
    ],
  ] as const) {
    const width = nearest(widths, from.column, from.column - to.column + 1);
    const height = nearest(heights, from.row, from.row - to.row + 1);
    const move = { ...from, width, height };
    await board.dragOver(from, to);
    await expectChosen(board, move, isWin(facts, move));
    await board.act('Let go').click();
  }
});

test('a winning move leaves a position in which none wins', async ({ board }) => {
  await board.open();
  await board.disc(4, 3).click();
  await board.rectangle(1, 3).click();
  await board.act('Flip it').click();
  await board.park();
  const move = { column: 4, row: 3, width: 1, height: 3 };
  const after = flipped(allWhite(5, 5), move);
  const { legal, boardNimber } = factsOf(after);
  expect(boardNimber).toBe(0);
  await expect(board.fact('Board nimber')).toHaveText('0');
  await expect(board.fact('White discs')).toHaveText('22');
  await expect(board.fact('P(5)')).toHaveText('8');
  await expect(
    board.position.getByText(
      `No move wins, out of ${legal.length}: whoever is to move loses against a perfect opponent.`,
    ),
  ).toBeVisible();
  for (const row of [1, 2, 3])
    await expect(board.disc(4, row)).toHaveAccessibleName(`Column 4, row ${row}, black`);
  await expect(board.disc(4, 4)).toHaveAccessibleName(/, white, 4 rectangles, none wins$/u);
  await expect(board.list.getByText('No move wins in this position.')).toBeVisible();
  expect(await board.entryNames()).toEqual([
    'Start',
    'Corner 4, 3',
    'Choose 1 wide × 3 high at 4, 3',
    'Flip 1 wide × 3 high at 4, 3',
  ]);
  await expect(board.corner).toHaveAccessibleName('Corner');
});

test(
  'a losing move leaves the opponent a winning one, and that one ends in 0',
  { tag: '@chromium' },
  async ({ board }) => {
    await board.open();
    await board.disc(5, 5).click();
    await board.rectangle(4, 3).click();
    await expect(board.corner.getByText('This move does not win.')).toBeVisible();
    await board.act('Flip it').click();
    const after = factsOf(flipped(allWhite(5, 5), { column: 5, row: 5, width: 4, height: 3 }));
    await expect(board.fact('Board nimber')).toHaveText(String(after.boardNimber));
    await expect(
      board.position.getByText(`${after.winning.length} moves win, out of ${after.legal.length}.`),
    ).toBeVisible();
    await board.options.first().click();
    await board.act('Flip it').click();
    await expect(board.fact('Board nimber')).toHaveText('0');
  },
);

test('whoever turns the last white disc has won', { tag: '@chromium' }, async ({ board }) => {
  await board.open('#/board?rows=3&columns=1');
  await board.disc(1, 3).click();
  await board.disc(1, 1).click();
  await expect(board.corner.getByText('This move wins.')).toBeVisible();
  await board.act('Flip it').click();
  await expect(
    board.position.getByText(/^The game is over: there is no white disc/u),
  ).toBeVisible();
  await expect(board.fact('White discs')).toHaveText('0');
});

test('what lies under the pointer is not held up by a black disc', async ({ board }) => {
  await board.open('#/board?rows=3&columns=4&position=WWWW.WBWW.WWWW');
  await board.disc(2, 2).hover();
  await expect(board.corner).toHaveAccessibleName('Column 2, row 2');
  await expect(
    board.corner.getByText('This disc is black, so no rectangle may have it as its corner.'),
  ).toBeVisible();
  await expect(board.corner.getByRole('table').getByRole('button')).toHaveCount(0);
  await board.disc(2, 2).click();
  await board.park();
  expect(await board.entryNames()).toEqual(['Start']);
  await board.dragOver({ column: 2, row: 2 }, { column: 1, row: 1 });
  expect(await board.entryNames()).toEqual(['Start']);
});

test('a press beside the discs that is released outside leaves the pointer free', async ({
  board,
  page,
}) => {
  await board.open();
  const { x, y, width, height } = (await page.locator('canvas').first().boundingBox())!;
  await pressAndLeave(page, [x + width / 2, y + height - 6]);
  await page.mouse.up();
  await page.mouse.move(...(await middleOf(board.disc(4, 3))));
  await expect(board.corner).toHaveAccessibleName('Column 4, row 3');
  expect(await board.entryNames()).toEqual(['Start']);
});

// A pen is Chromium's to imitate.
test('a pen points, chooses and drags', { tag: '@chromium' }, async ({ board, page }) => {
  await board.open();
  const pen = await page.context().newCDPSession(page);
  const use = async (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    to: Point,
    buttons: number,
  ) => {
    const [x, y] = to;
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left';
    await pen.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, button, buttons, clickCount: 1, pointerType: 'pen' },
    });
  };
  await page.evaluate(() => {
    document.addEventListener('pointermove', ({ pointerType }) => {
      document.body.dataset.pointer = pointerType;
    });
  });
  const [corner, way, end] = [
    await middleOf(board.disc(5, 4)),
    await middleOf(board.disc(4, 4)),
    await middleOf(board.disc(2, 2)),
  ];
  await use('mouseMoved', corner, 0);
  await expect(page.locator('body')).toHaveAttribute('data-pointer', 'pen');
  await expect(board.corner).toHaveAccessibleName('Column 5, row 4');
  await use('mousePressed', corner, 1);
  await use('mouseReleased', corner, 0);
  await expect(board.disc(5, 4)).toHaveAccessibleName(/the chosen corner/u);
  await board.act('Let go').click();

  await use('mouseMoved', corner, 0);
  await use('mousePressed', corner, 1);
  for (const place of [way, end]) await use('mouseMoved', place, 1);
  await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
  await use('mouseReleased', end, 0);
  await use('mouseMoved', way, 0);
  await expect(board.rectangle(4, 3)).toHaveAttribute('aria-pressed', 'true');
});
