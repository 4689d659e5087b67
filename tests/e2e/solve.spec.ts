/** Computing a board, reading the answer, and going on from there. */
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { holdAnswers } from './held_answers';

test('what is wrong is said beside its field, and Compute goes there', async ({ solve, page }) => {
  await solve.open();
  await test.step('a bad size is explained, and stays as it was typed', async () => {
    await solve.size.fill('1,00');
    await expect(solve.size).toHaveAccessibleDescription(
      'Commas and spaces group three digits each, as in 1,000,000.',
    );
    await expect(solve.size).toHaveValue('1,00');
    await solve.size.fill('7');
    await expect(solve.size).toHaveAttribute('aria-invalid', 'false');
    await expect(solve.answerHeading).toHaveText(/^The 7\s× 7 board$/u);
  });
  await test.step('the first bad field gets the focus', async () => {
    await solve.square.uncheck();
    await expect(solve.rows).toHaveValue('7');
    await solve.columns.fill('abc');
    await solve.compute.click();
    await expect(solve.columns).toBeFocused();
    await expect(solve.columns).toHaveAccessibleDescription(/^Enter digits/u);
    await expect(solve.rows).toHaveAttribute('aria-invalid', 'false');
    await solve.rows.fill('100000');
    await solve.columns.fill('50');
  });
  await test.step('behind a closed disclosure too', async () => {
    await solve.rule.click();
    await solve.widths.selectOption('My own list');
    const list = page.getByRole('textbox', { name: 'List of widths' });
    await list.fill('1, x');
    await expect(list).toHaveAccessibleDescription(/“x” isn’t a length/u);
    await solve.rule.click();
    await expect(list).toBeHidden();
    await solve.compute.click();
    await expect(list).toBeFocused();
    await list.fill('1, 3');
  });
  await test.step('so is what the solver itself refuses', async () => {
    await solve.heights.selectOption('All: 1, 2, 3, 4, …');
    await expect(solve.heights).toHaveAccessibleDescription(/^Too many of these lengths fit/u);
    await solve.compute.click();
    await expect(solve.heights).toBeFocused();
  });
});

test('a large board is typed and answered, to the last digit', async ({ solve, page }) => {
  const answer = goldenAnswer(2_351_075);
  await solve.open();
  await solve.size.fill('10^8');
  await expect(page.getByText(/^Keep this tab open and visible/u)).toBeVisible();
  await expect(solve.compute).toHaveAccessibleDescription(/^Takes about .* and .*B of memory/u);
  await solve.size.fill('2,351,075');
  await expect(page.getByText(/^Keep this tab open and visible/u)).toHaveCount(0);
  // A large answer isn't shown before it's requested.
  expect((await page.content()).replace(/\D/gu, '')).not.toContain(answer);
  await solve.compute.click();
  await expect(solve.answer).toHaveText(answer, { timeout: 60_000 });
  await expect(page.getByText(/^Found in /u)).toBeVisible();
  // The estimate disappears with the answer.
  await expect(solve.plan).toHaveCount(0);

  expect(await solve.tableRows()).toHaveLength(12 + 1);
  await solve.button('Show all 259 pairs').click();
  const rows = await solve.tableRows();
  expect(rows).toHaveLength(259 + 1);
  expect(rows.at(-1)).toEqual([answer]);
  await solve.button('Show fewer').click();
  expect(await solve.tableRows()).toHaveLength(12 + 1);

  await test.step('the number is copied as plain digits', async () => {
    await solve.button('Copy the number without commas').click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await solve.size.press('ControlOrMeta+a');
    await solve.size.press('ControlOrMeta+v');
    await expect(solve.size).toHaveValue(answer);
  });
});

test('each kind of board is told in words of its own', async ({ solve, page }) => {
  await solve.open('#/solve?rows=30&columns=40&rowLengths=odd');
  await test.step('none that wins', async () => {
    await solve.button('P(2) = 0').click();
    await expect(solve.answer).toHaveText('0');
    await expect(
      page.getByText(/None of the 4 first moves wins\..*the second has an answer\./u),
    ).toBeVisible();
    await expect(page.getByText(/there is no pair, and the sum is 0/u)).toBeVisible();
    await expect(solve.table).toHaveCount(0);
  });
  await test.step('some that win, and where they come from', async () => {
    await solve.button('P(5) = 8').click();
    await expect(solve.answer).toHaveText('8');
    await expect(
      page.getByText('There are 56 first moves. 8 win: 14.3%, about 1 in 7.'),
    ).toBeVisible();
    expect(await solve.tableRows()).toEqual([['1', '2', '8', '1', '8'], ['8']]);
    const formulas = await page.locator('dl math').allTextContents();
    expect(formulas).toEqual(['XR=1', 'XC=2', 'Γ=XR⊗XC=2']);
  });
  await test.step('rows are not columns', async () => {
    await solve.square.uncheck();
    await solve.rows.fill('6');
    await solve.columns.fill('9');
    await solve.compute.click();
    await expect(solve.answerHeading).toHaveText('The 6 × 9 board');
    await expect(solve.answer).toHaveText('60');
  });
  await test.step('none at all, with other lengths', async () => {
    await solve.heights.selectOption('My own list');
    await page.getByRole('textbox', { name: 'List of heights' }).fill('19, 17');
    await solve.compute.click();
    await expect(
      page.getByText('There is no first move: no length fits this board.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/rowLengths=17,19/u);
  });
});

test('the histograms are read by pointer and by keyboard', async ({ solve, page }) => {
  await solve.solve('#/solve?rows=100&columns=100');
  await solve.showHistograms();
  const rows = page.getByRole('slider', { name: 'Rows axis: move nimber' });
  const reads = (words: string) => expect(rows).toHaveAttribute('aria-valuetext', words);
  await reads('Move nimber 1: 255 moves, pairs with 7 on the other axis');
  await rows.focus();
  await page.keyboard.press('End');
  await reads('Move nimber 7: 56 moves, pairs with 1 on the other axis');
  const columns = page.getByRole('slider', { name: 'Columns axis: move nimber' });
  await columns.scrollIntoViewIfNeeded();
  const box = (await columns.boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await expect(columns).toHaveAttribute('aria-valuenow', '15');
  await expect(page.getByText('Move nimber 15:')).toBeVisible();
});

test('the address names the board, and Back and Forward lead through the answers @firefox', async ({
  solve,
  page,
}) => {
  await test.step('a page that does not exist is said not to', async () => {
    await page.goto('./#/laboratory?rows=7');
    await expect(
      page.getByText('There’s no page “laboratory”. This is the Board page.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Which first moves win?' })).toBeVisible();
  });
  await solve.open('#/solve?rows=4&columns=4');
  await expect(solve.answer).toHaveText('0');
  const before = await page.evaluate(() => history.length);
  await test.step('typing replaces the address and leaves the history alone', async () => {
    for (const size of ['6', '7']) {
      await solve.size.fill(size);
      await expect(page).toHaveURL(new RegExp(`#/solve\\?rows=${size}&columns=${size}$`, 'u'));
    }
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
  await test.step('computing is a step of it', async () => {
    for (const [name, answer] of [
      ['P(5) = 8', '8'],
      ['P(100) = 31,395', '31395'],
      ['P(2) = 0', '0'],
    ] as const) {
      await solve.button(name).click();
      await expect(solve.answer).toHaveText(answer);
    }
    expect(await page.evaluate(() => history.length)).toBe(before + 3);
  });
  await test.step('back and forward show each answer', async () => {
    for (const [way, size, answer] of [
      ['goBack', '100', '31395'],
      ['goBack', '5', '8'],
      ['goForward', '100', '31395'],
    ] as const) {
      await page[way]();
      await expect(solve.size).toHaveValue(size);
      await expect(solve.answer).toHaveText(answer);
    }
  });
  await test.step('an address that is typed over the old one is visited', async () => {
    await page.evaluate(() => {
      location.hash = '#/solve?rows=30&columns=1000&rowLengths=primes';
    });
    await expect(solve.columns).toHaveValue('1000');
    await page.goBack();
    await expect(solve.size).toHaveValue('100');
    await page.goForward();
  });
  await test.step('a reload keeps the board and its answer', async () => {
    await expect(solve.rows).toHaveValue('30');
    await page.reload();
    await expect(solve.rows).toHaveValue('30');
    await expect(solve.columns).toHaveValue('1000');
    await expect(solve.heights).toHaveValue('primes');
    await expect(solve.heights).toBeVisible();
    await expect(solve.answerHeading).toHaveText(/with heights from the primes$/u);
  });
});

const TABS = ['One board', 'The sequence', 'Check my values'];
/** Terms that show an explanation on focus. */
const TERMS = ['nim-sum', 'Grundy numbers', 'nim-product', 'move nimber', 'Γ'];

test('the page is usable by keyboard alone @firefox', async ({ solve, page }) => {
  await solve.open();
  await expect(solve.answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(solve.button('P(N)')).toHaveAccessibleDescription(/how many first moves win/u);
  for (const target of [...TABS.map((name) => page.getByRole('link', { name })), solve.size]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await expect(solve.square).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(solve.columns).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(solve.heading('The 100 × 99 board')).toBeVisible();
  const examples = ['P(1) = 1', 'P(2) = 0', 'P(5) = 8', 'P(100) = 31,395'];
  for (const target of [
    ...[solve.square, solve.compute, solve.rule],
    ...examples.map((name) => solve.button(name)),
    ...[solve.button('Copy the number without commas'), solve.button('Copy link')],
    page.getByRole('link', { name: 'See this board' }),
    page.getByLabel(/^The cloth: rows/u),
  ]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await page.getByRole('button', { name: 'Save as PNG' }).focus();
  for (const target of [
    ...TERMS.map((name) => solve.button(name)),
    page.getByRole('group', { name: 'Pairs of move nimbers that make up the answer' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
});

test('a screen reader finds its way, and hears what happens once', async ({ solve, page }) => {
  const held = await holdAnswers(page);
  await solve.open();
  await expect(solve.heard).toHaveText('P(5) = 8');
  const headings = page.locator('h1, h2, h3');
  await expect
    .poll(() =>
      headings.evaluateAll((all) =>
        all.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      ),
    )
    .toEqual([
      'H1 How many first moves win?',
      'H2 The 5\u00A0× 5 board',
      'H3 The tartan of P(5)',
      'H3 Where it comes from',
      'H3 Every move on each axis',
    ]);

  await held.hold('planBoard');
  await solve.size.fill('100');
  await solve.compute.click();
  await expect(solve.heard).toHaveText('Computing P(100)');
  await test.step('the answer of another board stays meanwhile, under its own name', async () => {
    await expect(solve.answerHeading).toHaveText('The 5 × 5 board');
    await expect(solve.answer).toHaveText('8');
  });
  await solve.button('Pause').click();
  await expect(solve.heard).toHaveText('P(100) is paused');
  await solve.button('Resume').click();
  await expect(solve.heard).toHaveText('Computing P(100)');
  await expect(solve.button('Pause')).toBeFocused();
  await test.step('the focus goes on to the answer when its run is done', async () => {
    await held.release();
    await expect(solve.heard).toHaveText('P(100) = 31,395');
    await expect(solve.answerHeading).toBeFocused();
  });
});
