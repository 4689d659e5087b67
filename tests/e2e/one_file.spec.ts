/** The page in one file, opened from a disk. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { playAddress } from './play_page';
import { queryOf, RandomReader } from './random_reader';
import { save } from './saved_file';
import { seeds } from './seeds';
import { SolvePage } from './solve_page';

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

  test('opens from a disk with its boards and exercises, and leads to the Board page', async ({
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
    const exercises = page.getByRole('region', { name: 'Exercises' });
    await exercises.getByRole('button', { name: 'Hint' }).click();
    await expect(exercises.getByRole('status').filter({ hasText: 'Hint 1' })).toBeVisible();
    await page.getByRole('link', { name: 'the row of 15 coins on the Board page' }).click();
    await expect(page).toHaveURL(/#\/board\?.*columns=15/u);
    await expect(page.getByRole('grid').getByRole('button')).toHaveCount(15);
  });
});

/** Somebody who does anything at all on the board, and now and then solves one. */
class RandomKeeper extends RandomReader {
  protected readonly actions;
  private readonly board: BoardPage;
  private readonly solve: SolvePage;

  constructor(page: Page, seed: number) {
    const board = new BoardPage(page);
    super(board, seed);
    [this.board, this.solve] = [board, new SolvePage(page)];
    this.actions = [
      { weight: 3, act: () => this.select(board.shading) },
      { weight: 4, act: () => this.solveOne() },
      this.pressing('section[aria-labelledby=corner-heading]', 12),
      this.pressing('section[aria-labelledby=list-heading]', 6),
      this.pressing('section[aria-labelledby=edit-heading]', 3),
      this.pressing('section[aria-label=Timeline]', 10),
    ];
  }

  /** It does not play, and stays with boards that have a button for each disc. */
  protected async settle(): Promise<void> {
    if (await this.board.mode('Play').isChecked()) await this.board.mode('Explore').check();
    const { hash } = new URL(this.page.url());
    const query = queryOf(this.page.url());
    const isLarge = Math.max(Number(query.get('rows')), Number(query.get('columns'))) > 12;
    if (!hash.startsWith('#/board') || isLarge) {
      await this.board.preset(5, 5).click();
      this.done.push('and back to a small board');
    }
  }

  /** On another page of the file, and comes back to the board as it was. */
  private async solveOne(): Promise<string> {
    const before = await this.board.discNames();
    const side = this.pick([1, 2, 5, 9, 17, 30]);
    await this.page.getByRole('link', { name: 'Solve', exact: true }).click();
    await this.solve.size.fill(String(side));
    await this.solve.compute.click();
    const white = { rows: side, columns: side, isWhite: () => true };
    const answer = String(factsOf(white).winning.length);
    await expect(this.solve.heading(`The ${side} × ${side} board`)).toBeVisible();
    await expect(this.solve.answer).toHaveText(answer);
    await this.page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect.poll(() => this.board.discNames()).toEqual(before);
    return `solve ${side}, which is ${answer}`;
  }

  /** The discs, the address and what is counted belong together. */
  protected async check(): Promise<void> {
    await expect(async () => {
      const position = await this.board.readPosition();
      const query = queryOf(this.page.url());
      expect([Number(query.get('rows')), Number(query.get('columns'))]).toEqual([
        position.rows,
        position.columns,
      ]);
      const text = spelled(position);
      // Behind moves of the address it is another position than its start.
      if (!query.has('moves'))
        expect(query.get('position') ?? text.replaceAll('B', 'W')).toBe(text);
      const { legal, winning } = factsOf(position);
      const outcome = await this.board.position.locator('p').first().innerText();
      const numbers = outcome.replaceAll(',', '').match(/\d+/gu)?.map(Number) ?? [];
      if (legal.length === 0) expect(outcome).toMatch(/^The game is over/u);
      else if (outcome.includes('possible') || winning.length === 0)
        expect(numbers).toEqual([legal.length]);
      else expect(numbers).toEqual([winning.length, legal.length]);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
  }

  protected async openAnew(openOther: () => Promise<Page>): Promise<void> {
    await this.check();
    const other = new BoardPage(await openOther());
    // The address is written after a short rest.
    await expect(async () => {
      await other.page.goto(this.page.url());
      await other.expectReady();
      expect(await other.discNames()).toEqual(await this.board.discNames());
    }).toPass();
    await other.page.close();
  }
}

for (const seed of seeds(701))
  test(`150 actions at random on the one file (seed ${seed}) @full`, async ({ page, board }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${FILE}#/board?rows=5&columns=5&mode=explore`);
    await board.expectReady();
    const reader = new RandomKeeper(page, seed);
    try {
      await reader.take(150);
    } catch (error) {
      const last = reader.done.slice(-12).join('\n');
      throw new Error(`At ${page.url()} after:\n${last}\n\n${String(error)}`, { cause: error });
    }
  });
