/** The board keeps its place and its size, and the page its scroll position, whatever is pressed. */
import type { Locator, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { wantWholeLessons } from './lesson_questions';

const SIZES = [
  { width: 1280, height: 720, tag: '@chromium' },
  { width: 1920, height: 1080, tag: '@full' },
  { width: 768, height: 1024, tag: '@full' },
  { width: 390, height: 844, tag: '@chromium' },
] as const;

interface Place {
  readonly scrolled: number;
  /** Left, top, width and height in the window. */
  readonly board: readonly number[];
  readonly discs: readonly number[];
  /** The tops of the buttons below the board, and of the moves. */
  readonly bar: readonly number[];
}

function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const box = (selector: string) => {
      const part = document.querySelector(selector)?.getBoundingClientRect();
      return part ? [part.left, part.top, part.width, part.height].map(Math.round) : [];
    };
    const [, buttons = NaN] = box('[data-part=move-bar] > section > :last-child');
    const [, moves = NaN] = box('[data-part=move-bar] > :last-child');
    return {
      scrolled: scrollY,
      board: box('canvas'),
      discs: box('[role=grid]'),
      bar: [buttons, moves],
    };
  });
}

/**
 * Scrolls to a control and presses it. Nothing may have moved, neither a moment later nor once everything has loaded.
 */
async function expectStill(
  page: Page,
  what: string,
  press: () => Promise<void>,
  done: () => Promise<void>,
): Promise<void> {
  const before = await placeOf(page);
  await press();
  await expect.poll(() => placeOf(page), what).toEqual(before);
  await done();
  expect(await placeOf(page), `${what}, at last`).toEqual(before);
}

for (const { tag, ...size } of SIZES)
  test.describe(`in a window of ${size.width} × ${size.height}`, { tag }, () => {
    test.use({ viewport: size });

    // Playwright's Firefox scrolls to what it presses, even if it's in view.
    test('the board is as large in every mode, and nothing that is pressed moves it @chromium', async ({
      board,
      page,
    }) => {
      await wantWholeLessons(page);
      await page.goto('./#/board?rows=5&columns=5&answers=no');
      await board.expectReady();
      await expect(board.tab('Position')).toBeVisible();
      await expect(board.grid).toBeInViewport({ ratio: 1 });
      await expectModesAlike(board);
      const answers = page.getByRole('switch', { name: 'Show all winning moves' });
      // Scrolls as far as a reader does to press it.
      await answers.evaluate((part) =>
        scrollBy({
          top: Math.max(0, part.getBoundingClientRect().bottom + 8 - innerHeight),
          behavior: 'instant',
        }),
      );
      for (const known of [/8 of 56 moves win\.$/u, /^56 moves are possible\.$/u])
        await expectStill(
          page,
          'the switch',
          () => pressAt(page, answers),
          () => expect(board.position.getByText(known)).toBeVisible(),
        );

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectFirstMoveStill(board);

      await scrollUnderBoard(board);
      for (const part of ['Why', 'Lesson', 'Set up', 'Position'] as const)
        await expectStill(
          page,
          part,
          () => board.tab(part).click(),
          async () => {
            const panel = page.getByRole('tabpanel', { name: part, exact: true });
            await expect(panel).not.toBeEmpty();
            if (part === 'Lesson')
              await expect(panel.getByRole('heading', { name: 'Exercises' })).toBeAttached();
          },
        );
    });
  });

for (const { tag, ...size } of SIZES)
  test.describe(`what is said in a window of ${size.width} × ${size.height}`, { tag }, () => {
    test.use({ viewport: size });

    test('has its room in a puzzle: what is refused, too @chromium', async ({ board, page }) => {
      await board.open(`#/board?position=${FEW}&mode=predict`);
      const said = board.bar.getByRole('status');
      const presses = [
        ['a black disc', board.disc(5, 5), /^The corner of a move must be white/u],
        ['a corner', board.disc(3, 3), /^$/u],
        ['no end', board.disc(2, 2), /^No move is 2 high and 2 wide/u],
        ['a hint', board.act('Hint'), /^Hint: each white disc/u],
        ['No move wins', board.act('No move wins'), /^Right/u],
      ] as const;
      for (const [what, target, words] of presses)
        await expectStill(
          page,
          what,
          () => target.click(),
          () => expect(said).toHaveText(words),
        );
    });

    test('has its room in a match, to its end and its review @chromium', async ({
      board,
      page,
    }) => {
      await page.goto(`./#/board?position=${FEW}&mode=play`);
      const begin = board.act('Let the computer begin');
      await expect(board.bar).toContainText('Perfect play beats every first move.');
      const presses = [
        ['a corner', board.disc(3, 3), board.act('Flip it')],
        ['no corner', board.act('Clear the choice'), begin],
        ['a corner again', board.disc(3, 3), board.act('Flip it')],
        ['its end', board.disc(3, 3), board.act('Review game')],
      ] as const;
      await expectPressesStill(page, presses);

      // A mistake and the link to the next one: the longest message.
      const before = await placeOf(page);
      await page.goto(`./#/board?rows=5&columns=5&mode=play&moves=${LOST}`);
      await board.act('Review game').click();
      await expect(board.act('Try again')).toBeVisible();
      await expect(board.bar).toContainText('Mistake 1 of 5.');
      expect((await placeOf(page)).bar).toEqual(before.bar);
    });
  });

/** Two discs of one value, so no move wins. */
const FEW = 'BBBBB.BBBBB.BBWBB.BWBBB.BBBBB';

/** A game with five mistakes by the first player. */
const LOST = '2~4x2~5-4x1-5x5-5x1-5x4-3~5x2-5x3-3x1-4x2-1~3x2-2x2-1x1~4-2x1-1x2~5-1x4-1x3';

async function pressAt(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Scrolls like a reader who wants the tabs below a board that sticks above them. */
async function scrollUnderBoard({ page, grid }: BoardPage): Promise<void> {
  const { y, height } = (await grid.boundingBox())!;
  await page
    .getByRole('tablist')
    .evaluate(
      (tabs, bottom) =>
        scrollBy({ top: tabs.getBoundingClientRect().top - bottom - 60, behavior: 'instant' }),
      y + height,
    );
}

/** Expects the board's box to be the same in Explore, Puzzle, Edit and Play. */
async function expectModesAlike(board: BoardPage): Promise<void> {
  for (const mode of ['Puzzle', 'Edit', 'Play', 'Explore'] as const)
    await expectStill(
      board.page,
      mode,
      () => board.mode(mode).check(),
      async () => {
        await expect(board.page.locator('[data-part=move-bar] > section')).toBeVisible();
        await expect(board.tab(mode === 'Play' ? 'Game' : 'Position')).toBeVisible();
        await expect(board.timeline).toBeVisible();
      },
    );
}

type Press = readonly [what: string, target: Locator, outcome: Locator];

async function expectPressesStill(page: Page, presses: readonly Press[]): Promise<void> {
  for (const [what, target, outcome] of presses)
    await expectStill(
      page,
      what,
      () => target.click(),
      () => expect(outcome).toBeVisible(),
    );
}

/** Chooses a corner and an end, checks the move, and makes it. */
async function expectFirstMoveStill(board: BoardPage): Promise<void> {
  const { page } = board;
  const presses = [
    ['a corner', board.disc(5, 4), board.corner],
    ['an end', board.disc(2, 2), board.bar.getByText('Does it win?')],
    ['Check', board.act('Check'), board.act('Show reply')],
    ['Show reply', board.act('Show reply'), board.act('Hide reply')],
    ['Flip it', board.act('Flip it'), board.entry('1. 3 × 4 at row 4, column 5')],
  ] as const;
  await expectPressesStill(page, presses);
}
