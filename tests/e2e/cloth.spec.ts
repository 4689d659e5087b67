/** The picture of all winning first moves on Solve, from the whole board to single discs. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { winningCorners } from './flipping_game';
import { expectForEverybody } from './for_everybody';
import { wordsOnPaper } from './paper';
import { save } from './saved_file';

const SIDE = 1_000;
const ADDRESS = `#/solve?rows=${SIDE}&columns=${SIDE}`;

const numbersIn = (text: string) =>
  Array.from(text.replaceAll(',', '').matchAll(/\d+(\.\d+)?/gu), ([number]) => Number(number));

class Cloth {
  readonly picture: Locator;
  readonly seen: Locator;
  readonly disc: Locator;
  readonly threads: Locator;
  readonly sum: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const cloth = page.getByRole('region', { name: /^The tartan of/u });
    this.picture = cloth.getByLabel(/^The cloth: rows/u);
    this.seen = cloth.locator('[data-part=cloth-count]');
    this.disc = cloth.locator('[data-part=cloth-disc]');
    this.threads = cloth.getByRole('region', { name: 'Its threads' }).getByRole('button', {
      name: /⊗/u,
    });
    this.sum = cloth.getByText(/are shown, with/u);
  }

  /** The visible rows and columns, and the number of their winning moves once it is known. */
  async read() {
    await expect(this.seen).toHaveAttribute('aria-busy', 'false');
    const [bottom = 0, top = 0, left = 0, right = 0, count = 0, percent = 0] = numbersIn(
      await this.seen.innerText(),
    );
    return { bottom, top, left, right, count, percent };
  }

  async show(part: readonly number[]) {
    for (const [place, name] of ['From row', 'to row', 'From column', 'to column'].entries())
      await this.#page.getByRole('textbox', { name, exact: true }).fill(String(part[place]));
    await this.#page.getByRole('button', { name: 'Show this part' }).click();
  }

  /** Zooms in until discs are drawn. */
  async comeNear() {
    const width = (await this.picture.boundingBox())!.width;
    for (;;) {
      const { left, right } = await this.read();
      if (right - left + 1 <= width / 30) return;
      await this.#page.getByRole('button', { name: 'Zoom in' }).click();
    }
  }
}

let cloth: Cloth;
test.beforeEach(({ page }) => {
  cloth = new Cloth(page);
});

test('from the whole board to a single disc and back', async ({ page, solve }) => {
  const winning = winningCorners(SIDE, SIDE);
  await solve.open(ADDRESS);
  await expect(cloth.seen).toHaveText(/^Rows 1–1,000, columns 1–1,000: .* 100.?% of P\(1,000\)$/u);
  const [answer] = numbersIn(await solve.answer.innerText());
  expect((await cloth.read()).count).toBe(answer);

  await test.step('nearer by the wheel, to where the pointer is, and by the button', async () => {
    await cloth.picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await cloth.picture.boundingBox())!;
    await page.mouse.move(x + 0.25 * width, y + 0.25 * height);
    const before = await cloth.read();
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await cloth.read()).percent).toBeLessThan(90);
    const after = await cloth.read();
    expect(after.left + after.right).toBeLessThan(before.left + before.right);
    expect(after.bottom + after.top).toBeGreaterThan(before.bottom + before.top);
    await cloth.comeNear();
  });

  await test.step('a disc that is pressed tells its moves', async () => {
    await cloth.picture.click();
    await expect(cloth.disc).toBeVisible();
    const [row = 0, column = 0, count = 0] = numbersIn(
      (await cloth.disc.locator('p').innerText()).replace('no move', '0'),
    );
    expect(count).toBe(winning({ row, column }));
  });

  await test.step('a reload comes back to the same rows and columns', async () => {
    const before = await cloth.read();
    const { bottom, top, left, right } = before;
    await expect(page).toHaveURL(new RegExp(`seen=${bottom}-${top}x${left}-${right}`, 'u'));
    await page.reload();
    await expect(cloth.seen).toContainText('winning');
    expect(await cloth.read()).toEqual(before);
    await expect(page).toHaveURL(new RegExp(`seen=${bottom}-${top}x${left}-${right}`, 'u'));
  });

  await test.step('Home shows all, and the address needs no part any more', async () => {
    await cloth.picture.press('Home');
    await expect(cloth.seen).toHaveText(/100.?% of P\(1,000\)$/u);
    await expect(page).not.toHaveURL(/seen=/u);
    await page.goBack();
  });
});

test('a part by its four numbers, its discs by hand', async ({ page, solve }) => {
  const winning = winningCorners(SIDE, SIDE);
  await solve.open(ADDRESS);
  await expect(cloth.seen).toContainText('100');
  const [bottom, top, left, right] = [611, 622, 700, 729];
  let sum = 0;
  let most = { row: 0, column: 0, count: 0 };
  for (let row = bottom; row <= top; row += 1)
    for (let column = left; column <= right; column += 1) {
      const count = winning({ row, column });
      sum += count;
      if (count > most.count) most = { row, column, count };
    }
  await cloth.show([bottom, top, left, right]);
  await expect(cloth.seen).toContainText('Rows 611–622, columns 700–729');
  expect((await cloth.read()).count).toBe(sum);

  await test.step('the disc with the most, by the sum of its lists', async () => {
    const { width, height } = (await cloth.picture.boundingBox())!;
    const disc = Math.min(width / (right - left + 1), height / (top - bottom + 1));
    await cloth.picture.click({
      position: {
        x: width / 2 + (most.column - (left + right) / 2) * disc,
        y: height / 2 - (most.row - (top + bottom) / 2) * disc,
      },
    });
    await expect(cloth.disc.locator('p')).toHaveText(
      `Row ${most.row}, column ${most.column}: ${most.count} moves win with their corner here.`,
    );
    const lists = await cloth.disc.locator('li').allInnerTexts();
    const counts = lists.map((list) => {
      const [heights = '', widths = ''] = list.split('×');
      return numbersIn(heights).length * numbersIn(widths).length;
    });
    expect(counts.reduce((all, one) => all + one, 0)).toBe(most.count);
  });

  await test.step('what is no part of the board is said so', async () => {
    await cloth.show([5, 4, 1, 1]);
    await expect(page.getByRole('textbox', { name: 'From row' })).toHaveAccessibleDescription(
      /^Rows go from 1 to 1,000/u,
    );
  });

  await test.step('it is saved with a caption or without', async () => {
    await cloth.show([1, 1_000, 1, 500]);
    await page.getByRole('combobox', { name: 'Pixels' }).selectOption('1,024');
    const button = page.getByRole('button', { name: 'Save as PNG' });
    const withCaption = await save(page, button);
    expect(withCaption.name).toBe('tartan-1000x1000-rows-1-1000-columns-1-500.png');
    expect(withCaption.bytes.readUInt32BE(20)).toBeGreaterThan(1_024);
    await page.getByRole('checkbox', { name: 'With a caption' }).uncheck();
    const bare = await save(page, button);
    expect([16, 20].map((at) => bare.bytes.readUInt32BE(at))).toEqual([512, 1_024]);
  });
});

test('its threads add up to P, one by one', async ({ page, solve }) => {
  await solve.open(ADDRESS);
  await expect(cloth.seen).toContainText('100');
  const [answer] = numbersIn(await solve.answer.innerText());
  const sumNow = async () => numbersIn(await cloth.sum.innerText())[2];
  const contributions = (await cloth.threads.allInnerTexts()).map((text) => numbersIn(text)[2]!);
  expect(contributions.reduce((sum, one) => sum + one, 0)).toBe(answer);
  expect(await sumNow()).toBe(answer);
  const first = cloth.threads.first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(await sumNow()).toBe(answer! - contributions[0]!);
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await cloth.read()).count).toBe(answer! - contributions[0]!);
  await page.getByRole('button', { name: 'All threads' }).click();
  expect(await sumNow()).toBe(answer);
  await expect.poll(async () => (await cloth.read()).count).toBe(answer);
});

test('where no first move wins it is plain, and says why', async ({ page, solve }) => {
  await solve.open('#/solve?rows=2&columns=2');
  await expect(
    page.getByText(/^No first move wins on this board, so its cloth is plain/u),
  ).toBeVisible();
  await expect(cloth.seen).toHaveText(/^Rows 1–2, columns 1–2: 0 winning moves/u);
  await expect(cloth.threads).toHaveCount(0);
});

test('by the keyboard alone @full', async ({ page, solve }) => {
  await solve.open(ADDRESS);
  await expect(cloth.seen).toContainText('100');
  await cloth.picture.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
  const near = await cloth.read();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await cloth.read()).left).toBeGreaterThan(near.left);
  expect((await cloth.read()).bottom).toBeGreaterThan(near.bottom);
  await page.keyboard.press('Enter');
  await expect(cloth.disc).toContainText(/^Row \d+, column \d+:/u);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect(cloth.seen).toHaveText(/100.?% of P\(1,000\)$/u);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zoom in on them' }).press('Enter');
  await expect(cloth.disc).toContainText('Row 501, column 501:');
  await expect(cloth.picture).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused();
});

test('on paper it is a picture with its legend', { tag: '@chromium' }, async ({ page, solve }) => {
  await solve.open(`${ADDRESS}&seen=1-400x1-800`);
  await expect(cloth.seen).toContainText('winning');
  const words = await wordsOnPaper(page);
  expect(words).toContain('The tartan of P(1,000)');
  expect(words).toMatch(/Rows 1–400, columns 1–800:\s+[\d,]+\s+winning moves/u);
  expect(words).toContain('Winning moves of a disc, on average');
  expect(words).not.toContain('Save as PNG');
  expect(words).not.toContain('Show this part');
});

test('a disc leads to its corner on the Board page, and the threads stand beside the picture', async ({
  page,
  solve,
}) => {
  await solve.open('#/solve?rows=150&columns=200&seen=81-92x91-106');
  await expect(cloth.seen).toContainText('winning');
  await cloth.picture.scrollIntoViewIfNeeded();
  await cloth.threads.nth(1).hover();
  await expect(cloth.picture).toBeInViewport({ ratio: 0.9 });
  await page.mouse.move(0, 0);
  await cloth.picture.press('Enter');
  const [row, column, count] = numbersIn(
    (await cloth.disc.locator('p').innerText()).replace('no move', '0'),
  );
  await cloth.disc.getByRole('link', { name: 'See this corner' }).click();
  await expect(page.getByText(`Row ${row}, column ${column}, white`)).toBeVisible();
  await expect(page.getByText(new RegExp(`moves, ${count} wins?\\. Press`, 'u'))).toBeVisible();
});

for (const [width, height, tag] of [
  [1280, 720, ''],
  [390, 844, ' @full'],
] as const)
  test(`for everybody, ${width} pixels wide${tag}`, async ({ page, solve, browserName }) => {
    await page.setViewportSize({ width, height });
    await solve.open(`${ADDRESS}&seen=611-618x700-711`);
    await expect(cloth.seen).toContainText('winning');
    await cloth.picture.press('Enter');
    await expect(cloth.disc).toBeVisible();
    await expectForEverybody(page, browserName);
  });
