/** The Nimbers page as its reader uses it. */
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { visit } from './visit';

test('Somebody computes with nimbers and sees every step, with the keyboard alone', async ({
  page,
}) => {
  const expression = page.getByRole('textbox', { name: 'Expression' });
  const answer = page.getByRole('status', { name: '' }).and(page.locator('output'));
  const step = (name: string) => page.locator(`summary[aria-label="${name}"]`);

  await test.step('a link shows its answer at once', async () => {
    await visit(page, '#/nimbers?expression=2*9');
    await expect(expression).toHaveValue('2 ⊗ 9');
    await expect(answer).toHaveText('14');
    await expect(page.getByText('0xe')).toBeVisible();
  });

  await test.step('a result that is kept serves the next expression', async () => {
    await expression.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('15/$1+1');
    await expect(answer).toHaveText('13');
    await expect(page).toHaveURL(/#\/nimbers\?expression=15%2F14%2B1$/u);
  });

  await test.step('a mistake is found by going there', async () => {
    await page.keyboard.type('*(2');
    await expect(page.getByText('Character 9: this parenthesis has no partner.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the mistake' }).press('Enter');
    await expect(expression).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(answer).toHaveText('14');
  });

  await test.step('each step opens: a quotient with its proof, and a product down to its rules', async () => {
    await step('15 nim-divided by 14 equals 12').press('Enter');
    await step('12 nim-times 14 equals 15').press('Enter');
    await step('8 nim-times 8 equals 13').press('Enter');
    await expect(page.getByText('Multiply the largest Fermat 2-power by itself')).toBeVisible();
    await step('1 nim-times 2 equals 2').first().press('Enter');
  });

  await test.step('and a small product by its definition, as a table that fills', async () => {
    await expression.fill('3*2');
    await step('3 nim-times 2 equals 1').press('Enter');
    await page.getByRole('radio', { name: 'By definition' }).press('Space');
    const table = page.getByRole('slider', { name: 'Fill the table' });
    await expect(page.getByText('3 ⊗ 2: the smaller products give')).toContainText('is 1.');
    await table.press('Home');
    for (let place = 0; place < 7; ++place) await table.press('ArrowRight');
    await expect(table).toHaveAttribute('aria-valuetext', '2 nim-times 1 equals 2');
    await expect(page.getByRole('cell', { name: /\d/u })).toHaveCount(8);
  });

  await test.step('a reload loses nothing', async () => {
    await expect(page).toHaveURL(/expression=3\*2$/u);
    await page.reload();
    await expect(expression).toHaveValue('3*2');
    await expect(page.getByText('2 ⊗ 9', { exact: false })).toBeVisible();
  });
});

test('for everybody: the calculator with its steps', async ({ page, browserName }) => {
  await visit(page, '#/nimbers?expression=3*2%2Binv(14)*(0xffff%2B3)^5/log(6)%2Bsqrt(7)');
  const steps = page.getByRole('region', { name: 'Step by step' }).getByRole('listitem');
  await expect(steps).toHaveCount(10);
  for (const summary of await steps.locator('> details > summary').all()) await summary.click();
  await expect(page.getByText('Working it out …')).toHaveCount(0);
  await page.getByRole('radio', { name: 'By definition' }).check();
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
});

test('Somebody balances a sum of heaps and a row, and turns coins in a box', async ({
  page,
  browserName,
}) => {
  await test.step('a link shows who wins, and a winning move is played', async () => {
    await visit(page, '#/nimbers?part=heaps&sum=3,5,7');
    await expect(page.getByText('You can win: 3 moves make every column even.')).toBeVisible();
    await page.getByRole('button', { name: 'Play it: 1. Heap: from 3 to 2' }).press('Enter');
    await expect(page.getByText('No move wins: every column is even already')).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Played 1. Heap: from 3 to 2.');
  });

  await test.step('a row joins, and a coin of it is turned', async () => {
    await page.getByRole('button', { name: 'Add a row' }).press('Enter');
    const row = page.getByRole('group', { name: 'Coins of row 4' });
    await row.getByRole('button', { name: 'Place 4, tails, worth 4' }).click();
    await expect(page.getByText('You can win:')).toBeVisible();
    await expect(page).toHaveURL(({ hash }) => decodeURIComponent(hash).includes('(4)'));
    await page.reload();
    await expect(row.getByRole('button', { name: 'Place 4, heads, worth 4' })).toBeVisible();
    await expectForEverybody(page, browserName);
  });

  await test.step('in a box a winning move is found, played and taken back', async () => {
    await page.getByRole('link', { name: 'Boxes' }).click();
    const coins = page.getByRole('region', { name: 'The slice' }).getByRole('button', {
      name: /tails/u,
    });
    await coins.last().click();
    await page.getByRole('button', { name: 'Play it' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('No move wins.');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
    await expectForEverybody(page, browserName);
  });
});
