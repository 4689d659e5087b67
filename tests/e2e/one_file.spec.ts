/** The page in one file, opened from a disk. */
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { playAddress } from './play_page';

const FILE = String(new URL('../../dist/flipping-game.html', import.meta.url));

test.use({ file: FILE });

test('the board shows what wins, and a move is made', async ({ page, board }) => {
  await page.goto(`${FILE}#/board?rows=5&columns=5`);
  await board.expectReady();
  await expect(board.position.getByText('8 winning first moves out of 56')).toBeVisible();
  await board.disc(5, 5).click();
  await board.rectangle(4, 3).click();
  await board.act('Flip it').click();
  await expect(board.fact('White discs')).toHaveText('13');
});

test('the computer answers a move', async ({ page, play }) => {
  await page.goto(`${FILE}${playAddress({ opponent: 'perfect', you: 'black' })}`);
  await play.expectReady();
  await play.disc(5, 5).click();
  await play.rectangle(4, 3).click();
  await play.act('Turn it over').click();
  await expect.poll(() => play.movesOfAddress().length).toBe(2);
});

test('P(1000000) comes from two workers that were made of the file', async ({
  page,
  solve,
  workers,
}) => {
  await page.goto(`${FILE}#/solve?rows=1000000&columns=1000000`);
  await solve.compute.click();
  await expect(solve.answer).toHaveText(goldenAnswer(1_000_000));
  expect(page.workers().map((worker) => new URL(worker.url()).protocol)).toContain('blob:');
  expect(await workers.running()).toBeGreaterThanOrEqual(2);
});
