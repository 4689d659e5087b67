/** A newcomer's first minute: a move, the reply, a guess; and what the page offers afterwards. */
import type { Locator, Page } from '@playwright/test';
import type { BoardPage } from './board_page';
import { expect, test } from './fixture';
import { factsOf, shortest, spelled, whiteCount, type Move } from './flipping_game';
import { holdAnswers } from './held_answers';
import { endOf } from './play_page';
import { visit } from './visit';

const ALL_WHITE = 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW';

/** Texts and buttons below the board in the first minute. */
class FirstSteps {
  readonly bar: Locator;
  readonly said: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('region', { name: 'First steps' });
    this.said = this.bar.getByRole('status');
  }

  button(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }
}

/** Presses a corner and an end, and waits for the reply. */
async function makeFirstMove(board: BoardPage, steps: FirstSteps): Promise<void> {
  await expect(steps.said).toContainText('Press a white disc.');
  await board.disc(5, 4).click();
  await expect(steps.said).toContainText('Now press a disc that is marked.');
  await board.disc(2, 2).click();
  await expect(steps.said).toContainText('The computer has answered.');
}

async function press(board: BoardPage, move: Move): Promise<void> {
  for (const { column, row } of [move, endOf(move)]) await board.disc(column, row).click();
}

test(
  'a newcomer makes a move, is answered, guesses, and goes on to another puzzle',
  { tag: '@firefox' },
  async ({ board, page }) => {
    const steps = new FirstSteps(page);
    await visit(page, '');

    await test.step('there are the board, the rule, and what to do first', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You take turns. Turn the last white disc black and you win.',
      );
      await expect(page.getByText(/^Turn over a rectangle/u)).toBeVisible();
      await expect(steps.said).toContainText('Press a white disc.');
      for (const role of ['tab', 'radio', 'switch'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.locator('main').getByRole('button').and(notADisc(page))).toHaveText([
        'Skip',
      ]);
      for (const name of await board.discNames()) expect(name).not.toMatch(/win/u);
    });

    await test.step('in the dark too, the picture turns white discs black', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await discsOfPicture(page)).toEqual({ white: 21, black: 4 });
      await page.emulateMedia({ colorScheme: 'light' });
    });

    await test.step('a corner, a disc where no move ends, an end, and the computer answers', async () => {
      await board.disc(5, 4).click();
      await expect(steps.said).toContainText('Your rectangle ends there, and turns over.');
      await board.disc(4, 4).click();
      await expect(steps.said).toContainText('No move is 2 wide');
      await board.disc(2, 2).click();
      await expect(steps.said).toContainText('The computer has answered.');
      await expect(page).toHaveURL(/&mode=play&moves=2~4x2~5-[^-]+&/u);
    });

    expect(spelled(await board.readPosition())).not.toBe('WWWWW.WBBBB.WBBBB.WBBBB.WWWWW');
    await test.step('Next asks for a guess near the end', async () => {
      await steps.button('Next').press('Enter');
      await expect(steps.said).toContainText('Three white discs are left.');
      await expect(steps.bar.locator(':focus')).toHaveCount(1);
      expect(whiteCount(await board.readPosition())).toBe(3);
    });

    const few = await board.readPosition();
    await test.step('the right guess is praised', async () => {
      await press(board, shortest(few, factsOf(few).winning));
      await expect(steps.said).toContainText('Right: this move wins.');
      await expect(steps.button('Try again')).toHaveCount(0);
      // The legend explains the shading and the marks.
      const legend = page.getByRole('group', { name: 'Legend' });
      await expect(legend).toContainText('Winning moves with this disc as their corner');
      await expect(legend).toContainText('a winning move ends here');
    });

    await test.step('and on to another puzzle, with all of the page', async () => {
      await steps.button('Another puzzle').click();
      await expect(board.mode('Puzzle')).toBeChecked();
      await expect(steps.bar).toHaveCount(0);
      await expect(board.tab('Position')).toBeVisible();
      await expect(board.act('No move wins')).toBeVisible();
      expect(spelled(await board.readPosition())).not.toBe(spelled(few));
    });

    await test.step('it never comes back', async () => {
      await page.goto('./favicon.svg');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('./');
      await expect(board.mode('Explore')).toBeVisible();
      await expect(steps.bar).toHaveCount(0);
    });
  },
);

test('a wrong guess is answered on the board, and a reader tries again or looks around', async ({
  board,
  page,
}) => {
  const steps = new FirstSteps(page);
  await visit(page, '');
  await makeFirstMove(board, steps);
  await steps.button('Next').click();
  const position = await board.readPosition();
  const { legal, winning } = factsOf(position);
  const losing = legal.find((move) => !winning.includes(move))!;
  await press(board, losing);
  await expect(steps.said).toContainText(/It loses: the reply is /u);
  await board.park();
  const refuted = await board.picture();
  await steps.button('Try again').click();
  await expect(steps.said).toContainText('Three white discs are left.');
  await expect.poll(() => board.picture()).not.toBe(refuted);
  await press(board, losing);
  await steps.button('Look around').click();
  await expect(board.mode('Explore')).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which first moves win?');
  expect(spelled(await board.readPosition())).toBe(ALL_WHITE);
  await expect(board.position.getByText('56 moves are possible.')).toBeVisible();
  await expect(board.act('Check')).toHaveAttribute('aria-disabled', 'true');
});

test('it can be skipped at any time, and by any link @full', async ({ board, page }) => {
  const steps = new FirstSteps(page);
  const ways: readonly (readonly [when: string, reach: () => Promise<void>])[] = [
    ['at once', () => Promise.resolve()],
    ['with a corner in hand', () => board.disc(5, 4).click()],
    ['once answered', () => makeFirstMove(board, steps)],
    [
      'before the guess',
      async () => {
        await makeFirstMove(board, steps);
        await steps.button('Next').click();
      },
    ],
  ];
  for (const [when, reach] of ways)
    await test.step(when, async () => {
      await beNewAgain(page);
      await page.goto('./');
      await expect(steps.said).toContainText('Press a white disc.');
      await reach();
      await steps.button('Skip').click();
      await expect(board.mode('Explore')).toBeChecked();
      await expect(steps.bar).toHaveCount(0);
      await expect(page.locator('main :focus:not(:disabled)')).toHaveCount(1);
      const position = await board.readPosition();
      expect(whiteCount(position)).toBe(25);
      expect(await board.entryNames()).toEqual(['Start']);
    });
  await test.step('a link says what it wants', async () => {
    await beNewAgain(page);
    await page.goto('./#/board?rows=3&columns=3');
    await expect(board.mode('Explore')).toBeChecked();
    await expect(steps.bar).toHaveCount(0);
  });
});

test('where the computer’s move can’t be worked out it is said, and tried again', async ({
  board,
  page,
  workers,
}) => {
  const steps = new FirstSteps(page);
  const held = await holdAnswers(page);
  await visit(page, '');
  await board.disc(5, 4).click();
  await expect(steps.said).toContainText('Now press a disc that is marked.');
  await held.hold('choose');
  await board.disc(2, 2).click();
  await expect.poll(() => held.count()).toBe(1);
  await workers.fail();
  await expect(steps.said).toContainText('The browser stopped the computation');
  await held.release();
  await steps.button('Try again').press('Enter');
  await expect(steps.said).toContainText('The computer has answered.');
  await expect(steps.bar.locator(':focus')).toHaveCount(1);
});

/** Simulates a first visit: removes stored data in a state where the page can't write it again. */
async function beNewAgain(page: Page): Promise<void> {
  await page.goto('./favicon.svg');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

const notADisc = (page: Page) => page.locator(':not([role=grid] *)');

/** The discs in the rule's first picture, which shows a move four discs wide. */
async function discsOfPicture(page: Page): Promise<Record<'white' | 'black', number>> {
  const discs = page.locator('main span[aria-hidden] svg').first().locator('circle');
  const reds = await discs.evaluateAll((circles) =>
    circles.map((circle) => Number(/\d+/u.exec(getComputedStyle(circle).fill)?.[0] ?? NaN)),
  );
  return {
    white: reds.filter((red) => red > 200).length,
    black: reds.filter((red) => red < 50).length,
  };
}
