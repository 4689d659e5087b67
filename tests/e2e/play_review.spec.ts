/** Help during a game, and the review of a finished one. */
import { expect, test } from './fixture';
import { allWhite, factsOf, replayed, shortest, spelled, type Move } from './flipping_game';
import { expectForEverybody, expectNothingCutOff } from './for_everybody';
import { endOf, moveWords, playAddress, turnOf, type PlayPage } from './play_page';

/** The position before the first move, with 8 winning moves. */
const WON = allWhite(5, 5);
const LOSING: Move = { column: 5, row: 5, width: 1, height: 1 };

test('a hint tells whether one can win, and marks the corners', async ({
  play,
  page,
  browserName,
}) => {
  await play.open();
  await play.park();
  // The new position is drawn in the next animation frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const unmarked = await play.picture();
  expect(await winningWords(play)).toEqual([]);
  await play.hint.press('Enter');
  await expect(play.hint).toBeFocused();
  const corners = new Set(
    factsOf(WON).winning.map(({ column, row }) => `row ${row}, column ${column}`),
  );
  const told = `Player 1 can win: ${corners.size} corners have a winning move, marked on the board.`;
  await expect(play.phase).toHaveText(told);
  expect(new Set(await winningWords(play))).toEqual(corners);
  await expect(play.legend.getByText('a corner that has a winning move')).toBeVisible();
  await play.park();
  await expect.poll(() => play.picture()).not.toBe(unmarked);
  await play.click(shortest(WON, factsOf(WON).winning));
  await expect(play.phase).toHaveText(turnOf('Player 2'));
  await play.undo.click();
  await play.reload();
  await expect(play.phase).toHaveText(told);
  await play.disc(5, 4).click();
  await expectForEverybody(page, browserName);
});

test('in the review one finds the better move, and plays on from there', async ({
  play,
  page,
  browserName,
}) => {
  const winning = shortest(replayed(WON, [LOSING]), factsOf(replayed(WON, [LOSING])).winning);
  const third = factsOf(replayed(WON, [LOSING, winning])).legal[0]!;
  const better = shortest(WON, factsOf(WON).winning);
  await play.open(playAddress({ moves: [LOSING, winning, third] }));
  await play.openReview();

  await test.step('it begins with the mistake, and the arrow keys lead along the strip', async () => {
    await expect(play.phase).toHaveText(`Player 1: ${moveWords(LOSING)}. It lost the win.`);
    await expect(play.why).toHaveAccessibleName(`Why ${moveWords(LOSING)} doesn’t win`);
    await play.reviewed(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(play.reviewed(2)).toBeFocused();
    await expect(play.reviewed(2)).toHaveAccessibleName('Move 2, Player 2: kept the win');
    await expect(play.phase).toHaveText(`Player 2: ${moveWords(winning)}. It kept the win.`);
    await page.keyboard.press('End');
    await expect(play.reviewed(3)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('Tab');
    await expect(play.strip.locator(':focus')).toHaveCount(0);
  });

  await test.step('a try is judged, and nothing is played', async () => {
    await play.button('Previous mistake').press('Enter');
    await play.button('Try again').press('Enter');
    await expect(play.phase).toBeFocused();
    await expect(play.why).toHaveCount(0);
    await play.disc(LOSING.column, LOSING.row).click();
    await page.keyboard.press('n');
    await play.button('Try this move').press('Enter');
    await expect(play.phase).toHaveText(`No: ${moveWords(LOSING)} loses too. Try another move.`);
    await expect(play.phase).toBeFocused();
    await play.dragOver(better, endOf(better));
    await play.button('Try this move').click();
    await expect(play.phase).toHaveText(`Right: ${moveWords(better)} wins.`);
    await expect(play.why).toHaveAccessibleName(`Why ${moveWords(better)} wins`);
    await expect(play.review).toContainText('Only a move with the board’s own nimber');
    expect(spelled(await play.readPosition())).toBe(spelled(WON));
    expect(await play.entryNames()).toHaveLength(4);
    await expectForEverybody(page, browserName);
  });

  await test.step('the better move, made in the game, stands beside the other one', async () => {
    await play.button('Play on from here').click();
    await expect(play.review).toHaveCount(0);
    await expect(play.phase).toHaveText(turnOf('Player 1'));
    await play.click(better);
    await expect(play.branch(1)).toHaveAccessibleName(/^Variation 2 of 2 at/u);
  });

  await play.branch(1).click();
  await play.openReview();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expectNothingCutOff(page);
});

/** Corners with a winning move, as a screen reader announces them. */
async function winningWords(play: PlayPage): Promise<string[]> {
  const names = await play.discNames();
  return names
    .filter((name) => name.includes('win'))
    .map((name) => /row \d+, column \d+/u.exec(name.toLowerCase())?.[0] ?? name);
}

test('The longest names are read in full beside the moves of a review, on a phone too @full', async ({
  play,
  page,
}) => {
  const names = ['Bartholomew Wolkenstein-Trost', 'Maximiliane of the Three Hills'] as const;
  await page.setViewportSize({ width: 1280, height: 900 });
  await play.open(playAddress({}));
  await play.opponent('person').check();
  for (const [at, who] of ['Who moves first', 'Who moves second'].entries())
    await play.newGame.getByRole('textbox', { name: who }).fill(names[at]!);
  await play.newGame.getByRole('button', { name: 'Start the game', exact: true }).click();
  await play.click(LOSING);
  await play.openReview();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of names) {
      const shown = play.strip.getByText(name);
      await expect(shown).toBeVisible();
      const cutOff = await shown.evaluate(
        (part) => part.scrollWidth - part.clientWidth + part.scrollHeight - part.clientHeight,
      );
      expect(cutOff).toBe(0);
    }
    const [strip, mark] = [await play.strip.boundingBox(), await play.reviewed(1).boundingBox()];
    expect(mark!.x + mark!.width).toBeLessThanOrEqual(strip!.x + strip!.width);
  }
});
