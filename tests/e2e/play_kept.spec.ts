/** A game over time: moving back and forth, reloading, and the browser's history. */
import { expect, test } from './fixture';
import { allWhite, replayed, spelled, type Move } from './flipping_game';
import { movesIn, playAddress, turnOf, YOUR_TURN } from './play_page';

test('one goes back in a game and tries something else, and nothing is forgotten', async ({
  play,
  page,
}) => {
  const start = allWhite(5, 5);
  const first: Move = { column: 5, row: 5, width: 4, height: 3 };
  const second: Move = { column: 4, row: 2, width: 1, height: 1 };
  const other: Move = { column: 1, row: 5, width: 1, height: 3 };
  const names = [
    'Start',
    '1. Player 1: 3 × 4 at row 5, column 5',
    '2. Player 2: 1 × 1 at row 2, column 4',
  ];
  const otherNames = [...names.slice(0, 2), '2. Player 2: 3 × 1 at row 5, column 1'];
  const expectShown = async (entries: readonly string[], moves: readonly Move[]) => {
    await expect(play.currentEntry).toHaveAccessibleName(entries[moves.length]!);
    expect(await play.entryNames()).toEqual(entries);
    expect(spelled(await play.readPosition())).toBe(spelled(replayed(start, moves)));
  };
  await play.open();
  const visits = await page.evaluate(() => history.length);
  await play.click(first);
  await play.click(second);
  await play.undo.click();
  await expectShown(names, [first]);
  await play.click(other);
  await expectShown(otherNames, [first, other]);
  await expect(play.branch(2)).toHaveAccessibleName('Variation 2 of 2 at move 2. Show the next');
  await play.branch(2).click();
  await expectShown(names, [first, second]);

  await test.step('moves make no visits; a new game makes one, and Back leads to the old one', async () => {
    expect(await page.evaluate(() => history.length)).toBe(visits);
    await play.start({ rows: 3, columns: 3 });
    await expect(play.grid).toHaveAccessibleName(/3\s× 3/u);
    await play.click({ column: 3, row: 3, width: 1, height: 3 });
    await expect(play.phase).toHaveText(turnOf('Player 2'));
    expect(await page.evaluate(() => history.length)).toBe(visits + 1);
    // Right after a move, before the address is updated.
    await page.goBack();
    await expectShown(names, [first, second]);
  });
});

test('what was done right before a reload is there after it', async ({ play, page }) => {
  await play.open();
  // At once, before the address is updated.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    const press = (column: number, row: number) =>
      document
        .querySelector<HTMLButtonElement>(`button[data-column="${column}"][data-row="${row}"]`)
        ?.click();
    for (const [column, row] of [
      [5, 5],
      [4, 4],
      [3, 1],
    ] as const) {
      press(column, row);
      press(column, row);
    }
    location.reload();
  });
  await reloaded;
  await play.expectReady();
  expect(await play.whiteDiscs()).toBe(22);
  expect(await play.entryNames()).toHaveLength(4);
  await expect.poll(() => movesIn(page.url())).toHaveLength(3);

  await test.step('so is what was taken back', async () => {
    const reloadedAgain = page.waitForEvent('load');
    await page.evaluate(() => {
      const undo = document.querySelector<HTMLButtonElement>('button[aria-label=Undo]');
      for (let times = 0; times < 2; times += 1) undo?.click();
      location.reload();
    });
    await reloadedAgain;
    await play.expectReady();
    await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
    expect(await play.entryNames()).toHaveLength(4);
  });

  await test.step('a computer that was thinking answers after it', async () => {
    await play.open(playAddress({ opponent: 'perfect', seed: 1 }));
    await play.holdComputer();
    await play.click({ column: 5, row: 5, width: 1, height: 1 });
    await expect(play.phase).toHaveText(/is thinking …$/u);
    await page.reload();
    await play.expectReady();
    await expect(play.phase).toHaveText(YOUR_TURN);
    expect(await play.entryNames()).toHaveLength(3);
  });
});
