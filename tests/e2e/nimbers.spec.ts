/** The Nimbers page as its reader uses it. */
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { printed, spotsOn } from './paper';
import { save } from './saved_file';
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
    await expect(page.getByText('3 ⊗ 2: the smaller products give')).toContainText('is 1.');
    await page.getByRole('button', { name: '1 nim-times 2, worth 2' }).press('Enter');
    await page.getByRole('button', { name: 'Fill in one for me' }).press('Enter');
    await page.getByRole('button', { name: 'Fill in one for me' }).press('Enter');
    await expect(
      page.getByRole('button', { name: '2 nim-times 1, worth 2', exact: true }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'not filled in yet' })).toHaveCount(4);
  });

  await test.step('a reload loses nothing', async () => {
    await expect(page).toHaveURL(/expression=3\*2$/u);
    await page.reload();
    await expect(expression).toHaveValue('3*2');
    await expect(page.getByText('2 ⊗ 9', { exact: false })).toBeVisible();
  });
});

test('for everybody: the calculator with its steps @full', async ({ page, browserName }) => {
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

test(
  'Somebody reads the table of products, lights the inverses, and looks a logarithm up',
  { tag: '@full' },
  async ({ page, browserName }) => {
    const table = page.getByRole('grid', { name: 'Nim-products of the nimbers below 16' });
    const reading = page.getByRole('figure').getByRole('status');
    const place = table.getByRole('button');

    await test.step('by keyboard alone, from a link', async () => {
      await visit(page, '#/nimbers?part=tables&operation=product&size=16&lit=3');
      await expect(page.getByText('15 places have the number 3.')).toBeVisible();
      await place.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await expect(reading).toHaveText('3 nim-times 15 equals 10');
      for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page.getByText('15 places have the number 1.')).toBeVisible();
      await expect(page).toHaveURL(/lit=1&?/u);
      await expect(place).toBeFocused();
    });

    await test.step('by pointer', async () => {
      const canvas = page.getByRole('figure').locator('canvas');
      const { width, height } = (await canvas.boundingBox())!;
      await canvas.hover({ position: { x: width - 4, y: height - 4 } });
      await expect(reading).toHaveText('15 nim-times 15 equals 9');
      await canvas.click({ position: { x: width - 4, y: height - 4 } });
      await expect(page.getByText('15 places have the number 9.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Choose a place to light')).toBeVisible();
      await expect(page).toHaveURL(/at=15,15$/u);
      await page.reload();
      await expect(reading).toHaveText('15 nim-times 15 equals 9');
    });

    await test.step('as files', async () => {
      await page.getByRole('radio', { name: '256' }).first().check();
      const button = (name: string) => page.getByRole('button', { name }).first();
      const csv = await save(page, button('Save as CSV'));
      expect(csv.name).toBe('nim-product-256.csv');
      expect(csv.bytes.toString().split('\n')[16]).toMatch(/^15,0,15,5,10,1,14,/u);
      const png = await save(page, button('Picture (PNG)'));
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      const svg = await save(page, button('Picture (SVG)'));
      expect(svg.bytes.toString()).toContain('</svg>');
    });

    await test.step('a logarithm of the largest field', async () => {
      await page.getByRole('radio', { name: '65,536' }).check();
      await page.getByRole('radio', { name: 'Logarithms' }).check();
      await page.getByRole('textbox', { name: 'Nimber' }).fill('40000');
      await expect(page.getByText('The logarithm of 40,000 is 55,251.')).toBeVisible();
      const list = page.getByRole('group', { name: 'Logarithms of 39,936 to 40,191' });
      await expect(list.locator('[aria-current]')).toHaveText('55251');
      await expectHeadingsInOrder(page);
      await expectForEverybody(page, browserName);
    });
  },
);

test('A table is on paper with its numbers, and Chessboard Nim with its board @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '#/nimbers?part=tables&lit=1');
  await expect(page.getByText('15 places have the number 1.')).toBeVisible();
  // The colour of the 15 highlighted places on paper, each about a centimetre wide.
  const LIT = [13, 76, 59] as const;
  await expect.poll(async () => spotsOn(await printed(page), LIT, 30).length).toBe(15);
  await visit(page, '#/nimbers?part=chessboard');
  const COIN = [29, 31, 28] as const;
  await expect.poll(async () => spotsOn(await printed(page), COIN, 20).length).toBe(3);
});
