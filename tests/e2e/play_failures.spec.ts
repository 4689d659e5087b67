/** Failures during a game: each one is reported, there is a way on, and the game survives. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { spelled, type Move } from './flipping_game';
import { holdAnswers } from './held_answers';
import { playAddress, YOUR_TURN } from './play_page';

const ENDED =
  'The browser stopped the computation, or didn’t let it start. Try again. If it happens again, close other tabs first.';
const NO_REPLY = 'The computer’s move can’t be worked out right now.';
const NO_PART =
  'Part of this page couldn’t be loaded. Check that you’re online, then try again. If that doesn’t help, reload the page.';

const MOVES: readonly Move[] = [
  { column: 5, row: 5, width: 4, height: 3 },
  { column: 4, row: 2, width: 1, height: 1 },
];

test.describe('the part of the page with the game', () => {
  test.use({
    allowedComplaint:
      /Failed to load resource|error loading dynamically imported module|Unable to preload/u,
  });

  test('that cannot be fetched is there when it is asked for again, and no position is lost', async ({
    play,
    board,
    page,
    browserName,
  }) => {
    // Firefox requests a failed module again only after a reload.
    const askAgain = () =>
      browserName === 'firefox' ? page.reload() : play.button('Try again').press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: NO_PART });

    await test.step('from the board that is edited', async () => {
      await withoutPart(page);
      await board.open('#/board?rows=4&columns=5&mode=edit');
      await board.disc(5, 4).click();
      await play.mode('Play').check();
      await expect(alert).toBeVisible();
      await page.unroute(PART);
      await askAgain();
      await play.expectReady();
      expect(spelled(await play.readPosition())).toBe('WWWWB.WWWWW.WWWWW.WWWWW');
      await page.goBack();
      await board.expectReady();
      expect(spelled(await board.readPosition())).toBe('WWWWB.WWWWW.WWWWW.WWWWW');
    });
  });
});

/** The script of the game itself, without what its page shares with others. */
const PART = '**/assets/PlayPanel-*.js';

function withoutPart(page: Page): Promise<unknown> {
  return page.route(PART, (route) => route.abort());
}

test('a worker that ends while the computer thinks is told, and another one takes its place', async ({
  play,
  page,
  workers,
}) => {
  const held = await holdAnswers(page);
  await play.open(playAddress({ opponent: 'perfect', moves: MOVES }));
  const started = await workers.started();
  await held.hold('choose');
  await play.click({ column: 5, row: 1, width: 1, height: 1 });
  await expect.poll(() => held.count()).toBe(1);
  await expect(play.phase).toHaveText(/is thinking …$/u);
  await workers.fail();
  await expect(play.phase).toHaveText(`${NO_REPLY} ${ENDED}`);
  expect(await play.entryNames()).toHaveLength(4);
  // The waiting request's answer is ignored.
  await held.release();
  await play.game.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(play.phase).toHaveText(YOUR_TURN);
  await expect(play.entry(4)).toHaveAccessibleName(/^4\. Computer: /u);
  await expect(page.locator(':focus:not(:disabled, body)')).toHaveCount(1);
  expect(await workers.started()).toBe(started + 1);
  await play.hint.click();
  await expect(play.phase).toHaveText(/^(You can win|Every move from here loses)/u);
});
