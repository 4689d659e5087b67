import { expect, test } from './fixture';

const SENTENCES: readonly (readonly [typed: string, sentence: string])[] = [
  ['', 'Type a whole number from 1 to 100,000,000.'],
  ['0', 'A board needs at least 1: type a whole number from 1 to 100,000,000.'],
  ['-3', 'A board cannot have fewer than 1: type a whole number from 1 to 100,000,000.'],
  ['−3', 'A board cannot have fewer than 1: type a whole number from 1 to 100,000,000.'],
  ['2.5', 'Rows and columns cannot be cut: type a whole number, without a decimal point.'],
  ['abc', 'This is not a number. Type digits, such as 1,000,000 or 10^6.'],
  ['1,00', 'Commas and spaces may only stand between groups of three digits, as in 1,000,000.'],
  ['10⁹', 'The largest board has 100,000,000 rows and columns: type a smaller number.'],
  ['1000000000', 'The largest board has 100,000,000 rows and columns: type a smaller number.'],
];

test(
  'what is wrong with a size is said beside its field while it is typed',
  { tag: '@chromium' },
  async ({ solve }) => {
    await solve.open();
    await expect(solve.size).toHaveAttribute('aria-invalid', 'false');
    for (const [typed, sentence] of SENTENCES) {
      await test.step(`"${typed}"`, async () => {
        await solve.size.fill(typed);
        await expect(solve.size).toHaveAccessibleDescription(sentence);
        await expect(solve.size).toHaveAttribute('aria-invalid', 'true');
        await expect(solve.size).toHaveValue(typed);
        await solve.size.fill('6');
        await expect(solve.size).toHaveAttribute('aria-invalid', 'false');
        await expect(solve.size).toHaveAccessibleDescription('As many rows as columns.');
      });
    }
  },
);

test('somebody in the middle of a number is not interrupted', async ({ solve, page }) => {
  await solve.open();
  await solve.size.clear();
  await solve.size.pressSequentially('1,000,000', { delay: 30 });
  await expect(solve.size).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('1,000,000 × 1,000,000')).toBeVisible();
});

test('Compute with bad input goes to the first bad field', async ({ solve, page }) => {
  await solve.open();
  await solve.square.uncheck();
  await solve.columns.fill('abc');
  await solve.compute.click();
  await expect(solve.columns).toBeFocused();
  await expect(solve.columns).toHaveAccessibleDescription(/This is not a number/u);
  await expect(solve.rows).toHaveAttribute('aria-invalid', 'false');
  await solve.rows.fill('');
  await solve.columns.press('Enter');
  await expect(solve.rows).toBeFocused();
  await expect(page.locator('output')).toHaveCount(0);
});

test(
  'a bad list is found even behind the closed disclosure',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await solve.open();
    await solve.more.click();
    await solve.widths.selectOption('A list of my own');
    const list = page.getByRole('textbox', { name: 'List of widths' });
    await expect(list).toHaveValue('1, 3, 7');
    await list.fill('1, x');
    await expect(list).toHaveAccessibleDescription(
      '“x” is not a length: type whole numbers from 1 on, separated by commas.',
    );
    await solve.more.click();
    await expect(list).toBeHidden();
    await solve.compute.click();
    await expect(list).toBeFocused();
  },
);

test(
  'what the solver refuses is said beside the family',
  { tag: '@chromium' },
  async ({ solve }) => {
    await solve.open('#/solve?rows=100000&columns=50&rowLengths=all');
    await expect(solve.heights).toHaveAccessibleDescription(
      'Too many of these lengths fit the board: with them it goes up to 65,535.',
    );
    await expect(solve.widths).toHaveAttribute('aria-invalid', 'false');
    await solve.compute.click();
    await expect(solve.heights).toBeFocused();
    await solve.rows.fill('60');
    await expect(solve.heights).toHaveAttribute('aria-invalid', 'false');
    await solve.compute.click();
    await expect(solve.answer).toBeVisible();
  },
);

test(
  'the work is told before it starts, and a long one in plain words',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await solve.open('#/solve?rows=1000&columns=1000');
    await expect(solve.plan).toHaveText(
      /^1,000\s×\s1,000 49,479 pairs of work, an instant, 0\.\d MB of memory$/u,
    );
    await expect(page.getByText(/This is a long computation/u)).toHaveCount(0);
    await solve.size.fill('10^8');
    await expect(
      page.getByText(
        /This is a long computation: expect about .* minutes.* and [\d.]+ (MB|GB) of memory\..*slow down a tab that is hidden/u,
      ),
    ).toBeVisible();
    await expect(solve.compute).toHaveAccessibleDescription(/1\.61 trillion pairs of work/u);
  },
);

test('unlinking and linking sizes', async ({ solve }) => {
  await solve.open();
  await solve.size.fill('7');
  await solve.square.uncheck();
  await expect(solve.rows).toHaveValue('7');
  await expect(solve.columns).toHaveValue('7');
  await solve.columns.fill('8');
  await solve.square.check();
  await expect(solve.size).toHaveValue('7');
});
