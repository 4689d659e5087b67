import { expect, test } from './fixture';

test('back and forward show each board with its answer, without computing', async ({
  solve,
  page,
  workers,
}) => {
  await solve.open();
  for (const [name, answer] of [
    ['P(5) = 8', '8'],
    ['P(100) = 31,395', '31395'],
    ['P(2) = 0', '0'],
  ] as const) {
    await solve.button(name).click();
    await expect(solve.answer).toHaveText(answer);
  }
  const sweeps = await workers.sweepsAsked();
  await page.goBack();
  await expect(solve.answer).toHaveText('31395');
  await expect(solve.size).toHaveValue('100');
  await page.goBack();
  await expect(solve.answer).toHaveText('8');
  await expect(solve.size).toHaveValue('5');
  await page.goForward();
  await page.goForward();
  await expect(solve.answer).toHaveText('0');
  await expect(solve.heading('The 2 × 2 board')).toBeVisible();
  expect(await workers.sweepsAsked()).toBe(sweeps);
});

test('the address follows the fields and survives a reload', async ({ solve, page }) => {
  await solve.open();
  await solve.square.uncheck();
  await solve.rows.fill('30');
  await solve.columns.fill('1,000');
  await solve.more.click();
  await solve.heights.selectOption('Primes: 2, 3, 5, 7, …');
  await expect(page).toHaveURL(/#\/solve\?rows=30&columns=1000&rowLengths=primes$/u);
  await page.reload();
  await expect(solve.rows).toHaveValue('30');
  await expect(solve.columns).toHaveValue('1000');
  await expect(solve.heights).toHaveValue('primes');
  await expect(solve.heights).toBeVisible();
  await expect(solve.answer).toHaveCount(0);
});

test('typing does not fill the history', async ({ solve, page }) => {
  await solve.open('#/solve?rows=5&columns=5');
  const before = await page.evaluate(() => history.length);
  await solve.size.fill('6');
  await expect(page).toHaveURL(/rows=6/u);
  await solve.size.fill('7');
  await expect(page).toHaveURL(/rows=7/u);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await solve.compute.click();
  await expect(solve.answer).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(solve.size).toHaveValue('5');
});

test('a bad value in the address is replaced, and said to be', async ({ solve, page }) => {
  await solve.open('#/solve?rows=abc&columns=7&columnLengths=cubes&colour=red');
  await expect(
    page.getByText('The address asks for rows “abc”, which cannot be used; here it is 5.'),
  ).toBeVisible();
  await expect(
    page.getByText(
      'The address asks for column lengths “cubes”, which cannot be used; here it is square numbers.',
    ),
  ).toBeVisible();
  await expect(solve.rows).toHaveValue('5');
  await expect(solve.columns).toHaveValue('7');
  await expect(page).toHaveURL(/#\/solve\?rows=5&columns=7$/u);
  await solve.rows.fill('6');
  await expect(page.getByText(/which cannot be used/u)).toHaveCount(0);
});

test('a page that does not exist is said not to, and the first one stands in', async ({ page }) => {
  await page.goto('./#/laboratory?rows=7');
  await expect(
    page.getByText('There is no page called “laboratory”; this is the Board page.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('5');
});

test('an address that is typed over the old one is visited', async ({ solve, page }) => {
  await solve.open('#/solve?rows=5&columns=5');
  await page.evaluate(() => {
    location.hash = '#/solve?rows=12&columns=12';
  });
  await expect(solve.size).toHaveValue('12');
  await page.goBack();
  await expect(solve.size).toHaveValue('5');
});
