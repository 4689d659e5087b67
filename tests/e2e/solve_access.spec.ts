/** Accessibility of boards, sequences and checked values on Solve, in each state that looks different. */
import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';
import { holdAnswers } from './held_answers';
import { SequencePage } from './sequence_page';

test(
  'for everybody: a bad address and bad input',
  { tag: '@full' },
  async ({ solve, page, browserName }) => {
    await solve.open('#/solve?rows=abc&columns=7&linked=no&columnLengths=cubes');
    await expect(
      page.getByText('The link’s “rows=abc” can’t be used, so it’s left out.'),
    ).toBeVisible();
    await expect(
      page.getByText('The link’s “columnLengths=cubes” can’t be used, so it’s left out.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/#\/solve\?rows=7&columns=7&linked=no$/u);
    await solve.rule.click();
    await solve.widths.selectOption('My own list');
    await page.getByRole('textbox', { name: 'List of widths' }).fill('1, x');
    await solve.columns.fill('abc');
    await expect(page.getByText(/can’t be used/u)).toHaveCount(0);
    await expect(solve.columns).toHaveAttribute('aria-invalid', 'true');
    await expectForEverybody(page, browserName);
  },
);

test('for everybody: while it computes', { tag: '@full' }, async ({ solve, page, browserName }) => {
  // Both sweeps are finished and the count is held back, so the run lasts as long as the checks.
  await holdAnswers(page, 'countMoves');
  await solve.open('#/solve?rows=20000&columns=30000');
  await solve.compute.click();
  await solve.expectProgress();
  await expect(solve.heading('Computing P(20,000, 30,000)')).toBeVisible();
  await expectForEverybody(page, browserName);
  await expect(solve.heading('Computing P(20,000, 30,000)')).toBeVisible();
});

test('for everybody: an answer with all of its parts', async ({ solve, page, browserName }) => {
  await solve.solve('#/solve?rows=300&columns=500');
  await solve.button('Show all 15 pairs').click();
  await solve.showHistograms();
  await expectForEverybody(page, browserName);
  if (browserName !== 'chromium') return;
  await test.step('bars keep to system colours where colours are forced', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [ordinary, contributing, markers] = await page
      .getByRole('slider', { name: /^Columns/u })
      .locator('path')
      .evaluateAll((paths) =>
        paths
          .map((path) => getComputedStyle(path).fill)
          .filter((fill) => fill !== 'none' && fill !== 'rgb(0, 0, 0)'),
      );
    expect(ordinary).toBeDefined();
    expect(contributing).not.toBe(ordinary);
    expect(markers).toBe(contributing);
  });
});

test('for everybody: a sequence with its plot, and a check @full', async ({
  page,
  browserName,
}) => {
  const sequence = new SequencePage(page);
  await sequence.open('sequence=100');
  await page.getByText('Table of the values').click();
  await expectForEverybody(page, browserName);
  await sequence.checkTab.click();
  await sequence.checkValues('1\n5');
  await expect(page.getByText('P(2) is not 5.')).toBeVisible();
  await expectForEverybody(page, browserName);
});
