/** What breaks while one plays: each time it is said, there is a way on, and the game is still there. */
import type { Page } from '@playwright/test';
import { expect, ofCase, test } from './fixture';
import { allWhite, factsOf, replayed, spelled } from './flipping_game';
import type { Move } from './flipping_game';
import { playAddress } from './play_page';
import type { PlayPage } from './play_page';
import { visit } from './visit';

const NOT_LOADED =
  'The solver could not be loaded. Check that you are online, then try again; if that does not help, reload the page.';
const ENDED =
  'The browser ended the computation, or did not let it start. Try again; if it happens once more, close other tabs first.';
const NO_REPLY = 'The computer’s move cannot be worked out at the moment.';
const NO_HINT = 'What wins cannot be worked out at the moment.';
const NO_REVIEW = 'The moves cannot be looked at at the moment.';
const NO_PART =
  'A part of this page could not be loaded. Check that you are online, then try again; if that does not help, reload.';

const MOVES: readonly Move[] = [
  { column: 5, row: 5, width: 4, height: 3 },
  { column: 4, row: 2, width: 1, height: 1 },
];
const AFTER = spelled(replayed(allWhite(5, 5), MOVES));

/** The board is there, though perhaps not the lengths that are legal on it. */
async function openWithoutSolver(play: PlayPage, address: string): Promise<void> {
  await visit(play.page, address);
  await expect(play.grid).toBeVisible();
  await expect(play.phase).not.toBeEmpty();
}

test.describe('a module that does not load', () => {
  test.use({
    allowedComplaint: /^console error: Failed to load resource|^page error: Loading Worker from/u,
  });

  for (const [place, [what, answer]] of (
    [
      ['is not there', { status: 404, contentType: 'text/plain', body: 'There is no such file.' }],
      ['cannot be reached', undefined],
    ] as const
  ).entries())
    test(
      `${what}: the computer’s move is asked for again, and the game goes on`,
      ofCase(place),
      async ({ play, page }) => {
        await page.route('**/*.wasm', (route) => (answer ? route.fulfill(answer) : route.abort()));
        const address = playAddress({ opponent: 'perfect', you: 'white', moves: MOVES });
        await openWithoutSolver(play, address);
        await expect(play.phase).toHaveText(`${NO_REPLY} ${NOT_LOADED}`);
        expect(spelled(await play.readPosition())).toBe(AFTER);
        // Once more, and it is said once more.
        const again = play.game.getByRole('button', { name: 'Try again' });
        await again.focus();
        await page.keyboard.press('Enter');
        await expect(play.phase).toHaveText(`${NO_REPLY} ${NOT_LOADED}`);
        await page.unroute('**/*.wasm');
        await again.click();
        await expect(play.phase).toHaveText('Your turn: you play White.');
        await expect(play.entry(3)).toHaveAccessibleName(/^3\. Black: /u);
        await play.undo.click();
        expect(await play.entryNames()).toHaveLength(4);
      },
    );

  test(
    'and is there when a hint asks for it again',
    { tag: '@chromium' },
    async ({ play, page }) => {
      await page.route('**/*.wasm', (route) => route.abort());
      await openWithoutSolver(play, playAddress({ moves: MOVES }));
      await play.ask('Is this position won?');
      await expect(play.hints.getByText(`${NO_HINT} ${NOT_LOADED}`)).toBeVisible();
      await page.unroute('**/*.wasm');
      await play.hints.getByRole('button', { name: 'Try again' }).click();
      await expect(play.hints.getByText('Yes: Black can win from here.')).toBeVisible();
      await expect(play.hints.getByText(NO_HINT)).toHaveCount(0);
      // And the moves can be made again.
      const move = factsOf(replayed(allWhite(5, 5), MOVES)).winning[0]!;
      await play.click(move);
      await expect(play.phase).toHaveText('White is to move.');
    },
  );

  test('is told of without a question: otherwise one could only wonder why no rectangle comes', async ({
    play,
    page,
  }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await openWithoutSolver(play, playAddress());
    await play.disc(5, 5).click();
    await expect(page.getByText(/The solver could not be loaded/u).first()).toBeVisible({
      timeout: 5000,
    });
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(play.disc(2, 3)).toHaveAccessibleName(/ends the rectangle 4 wide, 3 high/u);
  });

  test(
    'and is there when the review asks for it again',
    { tag: '@chromium' },
    async ({ play, page }) => {
      await page.route('**/*.wasm', (route) => route.abort());
      await openWithoutSolver(play, playAddress({ moves: MOVES }));
      await play.button('Review the moves so far').click();
      await expect(play.review.getByRole('alert')).toHaveText(`${NO_REVIEW} ${NOT_LOADED}`);
      // One can also go back.
      await play.button('Back to the game').click();
      expect(spelled(await play.readPosition())).toBe(AFTER);
      await play.button('Review the moves so far').click();
      await expect(play.review.getByRole('alert')).toHaveText(`${NO_REVIEW} ${NOT_LOADED}`);
      await page.unroute('**/*.wasm');
      await play.review.getByRole('button', { name: 'Try again' }).click();
      await expect(play.review.getByRole('listitem')).toHaveCount(2);
      await expect(play.why).toBeVisible();
      await expect(play.disc(5, 5)).toHaveAccessibleName(/^Column 5, row 5, white/u);
    },
  );
});

test.describe('the part of the page with the game', () => {
  test.use({
    allowedComplaint:
      /Failed to load resource|error loading dynamically imported module|Unable to preload/u,
  });

  test('that cannot be fetched is fetched when it is asked for again, and the game is there', async ({
    play,
    page,
    browserName,
  }) => {
    const address = playAddress({ moves: MOVES });
    await withoutPart(page);
    await page.goto(`./${address}`);
    const alert = page.getByRole('alert').filter({ hasText: NO_PART });
    await expect(alert).toBeVisible();
    expect(new URL(page.url()).hash).toBe(address);
    await page.unroute(PART);
    if (remembersFailures(browserName)) await page.reload();
    else await play.button('Try again').press('Enter');
    await expect(play.grid).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(play.currentEntry).toHaveAccessibleName(/^2\. /u);
    expect(spelled(await play.readPosition())).toBe(AFTER);
  });

  test('that cannot be fetched loses no position: one goes back to it, or plays on from it', async ({
    play,
    board,
    page,
    browserName,
  }) => {
    await withoutPart(page);
    await board.open('#/board?rows=4&columns=5&mode=edit');
    await board.disc(5, 4).click();
    // Not `check`: what is checked is gone with its page.
    await play.mode('Play').click();
    await expect(page.getByRole('alert').filter({ hasText: NO_PART })).toBeVisible();
    await page.unroute(PART);
    if (remembersFailures(browserName)) {
      await page.reload();
      await play.mode('Play').click();
    } else await play.button('Try again').click();
    await play.expectReady();
    expect(spelled(await play.readPosition())).toBe('WWWWB.WWWWW.WWWWW.WWWWW');
    await page.goBack();
    await board.expectReady();
    expect(spelled(await board.readPosition())).toBe('WWWWB.WWWWW.WWWWW.WWWWW');
  });
});

/** The code of the game itself, whatever else its page shares with others. */
const PART = '**/assets/PlayPage-*.js';

/** Firefox does not ask once more for a module that it did not get, until the page is loaded anew. */
function remembersFailures(browserName: string): boolean {
  return browserName === 'firefox';
}

function withoutPart(page: Page): Promise<unknown> {
  return page.route(PART, (route) => route.abort());
}

for (const [what, end] of [
  ['fails', 'fail'],
  ['is ended without a word', 'kill'],
] as const)
  test(
    `a worker that ${what} while the computer thinks`,
    {
      // Without a word it takes its time until the page knows.
      tag: end === 'kill' ? '@chromium' : [],
    },
    async ({ play, workers }) => {
      test.slow();
      await play.open(playAddress({ opponent: 'perfect', moves: MOVES }));
      // Nothing of it is known yet: the question meets a worker that is gone.
      await workers[end]();
      await play.disc(5, 1).click();
      await play.disc(5, 1).click();
      // Its move comes late, or it is said that it does not come.
      const again = play.game.getByRole('button', { name: 'Try again' });
      const yourTurn = play.phase.filter({ hasText: 'Your turn: you play Black.' });
      await expect(again.or(yourTurn)).toBeVisible({ timeout: 30_000 });
      if (await again.isVisible()) {
        await expect(play.phase).toHaveText(`${NO_REPLY} ${ENDED}`);
        expect(await play.entryNames()).toHaveLength(4);
        await again.click();
      }
      await expect(play.phase).toHaveText('Your turn: you play Black.');
      await expect(play.entry(4)).toHaveAccessibleName(/^4\. White: /u);
      // And so do the hints.
      await play.ask('Is this position won?');
      await expect(play.hints.getByText(/^(Yes: Black can win|No: .* Black loses)/u)).toBeVisible();
    },
  );

test('a page that may not start workers still shows the game, and says what it cannot do', async ({
  play,
  page,
}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await openWithoutSolver(play, playAddress({ opponent: 'casual', you: 'white', moves: MOVES }));
  await expect(play.phase).toHaveText(`${NO_REPLY} ${ENDED}`);
  await play.undo.click();
  await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
  await play.showJson();
  await expect(play.json).toHaveValue(/"tartan": "game"/u);
  await play.start({ opponent: 'person', rows: 3, columns: 3 });
  await expect(play.grid).toHaveAccessibleName(/3\s× 3/u);
  await page.goBack();
  await expect(play.grid).toHaveAccessibleName(/5\s× 5/u);
  expect(await play.entryNames()).toHaveLength(3);
});
