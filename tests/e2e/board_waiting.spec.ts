/** What the page shows while the answers of another position are on their way. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { holdAnswers } from './held_answers';

declare global {
  interface Window {
    /** Each drawing of the discs: their radii, and how many shades there are. */
    drawings: { radii: number[]; shades: number }[];
  }
}

test('the board keeps its shading and the size of its discs', async ({ board, page }) => {
  const answers = await holdAnswers(page);
  await page.addInitScript(() => {
    window.drawings = [];
    const { clearRect, arc, roundRect } = CanvasRenderingContext2D.prototype;
    const isGround = ({ canvas }: CanvasRenderingContext2D) =>
      canvas === document.querySelector('canvas');
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      if (isGround(this)) window.drawings.push({ radii: [], shades: 0 });
      clearRect.apply(this, box);
    };
    CanvasRenderingContext2D.prototype.arc = function (...circle) {
      const { radii } = window.drawings.at(-1)!;
      if (isGround(this) && !radii.includes(circle[2])) radii.push(circle[2]);
      arc.apply(this, circle);
    };
    CanvasRenderingContext2D.prototype.roundRect = function (...box) {
      if (isGround(this)) window.drawings.at(-1)!.shades += 1;
      roundRect.apply(this, box);
    };
  });
  await board.open('#/board?rows=5&columns=5&mode=edit');
  await expect(board.list).toHaveAttribute('aria-busy', 'false');
  await rest(page);
  const before = await page.evaluate(() => window.drawings.splice(0).at(-1)!);
  expect(before.radii).toHaveLength(1);
  expect(before.shades).toBe(5);

  await answers.hold('examinePosition');
  for (const row of [3, 4]) {
    await board.disc(4, row).click();
    await expect(board.disc(4, row)).toHaveAccessibleName(/black/u);
  }
  await expect(board.list).toHaveAttribute('aria-busy', 'true');
  await rest(page);
  const waiting = await page.evaluate(() => window.drawings.splice(0));
  expect(waiting.length).toBeGreaterThan(0);
  for (const drawing of waiting) expect(drawing).toEqual(before);

  await answers.release();
  await expect(board.list).toHaveAttribute('aria-busy', 'false');
  await rest(page);
  const known = await page.evaluate(() => window.drawings.splice(0));
  expect(known.map(({ radii }) => radii)).toEqual([before.radii]);
  expect(known[0]!.shades).not.toBe(before.shades);
});

test('the list of what wins stays where it is, and only a prediction hides it', async ({
  board,
  page,
}) => {
  const answers = await holdAnswers(page, 'describeBoard');
  const hidden = board.list.getByText(/^They stay hidden until/u);
  await page.goto('./');
  await expect(board.list.getByText('Working it out …')).toBeVisible();
  await expect(hidden).toHaveCount(0);
  await expect(board.list).toHaveAttribute('aria-busy', 'true');
  await answers.release();
  await expect(board.list.getByText('8 winning moves')).toBeVisible();
  await expect(board.list).toHaveAttribute('aria-busy', 'false');

  await board.mode('Edit').check({ force: true });
  const box = async () => (await board.list.boundingBox())!;
  const options = await board.options.allTextContents();
  const { height } = await box();
  await answers.hold('examinePosition');
  await board.disc(4, 3).click();
  await expect(board.list).toHaveAttribute('aria-busy', 'true');
  await expect(hidden).toHaveCount(0);
  await expect(board.list.getByText('8 winning moves')).toBeVisible();
  expect(await board.options.allTextContents()).toEqual(options);
  expect((await box()).height).toBe(height);
  // The discs themselves say nothing of it.
  await board.mode('Explore').check({ force: true });
  for (const name of await board.discNames()) expect(name).not.toMatch(/win/u);

  // What waits is hidden all the same once it is to be predicted.
  await board.mode('Predict first').check({ force: true });
  await expect(hidden).toBeVisible();
  await expect(board.list).toHaveAttribute('aria-busy', 'false');
  await expect(board.options).toHaveCount(0);
  await board.mode('Explore').check({ force: true });
  await expect(hidden).toHaveCount(0);
  await expect(board.list.getByText('Working it out …')).toBeVisible();
  await answers.release();
  await expect(board.list.getByText(/^\d+ winning moves?$|^No move wins/u)).toBeVisible();
  await expect(board.list).toHaveAttribute('aria-busy', 'false');
});

/** Until what was done has been drawn. */
function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
