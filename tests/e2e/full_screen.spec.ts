/** Full screen for a class: the board fills the screen, with large text beside it, and arrow keys step. */
import { expect, test } from './fixture';

/** True if two boxes overlap. */
function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

test('a large board has all of the height, and nothing lies over anything', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await board.open('#/board?rows=100&columns=100&corner=50x46');
  const before = await board.cellSize();
  await board.button('Full screen').click();
  const tools = page.locator('[data-part=board-tools]');
  const picture = page.locator('[data-part=board] canvas').first();
  const parts = [picture, tools.getByRole('button').last(), board.bar];
  const code = page.getByRole('img', { name: 'QR code of the link' });
  const legend = page.getByRole('group', { name: 'Legend' });
  await expect(code).toBeVisible();
  await expect.poll(() => board.cellSize()).toBeGreaterThan(before);
  const boxes = async (...of: typeof parts) =>
    Promise.all(of.map(async (part) => (await part.boundingBox())!));
  const [grid, zoom, bar] = await boxes(...parts);
  // The board is above the single row of controls.
  expect(grid!.height).toBeGreaterThan(0.8 * bar!.y);
  for (const [one, other] of [
    [grid!, zoom!],
    [zoom!, bar!],
    [grid!, bar!],
    (await boxes(legend, code)) as [Box, Box],
  ] as const)
    expect(overlap(one, other)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(board.tab('Set up')).toBeVisible();
});

const LOSING = '#/board?rows=5&columns=5&move=1x4';

test(
  'a teacher shows why on a projector, by keys alone',
  { tag: '@chromium' },
  async ({ board, page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await board.open(LOSING);
    await board.button('Full screen').click();
    const code = page.getByRole('img', { name: 'QR code of the link' });

    await test.step('the verdict in letters for the last row, a code for phones, and nothing else', async () => {
      await expect(code).toBeVisible();
      const letters = await board.position
        .getByText(/moves win\.$/u)
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
      expect(letters).toBeGreaterThanOrEqual(28);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(board.mode('Puzzle')).toBeHidden();
    });

    await test.step('reasons take the place of the code, and step wherever the focus is', async () => {
      await board.act('Why?').press('Enter');
      await expect(code).toBeHidden();
      const stage = (number: number) => board.why.getByText(`${number} of 4`, { exact: true });
      await expect(stage(1)).toBeVisible();
      const before = await board.picture();
      await board.disc(1, 1).focus();
      await page.keyboard.press('ArrowRight');
      await expect(stage(2)).toBeVisible();
      for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key);
      await expect(stage(4)).toBeVisible();
      await expect(board.why.locator('[aria-current=step]')).toBeInViewport({ ratio: 0.98 });
      await expect.poll(() => board.picture()).not.toBe(before);
      await page.keyboard.press('ArrowLeft');
      await expect(stage(3)).toBeVisible();
      await expect(board.disc(1, 1)).toBeFocused();
    });

    await test.step('without reasons the keys go through the moves', async () => {
      await board.act('Why?').press('Enter');
      await board.act('Flip it').press('Enter');
      await expect(board.entry('Start')).toHaveCount(0);
      await board.act('Why?').focus();
      const turned = board.disc(4, 1);
      await expect(turned).toHaveAccessibleName(/^Row 1, column 4, black/u);
      await page.keyboard.press('ArrowLeft');
      await expect(turned).toHaveAccessibleName(/^Row 1, column 4, white/u);
      await page.keyboard.press('PageDown');
      await expect(turned).toHaveAccessibleName(/^Row 1, column 4, black/u);
    });

    await test.step('and all is there again when it is left', async () => {
      await board.button('Leave full screen').click();
      await expect(board.tab('Position')).toBeVisible();
      await expect(board.entry('Start')).toBeVisible();
      await expect(code).toHaveCount(0);
    });
  },
);
