/** Why a move wins or doesn't, layer by layer, and what each number highlights. */
import type { Locator } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';

const LOSING = '#/board?rows=10&columns=10&move=5~10x2~10';
const CHOSEN = '#/board?rows=5&columns=5&move=3~5x2~5';

/** The formulas of each paragraph, joined. */
async function lines(part: Locator): Promise<string[]> {
  const texts = await part
    .locator('p:has(math)')
    .evaluateAll((all) =>
      all.map((line) =>
        Array.from(line.querySelectorAll('math'), ({ textContent }) => textContent).join(''),
      ),
    );
  return texts.map((words) => words.replaceAll(/\s/gu, ''));
}

/** The picture once it no longer changes. */
async function stillPicture(board: BoardPage): Promise<string> {
  let last = '';
  await expect(async () => {
    const before = last;
    last = await board.picture();
    expect(last).toBe(before);
  }).toPass({ intervals: [500] });
  return last;
}

test('a reader opens the reasons of a move one layer after the other', async ({ board, page }) => {
  const toggle = (name: string) => board.why.getByRole('button', { name, exact: true });
  const region = (name: string) => board.why.getByRole('region', { name, exact: true });

  await test.step('stages on the board, each of which waits for the reader', async () => {
    await board.open(LOSING);
    const before = await board.picture();
    await board.act('Why?').click();
    await expect(board.why).toHaveAccessibleName('Why 6 × 9 at row 10, column 10 doesn’t win');
    await expect(board.why.getByText('1 of 4', { exact: true })).toBeVisible();
    const current = board.why.locator('[aria-current=step]');
    await expect(current).toHaveText('Each white disc has a value.');
    // The panel has the focus.
    for (let step = 2; step <= 3; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(board.why.getByText(`${step} of 4`, { exact: true })).toBeVisible();
    }
    await expect(current).toHaveText(
      'Nothing is left over: the total is 0, and from 0 every move loses.',
    );
    const rest = await stillPicture(board);
    expect(rest).not.toBe(before);
    await page.keyboard.press('ArrowRight');
    await expect(current).toHaveText(
      'The discs that this move turns have the nim-sum 3, so 3 is left: the opponent can win.',
    );
    await expect.poll(() => board.picture()).not.toBe(rest);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => board.picture()).toBe(rest);
    await expect(toggle('Show the product')).toHaveCount(0);
  });

  await test.step('the axes, by a button that closes them again', async () => {
    await toggle('Show the axes').press('Enter');
    await expect(toggle('Hide the axes')).toBeFocused();
    await expect(toggle('Hide the axes')).toHaveAttribute('aria-expanded', 'true');
    await expect(region('Rows axis')).toContainText('The move turns rows 5 to 10, with these');
    await expect(region('Rows axis')).toContainText('3.');
    await expect(region('Columns axis')).toContainText('The move turns columns 2 to 10');
  });

  await test.step('the product', async () => {
    await toggle('Show the product').press('Enter');
    const formulas = await lines(region('The product'));
    expect(formulas[0]).toMatch(/^3⊗1=(?:.*=)?3$/u);
    expect(formulas.at(-1)).toBe('0⊕3=3');
  });

  await test.step('where a Grundy number comes from', async () => {
    await toggle('Show each mex').press('Enter');
    const part = region('Columns');
    const button = part.getByRole('button', { name: /^Column 10: Grundy number/u });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(part.getByRole('listitem')).toHaveCount(3);
    await expect(part.getByText(/^The smallest number missing is \d\.$/u)).toBeVisible();
    // Closing moves the focus back to the number.
    await part.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(button).toBeFocused();
  });

  await test.step('they stay open for another move, and close together', async () => {
    await board.disc(7, 7).click();
    await board.disc(7, 7).press('n');
    await expect(region('Rows axis')).toContainText('The move turns row 7, with this');
    await expect(toggle('Hide each mex')).toBeVisible();
    await toggle('Hide the axes').press('Enter');
    await expect(toggle('Show the axes')).toBeFocused();
    await expect(region('The product')).toHaveCount(0);
  });

  await test.step('in a single row each mex follows its one axis', async () => {
    await board.open('#/board?game=single*runs:1,3&rows=1&columns=10&move=1x1~3');
    await board.act('Why?').click();
    await toggle('Show the axes').click();
    await expect(region('The coins')).toContainText('The move turns coins 1 to 3');
    await expect(region('Rows axis')).toHaveCount(0);
    await toggle('Show each mex').click();
    const mex = region('Where the Grundy numbers come from');
    await mex.getByRole('button', { name: /^Coin 3: Grundy number 1\./u }).click();
    await expect(mex.getByRole('heading', { name: 'Coin 3 alone' })).toBeVisible();
    await expect(board.why.getByText(/\b(?:rows?|columns?) \d/iu)).toHaveCount(0);
    await expect(region('Columns')).toHaveCount(0);
    await expect(region('Rows')).toHaveCount(0);
  });
});

test('a number that is pointed at or has the focus lights what it says, and takes its light along', async ({
  board,
  page,
}) => {
  await board.open(CHOSEN);
  await board.openReasons();
  const rowsPart = board.why.getByRole('region', { name: 'Rows', exact: true });
  const number = (name: string) => board.why.getByRole('button', { name, exact: true }).first();
  const loseFocus = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await rowsPart.getByRole('button', { name: /^Row 5: Grundy/u }).click();
  await board.park();
  await loseFocus();
  await expect(board.why.getByText('1 of 4', { exact: true })).toBeVisible();
  const dark = await board.picture();
  const expectLit = () => expect.poll(() => board.picture()).not.toBe(dark);
  const expectDark = () => expect.poll(() => board.picture()).toBe(dark);

  for (const [name, words] of [
    ['20 white discs of value 1: cancel in pairs', 'the white discs of value 1'],
    ['1 nim-times 3 equals 3', 'rows 3 to 5, columns 2 to 5'],
    ['x 3 of the rows equals 1', 'rows 1 to 3'],
  ] as const)
    await test.step(`${name}: ${words}`, async () => {
      await expect(number(name)).toHaveAccessibleDescription(words);
      await number(name).hover();
      await expectLit();
      await board.park();
      await expectDark();
      await number(name).focus();
      await expectLit();
      await number(name).blur();
      await expectDark();
    });

  await test.step('arrow keys go along a picture, which is one stop of the Tab key', async () => {
    const values = board.why
      .getByRole('group', { name: 'The values of the white discs' })
      .getByRole('button');
    await values.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(values.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(values.nth(1)).toBeFocused();
    // In the strip the numbers go down from g to x. It scrolls there, and not under the pointer.
    await rowsPart.getByRole('button', { name: /^Row 4: Grundy/u }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(number('x 4 of the rows equals 0')).toBeFocused();
  });

  await test.step('nobody leaves a number that goes away, and its light goes out', async () => {
    const goTo = (hash: string) => page.evaluate((address) => void (location.hash = address), hash);
    const elsewhere = '#/board?rows=5&columns=5';
    await goTo(elsewhere);
    await expect(board.why).toHaveCount(0);
    await board.expectReady();
    await loseFocus();
    const without = await board.picture();
    await goTo(CHOSEN);
    await number('1 nim-times 3 equals 3').hover();
    await goTo(elsewhere);
    await expect(board.why).toHaveCount(0);
    await expect.poll(() => board.picture()).toBe(without);
  });
});

test('a term explains itself where it is pointed at or focused, whole in a narrow window', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await board.open(CHOSEN);
  await board.openReasons();
  const word = board.why.getByRole('button', { name: 'nim-product', exact: true });
  const explanation = page.getByText(/^⊗: the multiplication/u);
  await expect(word).toHaveAccessibleDescription(/^⊗: .*2 ⊗ 3 = 1/u);

  await word.focus();
  const box = (await explanation.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  await expect(explanation).toBeInViewport({ ratio: 1 });

  // The pointer can move onto the explanation itself.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await word.hover();
  await explanation.hover();
  await expect(explanation).toBeVisible();
  await board.park();
  await expect(explanation).toHaveCount(0);

  // The explanation of a pressed word has a link to its lesson.
  await word.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&lesson=nim-product\.products$/u);
  await expect(page.getByRole('heading', { name: 'Three products' })).toBeInViewport();
});
