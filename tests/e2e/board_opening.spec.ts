/** What the reader finds on the Board page, before and while doing the first things. */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixture';
import { allWhite, cellsOf, factsOf, isAt } from './flipping_game';
import { SolvePage } from './solve_page';

test('opens with 5 × 5 and its eight winning openings', async ({ board, page }) => {
  await board.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which first moves win?');
  await expect(board.mode('Explore')).toBeChecked();
  await expect(board.position.getByText('8 winning first moves out of 56')).toBeVisible();
  await expect(board.fact('Board nimber')).toHaveText('2');
  await expect(board.fact('White discs')).toHaveText('25');
  await expect(page).toHaveURL(/#\/board\?rows=5&columns=5&mode=explore$/u);

  const facts = factsOf(allWhite(5, 5));
  const expected = cellsOf({ rows: 5, columns: 5 }).map((cell) => {
    const legal = facts.legal.filter(isAt(cell)).length;
    const wins = facts.winning.filter(isAt(cell)).length;
    return (
      `Column ${cell.column}, row ${cell.row}, white, ` +
      `${legal} ${legal === 1 ? 'rectangle' : 'rectangles'}, ` +
      (wins === 0 ? 'none wins' : wins === 1 ? '1 wins' : `${wins} win`)
    );
  });
  expect(await board.discNames()).toEqual(expected);
});

test('P(5) leads to Solve with its size, and back to the board as it was', async ({
  board,
  page,
}) => {
  await board.open();
  await board.disc(4, 3).click();
  await board.rectangle(1, 3).click();
  await board.park();
  const before = await board.state();
  const picture = await board.picture();

  const link = board.position.getByRole('link', { name: '8. Where P(5) comes from' });
  await expect(link).toHaveAttribute('href', '#/solve?rows=5&columns=5');
  await link.click();
  await expect(page).toHaveURL(/#\/solve\?rows=5&columns=5$/u);
  const solve = new SolvePage(page);
  await expect(solve.size).toHaveValue('5');
  await solve.compute.click();
  await expect(solve.answer).toHaveText('8');

  await page.goBack();
  await board.expectReady();
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high, wins');
  await board.park();
  await expect.poll(() => board.state()).toEqual(before);
  await expect.poll(() => board.picture()).toBe(picture);
  expect(await board.entryNames()).toEqual([
    'Start',
    'Corner 4, 3',
    'Choose 1 wide × 3 high at 4, 3',
  ]);
});

test(
  'a board that is not square leads to Solve with both its sides',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open('#/board?rows=6&columns=9');
    await board.position.getByRole('link', { name: '60. Where P(6, 9) comes from' }).press('Enter');
    const solve = new SolvePage(page);
    await expect(solve.rows).toHaveValue('6');
    await expect(solve.columns).toHaveValue('9');
  },
);

test('as many first moves win as are known to', { tag: '@chromium' }, async ({ board }) => {
  await board.open();
  for (const [rows, columns, name] of [
    [8, 8, 'P(8)'],
    [10, 10, 'P(10)'],
    [28, 25, 'P(28, 25)'],
    [5, 5, 'P(5)'],
  ] as const) {
    await test.step(name, async () => {
      await board.preset(rows, columns).click();
      const { legal, winning, boardNimber } = factsOf(allWhite(rows, columns));
      if (rows === columns) expect(winning.length).toBe(knownSquareBoard(rows));
      else expect(winning.length).toBe(2_713);
      await expect(board.fact(name)).toHaveText(String(winning.length));
      await expect(board.fact('Board nimber')).toHaveText(String(boardNimber));
      await expect(
        board.position.getByText(
          winning.length === 0
            ? `No move wins, out of ${legal.length}:`
            : new RegExp(
                `${winning.length} winning first moves out of ${legal.length.toLocaleString('en')}$`,
                'u',
              ),
        ),
      ).toBeVisible();
    });
  }
});

function knownSquareBoard(side: number): number {
  const table = readFileSync(
    new URL('../golden/openings_square_boards.tsv', import.meta.url),
    'utf8',
  );
  return Number(new RegExp(`^${side}\\t(\\d+)\\t`, 'mu').exec(table)?.[1]);
}

test('the shades of the board, and what they mean', async ({ board, page }) => {
  await board.open('#/board?rows=10&columns=16');
  await board.park();
  const { winning } = factsOf(allWhite(10, 16));
  const legend = page.getByRole('region', { name: 'Legend' }).getByRole('list').first();
  const counts = {
    corners: cellsOf({ rows: 10, columns: 16 }).map((cell) => winning.filter(isAt(cell)).length),
    cover: cellsOf({ rows: 10, columns: 16 }).map(
      ({ column, row }) =>
        winning.filter(
          (move) =>
            column <= move.column &&
            column > move.column - move.width &&
            row <= move.row &&
            row > move.row - move.height,
        ).length,
    ),
  };
  const pictures = new Set([await board.picture()]);
  for (const layer of ['cover', 'corners'] as const) {
    await board.shading.selectOption(layer);
    await expect(
      page.getByText(
        layer === 'cover'
          ? 'How many winning rectangles cover this disc'
          : 'How many winning rectangles have this disc as their corner',
      ),
    ).toBeVisible();
    const steps = (await legend.getByRole('listitem').allInnerTexts()).map((step) => step.trim());
    const shades = await board.shades();
    // Every disc of one step has one shade, and those of other steps have others.
    const byStep = new Map<string, Set<string>>();
    for (const [place, count] of counts[layer].entries()) {
      const step = steps.find((name) => isWithin(count, name));
      expect(step, `the step of ${count} among ${steps.join(', ')}`).toBeDefined();
      byStep.set(step!, (byStep.get(step!) ?? new Set()).add(shades[place]!));
    }
    const unused = steps.filter((step) => step !== 'none' && !byStep.has(step));
    expect(unused).toEqual([]);
    for (const set of byStep.values()) expect(set.size).toBe(1);
    expect(new Set([...byStep.values()].map(([shade]) => shade)).size).toBe(byStep.size);
  }
  await board.shading.selectOption('none');
  await expect(page.getByText(/^How many winning/u)).toHaveCount(0);
  await expect.poll(async () => new Set(await board.shades()).size).toBe(1);
  pictures.add(await board.picture());
  expect(pictures.size).toBe(2);
});

function isWithin(count: number, step: string): boolean {
  if (step === 'none') return count === 0;
  const [from = NaN, to = from] = step.split('–').map(Number);
  return count >= from && count <= to;
}

test('all winning moves, by height and width', { tag: '@chromium' }, async ({ board }) => {
  await board.open();
  await expect(board.list.getByText('8 winning moves')).toBeVisible();
  const single = board.list.getByRole('button', { name: '1 wide × 1 high: 5' });
  const tall = board.list.getByRole('button', { name: '1 wide × 3 high: 3' });
  await expect(board.list.getByRole('button')).toHaveCount(2);
  await expect(single).toHaveAttribute('aria-pressed', 'true');
  await expect(board.options).toHaveText([1, 2, 3, 4, 5].map((row) => `column 4, row ${row}`));
  await tall.click();
  await expect(tall).toHaveAttribute('aria-pressed', 'true');
  await expect(board.list.getByRole('listbox')).toHaveAccessibleName('1 wide × 3 high: 3');
  await expect(board.options).toHaveText([3, 4, 5].map((row) => `column 4, row ${row}`));
});

test('a long list has all its moves, though few of them are there at once', async ({ board }) => {
  await board.open('#/board?rows=28&columns=25');
  const { winning } = factsOf(allWhite(28, 25));
  await expect(board.list.getByText('2,713 winning moves')).toBeVisible();
  const counted = await board.list
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  const expected = new Map<string, number>();
  for (const { width, height } of winning) {
    const size = `${width} wide × ${height} high`;
    expected.set(size, (expected.get(size) ?? 0) + 1);
  }
  expect(counted.sort()).toEqual([...expected].map(([size, count]) => `${size}: ${count}`).sort());

  const [largest, count] = [...expected].sort(([, one], [, other]) => other - one)[0]!;
  await board.list.getByRole('button', { name: `${largest}: ${count}` }).click();
  const box = board.list.getByRole('listbox');
  await expect(box).toHaveAccessibleName(`${largest}: ${count}`);
  expect(await board.options.count()).toBeLessThan(60);
  await box.evaluate((element) => (element.scrollTop = element.scrollHeight));
  const last = board.list.locator(`[aria-posinset="${count}"]`);
  await expect(last).toHaveAttribute('aria-setsize', String(count));
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(board.corner.getByText('This move wins.')).toBeVisible();
});
