/** The board for a class: it fills the screen, with large words beside it, and arrow keys step. */
import { expect, test } from './fixture';

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
