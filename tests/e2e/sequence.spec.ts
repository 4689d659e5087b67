/** Whole sequences on the Solve page: computing, plotting, listing, saving, and comparing them with one's own. */
import { expect, test } from './fixture';
import { save } from './saved_file';
import { KNOWN, SequencePage } from './sequence_page';

test('a sequence is asked for, listed as it is known, and saved', async ({ page }) => {
  const sequence = new SequencePage(page);
  await page.goto('./#/solve');
  await sequence.tab.click();
  await sequence.size.fill('0');
  await sequence.compute.click();
  await expect(sequence.size).toBeFocused();
  await expect(sequence.size).toHaveAccessibleDescription(/^Enter a whole number from 1 to /u);
  await sequence.size.fill('100');
  await sequence.compute.click();
  await expect(page.getByRole('heading', { name: 'P(1) to P(100)' })).toBeVisible();
  await sequence.expectQuery(/&sequence=100$/u);
  await page.getByText('Table of the values').click();
  const first = KNOWN.slice(0, 50);
  await expect
    .poll(() => sequence.rows())
    .toEqual(first.map(({ n, winning, nimber }) => [String(n), winning, nimber]));
  const zeros = KNOWN.filter(({ winning }) => winning === '0').length;
  await expect(
    page.getByText(`${zeros} of these 100 boards have P(n) = 0: no first move wins there.`),
  ).toBeVisible();

  await test.step('as files', async () => {
    const csv = await save(page, sequence.button('CSV'));
    expect(csv.name).toBe('flipping-game-100.csv');
    expect(csv.bytes.toString('utf8')).toContain('\n5,8,2\n');
    const { name, bytes } = await save(page, sequence.button('JSON'));
    expect(name).toBe('flipping-game-100.json');
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ tartan: 'sequence' });
  });
  await test.step('a long one is cancelled and started again, while the other is shown', async () => {
    await sequence.size.fill('10^7');
    await sequence.compute.click();
    await sequence.button('Cancel').click();
    await expect(page.getByText('P(1) to P(10,000,000): cancelled.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'P(1) to P(100)' })).toBeVisible();
    await sequence.button('Try again').press('Enter');
    await expect(sequence.button('Cancel')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sequence.button('Try again')).toBeFocused();
  });
});

test('each part has a tab and an address, and stays as it was left', async ({ page, solve }) => {
  const sequence = new SequencePage(page);
  const board = page.getByRole('link', { name: 'One board' });
  await sequence.open('sequence=100&scale=log');
  await expect(sequence.tab).toHaveAttribute('aria-current', 'true');
  await test.step('the rule is one for all of them', async () => {
    await solve.rule.click();
    await solve.heights.selectOption('Odd: 1, 3, 5, 7, …');
    await sequence.checkTab.click();
    await expect(solve.heights).toHaveValue('odd');
    await sequence.checkValues('1\n2');
    await expect(page.getByText('Heights: odd numbers. Widths: square numbers.')).toBeVisible();
    await expect(page).toHaveURL(/&rowLengths=odd&part=check$/u);
  });
  await test.step('a board is computed in its own part alone', async () => {
    await expect(solve.answer).toHaveCount(0);
    await board.click();
    await expect(solve.answerHeading).toHaveText(/with heights from the odd numbers$/u);
  });
  await test.step('and the others are as they were', async () => {
    await sequence.tab.press('Enter');
    await expect(sequence.plot).toBeVisible();
    await sequence.expectQuery(/&sequence=100&scale=log$/u);
    await sequence.checkTab.press('Enter');
    await expect(sequence.values).toHaveValue('1\n2');
    await page.reload();
    await expect(sequence.values).toHaveValue('1\n2');
  });
});

test('the plot is read and zoomed by keyboard and pointer, and the address keeps what is seen @full', async ({
  page,
}) => {
  const sequence = new SequencePage(page);
  await test.step('what the address cannot have is said', async () => {
    await sequence.open('sequence=1000&scale=cube');
    await expect(
      page.getByText('The link’s “scale=cube” can’t be used, so it’s left out.'),
    ).toBeVisible();
    await sequence.expectQuery(/&sequence=1000$/u);
  });
  await sequence.open('sequence=1000&scale=log&from=101&to=200');
  await expect(page.getByRole('radio', { name: 'log P(n)' })).toBeChecked();
  await test.step('by keyboard', async () => {
    await sequence.plot.focus();
    await sequence.expectCursor('101');
    await page.keyboard.press('ArrowRight');
    await sequence.expectCursor('102');
    await page.keyboard.press('PageUp');
    await sequence.expectCursor('112');
    await page.keyboard.press('End');
    await sequence.expectCursor('1,000');
    await page.keyboard.press('+');
    await sequence.expectQuery(/&scale=log&from=951&to=1000$/u);
    await page.reload();
    await expect(page.getByText('Shown: n = 951 to 1,000.')).toBeVisible();
    await sequence.plot.focus();
    await page.keyboard.press('0');
    await sequence.expectQuery(/&sequence=1000&scale=log$/u);
  });
  await test.step('by pointer', async () => {
    await sequence.plot.scrollIntoViewIfNeeded();
    const box = (await sequence.plot.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await sequence.expectCursor('[45]\\d\\d');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 120, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText(/^Shown: n = [45]\d\d to [56]\d\d\./u)).toBeVisible();
    await sequence.expectQuery(/&from=[45]\d\d&to=[56]\d\d$/u);
    await sequence.button('Show all').click();
    await expect(page.getByText('Shown: n = 1 to 1,000.')).toBeVisible();
  });
  await test.step('what is pointed at is read beside it', async () => {
    const box = (await sequence.plot.boundingBox())!;
    const at = { x: box.x + 0.75 * box.width, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    const reading = sequence.plot.getByText(/^n = /u).locator('..');
    await expect(reading).toContainText(/n = 7\d\dP\(n\) = [\d,]+Γ = \d+/u);
    const read = (await reading.boundingBox())!;
    expect(read.x + read.width).toBeGreaterThan(at.x - 150);
    expect(read.y).toBeGreaterThanOrEqual(box.y);
    expect(read.y + read.height).toBeLessThanOrEqual(box.y + box.height);
  });
  await test.step('a quotient coloured by Γ, as pictures', async () => {
    await page.getByRole('radio', { name: 'P(n) / n^(5/2)' }).check();
    await page.getByRole('radio', { name: 'By Γ' }).check();
    await sequence.expectQuery(/&sequence=1000&scale=quotient&colouring=nimber$/u);
    await expect(page.getByText('Γ = 8 to 15')).toBeVisible();
    const svg = await save(page, sequence.button('Picture (SVG)'));
    expect(svg.name).toBe('flipping-game-1000.svg');
    // A point for each board with a winning first move, and the name of the axis.
    const points = KNOWN.filter(({ winning }) => winning !== '0').length;
    const circles = svg.bytes.toString('utf8').match(/<circle /gu)!.length;
    expect(circles).toBeGreaterThan(points);
    expect(svg.bytes.toString('utf8')).toContain('P(n) / n^(5/2)');
    const png = await save(page, sequence.button('Picture (PNG)'));
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  });
  await test.step('Back leads to the sequence before', async () => {
    await sequence.size.fill('40');
    await sequence.compute.click();
    await expect(page.getByRole('heading', { name: 'P(1) to P(40)' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'P(1) to P(1,000)' })).toBeVisible();
  });
});
