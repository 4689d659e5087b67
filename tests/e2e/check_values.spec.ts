import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';
import { KNOWN, SequencePage } from './sequence_page';

const B_FILE = KNOWN.map(({ n, winning }) => `${n} ${winning}`).join('\n');

test('right values are found right, in several forms', async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.openCheck();
  for (const values of [
    B_FILE,
    KNOWN.map(({ winning }) => `${winning},`).join('\n'),
    `n,P(n)\n${KNOWN.map(({ n, winning }) => `${n},${winning}`).join('\n')}`,
  ]) {
    await sequence.checkValues(values);
    await expect(page.getByText('All 100 values are right: P(1) to P(100).')).toBeVisible();
  }
});

test(
  'the first wrong value is named and, for a small board, corrected',
  { tag: '@chromium' },
  async ({ page }) => {
    const sequence = new SequencePage(page);
    await sequence.openCheck();
    await sequence.checkValues('1 1\n2 0\n3 13\n4 7');
    await expect(page.getByText('P(3) is not 13.')).toBeVisible();
    await expect(page.getByText('The right value is P(3) = 12.')).toBeVisible();
    await expect(sequence.values).toHaveValue('1 1\n2 0\n3 13\n4 7');
  },
);

test('no value of a large board is told', { tag: '@chromium' }, async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.openCheck();
  await sequence.checkValues('1001 1');
  await expect(page.getByText('P(1,001) is not 1.')).toBeVisible();
  await expect(page.getByText(/is told for boards up to 1,000 only/u)).toBeVisible();
  await expect(page.getByText(/right value/u)).toHaveCount(0);
});

test('a line that cannot be read is named', { tag: '@chromium' }, async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.openCheck();
  await sequence.checkValues('1\n0\ntwelve');
  await expect(page.getByText('Line 3 cannot be read: “twelve”.')).toBeVisible();
});

test('what was pasted survives another page and a reload', async ({ page }) => {
  const sequence = new SequencePage(page);
  await sequence.openCheck();
  await sequence.values.fill('1\n0\n12');
  await page.getByRole('link', { name: 'Board' }).click();
  await page.getByRole('link', { name: 'Solve' }).click();
  await sequence.checkSection.click();
  await expect(sequence.values).toHaveValue('1\n0\n12');
  await page.reload();
  await sequence.checkSection.click();
  await expect(sequence.values).toHaveValue('1\n0\n12');
});

test('checking is for everybody', { tag: '@chromium' }, async ({ page, browserName }) => {
  const sequence = new SequencePage(page);
  await sequence.openCheck();
  await sequence.checkValues('1\n5');
  await expect(page.getByText('P(2) is not 5.')).toBeVisible();
  await expectForEverybody(page, browserName);
});
