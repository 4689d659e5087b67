/** Why a move wins or does not, layer by layer: against the rules worked out anew, and what it lights. */
import { expect, test } from './fixture';
import {
  allWhite,
  cellsOf,
  change,
  discValue,
  factsOf,
  isTrue,
  moveNimbers,
  optionsAt,
} from './flipping_game';
import type { Axis, Facts, Move, Position } from './flipping_game';
import type { Locator } from '@playwright/test';

const addressOf = ({ rows, columns }: Position, { column, row, width, height }: Move) =>
  `#/board?rows=${rows}&columns=${columns}&column=${column}&row=${row}&width=${width}&height=${height}`;

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

test('a reader opens the reasons of a move one layer after the other', async ({ board }) => {
  // No first move wins here.
  const start = allWhite(10, 10);
  const facts = factsOf(start);
  const losing = { column: 10, row: 10, width: 9, height: 6 };
  const [a, b] = moveNimbers(facts, losing);
  const product = change(facts, losing);
  const toggle = (name: string) => board.why.getByRole('button', { name, exact: true });
  const region = (name: string) => board.why.getByRole('region', { name, exact: true });

  await test.step('a sentence on a picture', async () => {
    await board.open(addressOf(start, losing));
    await board.act('Why?').click();
    await expect(board.why).toHaveAccessibleName('Why doesn’t this move win?');
    await expect(
      board.why.getByText(
        `the total is 0. This move changes it by ${product}, so ${product} is left: the opponent can win.`,
      ),
    ).toBeVisible();
    const ones = cellsOf(start).filter((cell) => discValue(facts, cell) === 1).length;
    await expect(
      board.why.getByRole('button', { name: `${ones} white discs of value 1: cancel in pairs` }),
    ).toBeVisible();
    await expect(toggle('Show the product')).toHaveCount(0);
  });

  await test.step('the axes, by a button that closes them again', async () => {
    await toggle('Show the axes').press('Enter');
    await expect(toggle('Hide the axes')).toBeFocused();
    await expect(toggle('Hide the axes')).toHaveAttribute('aria-expanded', 'true');
    await expect(region('Rows axis')).toContainText('The move turns rows 5 to 10, with these');
    await expect(region('Rows axis')).toContainText(`${a}.`);
    await expect(region('Columns axis')).toContainText('The move turns columns 2 to 10');
  });

  await test.step('the product', async () => {
    await toggle('Show the product').press('Enter');
    const formulas = await lines(region('The product'));
    expect(formulas[0]).toMatch(new RegExp(`^${a}⊗${b}=(?:.*=)?${product}$`, 'u'));
    expect(formulas.at(-1)).toBe(`${facts.boardNimber}⊕${product}=${product}`);
  });

  for (const [name, one, axis, place] of [
    ['Rows', 'Row', facts.rows, 9],
    ['Columns', 'Column', facts.columns, 10],
  ] as const)
    await test.step(`where a Grundy number of the ${name} comes from`, async () => {
      if (name === 'Rows') await toggle('Show each mex').press('Enter');
      const part = region(name);
      const number = axis.g[place]!;
      const button = part.getByRole('button', { name: `${one} ${place}: Grundy number ${number}` });
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const options = optionsAt(axis, place);
      const shown = await part.getByRole('listitem').allTextContents();
      expect(shown.map((words) => words.replaceAll(/\s/gu, ''))).toEqual(
        options.map(
          ({ length, value }) => `Length${length}:x${place - 1}⊕x${place - length}=${value}`,
        ),
      );
      const values = [...new Set(options.map(({ value }) => value))].sort((p, q) => p - q);
      expect(await lines(part)).toContain(`g${place}=mex{${values.join()}}=${number}`);
      await expect(part.getByText(`The smallest number missing is ${number}.`)).toBeVisible();
      // The focus goes back to the number when it is closed.
      await part.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(button).toBeFocused();
    });

  await test.step('they stay open for another move, and close together', async () => {
    await board.disc(7, 7).click();
    await board.disc(7, 7).press('n');
    await expect(region('Rows axis')).toContainText('The move turns row 7, with this');
    await expect(toggle('Hide each mex')).toBeVisible();
    await toggle('Hide the axes').press('Enter');
    await expect(toggle('Show the axes')).toBeFocused();
    await expect(region('The product')).toHaveCount(0);
  });
});

test('a deep product opens step by step, and each of them is true', async ({ board, page }) => {
  // Both move nimbers are sums of several powers of two.
  const axes = {
    rows: factsOf(allWhite(120, 1)).rows,
    columns: factsOf(allWhite(1, 120)).columns,
  };
  const move = deepMove(axes);
  const [a, b] = moveNimbers(axes, move);
  await board.open(addressOf(allWhite(120, 120), move));
  await board.openReasons();
  const part = board.why.getByRole('region', { name: 'The product' });
  await expect(part.locator('summary').first()).toBeVisible();
  expect((await lines(part))[0]).toMatch(new RegExp(`^${a}⊗${b}=.*=${change(axes, move)}$`, 'u'));
  await part.locator('summary').first().press('Enter');
  // What is in a step comes when it is opened.
  const closed = part.locator('details:not([open]), details:not(:has(> :not(summary)))');
  await expect(async () => {
    await closed.evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    expect(await closed.count()).toBe(0);
  }).toPass();
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
        leaf.querySelector('summary')?.textContent.replaceAll(/\s/gu, '') ?? '',
        leaf.querySelector('p:not(:has(math))')?.textContent ?? '',
      ]),
    );
  for (const [equation = '', rule = ''] of leaves)
    expect(rule, equation).toBe(
      ruleOf(...(equation.split(/[⊗=]/u).map(Number) as [number, number])),
    );

  // On a board of which each disc can be seen, the reasons have a switch for their values.
  await board.open(addressOf(allWhite(5, 5), { column: 4, row: 3, width: 1, height: 3 }));
  await board.why.getByRole('checkbox', { name: 'Show each disc’s value on the board' }).check();
  await expect(board.overlay('Disc values')).toBeChecked();
  await expect(page).toHaveURL(/show=values/u);
});

function ruleOf(p: number, q: number): string {
  const [least, most] = [Math.min(p, q), Math.max(p, q)];
  if (least === 0) return 'A product with 0 is 0.';
  if (least === 1) return 'A product with 1 is the other factor.';
  expect([2, 4, 16]).toContain(most);
  return least < most
    ? `${most} is a Fermat 2-power and the other factor is smaller, so this is the ordinary product.`
    : `${most} is a Fermat 2-power: its square is three halves of it.`;
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
  await board.openReasons();
  const [a, b] = moveNimbers(facts, move);
  const number = (name: string) => board.why.getByRole('button', { name, exact: true }).first();
  const rowsPart = board.why.getByRole('region', { name: 'Rows', exact: true });
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
    ['20 white discs of value 1: cancel in pairs', 'the white discs of value 1'],
    ['3 rows with Grundy number 1: cancel in pairs, one is left over', 'rows 3 to 5'],
    [`factor ${b}`, 'columns 2 to 5'],
    [`${a} nim-times ${b} equals ${change(facts, move)}`, 'rows 3 to 5, columns 2 to 5'],
    [`the nimber of the position equals ${facts.boardNimber}`, 'all white discs'],
    [`x 3 of the rows equals ${facts.rows.x[3]}`, 'rows 1 to 3'],
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
  await rowsPart.getByRole('columnheader', { name: '3', exact: true }).hover();
  await expectLit('row 3');
  await rowsPart.getByRole('button', { name: /^Row 4: Grundy/u }).hover();
  await expectLit('row 4');
  await rowsPart.getByRole('listitem').nth(1).getByRole('button').hover();
  await expectLit('rows 3 to 5');

  await test.step('arrow keys go along a picture, which is one stop of the Tab key', async () => {
    const values = board.why.getByRole('group').first().getByRole('button');
    await values.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(values.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(values.nth(1)).toBeFocused();
    // In the strip they go down from g to x. It scrolls there, and not under the pointer.
    await board.park();
    await rowsPart.getByRole('button', { name: /^Row 4: Grundy/u }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(number(`x 4 of the rows equals ${facts.rows.x[4]}`)).toBeFocused();
    await expectLit('rows 1 to 4');
  });

  // Nobody leaves a number that goes away, and its light goes out.
  const goTo = (hash: string) =>
    page.evaluate((address) => {
      location.hash = address;
    }, hash);
  await goTo('#/board?rows=5&columns=5');
  await expect(board.why).toHaveCount(0);
  await board.park();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const without = await board.shades();
  for (const reach of ['hover', 'focus'] as const) {
    await goTo(addressOf(position, move));
    await expect(board.why).toBeVisible();
    await number(`factor ${b}`)[reach]();
    await expect.poll(() => board.shades()).not.toEqual(without);
    await goTo('#/board?rows=5&columns=5');
    await expect(board.why).toHaveCount(0);
    await expect.poll(() => board.shades()).toEqual(without);
  }
});

test('a term explains itself where it is pointed at or focused, whole in a narrow window', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await board.open(addressOf(allWhite(5, 5), { column: 5, row: 5, width: 4, height: 3 }));
  await board.openReasons();
  const word = board.why.getByRole('button', { name: 'nim-product', exact: true });
  const explanation = page.getByText(/^⊗: the multiplication/u);
  await expect(word).toHaveAccessibleDescription(/^⊗: .* 2 ⊗ 3 = 1/u);

  await word.focus();
  const box = (await explanation.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  await expect(explanation).toBeInViewport({ ratio: 1 });
  // Escape closes it, and lets go of nothing.
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);
  await expect(word).toBeFocused();
  await expect(board.why).toBeVisible();

  // The pointer can go on to the explanation itself.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await word.hover();
  await explanation.hover();
  await expect(explanation).toBeVisible();
  await board.park();
  await expect(explanation).toHaveCount(0);

  // Once it is pressed, its lesson is one step further.
  await word.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/learn\/nim-product\?part=products$/u);
  await expect(page.getByRole('heading', { name: 'Three products' })).toBeInViewport();
});
