/** Why a rectangle wins or does not: every number of it against the rules worked out anew. */
import { expect, ofCase, test } from './fixture';
import {
  allWhite,
  cellsOf,
  change,
  discValue,
  factsOf,
  flipped,
  isAt,
  isTrue,
  isWin,
  mex,
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

/** A row of the axis' table, without its heading. */
async function strip(part: Locator, row: number): Promise<number[]> {
  const cells = await part
    .getByRole('table')
    .getByRole('row')
    .nth(row)
    .locator('th, td')
    .evaluateAll((all) => all.slice(1).map(({ textContent }) => Number(textContent)));
  return cells;
}

async function expectAxis(
  board: BoardPage,
  name: 'rows' | 'columns',
  axis: Axis,
  from: number,
  to: number,
): Promise<void> {
  const part = axisPart(board, name);
  const one = name === 'rows' ? 'row' : 'column';
  const letter = name === 'rows' ? 'T' : 'S';
  await expect(
    part.getByText(
      from === to
        ? `The rectangle covers ${one} ${to}.`
        : `The rectangle covers ${one}s ${from} to ${to}.`,
    ),
  ).toBeVisible();
  expect(await strip(part, 0)).toEqual([...axis.x.keys()]);
  expect((await strip(part, 1)).slice(1)).toEqual(axis.g.slice(1));
  expect(await strip(part, 2)).toEqual(axis.x);
  // What is covered stands out among the positions.
  const weights = await part
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((head) => Number(getComputedStyle(head).fontWeight)));
  expect([...weights.keys()].filter((position) => weights[position]! > 400)).toEqual(
    Array.from({ length: to - from + 1 }, (_, place) => from + place),
  );
  const [before, after] = [axis.x[from - 1]!, axis.x[to]!];
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
  await expect(board.why).toHaveAccessibleName(
    wins ? 'Why does this move win?' : 'Why does this move not win?',
  );
  await expectAxis(board, 'rows', facts.rows, move.row - move.height + 1, move.row);
  await expectAxis(board, 'columns', facts.columns, move.column - move.width + 1, move.column);

  const [a, b] = moveNimbers(facts, move);
  const product = change(facts, move);
  const { boardNimber } = facts;
  const leaves = boardNimber ^ product;
  const full = cellsOf(position).every(position.isWhite);
  expect((await lines(board.why))[0]).toBe(
    `${full ? 'Γ' : 's'}⊕(${a}⊗${b})=${boardNimber}⊕${product}=${leaves}`,
  );
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
  expect(leaves === 0).toBe(wins);

  const part = board.why.getByRole('region', { name: 'What the rectangle changes' });
  expect((await lines(part))[0]).toBe(`${a}⊗${b}=${product}`);
  for (const line of await lines(part)) expect(isTrue(line), line).toBe(true);

  await expectBoardNimber(board, position, facts, full);
}

async function expectBoardNimber(
  board: BoardPage,
  position: Position,
  facts: Facts,
  full: boolean,
): Promise<void> {
  const part = board.why.getByRole('region', { name: 'What the board is worth' });
  const counts = new Map<number, number>();
  for (const cell of cellsOf(position).filter(position.isWhite)) {
    const value = discValue(facts, cell);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([one], [other]) => one - other);
  const rows = await part
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent)),
    );
  expect(rows).toEqual(
    sorted.map(([value, discs]) => [
      String(value),
      String(discs),
      discs % 2 === 1 ? 'odd: counts' : 'even: cancels',
    ]),
  );
  const [line = ''] = await lines(part);
  const [symbol, ...sides] = line.split('=');
  expect(symbol).toBe(full ? 'Γ' : 's');
  expect(sides.at(-1)).toBe(String(facts.boardNimber));
  if (sides.length > 1) expect(isTrue(sides.join('=')), line).toBe(true);
}

for (const [place, [rows, columns]] of (
  [
    [5, 5],
    [10, 10],
    [28, 25],
  ] as const
).entries())
  test(`the reasons on the ${rows} × ${columns} board`, ofCase(place), async ({ board }) => {
    const opening = allWhite(rows, columns);
    const first = factsOf(opening);
    const losing = first.legal.filter((move) => !isWin(first, move)).at(-1)!;
    await board.open(addressOf(opening, losing));
    await expectWhy(board, opening, first, losing);

    // Where no first move wins, one does after a bad one.
    const isLost = first.winning.length === 0;
    if (isLost) await board.act('Flip it').click();
    const position = isLost ? flipped(opening, losing) : opening;
    const facts = isLost ? factsOf(position) : first;
    const winning = facts.winning.at(-1)!;
    await board.list
      .getByRole('button', {
        name: new RegExp(`^${winning.width} wide × ${winning.height} high:`, 'u'),
      })
      .click();
    await board.list.getByRole('listbox').press('End');
    await expect(board.corner).toHaveAccessibleName(`Column ${winning.column}, row ${winning.row}`);
    await expectWhy(board, position, facts, winning);
  });

test(
  'every Grundy number opens: its options, and the first number missing',
  { tag: '@chromium' },
  async ({ board, page }) => {
    const position = allWhite(28, 25);
    const facts = factsOf(position);
    await board.open(addressOf(position, { column: 16, row: 15, width: 9, height: 10 }));
    for (const [name, one, axis, places] of [
      ['rows', 'Row', facts.rows, [1, 3, 15, 28]],
      ['columns', 'Column', facts.columns, [1, 4, 16, 25]],
    ] as const) {
      const part = axisPart(board, name);
      const letter = name === 'rows' ? 'T' : 'S';
      for (const place of places) {
        const number = axis.g[place]!;
        const button = part.getByRole('button', {
          name: `${one} ${place}: Grundy number ${number}. Show where it comes from`,
        });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(part.getByRole('heading', { level: 4 })).toHaveText(`${one} ${place}`);
        const options = optionsAt(axis, place);
        const shown = await part.getByRole('listitem').allTextContents();
        expect(shown.map((words) => words.replaceAll(/\s/gu, ''))).toEqual(
          options.map(
            ({ length, value }) =>
              `Length${length}:x${place - 1}${letter}⊕x${place - length}${letter}=${value}`,
          ),
        );
        const values = [...new Set(options.map(({ value }) => value))].sort((p, q) => p - q);
        expect(mex(values)).toBe(number);
        expect(await lines(part)).toContain(`g${place}${letter}=mex{${values.join()}}=${number}`);
        await expect(
          part.getByText(`The first number missing among them is ${number}.`),
        ).toBeVisible();
      }
      await part.getByRole('button', { name: 'Close' }).click();
      await expect(part.getByRole('heading', { level: 4 })).toHaveCount(0);
    }

    // The same by the keyboard: one stop, arrows from number to number.
    const part = axisPart(board, 'columns');
    const grundy = (place: number) =>
      part.getByRole('button', { name: new RegExp(`^Column ${place}: Grundy`, 'u') });
    await expect(part.locator('td button[tabindex="0"]')).toHaveCount(1);
    await grundy(16).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(grundy(15)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('heading', { level: 4 })).toHaveText('Column 15');
    await expect(grundy(15)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('heading', { level: 4 })).toHaveCount(0);
    await page.keyboard.press('Space');
    const close = part.getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(0);
  },
);

test('the focus goes back to its number when a mex is closed', async ({ board, page }) => {
  await board.open(addressOf(allWhite(5, 5), { column: 4, row: 3, width: 1, height: 3 }));
  const part = axisPart(board, 'columns');
  const number = part.getByRole('button', { name: /^Column 4: Grundy/u });
  await number.press('Enter');
  await part.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(number).toHaveAttribute('aria-expanded', 'false');
  await expect(number).toBeFocused();
});

test(
  'a product opens step by step down to Fermat powers, and every step is true',
  { tag: '@chromium' },
  async ({ board, page }) => {
    const position = allWhite(120, 120);
    const facts = { rows: rowsOf(120), columns: columnsOf(120) };
    const move = deepMove(facts);
    const [a, b] = moveNimbers(facts, move);
    await board.open(addressOf(position, move));
    const part = board.why.getByRole('region', { name: 'What the rectangle changes' });
    await expect(part.locator('summary').first()).toBeVisible();
    expect((await lines(part))[0]).toBe(`${a}⊗${b}=${change(facts, move)}`);

    // By mouse and by keyboard in turns, until there is nothing left to open.
    const closed = part.locator('details:not([open]) > summary').locator('visible=true');
    let steps = 0;
    while ((await closed.count()) > 0) {
      if (steps % 2 === 0) await closed.first().click();
      else {
        await closed.first().focus();
        await page.keyboard.press('Enter');
      }
      steps += 1;
      expect(steps).toBeLessThan(100);
    }
    expect(steps).toBeGreaterThan(4);

    const summaries = (await part.locator('summary').allTextContents()).map((words) =>
      words.replaceAll(/\s/gu, ''),
    );
    for (const equation of [...summaries, ...(await lines(part))])
      expect(isTrue(equation), equation).toBe(true);
    // What does not open further says its rule, and the rule is the right one.
    const leaves = await part
      .locator('details:not(:has(details))')
      .evaluateAll((all) =>
        all.map((leaf) => [
          leaf.querySelector('summary math')?.textContent.replaceAll(/\s/gu, '') ?? '',
          leaf.querySelector('p')?.textContent ?? '',
        ]),
      );
    expect(leaves.length).toBeGreaterThan(3);
    for (const [equation = '', rule = ''] of leaves) {
      const [p, q] = equation.split(/[⊗=]/u).map(Number) as [number, number];
      const [least, most] = [Math.min(p, q), Math.max(p, q)];
      const isFermat = [2, 4, 16].includes(most);
      const expected =
        least === 0
          ? 'a product with 0 is 0'
          : least === 1
            ? 'a product with 1 is the other factor'
            : isFermat && least < most
              ? `${most} is a Fermat power and the other factor is smaller: the ordinary product`
              : isFermat
                ? `${most} is a Fermat power: its square is three halves of it`
                : 'a rule that ends here';
      expect(rule, equation).toBe(expected);
    }
  },
);

const rowsOf = (rows: number) => factsOf(allWhite(rows, 1)).rows;
const columnsOf = (columns: number) => factsOf(allWhite(1, columns)).columns;

/** A rectangle of which both move nimbers are sums of several powers of two. */
function deepMove(facts: Pick<Facts, 'rows' | 'columns'>): Move {
  const isDeep = (nimber: number) => nimber > 4 && (nimber & (nimber - 1)) !== 0;
  const [column, width] = choiceOf(facts.columns, isDeep);
  const [row, height] = choiceOf(facts.rows, isDeep);
  return { column, row, width, height };
}

function choiceOf({ x, lengths }: Axis, isWanted: (nimber: number) => boolean): [number, number] {
  for (let to = x.length - 1; to > 0; to -= 1)
    for (const length of lengths)
      if (length <= to && isWanted(x[to]! ^ x[to - length]!)) return [to, length];
  throw new Error('This axis has no such choice.');
}

test('pointing at a number lights the board, and so does the focus', async ({ board }) => {
  const position = allWhite(5, 5);
  const facts = factsOf(position);
  const move = { column: 5, row: 5, width: 4, height: 3 };
  await board.open(addressOf(position, move));
  await expect(board.why).toBeVisible();
  await board.park();
  await expect.poll(() => board.shades()).toHaveLength(25);
  const dark = await board.shades();
  const lit = async () => {
    const shades = await board.shades();
    return cellsOf(position)
      .filter((_, place) => shades[place] !== dark[place])
      .map(({ column, row }) => `${column} ${row}`);
  };
  const cells = (test_: (column: number, row: number) => boolean) =>
    cellsOf(position)
      .filter(({ column, row }) => test_(column, row))
      .map(({ column, row }) => `${column} ${row}`);

  const [rowsPart, columnsPart] = [axisPart(board, 'rows'), axisPart(board, 'columns')];
  const product = board.why.getByRole('region', { name: 'What the rectangle changes' });
  const number = (part: Locator, name: string) =>
    part.getByRole('button', { name, exact: true }).first();
  const [a, b] = moveNimbers(facts, move);
  const changed = change(facts, move);
  await rowsPart.getByRole('button', { name: /^Row 5: Grundy/u }).click();
  const length3 = rowsPart.getByRole('listitem').nth(1).getByRole('button');
  const inRectangle = cells((column, row) => column > 1 || row > 2);

  for (const [what, target, expected] of [
    [
      'x5 of the rows',
      number(rowsPart, `x 5 of the rows equals ${facts.rows.x[5]}`),
      cells(() => true),
    ],
    [
      'x2 of the rows',
      number(rowsPart, `x 2 of the rows equals ${facts.rows.x[2]}`),
      cells((_, row) => row <= 2),
    ],
    [
      'the move nimber of the rows',
      number(rowsPart, `the move nimber of the rows equals ${a}`),
      cells((_, row) => row > 2),
    ],
    ['length 3 of the mex', length3, cells((_, row) => row > 2)],
    [
      'x1 of the columns',
      number(columnsPart, `x 1 of the columns equals ${facts.columns.x[1]}`),
      cells((column) => column === 1),
    ],
    [
      'the move nimber of the columns',
      number(columnsPart, `the move nimber of the columns equals ${b}`),
      cells((column) => column > 1),
    ],
    ['a factor', number(product, `factor ${b}`), cells((column) => column > 1)],
    ['the product', number(product, `${a} nim-times ${b} equals ${changed}`), inRectangle],
    [
      'what is left',
      number(board.why, `the move leaves ${facts.boardNimber ^ changed}`),
      inRectangle,
    ],
    [
      'the Grundy number of row 4',
      rowsPart.getByRole('button', { name: /^Row 4: Grundy/u }),
      cells((_, row) => row === 4),
    ],
  ] as const)
    await test.step(what, async () => {
      await target.hover();
      await expect.poll(lit).toEqual(expected);
      await board.park();
      await expect.poll(lit).toEqual([]);
      await target.focus();
      await expect.poll(lit).toEqual(expected);
      await target.blur();
      await expect.poll(lit).toEqual([]);
    });

  // What has no button of its own lights too.
  const table = columnsPart.getByRole('table');
  for (const [row, place, expected] of [
    [0, 3, cells((column) => column === 3)],
    [2, 3, cells((column) => column <= 3)],
  ] as const) {
    await table
      .getByRole('row')
      .nth(row)
      .locator('th, td')
      .nth(place + 1)
      .hover();
    await expect.poll(lit).toEqual(expected);
    await board.park();
    await expect.poll(lit).toEqual([]);
  }
});

for (const [place, how] of (['pointed at', 'held by the focus'] as const).entries())
  test(
    `a number ${how} that goes away takes its light along`,
    ofCase(place),
    async ({ board, page }) => {
      await board.open('#/board?rows=5&columns=5&mode=explore');
      await board.park();
      const dark = await board.shades();
      await board.disc(5, 5).click();
      await board.rectangle(4, 3).click();
      const rowsPart = axisPart(board, 'rows');
      for (const number of [
        board.why.getByRole('button', { name: /^the move nimber of the rows/u }).first(),
        rowsPart.getByRole('button', { name: /^x 5 of the rows/u }).first(),
        rowsPart.getByRole('button', { name: /^Row 4: Grundy/u }),
      ]) {
        await expect(board.why).toBeVisible();
        await board.park();
        const unlit = await board.shades();
        if (place === 0) await number.hover();
        else await number.focus();
        await expect.poll(() => board.shades()).not.toEqual(unlit);
        await page.keyboard.press('ControlOrMeta+z');
        await page.keyboard.press('ControlOrMeta+z');
        await expect(board.why).toHaveCount(0);
        await expect.poll(() => board.shades()).toEqual(dark);
        await page.keyboard.press('ControlOrMeta+y');
        await page.keyboard.press('ControlOrMeta+y');
      }
    },
  );

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

for (const [place, [position, move]] of (
  [
    [allWhite(5, 5), { column: 5, row: 5, width: 4, height: 3 }],
    // From the first row and column on: x₀ comes from nowhere.
    [allWhite(10, 10), { column: 9, row: 10, width: 9, height: 10 }],
  ] as const
).entries())
  test(
    `every number lights what it says: ${position.rows} × ${position.columns}`,
    ofCase(place),
    async ({ board, page }) => {
      await board.open(addressOf(position, move));
      const facts = factsOf(position);
      await expect(board.why).toBeVisible();
      for (const strip of await board.why.getByRole('table', { name: /^Grundy numbers/u }).all())
        await strip.locator('[aria-expanded]').last().click();
      await expect(board.why.getByRole('button', { name: 'Close' })).toHaveCount(2);
      await board.why.locator('details').evaluateAll((parts) => {
        for (const part of parts) (part as HTMLDetailsElement).open = true;
      });
      await board.park();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect.poll(() => board.shades()).toHaveLength(cellsOf(position).length);
      const [shades, rims] = [await board.shades(), await board.rims()];

      // Those of the strips are many and alike.
      const targets = page.locator(
        '[aria-labelledby=position-heading] dd button, [aria-labelledby=why-heading] :is(button[title]:not(table:has(caption) *), summary)',
      );
      const count = await targets.count();
      expect(count).toBeGreaterThan(25);
      for (let index = 0; index < count; index += 1) {
        const target = targets.nth(index);
        await expect(target).toHaveAccessibleName(/^(?!row|column).*\d/u);
        const words = (await target.getAttribute('title')) ?? '';
        const { rings, bands } = litWords(
          words.toLowerCase().replace(/^white/u, 'all white'),
          position,
          facts,
        );
        expect([...rings, ...bands], words).toContain(true);
        await target.focus();
        const changed = (now: readonly string[], before: readonly string[]) =>
          now.map((colours, at) => colours !== before[at]);
        await expect
          .poll(async () => changed(await board.rims(), rims), { message: words })
          .toEqual(rings.map((ring, at) => ring || bands[at]));
        // Where discs are large, the rings do not reach so far.
        if (position.rows === 5)
          expect(changed(await board.shades(), shades), words).toEqual(bands);
        await target.blur();
      }

      const numbers = await board.why
        .locator('table:not(:has(caption)) td button')
        .evaluateAll((all) =>
          all.map((number) => [number.ariaLabel, number.getAttribute('title')]),
        );
      const counts = new Map<number, number>();
      for (const cell of cellsOf(position).filter(position.isWhite)) {
        const value = discValue(facts, cell);
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      expect(numbers).toEqual(
        [...counts]
          .sort(([one], [other]) => one - other)
          .flatMap(([value, discs]) => [
            [`value ${value}`, `the white discs of value ${value}`],
            [
              `${discs} white ${discs === 1 ? 'disc' : 'discs'} of value ${value}`,
              `the white discs of value ${value}`,
            ],
          ]),
      );
      const [a, b] = moveNimbers(facts, move);
      const covered = (name: string, from: number, to: number) =>
        from === to ? `${name} ${to}` : `${name}s ${from} to ${to}`;
      const rows = covered('row', move.row - move.height + 1, move.row);
      const columns = covered('column', move.column - move.width + 1, move.column);
      const nimber = [`the board nimber equals ${facts.boardNimber}`, 'all white discs'];
      expect(
        await board.why
          .locator('p')
          .filter({ has: page.locator('button') })
          .first()
          .locator('button')
          .evaluateAll((all) =>
            all.map((number) => [number.ariaLabel, number.getAttribute('title')]),
          ),
      ).toEqual([
        nimber,
        [`the move nimber of the rows equals ${a}`, rows],
        [`the move nimber of the columns equals ${b}`, columns],
        nimber,
        [`${a} nim-times ${b} equals ${change(facts, move)}`, `${rows}, ${columns}`],
        [
          `the move leaves ${facts.boardNimber ^ change(facts, move)}`,
          `all white discs, ${rows}, ${columns}`,
        ],
      ]);
    },
  );

test('a formula is one stop of the Tab key, and arrow keys go along it', async ({
  board,
  page,
}) => {
  const position = allWhite(28, 25);
  const facts = factsOf(position);
  const move = { column: 25, row: 28, width: 25, height: 28 };
  await board.open(addressOf(position, move));
  const part = axisPart(board, 'rows');
  await expect(part).toBeVisible();
  const names = await part
    .locator('p button')
    .evaluateAll((all) => all.map((number) => number.ariaLabel));
  const x = `x 28 of the rows equals ${facts.rows.x[28]}`;
  // x₀ comes from no row, and is none to point at.
  expect(names).toEqual([x, x, `the move nimber of the rows equals ${facts.rows.x[28]}`]);
  const number = (place: number) => part.locator('p button').nth(place);
  await expect(number(0)).toHaveAccessibleDescription('rows 1 to 28');
  await number(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(number(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(number(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(number(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await expect(part.locator('table :focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(number(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part.locator(':focus')).toHaveCount(0);

  // In the strip the arrows go down from g to x, and light what it sums up.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const inStrip = part.getByRole('table').getByRole('button', { name: x, exact: true });
  await expect(inStrip).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const before = part
    .getByRole('table')
    .getByRole('button', { name: `x 27 of the rows equals ${facts.rows.x[27]}`, exact: true });
  await expect(before).toBeFocused();
  await expect(before).toHaveAccessibleDescription('rows 1 to 27');
});

test('each symbol is explained where it first appears', async ({ board }) => {
  const position = allWhite(8, 8);
  const move = { column: 4, row: 4, width: 4, height: 3 };
  await board.open(addressOf(position, move));
  const facts = factsOf(position);
  expect(facts.boardNimber).toBe(0);
  const left = change(facts, move);
  await expect(
    board.why.getByText(`It does not win because it leaves ${left}: that is not 0,`),
  ).toBeVisible();
  await expect(board.why.getByText(/^Γ is the board nimber, ⊕ the nim-sum/u)).toBeVisible();
  await expect(
    axisPart(board, 'rows').getByText(/^g is the Grundy number .* x the nim-sum .* T marks/u),
  ).toBeVisible();
  await expect(axisPart(board, 'columns').getByText(/S marks the columns axis/u)).toBeVisible();
  await board.act('Flip it').click();
  await board.disc(8, 8).click();
  await board.rectangle(1, 1).click();
  await expect(board.why.getByText(/^s is the board nimber of this position/u)).toBeVisible();
});

test('pointing at a rectangle lights nothing that stays', async ({ board }) => {
  const position = allWhite(5, 5);
  await board.open(addressOf(position, { column: 5, row: 5, width: 4, height: 3 }));
  await expect(board.why).toBeVisible();
  await board.park();
  const dark = await board.shades();
  await board.why.getByRole('button', { name: /^the move leaves/u }).click();
  await expect.poll(() => board.shades()).not.toEqual(dark);
  // Letting go takes the reasons away, and their light with them.
  await board.act('Let go').press('Enter');
  await expect(board.why).toHaveCount(0);
  await board.disc(1, 1).focus();
  await board.page.keyboard.press('Escape');
  await board.park();
  await board.entry('Start').click();
  const again = await board.shades();
  await board.reload();
  await expect.poll(() => board.shades()).toEqual(again);
});

test(
  'each disc’s value and the Grundy numbers can stand on the board, and stay',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await board.open('#/board?rows=6&columns=9');
    const facts = factsOf(allWhite(6, 9));
    await board.park();
    const bare = await board.picture();
    const values = board.overlay('Disc values');
    await values.check();
    await expect.poll(() => board.picture()).not.toBe(bare);
    for (const cell of cellsOf({ rows: 6, columns: 9 }))
      expect((await board.discNames())[(cell.row - 1) * 9 + cell.column - 1]).toContain(
        `white, value ${discValue(facts, cell)}`,
      );
    const withValues = await board.picture();
    await board.overlay('Grundy numbers').check();
    await expect.poll(() => board.picture()).not.toBe(withValues);
    const withBoth = await board.picture();
    await board.reload();
    await expect(values).toBeChecked();
    await expect(board.overlay('Grundy numbers')).toBeChecked();
    await expect.poll(() => board.picture()).toBe(withBoth);
    await expect(page).toHaveURL(/&show=values,grundy$/u);
    await values.press('Space');
    await board.overlay('Grundy numbers').press('Space');
    await expect.poll(() => board.picture()).toBe(bare);
    await expect(board.disc(1, 1)).not.toHaveAccessibleName(/value/u);

    // The reasons have a switch for the values too.
    await board.disc(9, 6).click();
    await board.rectangle(1, 1).click();
    await board.why.getByRole('checkbox', { name: 'Show each disc’s value on the board' }).check();
    await expect(values).toBeChecked();
    await expect(board.disc(9, 6)).toHaveAccessibleName(/value/u);
    expect(facts.legal.some(isAt({ column: 9, row: 6 }))).toBe(true);
  },
);
