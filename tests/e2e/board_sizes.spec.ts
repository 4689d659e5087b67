/** The size of the board: by field, by slider, by the usual sizes, and how large it can be. */
import { expect, test } from './fixture';
import { allWhite, factsOf } from './flipping_game';
import type { BoardPage } from './board_page';

const PROBLEM = 'Type a whole number from 1 to 200.';

const slider = ({ page }: BoardPage, side: 'Rows' | 'Columns') =>
  page.getByRole('slider', { name: `${side}, by slider` });

async function expectSize(board: BoardPage, rows: number, columns: number): Promise<void> {
  await expect(board.grid).toHaveAccessibleName(
    new RegExp(`^Board of ${rows}\\s× ${columns} discs`, 'u'),
  );
  await expect(board.grid).toHaveAttribute('aria-rowcount', String(rows));
  await expect(board.grid).toHaveAttribute('aria-colcount', String(columns));
  await expect(board.rows).toHaveValue(String(rows));
  await expect(board.columns).toHaveValue(String(columns));
  await expect(slider(board, 'Rows')).toHaveValue(String(rows));
  await expect(slider(board, 'Columns')).toHaveValue(String(columns));
  await expect(board.fact('White discs')).toHaveText((rows * columns).toLocaleString('en'));
  const { winning, legal } = factsOf(allWhite(rows, columns));
  await expect(
    board.position.getByText(
      winning.length === 0
        ? `No move wins, out of ${legal.length.toLocaleString('en')}:`
        : new RegExp(
            `${winning.length} winning first moves? out of ${legal.length.toLocaleString('en')}$`,
            'u',
          ),
    ),
  ).toBeVisible();
}

test('by typing, by slider and by the usual sizes', async ({ board, page }) => {
  await board.open();
  await board.rows.fill('6');
  await expectSize(board, 6, 5);
  await board.columns.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9');
  await expectSize(board, 6, 9);
  await slider(board, 'Rows').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectSize(board, 8, 9);
  await slider(board, 'Columns').press('ArrowLeft');
  await expectSize(board, 8, 8);
  await expect(board.preset(8, 8)).toHaveAttribute('aria-pressed', 'true');

  // Near the left end of the slider by mouse, and drawn on from there.
  const box = (await slider(board, 'Rows').boundingBox())!;
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.1, middle);
  await page.mouse.down();
  await expect(board.rows).toHaveValue(/^(?:1\d|2\d)$/u);
  await page.mouse.move(box.x + box.width * 0.05, middle, { steps: 4 });
  await page.mouse.up();
  const rows = Number(await board.rows.inputValue());
  expect(rows).toBeGreaterThan(1);
  expect(rows).toBeLessThan(20);
  await expectSize(board, rows, 8);

  await board.preset(10, 10).click();
  await expectSize(board, 10, 10);
  await board.preset(5, 5).press('Enter');
  await expectSize(board, 5, 5);
  await expect(board.preset(5, 5)).toHaveAttribute('aria-pressed', 'true');
  // Each by one control is a step of its own; those on the way to it are none.
  const sizes = (await board.entryNames()).map((name) => name.replace(/\s/gu, ' '));
  expect(sizes).toEqual([
    ...['Start', '6 × 5', '6 × 9', '8 × 9', '8 × 8'],
    ...[`${rows} × 8`, '10 × 10', '5 × 5'],
  ]);
});

test(
  'what is typed wrongly gets one sentence, and nothing is lost',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open('#/board?rows=3&columns=4&position=WWWW.WBWW.WWWB');
    await board.disc(4, 3).click();
    await board.rectangle(4, 1).click();
    await board.park();
    const before = await board.state();
    const entries = await board.entryNames();
    for (const typed of ['', '0', '201', '1000', '-3', '2.5', 'abc', '5x', '1,5', ' '])
      await test.step(`"${typed}"`, async () => {
        await board.columns.fill(typed);
        await expect(board.columns).toHaveAttribute('aria-invalid', 'true');
        await expect(board.columns).toHaveAccessibleDescription(PROBLEM);
        await expect(page.getByText(PROBLEM)).toHaveCount(1);
        await expect(board.columns).toHaveValue(typed);
        await expect(board.rows).toHaveAttribute('aria-invalid', 'false');
        expect(await board.state()).toEqual(before);
        expect(await board.entryNames()).toEqual(entries);
      });
    await board.columns.fill('4');
    await expect(board.columns).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText(PROBLEM)).toHaveCount(0);
    expect(await board.state()).toEqual(before);
    // A usual size clears what was wrong, too.
    await board.rows.fill('nine');
    await board.preset(5, 5).click();
    await expect(board.rows).toHaveValue('5');
    await expect(board.rows).toHaveAttribute('aria-invalid', 'false');
  },
);

test('another size can be undone, with all that the board had', async ({ board }) => {
  await board.open('#/board?rows=3&columns=4&position=WWWW.WBWW.WWWB');
  await board.disc(4, 3).click();
  await board.park();
  const before = await board.state();
  await board.rows.fill('12');
  await expectSize(board, 12, 4);
  expect((await board.entryNames()).at(-1)).toMatch(/^12\s× 4$/u);
  await board.button('Undo').click();
  await board.park();
  await expect.poll(() => board.state()).toEqual(before);
});

test('a board of one disc', { tag: '@chromium' }, async ({ board }) => {
  await board.open();
  await board.rows.fill('1');
  await board.columns.fill('1');
  await expectSize(board, 1, 1);
  await board.disc(1, 1).click();
  await board.disc(1, 1).click();
  await expect(board.corner.getByText('This move wins.')).toBeVisible();
  await expect(board.why.getByText(/^It wins because/u)).toBeVisible();
  await board.act('Flip it').click();
  await expect(board.position.getByText(/^The game is over/u)).toBeVisible();
});

test('the largest board: its count, and every way over it', async ({ board, page }) => {
  await board.open();
  await board.rows.fill('200');
  await board.columns.fill('200');
  const facts = factsOf(allWhite(200, 200));
  await expect(board.fact('P(200)')).toHaveText(String(facts.winning.length));
  await expect(board.fact('Board nimber')).toHaveText(String(facts.boardNimber));
  await expect(board.fact('White discs')).toHaveText('40,000');
  await expect(
    board.list.getByText(`${facts.winning.length.toLocaleString('en')} winning moves`),
  ).toBeVisible();

  await board.grid.getByRole('button').focus();
  await page.keyboard.press('Control+End');
  await expect(board.corner).toHaveAccessibleName('Column 200, row 200');
  for (const key of ['ArrowLeft', 'PageDown', 'Enter', 'n', 'Shift+ArrowLeft', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await expect(board.pressed).toHaveAccessibleName(/^4 wide, 3 high, /u);
  await expect(board.why).toBeVisible();
  await page.keyboard.press('f');
  await expect(board.fact('White discs')).toHaveText('39,988');
  await page.keyboard.press('Control+z');
  await expect(board.fact('White discs')).toHaveText('40,000');
  await board.shading.selectOption('cover');
  await expect(page.getByText('How many winning rectangles cover this disc')).toBeVisible();
});
