import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';
import { save } from './saved_file';
import { KNOWN, SequencePage } from './sequence_page';

test('a sequence is asked for, plotted, and listed as it is known', async ({ page }) => {
  const sequence = new SequencePage(page);
  await page.goto('./#/solve');
  await sequence.section.click();
  await sequence.size.fill('100');
  await sequence.compute.click();
  await expect(page.getByRole('heading', { name: 'P(1) to P(100)' })).toBeVisible();
  await sequence.expectQuery(/&sequence=100$/u);
  await page.getByText('Table of the values').click();
  const listed = await sequence.rows();
  await sequence.button('Later').click();
  listed.push(...(await sequence.rows()));
  expect(listed).toEqual(KNOWN.map(({ n, winning, nimber }) => [String(n), winning, nimber]));
  const zeros = KNOWN.filter(({ winning }) => winning === '0').length;
  await expect(
    page.getByText(`${zeros} of these 100 boards have P(n) = 0: there no first move wins.`),
  ).toBeVisible();
});

test('the plot is read and zoomed by keyboard, and the address keeps what is seen', async ({
  page,
}) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=1000&scale=log&from=101&to=200');
  await expect(page.getByRole('radio', { name: 'Logarithmic' })).toBeChecked();
  await sequence.plot.focus();
  await sequence.expectCursor('101');
  await page.keyboard.press('ArrowRight');
  await sequence.expectCursor('102');
  await page.keyboard.press('PageUp');
  await sequence.expectCursor('112');
  await page.keyboard.press('Home');
  await sequence.expectCursor('1');
  await sequence.expectQuery(/&sequence=1000&scale=log&from=1&to=100$/u);
  await page.keyboard.press('End');
  await sequence.expectCursor('1,000');
  await page.keyboard.press('+');
  await sequence.expectQuery(/&from=951&to=1000$/u);
  await page.reload();
  await expect(page.getByText('Shown: boards 951 to 1,000.')).toBeVisible();
  await sequence.plot.focus();
  await page.keyboard.press('0');
  await sequence.expectQuery(/&sequence=1000&scale=log$/u);
});

test('the plot is read and zoomed by pointer', async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=1000');
  await sequence.plot.scrollIntoViewIfNeeded();
  const box = (await sequence.plot.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sequence.expectCursor('[45]\\d\\d');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Shown: boards [45]\d\d to [56]\d\d\./u)).toBeVisible();
  await sequence.button('Zoom out').click();
  await sequence.button('Show all').click();
  await expect(page.getByText('Shown: boards 1 to 1,000.')).toBeVisible();
});

test('back leads to the sequence before', async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=30');
  await sequence.size.fill('40');
  await sequence.compute.click();
  await expect(page.getByRole('heading', { name: 'P(1) to P(40)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'P(1) to P(30)' })).toBeVisible();
});

test('the values are taken along in three forms', async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=100');
  for (const [kind, name, expected] of [
    [
      'CSV',
      'flipping-game-100.csv',
      `n,P(n),Γ\n${KNOWN.map(({ n, winning, nimber }) => `${n},${winning},${nimber}\n`).join('')}`,
    ],
    [
      'b-file',
      'flipping-game-100.txt',
      KNOWN.map(({ n, winning }) => `${n} ${winning}\n`).join(''),
    ],
  ] as const) {
    const file = await save(page, sequence.button(kind));
    expect(file.name).toBe(name);
    expect(file.bytes.toString('utf8')).toBe(expected);
  }
  const { bytes } = await save(page, sequence.button('JSON'));
  expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({
    tartan: 'sequence',
    version: 1,
    rowLengths: 'triangular',
    columnLengths: 'square',
    winningOpenings: KNOWN.map(({ winning }) => winning),
  });
});

test('a long run can be cancelled and started again', { tag: '@chromium' }, async ({ page }) => {
  const sequence = new SequencePage(page);
  await page.goto('./#/solve?sequence=10000000');
  await expect(sequence.size).toHaveValue('10000000');
  await sequence.compute.click();
  await sequence.button('Cancel').click();
  await expect(page.getByText('P(1) to P(10,000,000): cancelled.')).toBeVisible();
  await sequence.button('Try again').click();
  await expect(sequence.button('Cancel')).toBeVisible();
});

test('what the address cannot have is said', { tag: '@chromium' }, async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=0&scale=cube');
  await expect(page.getByText('the sequence up to “0”, which cannot be used')).toBeVisible();
  await expect(
    page.getByText('scale “cube”, which cannot be used; here it is linear'),
  ).toBeVisible();
  await sequence.expectQuery(/&sequence=1000$/u);
});

test('the plot is for everybody', { tag: '@chromium' }, async ({ page, browserName }) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=100');
  await page.getByText('Table of the values').click();
  await expectForEverybody(page, browserName);
});
