/** The help that is asked for while one plays, and the review that counts it and looks at every move. */
import { expect, test } from './fixture';
import { allWhite, factsOf, replayed, shortest, spelled } from './flipping_game';
import type { Move } from './flipping_game';
import { expectForEverybody, expectNothingCutOff } from './for_everybody';
import { playAddress } from './play_page';
import type { PlayPage } from './play_page';

/** Before the first move, with 8 winning ones. */
const WON = allWhite(5, 5);
const LOSING: Move = { column: 5, row: 5, width: 1, height: 1 };

test('a hint tells whether one can win, and from which corners', async ({
  play,
  page,
  browserName,
}) => {
  const help = play.hint.locator('[role=status]');
  await play.open();
  await play.park();
  // What the board has come to is drawn in the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const unmarked = await play.picture();
  await expect(help).toBeEmpty();
  expect(await winningWords(play)).toEqual([]);

  // By keyboard, as its button goes away with the answer.
  await play.button('Show a hint').press('Enter');
  const corners = new Set(
    factsOf(WON).winning.map(({ column, row }) => `column ${column}, row ${row}`),
  );
  const told = play.hint.getByText(
    `Black can win: ${corners.size} corners have a winning move, marked on the board.`,
  );
  await expect(told).toBeVisible();
  expect(new Set(await winningWords(play))).toEqual(corners);
  await expect(play.legend.getByText('a corner that has a winning move')).toBeVisible();
  await play.park();
  await expect.poll(() => play.picture()).not.toBe(unmarked);
  await expect(play.hint.getByText('costs a mark')).toHaveCount(0);
  await expect(play.hint.getByRole('heading', { name: 'Hint' })).toBeFocused();

  await test.step('each position has its own, through undo, variations and a reload', async () => {
    await play.click(shortest(WON, factsOf(WON).winning));
    await expect(help).toBeEmpty();
    await play.askHint();
    await expect(help).toHaveText(
      'Every move from here loses. Choose one that is hard to answer, White.',
    );
    await play.undo.click();
    await expect(told).toBeVisible();
    await play.reload();
    await expect(told).toBeVisible();
    await play.click(LOSING);
    await expect(help).toBeEmpty();
    await play.askHint();
    await expect(help).toContainText('marked on the board');
  });

  await play.disc(5, 4).click();
  await expectForEverybody(page, browserName);

  await test.step('many corners are counted and marked, and told no one by one', async () => {
    await play.open(`${playAddress({ rows: 9 })}&hints=0`);
    await expect(help).toHaveText(
      /^Black can win: \d+ corners have a winning move, marked on the board\.$/u,
    );
  });
});

test('the review shows what every move did, and a better one from which one plays on', async ({
  play,
  page,
  browserName,
}) => {
  const winning = shortest(replayed(WON, [LOSING]), factsOf(replayed(WON, [LOSING])).winning);
  const third = factsOf(replayed(WON, [LOSING, winning])).legal[0]!;
  const bar = play.reviewBar.getByRole('status');
  const better = play.review.getByRole('button', { name: /^Show and explain a better move 1:/u });
  await play.open(`${playAddress({ moves: [LOSING, winning, third] })}&hints=0-1`);
  const before = { names: await play.discNames(), status: await play.status.innerText() };
  await play.openReview();

  await test.step('it begins where the win was given away', async () => {
    await expect(play.reviewed(1)).toContainText('gives the win away');
    await expect(play.reviewed(1)).toContainText('hint');
    await expect(play.reviewed(2)).toContainText('keeps the win');
    await expect(play.reviewed(3)).toContainText('no move could win');
    await expect(play.review.getByText(/^(Black|White): /u)).toHaveText([
      'Black: 0 of 1 mark. 1 move gave it away. 1 mark off for hints.',
      'White: 0 of 1 mark. 1 move kept the win. 1 mark off for hints.',
    ]);
    await expect(better).toHaveAttribute('aria-pressed', 'true');
    await expectChosen(play, moveIn((await better.getAttribute('aria-label')) ?? ''), true);
    expect(spelled(await play.readPosition())).toBe(spelled(WON));
    await expect(bar).toHaveText(/^Move 1 of 3, a better one: .* It leaves 0\.$/u);
  });

  await test.step('one goes through the moves beside the board and below it', async () => {
    const next = play.reviewBar.getByRole('button', { name: 'Next move' });
    const previous = play.reviewBar.getByRole('button', { name: 'Previous move' });
    await next.click();
    await previous.click();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expectChosen(play, LOSING, false);
    await next.click();
    await expect(bar).toHaveText(
      /^Move 2 of 3: White, .*, keeps the win\. Board nimber 3, then 0/u,
    );
    await expectChosen(play, winning, true);
    await expect(play.why).toContainText('it leaves 0');
    await next.click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expectChosen(play, third, false);
    await play.button('Show and explain move 1').click();
    await expectChosen(play, LOSING, false);
    await expect(play.review.locator('[aria-pressed=true]')).toHaveCount(1);
    await better.click();
    await expect(better).toHaveAttribute('aria-pressed', 'true');
    await expect(bar).toHaveText(/^Move 1 of 3, a better one/u);
    await play.button('Show and explain move 1').click();
    await expectChosen(play, LOSING, false);
  });

  await test.step('discs choose moves, and nothing is played', async () => {
    await play.disc(5, 4).click();
    await play.disc(5, 4).press('n');
    await expect(play.disc(5, 4)).toHaveAccessibleName(/the chosen corner/u);
    await play.disc(5, 4).press('f');
    await play.dragOver({ column: 4, row: 4 }, { column: 1, row: 2 });
    await expect(play.disc(4, 4)).toHaveAccessibleName(/the chosen corner/u);
    expect(spelled(await play.readPosition())).toBe(spelled(WON));
    expect(await play.entryNames()).toHaveLength(4);
    await expect(play.refusal).toBeEmpty();
  });

  await test.step('it comes back after a reload, and leaves nothing behind when it is closed', async () => {
    await expect.poll(() => page.url()).toMatch(/&review=1$/u);
    await page.reload();
    await expect(play.button('Show and explain move 1')).toHaveAttribute('aria-pressed', 'true');
    await play.button('Back to the game').click();
    await expect(play.why).toHaveCount(0);
    await expect(play.status).toHaveText(before.status.replaceAll(/\s*\n\s*/gu, ''));
    expect(await play.discNames()).toEqual(before.names);
    await expect(page.getByText(/board nimber/u)).toHaveCount(0);
  });

  await test.step('the better move, made in the game, wins, and the other one stays', async () => {
    await play.openReview();
    const winner = moveIn((await better.getAttribute('aria-label')) ?? '');
    await play.button('Play on from before move 1').click();
    await expect(play.review).toHaveCount(0);
    await expect(play.phase).toHaveText('Black is to move.');
    await play.click(winner);
    await play.askHint();
    await expect(play.hint.getByText(/^Every move from here loses/u)).toBeVisible();
    await expect(play.branch(1)).toHaveAccessibleName(/2 ways; this is way 2/u);
  });

  await play.branch(1).click();
  await play.openReview();
  await expect(play.why).toBeVisible();
  await expectForEverybody(page, browserName);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expectNothingCutOff(page);
});

/** The move lies on the board, and the reasons are its. */
async function expectChosen(play: PlayPage, move: Move, wins: boolean) {
  await expect(play.why).toHaveAccessibleName(
    wins ? 'Why does this move win?' : 'Why does this move not win?',
  );
  await expect(play.disc(move.column, move.row)).toHaveAccessibleName(/white, the chosen corner/u);
}

/** The corners of which a screen reader is told that they win. */
async function winningWords(play: PlayPage): Promise<string[]> {
  const names = await play.discNames();
  return names
    .filter((name) => name.includes('win'))
    .map((name) => /column \d+, row \d+/u.exec(name.toLowerCase())?.[0] ?? name);
}

/** A move as it is told, in either of the two ways. */
function moveIn(words: string): Move {
  const parts =
    /(\d+) wide(?: ×|,) (\d+) high(?: at|, corner at column) (\d+), (?:row )?(\d+)/u.exec(words);
  if (parts === null) throw new Error(`What move is “${words}”?`);
  const [width = 0, height = 0, column = 0, row = 0] = parts.slice(1).map(Number);
  return { column, row, width, height };
}
