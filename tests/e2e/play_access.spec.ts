/** The game for players who can't see it, and for players who type illegal moves. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { allWhite, replayed, whiteCount, type Move } from './flipping_game';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { announcement, playAddress, YOUR_TURN } from './play_page';

const MOVES: readonly Move[] = [
  { column: 5, row: 5, width: 4, height: 3 },
  { column: 4, row: 2, width: 1, height: 1 },
];

/** The Flipping Game has no move of width 2. */
const WRONG: Move = { column: 5, row: 5, width: 2, height: 1 };

test('what cannot be played is said where it was asked for, and the game stays', async ({
  board,
  play,
  page,
  browserName,
}) => {
  await test.step('an address with a move that there is not', async () => {
    await play.open(playAddress({ moves: [...MOVES, WRONG] }));
    await expect(play.rejected).toHaveText([
      'The game has no move “5x4~5” there, so the moves stop before it.',
    ]);
    expect(await play.entryNames()).toHaveLength(3);
  });

  await test.step('a size that no game has', async () => {
    await play.start({ rows: 4, columns: 31 });
    await expect(play.columns).toBeFocused();
    await expect(play.columns).toHaveAttribute('aria-invalid', 'true');
    await expect(play.columns).toHaveAccessibleDescription(/^Enter a whole number from 1 to 30/u);
    expect(await play.entryNames()).toHaveLength(3);
  });

  await expectForEverybody(page, browserName);

  await test.step('a position can be set up instead, and be played from', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await play.button('Set up a position').press('Enter');
    await board.expectReady();
    await expect(page.locator(':focus:not(:disabled, body)')).toHaveCount(1);
    await board.disc(1, 1).click();
    await play.mode('Play').check();
    await play.expectReady();
    await expect(play.disc(1, 1)).toHaveAccessibleName(/black/u);
    await play.click({ column: 5, row: 1, width: 1, height: 1 });
    await expect(play.from).toHaveValue('start');
    await play.start();
    await expect(play.entry(1)).toHaveCount(0);
    await expect(play.phase).toBeFocused();
    await expect(play.disc(1, 1)).toHaveAccessibleName(/black/u);
  });
});

test('a screen reader finds the game in its order, and hears each move once', async ({
  play,
  page,
}) => {
  await play.open(playAddress({ opponent: 'perfect', moves: MOVES }));

  await test.step('the page takes no focus when it is loaded, and has its headings in order', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectHeadingsInOrder(page);
  });

  await test.step('discs have their colours, and tell no answer', async () => {
    await expect(play.grid).toHaveAccessibleDescription(/^Arrow keys move from disc to disc/u);
    await expect(play.grid).toHaveAttribute('aria-rowcount', '5');
    await expect(play.grid).toHaveAttribute('aria-colcount', '5');
    for (const name of await play.discNames())
      expect(name).toMatch(/^Row \d, column \d, (black|white, \d moves?)$/u);
    await expect(page.locator('canvas:not([aria-hidden=true])')).toHaveCount(0);
  });

  await test.step('what will speak is there before it does', async () => {
    const speaking = await Promise.all(
      [play.status, play.refusal].map((region) => region.elementHandle()),
    );
    await listen(page);
    const own: Move = { column: 5, row: 1, width: 4, height: 1 };
    await play.click(own);
    await expect(play.phase).toHaveText(YOUR_TURN);
    const answer = await play.status.innerText();
    const left = whiteCount(replayed(allWhite(5, 5), [...MOVES, own]));
    // The next player is announced beside it, and the announcement changes with the answer.
    const words = await heard(page);
    expect(words.filter((line) => line.includes('You turned'))).toEqual([
      [...announcement('You', own, left), 'The computer is thinking …'].join('\n'),
    ]);
    const lines = answer.split(/\n+/u);
    expect(words.filter((line) => line.includes(lines[0]!))).toEqual([lines.join('\n')]);
    // A repeated refusal is announced again.
    for (let times = 1; times <= 2; times += 1) {
      await play.disc(5, 5).click();
      await expect
        .poll(async () => (await heard(page)).filter((line) => line.includes('is black')).length)
        .toBe(times);
    }
    // A live region inserted together with its text would be silent.
    for (const region of speaking)
      expect(await region.evaluate((element) => element.isConnected)).toBe(true);
  });
});

/** Records the announcements of live regions from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heardSoFar: string[] = [];
    const said = new Map<Element, string>();
    Object.assign(window, { heard: heardSoFar });
    const look = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const lines = Array.from(region.querySelectorAll('p'), (line) => line.textContent);
        const now = lines.join('\n') || region.textContent;
        if (now !== said.get(region) && now !== '') heardSoFar.push(now);
        said.set(region, now);
      }
    };
    look();
    heardSoFar.length = 0;
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
