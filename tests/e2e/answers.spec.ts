import { expect, test } from './fixture';

test('the worked example: P(5) = 8, and where it comes from', async ({ solve, page }) => {
  await solve.solve('#/solve?rows=5&columns=5');
  await expect(solve.answer).toHaveText('8');
  await expect(solve.heading('The 5 × 5 board')).toBeVisible();
  await expect(
    page.getByText('56 first moves are possible; 14.3% of them win, about 1 in 7.'),
  ).toBeVisible();
  await expect(page.getByText(/^Found in /u)).toBeVisible();
  expect(await solve.tableRows()).toEqual([['1', '2', '8', '1', '8'], ['8']]);
  const formulas = await page.locator('dl math').allTextContents();
  expect(formulas).toEqual(['XT=1', 'XS=2', 'Γ=XT⊗XS=2']);
});

test('one click on an example fills the form and computes', async ({ solve, page }) => {
  await solve.open('#/solve?rows=30&columns=40&rowLengths=odd');
  for (const [name, answer] of [
    ['P(1) = 1', '1'],
    ['P(2) = 0', '0'],
    ['P(5) = 8', '8'],
    ['P(100) = 31,395', '31395'],
  ] as const) {
    await solve.button(name).click();
    await expect(solve.answer).toHaveText(answer);
  }
  await expect(solve.size).toHaveValue('100');
  await expect(page).toHaveURL(/#\/solve\?rows=100&columns=100$/u);
});

test('Γ = 0: no first move wins, and why', { tag: '@chromium' }, async ({ solve, page }) => {
  await solve.solve('#/solve?rows=2&columns=2');
  await expect(solve.answer).toHaveText('0');
  await expect(
    page.getByText(
      /No first move wins, out of 4 possible ones\..*the second player has an answer and wins\./u,
    ),
  ).toBeVisible();
  await expect(page.getByText(/there is no pair, and the sum is 0/u)).toBeVisible();
  await expect(solve.table).toHaveCount(0);
});

test(
  'a board of one disc: the only first move wins',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await solve.solve('#/solve?rows=1&columns=1');
    await expect(solve.answer).toHaveText('1');
    await expect(page.getByText('One first move is possible, and it wins.')).toBeVisible();
  },
);

test('rows and columns are not the same thing', { tag: '@chromium' }, async ({ solve }) => {
  await solve.open();
  await solve.square.uncheck();
  for (const [rows, columns, answer] of [
    ['6', '9', '60'],
    ['9', '6', '76'],
  ] as const) {
    await solve.rows.fill(rows);
    await solve.columns.fill(columns);
    await solve.compute.click();
    await expect(solve.heading(`The ${rows} × ${columns} board`)).toBeVisible();
    await expect(solve.answer).toHaveText(answer);
    await expect(solve.page.getByText(`P(${rows}, ${columns}) =`, { exact: true })).toBeVisible();
  }
});

test('an answer above 2⁵³, with all of its 259 pairs', { tag: '@chromium' }, async ({ solve }) => {
  await solve.solve('#/solve?rows=2351075&columns=2351075');
  await expect(solve.answer).toHaveText('10672782847090977');
  expect(await solve.tableRows()).toHaveLength(12 + 1);
  await solve.button('Show all 259 pairs').click();
  const rows = await solve.tableRows();
  expect(rows).toHaveLength(259 + 1);
  let sum = 0n;
  for (const [, , rowMoves = '', columnMoves = '', product = ''] of rows.slice(0, -1)) {
    expect(BigInt(rowMoves) * BigInt(columnMoves)).toBe(BigInt(product));
    sum += BigInt(product);
  }
  expect(rows.at(-1)).toEqual([String(sum)]);
  expect(sum).toBe(10672782847090977n);
  await solve.button('Show fewer').click();
  expect(await solve.tableRows()).toHaveLength(12 + 1);
});

test('a million rows and columns, typed with commas', async ({ solve, page }) => {
  await solve.open();
  await solve.size.fill('1,000,000');
  await expect(solve.plan).toContainText('1.61 billion pairs of work, about');
  await solve.compute.click();
  await expect(solve.answer).toHaveText('3996390106631', { timeout: 50_000 });
  await expect(
    page.getByText(
      '627,403,651,513,215,000 first moves are possible; 0.000637% of them win, about 1 in 157,000.',
    ),
  ).toBeVisible();
});

test('nothing shows a large answer before it was asked for', async ({ solve, page }) => {
  await solve.open('#/solve?rows=1000000&columns=1000000');
  await expect(solve.plan).toBeVisible();
  expect(await page.content()).not.toMatch(/3[., ]?996[., ]?390/u);
});

test(
  'other families: a list, and a board without any first move',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await solve.open();
    await solve.more.click();
    await solve.heights.selectOption('A list of my own');
    await page.getByRole('textbox', { name: 'List of heights' }).fill('9, 7');
    await solve.compute.click();
    await expect(page.getByText('There is no first move at all')).toBeVisible();
    await expect(page.getByText('Heights: 7, 9. Widths: square numbers.')).toBeVisible();
    await expect(page.getByText('No length fits this axis, so it has no choices.')).toBeVisible();
    await expect(page).toHaveURL(/rowLengths=7,9/u);
    await solve.heights.selectOption('All: 1, 2, 3, 4, …');
    await solve.compute.click();
    await expect(page.getByText('Heights: all lengths. Widths: square numbers.')).toBeVisible();
  },
);

test('the number is copied as plain digits', { tag: '@chromium' }, async ({ solve, page }) => {
  await solve.solve('#/solve?rows=1000&columns=1000');
  await page.getByRole('button', { name: /^Copy/u }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1869203');
});

test('where the page may not copy, the plain digits are selected for the reader', async ({
  solve,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await solve.solve('#/solve?rows=1000&columns=1000');
  await page.getByRole('button', { name: /^Copy/u }).click();
  await expect(page.getByText(/The number is selected/u)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('1869203');
});

test('a clipboard that refuses is no different', async ({ solve, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await solve.solve('#/solve?rows=5&columns=5');
  await page.getByRole('button', { name: /^Copy/u }).click();
  await expect(page.getByText(/The number is selected/u)).toBeVisible();
});

test('the histograms are read by pointer and by keyboard', async ({ solve, page }) => {
  await solve.solve('#/solve?rows=100&columns=100');
  const rows = page.getByRole('slider', { name: 'Rows axis: move nimber' });
  await expect(rows).toHaveAttribute(
    'aria-valuetext',
    'Move nimber 1: 255 choices, pairs with 7 on the other axis',
  );
  await rows.focus();
  await page.keyboard.press('End');
  await expect(rows).toHaveAttribute(
    'aria-valuetext',
    'Move nimber 7: 56 choices, pairs with 1 on the other axis',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveAttribute('aria-valuenow', '6');
  await page.keyboard.press('Home');
  await expect(rows).toHaveAttribute('aria-valuetext', 'Move nimber 0: 0 choices');
  await page.keyboard.press('n');
  await expect(rows).toHaveAttribute('aria-valuenow', '1');

  const columns = page.getByRole('slider', { name: 'Columns axis: move nimber' });
  await page.getByRole('button', { name: 'Next pair' }).last().click();
  await expect(columns).toHaveAttribute('aria-valuenow', '5');
  const box = await columns.boundingBox();
  if (box === null) throw new Error('The chart is not shown.');
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await expect(columns).toHaveAttribute('aria-valuenow', '15');
  await expect(page.getByText('Move nimber 15:')).toBeVisible();
});
