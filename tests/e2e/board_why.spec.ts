/** Why a move wins or does not: its numbers against the rules worked out anew, and what they light. */
import { expect, test } from './fixture';
import {
  allWhite,
  cellsOf,
  change,
  discValue,
  factsOf,
  flipped,
  isTrue,
  isWin,
  moveNimbers,
  optionsAt,
} from './flipping_game';
import type { BoardPage } from './board_page';
import type { Axis, Facts, Move, Position } from './flipping_game';
import type { Locator } from '@playwright/test';

const addressOf = ({ rows, columns }: Position, { column, row, width, height }: Move) =>
  `#/board?rows=${rows}&columns=${columns}&column=${column}&row=${row}&width=${width}&height=${height}`;

const axisPart = (board: BoardPage, axis: 'rows' | 'columns') =>
  board.why.getByRole('region', { name: axis === 'rows' ? 'Rows axis' : 'Columns axis' });

/** The formulas of each paragraph, strung together. */
async function lines(part: Locator): Promise<string[]> {
  const texts = await part
    .locator('p:has(math)')
    .evaluateAll((all) =>
      all.map((line) =>
        Array.from(line.querySelectorAll('math'), ({ textContent }) => textContent).join(''),
      ),
    );
  return texts.map((words) => words.replaceAll(/\s/gu, ''));
}

async function expectAxis(
  part: Locator,
  { g, x }: Axis,
  [from, to]: readonly [number, number],
  letter: 'T' | 'S',
): Promise<void> {
  await expect(
    part.getByText(
      new RegExp(
        `^The move turns (?:row|column)s? ${from === to ? to : `${from} to ${to}`}\\.$`,
        'u',
      ),
    ),
  ).toBeVisible();
  const table = await part
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.querySelectorAll('th, td'), ({ textContent }) => Number(textContent)).slice(
          1,
        ),
      ),
    );
  expect(table).toEqual([[...x.keys()], g, x]);
  const [before, after] = [x[from - 1]!, x[to]!];
  expect(await lines(part)).toEqual([
    `x${to}${letter}⊕x${from - 1}${letter}=${after}⊕${before}=${before ^ after}`,
  ]);
}

async function expectWhy(
  board: BoardPage,
  position: Position,
  facts: Facts,
  move: Move,
): Promise<void> {
  const wins = isWin(facts, move);
  const { boardNimber } = facts;
  const [a, b] = moveNimbers(facts, move);
  const product = change(facts, move);
  const leaves = boardNimber ^ product;
  await expect(board.why).toHaveAccessibleName(`Why does this move ${wins ? '' : 'not '}win?`);
  await expect(
    board.why.getByText(
      wins
        ? `It wins because it changes the board by exactly the board nimber, ${boardNimber}: it leaves 0.`
        : `It does not win because it leaves ${leaves}: that is not 0,`,
    ),
  ).toBeVisible();
  await expect(board.why.getByText('The board nimber is 0 already')).toHaveCount(
    boardNimber === 0 ? 1 : 0,
  );
  const symbol = cellsOf(position).every(position.isWhite) ? 'Γ' : 's';
  expect((await lines(board.why))[0]).toBe(
    `${symbol}⊕(${a}⊗${b})=${boardNimber}⊕${product}=${leaves}`,
  );
  await expectAxis(
    axisPart(board, 'rows'),
    facts.rows,
    [move.row - move.height + 1, move.row],
    'T',
  );
  await expectAxis(
    axisPart(board, 'columns'),
    facts.columns,
    [move.column - move.width + 1, move.column],
    'S',
  );

  const worth = board.why.getByRole('region', { name: 'What the board is worth' });
  const counts = new Map<number, number>();
  for (const cell of cellsOf(position).filter(position.isWhite)) {
    const value = discValue(facts, cell);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const rows = await worth
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent)),
    );
  expect(rows).toEqual(
    [...counts]
      .sort(([one], [other]) => one - other)
      .map(([value, discs]) => [
        String(value),
        String(discs),
        discs % 2 === 1 ? 'odd: counts' : 'even: cancels',
      ]),
  );
  const [line = ''] = await lines(worth);
  expect(line.startsWith(`${symbol}=`) && line.endsWith(`=${boardNimber}`), line).toBe(true);
}

test('a reader follows the reasons of a move from the mex up to the last product', async ({
  board,
  page,
}) => {
  // No first move wins here, but one does after a bad one.
  const start = allWhite(10, 10);
  const facts = factsOf(start);
  const losing = { column: 10, row: 10, width: 9, height: 6 };
  await board.open(addressOf(start, losing));
  await expectWhy(board, start, facts, losing);

  for (const [name, one, axis, letter, place] of [
    ['rows', 'Row', facts.rows, 'T', 9],
    ['columns', 'Column', facts.columns, 'S', 10],
  ] as const)
    await test.step(`where a Grundy number of the ${name} comes from`, async () => {
      const part = axisPart(board, name);
      const number = axis.g[place]!;
      const button = part.getByRole('button', {
        name: `${one} ${place}: Grundy number ${number}. Show where it comes from`,
      });
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const options = optionsAt(axis, place);
      const shown = await part.getByRole('listitem').allTextContents();
      expect(shown.map((words) => words.replaceAll(/\s/gu, ''))).toEqual(
        options.map(
          ({ length, value }) =>
            `Length${length}:x${place - 1}${letter}⊕x${place - length}${letter}=${value}`,
        ),
      );
      const values = [...new Set(options.map(({ value }) => value))].sort((p, q) => p - q);
      expect(await lines(part)).toContain(`g${place}${letter}=mex{${values.join()}}=${number}`);
      await expect(
        part.getByText(`The first number missing among them is ${number}.`),
      ).toBeVisible();
      // The focus goes back to the number when it is closed.
      await part.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });

  await test.step('the move is made, and another one wins', async () => {
    await board.act('Flip it').click();
    const position = flipped(start, losing);
    const now = factsOf(position);
    const winning = now.winning.at(-1)!;
    await board.list
      .getByRole('button', {
        name: new RegExp(`^${winning.width} wide × ${winning.height} high:`, 'u'),
      })
      .click();
    await board.list.getByRole('listbox').press('End');
    await expect(board.corner).toHaveAccessibleName(`Column ${winning.column}, row ${winning.row}`);
    await expectWhy(board, position, now, winning);
  });

  await test.step('a deep product opens step by step, and each of them is true', async () => {
    // Both move nimbers are sums of several powers of two.
    const wide = allWhite(120, 120);
    const axes = {
      rows: factsOf(allWhite(120, 1)).rows,
      columns: factsOf(allWhite(1, 120)).columns,
    };
    const move = deepMove(axes);
    const [a, b] = moveNimbers(axes, move);
    await board.open(addressOf(wide, move));
    const part = board.why.getByRole('region', { name: 'What the move changes' });
    await expect(part.locator('summary').first()).toBeVisible();
    expect((await lines(part))[0]).toBe(`${a}⊗${b}=${change(axes, move)}`);
    const closed = part.locator('details:not([open]) > summary').locator('visible=true');
    await closed.first().click();
    await closed.first().press('Enter');
    await part.locator('details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    const summaries = (await part.locator('summary').allTextContents()).map((words) =>
      words.replaceAll(/\s/gu, ''),
    );
    expect(summaries.length).toBeGreaterThan(4);
    for (const equation of [...summaries, ...(await lines(part))])
      expect(isTrue(equation), equation).toBe(true);
    // What does not open further says its rule.
    const leaves = await part
      .locator('details:not(:has(details))')
      .evaluateAll((all) =>
        all.map((leaf) => [
          leaf.querySelector('summary math')?.textContent.replaceAll(/\s/gu, '') ?? '',
          leaf.querySelector('p')?.textContent ?? '',
        ]),
      );
    for (const [equation = '', rule = ''] of leaves)
      expect(rule, equation).toBe(
        ruleOf(...(equation.split(/[⊗=]/u).map(Number) as [number, number])),
      );
  });

  // On a board of which each disc can be seen, the reasons have a switch for their values.
  await board.open(addressOf(allWhite(5, 5), { column: 4, row: 3, width: 1, height: 3 }));
  await board.why.getByRole('checkbox', { name: 'Show each disc’s value on the board' }).check();
  await expect(board.overlay('Disc values')).toBeChecked();
  await expect(page).toHaveURL(/show=values/u);
});

function ruleOf(p: number, q: number): string {
  const [least, most] = [Math.min(p, q), Math.max(p, q)];
  if (least === 0) return 'a product with 0 is 0';
  if (least === 1) return 'a product with 1 is the other factor';
  expect([2, 4, 16]).toContain(most);
  return least < most
    ? `${most} is a Fermat power and the other factor is smaller: the ordinary product`
    : `${most} is a Fermat power: its square is three halves of it`;
}

function deepMove({ rows, columns }: Pick<Facts, 'rows' | 'columns'>): Move {
  const isDeep = (nimber: number) => nimber > 4 && (nimber & (nimber - 1)) !== 0;
  const choiceOf = ({ x, lengths }: Axis): [number, number] => {
    for (let to = x.length - 1; to > 0; to -= 1)
      for (const length of lengths)
        if (length <= to && isDeep(x[to]! ^ x[to - length]!)) return [to, length];
    throw new Error('This axis has no such choice.');
  };
  const [column, width] = choiceOf(columns);
  const [row, height] = choiceOf(rows);
  return { column, row, width, height };
}

/** What the description of a number says that it lights: discs by rings, and the bands. */
function litWords(words: string, position: Position, facts: Facts) {
  const all = words.includes('all white discs');
  const value = /the white discs of value (\d+)/u.exec(words)?.[1];
  const within = (name: 'row' | 'column') => {
    const found = new RegExp(`(?<![a-z])${name}s? (\\d+)(?: to (\\d+))?`, 'u').exec(words);
    const [from, to] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? found?.[1] ?? -1)];
    return (at: number) => at >= from && at <= to;
  };
  const [isLitRow, isLitColumn] = [within('row'), within('column')];
  return {
    rings: cellsOf(position).map(
      (cell) =>
        position.isWhite(cell) && (all || String(discValue(facts, cell)) === (value ?? 'none')),
    ),
    bands: cellsOf(position).map(({ column, row }) => isLitRow(row) || isLitColumn(column)),
  };
}

test('a number that is pointed at or has the focus lights what it says, and takes its light along', async ({
  board,
  page,
}) => {
  const position = allWhite(5, 5);
  const facts = factsOf(position);
  const move = { column: 5, row: 5, width: 4, height: 3 };
  await board.open(addressOf(position, move));
  const [a, b] = moveNimbers(facts, move);
  const rowsPart = axisPart(board, 'rows');
  const number = (name: string) => board.why.getByRole('button', { name, exact: true }).first();
  await rowsPart.getByRole('button', { name: /^Row 5: Grundy/u }).click();
  await board.park();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => board.shades()).toHaveLength(25);
  const [shades, rims] = [await board.shades(), await board.rims()];
  const changed = (now: readonly string[], before: readonly string[]) =>
    now.map((colours, at) => colours !== before[at]);
  const expectLit = async (words: string) => {
    const { rings, bands } = litWords(words, position, facts);
    expect([...rings, ...bands], words).toContain(true);
    await expect
      .poll(async () => changed(await board.rims(), rims), { message: words })
      .toEqual(rings.map((ring, at) => ring || bands[at]));
    expect(changed(await board.shades(), shades), words).toEqual(bands);
  };
  const expectDark = () => expect.poll(() => board.rims()).toEqual(rims);

  for (const [name, words] of [
    [`x 2 of the rows equals ${facts.rows.x[2]}`, 'rows 1 to 2'],
    [`x 1 of the columns equals ${facts.columns.x[1]}`, 'column 1'],
    [`the move nimber of the columns equals ${b}`, 'columns 2 to 5'],
    [`${a} nim-times ${b} equals ${change(facts, move)}`, 'rows 3 to 5, columns 2 to 5'],
    [`factor ${b}`, 'columns 2 to 5'],
    ['value 1', 'the white discs of value 1'],
    [`the board nimber equals ${facts.boardNimber}`, 'all white discs'],
  ] as const)
    await test.step(`${name}: ${words}`, async () => {
      await expect(number(name)).toHaveAccessibleDescription(words);
      await number(name).hover();
      await expectLit(words);
      await board.park();
      await expectDark();
      await number(name).focus();
      await expectLit(words);
      await number(name).blur();
      await expectDark();
    });
  // What has no button lights too, and so does a number of the strip that opens.
  await axisPart(board, 'columns').getByRole('columnheader', { name: '3', exact: true }).hover();
  await expectLit('column 3');
  await rowsPart.getByRole('button', { name: /^Row 4: Grundy/u }).hover();
  await expectLit('row 4');
  await rowsPart.getByRole('listitem').nth(1).getByRole('button').hover();
  await expectLit('rows 3 to 5');

  await test.step('arrow keys go along a formula, which is one stop of the Tab key', async () => {
    const columnsPart = axisPart(board, 'columns');
    const formula = columnsPart.locator('p button');
    await formula.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(formula.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(formula.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(columnsPart.locator(':focus')).toHaveCount(0);
    // In the strip they go down from g to x. It scrolls there, and not under the pointer.
    await board.park();
    const grundy = rowsPart.getByRole('button', { name: /^Row 4: Grundy/u });
    await grundy.focus();
    await page.keyboard.press('ArrowDown');
    await expect(
      rowsPart
        .getByRole('table')
        .getByRole('button', { name: `x 4 of the rows equals ${facts.rows.x[4]}` }),
    ).toBeFocused();
    await expectLit('rows 1 to 4');
  });

  // Nobody leaves a number that goes away, and its light goes out.
  await board.act('Let go').click();
  await board.park();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const without = await board.shades();
  const goTo = (hash: string) =>
    page.evaluate((address) => {
      location.hash = address;
    }, hash);
  for (const reach of ['hover', 'focus'] as const) {
    await goTo(addressOf(position, move));
    await expect(board.why).toBeVisible();
    await number(`the move nimber of the rows equals ${a}`)[reach]();
    await expect.poll(() => board.shades()).not.toEqual(without);
    await goTo('#/board?rows=5&columns=5');
    await expect(board.why).toHaveCount(0);
    await expect.poll(() => board.shades()).toEqual(without);
  }
});
