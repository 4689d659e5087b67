/** The Games page: reading and saving a sequence, filling a table, and winning a position of the plane. */
import { expect, test } from './fixture';
import { expectForEverybody, expectNothingCutOff } from './for_everybody';
import { save } from './saved_file';
import { visit } from './visit';

test(
  'A reader takes a sequence along and finds it again',
  { tag: '@full' },
  async ({ page, browserName }) => {
    await visit(page, '#/games?game=ruler');
    await expect(page.getByRole('heading', { level: 2, name: 'Ruler' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A006519' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /Place 64: .g = 64/u })).toHaveCount(
      1,
    );
    await page.getByRole('button', { name: 'Game:' }).click();
    const sought = page.getByRole('textbox', { name: 'Find a game' });
    const found = page.getByRole('group', { name: 'Game' }).getByRole('button');
    // More numbers than a card shows.
    await sought.fill('1 2 1 4 1 2 1 8 1 2');
    await expect(found).toHaveText([/^Rugs/u, /^Twins within 4/u, /^Ruler/u]);
    await sought.fill('A000069');
    await expect(found).toHaveText([/Mock Turtles/u, /^Mock Turtles/u]);
    await sought.fill('0,0,1,0,0,1');
    await expect(found).toHaveText([/^Turnips/u]);
    await found.click();
    await expect(page.getByRole('button', { name: 'Game:' })).toBeFocused();
    await page.getByRole('textbox', { name: 'How many' }).fill('10^3');
    await expect(page.getByText('No period shows among these 1,000 numbers.')).toBeVisible();

    const { name, bytes } = await save(page, page.getByRole('button', { name: 'Save as b-file' }));
    expect(name).toBe('b-turnips-1000.txt');
    const lines = bytes.toString().split('\n');
    expect(lines.slice(0, 4)).toEqual(['0 0', '1 0', '2 1', '3 0']);
    expect(lines).toHaveLength(1_001);

    await page.getByRole('radio', { name: 'Plot' }).check();
    const plot = page.getByRole('slider', { name: 'Place in the plot' });
    await plot.focus();
    await page.keyboard.press('End');
    await expect(plot).toHaveAttribute('aria-valuetext', /^Place 999: .g = \d+.$/u);
    await expect(page).toHaveURL(/#\/games\?game=turnips&count=1000&show=plot&place=1000$/u);
    await page.reload();
    await expect(plot).toHaveAttribute('aria-valuenow', '1000');

    await page.getByRole('radio', { name: 'List' }).check();
    await expect(page.getByRole('row', { name: /^990 / })).toBeVisible();
    await expectForEverybody(page, browserName);
  },
);

test('A pattern that is too long, or reaches far, leaves the page and what was typed as they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '#/games?game=pattern:0;0,1');
  const field = page.getByRole('textbox', { name: 'Patterns' });
  const refusal = page.getByText('The pattern is too long. Use at most 100 characters.');
  const list = (count: number, text: (place: number) => string, sign: string) =>
    Array.from({ length: count }, (_, place) => text(place)).join(sign);
  for (const [typed, isTooLong] of [
    [list(400, String, ','), true],
    [list(60, (place) => `0,${place + 1}`, ';'), true],
    [`0,${'a'.repeat(3_000)}`, true],
    [list(20, (place) => `0,${place + 1}`, ';'), false],
    ['0,999999', false],
    [list(36, String, ','), false],
  ] as const) {
    await field.fill(typed);
    await expect(refusal).toHaveCount(isTooLong ? 1 : 0);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', String(isTooLong));
    await expectNothingCutOff(page);
    const builder = page.getByRole('region', { name: 'Build a game' });
    expect((await builder.boundingBox())!.height).toBeLessThan(4_000);
  }
  await expect(page).toHaveURL(/#\/games\?game=pattern:0,1,2,[\d,]+,35$/u);
});

test('A pattern of one’s own is told, and what cannot be computed is said', async ({ page }) => {
  await visit(page, '#/games?game=pattern:0;0,1&count=30');
  await expect(page.getByText('2 patterns fit on 12 places.')).toBeVisible();
  await expect(
    page.getByText('From place 1 on the numbers repeat every 2 places. Computed up to place 30'),
  ).toBeVisible();
  const coins = page.getByRole('group', { name: 'Coins of pattern 2' });
  await coins.getByRole('button', { name: 'Coin 2 to the left' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Patterns' })).toHaveValue('0;0,1,2');
  await page.getByRole('button', { name: 'Add a pattern' }).click();
  await page.getByRole('combobox', { name: 'Pattern 3' }).selectOption('A run of neighbours');
  await page.getByRole('button', { name: 'Remove pattern 2' }).click();
  await expect(page).toHaveURL(/#\/games\?game=pattern:0%3B0..a&count=30$/u);
  await page.getByRole('textbox', { name: 'How many' }).fill('40');
  await expect(page.getByText('The first 40 numbers agree with those of Ruler.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Patterns' }).fill('0;0,');
  await expect(page.getByText('The pattern can’t be read from character 5 on.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Patterns' }).fill('0;0,d;0,a,b;0,a,b,c');
  await expect(page.getByRole('listitem').filter({ hasText: /Place 3: .g = 4/u })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'How many' }).fill('1000');
  await expect(page.getByRole('alert')).toContainText(/^Only the first \d+ Grundy numbers/u);
});

test(
  'A reader lights a value in a table of 256 rows, and takes it along',
  { tag: '@full' },
  async ({ page, browserName }) => {
    await visit(page, '#/games?game=turning-corners&rows=256&columns=200');
    const table = page.getByRole('grid', { name: 'Grundy numbers of Turning Corners, 256 × 200' });
    const reading = page.getByRole('figure').getByRole('status');

    await test.step('by keyboard', async () => {
      await table.getByRole('button').focus();
      await page.keyboard.press('Control+End');
      await expect(reading).toHaveText('row 255, column 199: 255 nim-times 199 equals 191');
      await page.keyboard.press('Control+Home');
      await expect(reading).toHaveText('row 0, column 0: 0 nim-times 0 equals 0');
      await page.keyboard.press('Enter');
      // The places of the first row and the first column.
      await expect(page.getByText('455 places have the number 0.')).toBeVisible();
      await expect(page).toHaveURL(/&at=0,0&lit=0$/u);
    });

    await test.step('by pointer, and found again', async () => {
      const canvas = page.getByRole('figure').locator('canvas');
      const { width, height } = (await canvas.boundingBox())!;
      await canvas.click({ position: { x: width - 3, y: height - 3 } });
      await expect(page).toHaveURL(/&at=255,199&lit=191$/u);
      await page.reload();
      await expect(reading).toHaveText(/^row 255, column 199/u);
      await expect(page.getByText('199 places have the number 191.')).toBeVisible();
    });

    await test.step('as files, which are told of where they were asked for', async () => {
      const button = page.getByRole('button', { name: 'Save as CSV' });
      const csv = await save(page, button);
      expect(csv.name).toBe('turning-corners-256x200.csv');
      const lines = csv.bytes.toString().split('\n');
      expect(lines).toHaveLength(258);
      expect(lines[4]).toMatch(/^3,0,3,1,2,12,15,/u);
      await expect(page.getByText('Saved turning-corners-256x200.csv.')).toBeAttached();
      await expect(button).toContainText('✓ Saved');
      const png = await save(page, page.getByRole('button', { name: 'Picture (PNG)' }));
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      await expectForEverybody(page, browserName);
    });

    await page.getByRole('link', { name: 'See every step' }).click();
    await expect(page).toHaveURL(/#\/nimbers\?expression=255\*199$/u);
  },
);

test('The definition fills its table coin by coin beside the theorem’s', async ({
  page,
  browserName,
}) => {
  await visit(page, '#/games?game=mock-turtles-squared&rows=3&columns=3');
  const step = page.getByRole('button', { name: 'Fill in one for me' });
  await step.click();
  await step.click();
  await expect(page.getByText('2 of 9 filled in, all equal to the theorem’s.')).toBeVisible();
  await expect(
    page.getByRole('status').filter({
      hasText:
        'row 0, column 1: its moves leave 0 and 1. The smallest number that is missing is 2.',
    }),
  ).toHaveCount(1);

  await test.step('by keyboard, to a coin and to a move that leaves one of its options', async () => {
    await page.getByRole('button', { name: 'row 0, column 1, worth 2' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The coin in row 1, column 1' })).toBeVisible();
    await expect(page.getByText(/^By the theorem: .2 ⊗ 2 = 3.\.$/u)).toBeVisible();
    await page.getByRole('button', { name: /^0, left by/u }).click();
    await expect(page.getByText('All but the corner are worth 0 together.')).toBeVisible();
    await expect(page).toHaveURL(/&filled=5&option=0$/u);
  });

  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('9 of 9 filled in, all equal to the theorem’s.')).toBeVisible();
  await expectForEverybody(page, browserName);
});

test('A position of Connected Blocks is won @full', async ({ page, browserName }) => {
  await visit(page, '#/games?game=connected-blocks');
  await page.getByRole('button', { name: /^row 3, column 3, worth 64, tails/u }).click();
  await page.getByRole('button', { name: /^row 1, column 2, worth 8, tails/u }).click();
  await expect(page.getByRole('heading', { name: 'Nimber of the position: 72' })).toBeVisible();
  await expect(page.getByText('80 of the 5,312 moves win.')).toBeVisible();
  await page.getByRole('button', { name: 'Show a winning move' }).click();
  await expectForEverybody(page, browserName);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByText('The heads cancel: no move wins.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nimber of the position: 0' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Nimber of the position: 72' })).toBeVisible();
});
