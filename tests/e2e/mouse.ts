/** Mouse actions in single steps, for tests in which Playwright's own do too much at once. */
import type { Locator, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

export async function middleOf(disc: Locator): Promise<Point> {
  await disc.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await disc.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Presses the button here and moves the mouse out of the board to the right without releasing it. */
export async function pressAndLeave(page: Page, [x, y]: Point): Promise<void> {
  const board = (await page.locator('canvas').first().boundingBox())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width + 20, y, { steps: 5 });
}
