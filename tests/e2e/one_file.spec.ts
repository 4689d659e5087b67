/** The page in one file, opened from disk. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { playAddress } from './play_page';
import { save } from './saved_file';

const FILE = String(new URL('../../dist/flipping-game.html', import.meta.url));

test.use({ file: FILE });

test(
  'From a disk: what wins is seen, the computer plays, and P(1000000) comes from workers of the file',
  { tag: '@firefox' },
  async ({ page, board, play, solve, workers }) => {
    await test.step('The board', async () => {
      await page.goto(`${FILE}#/board?rows=5&columns=5`);
      await board.expectReady();
      await expect(board.position.getByText('8 of 56 moves win.')).toBeVisible();
      await board.disc(5, 5).click();
      await board.rectangle(4, 3).click();
      await board.act('Flip it').click();
      await expect(board.fact('White discs')).toHaveText('13');
    });

    await test.step('A game', async () => {
      await play.open(playAddress({ opponent: 'perfect' }));
      await play.disc(5, 5).click();
      await play.rectangle(4, 3).click();
      await play.act('Flip it').click();
      await expect.poll(() => play.movesOfAddress().length).toBe(2);
    });

    await test.step('A nimber, with a module of its own', async () => {
      await page.goto(`${FILE}#/nimbers?expression=6*21`);
      await expect(page.locator('output')).toHaveText('104');
    });

    await test.step('A large board', async () => {
      await solve.open('#/solve?rows=1000000&columns=1000000');
      await solve.compute.click();
      await expect(solve.answer).toHaveText(goldenAnswer(1_000_000));
      expect(page.workers().map((worker) => new URL(worker.url()).protocol)).toContain('blob:');
      expect(await workers.running()).toBeGreaterThanOrEqual(2);
    });
  },
);

test.describe('A lesson that was saved as one file', () => {
  test.use({ file: undefined, allowedComplaint: /^request to file:/u });

  test('opens from a disk with its boards and exercises, and leads to the Board page @full', async ({
    page,
  }, info) => {
    await page.goto('./#/learn/turtles');
    const { name, bytes } = await save(
      page,
      page.getByRole('button', { name: 'Save as one file' }),
    );
    expect(name).toBe('tartan-turtles.html');
    const path = info.outputPath(name);
    await writeFile(path, bytes);

    await page.goto(pathToFileURL(path).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coins are heaps');
    await expect(page.getByRole('button', { name: 'Save as one file' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the whole lesson' }).click();
    const exercises = page.getByRole('region', { name: 'Exercises' });
    await exercises.getByRole('button', { name: 'Hint' }).click();
    await expect(exercises.getByRole('status').filter({ hasText: 'Hint 1' })).toBeVisible();
    await page.getByRole('link', { name: 'the row of 15 coins on the Board page' }).click();
    await expect(page).toHaveURL(/#\/board\?.*columns=15/u);
    await expect(page.getByRole('grid').getByRole('button')).toHaveCount(15);
  });
});
