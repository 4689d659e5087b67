/** A game over time: back and forth in it, over reloads, through the browser’s history, as link and as text. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { allWhite, positionOf, replayed, spelled } from './flipping_game';
import type { Move } from './flipping_game';
import { movesIn, playAddress, PlayPage, printMove, turnOf, YOUR_TURN } from './play_page';

/** Everything that an address of a game can hold. */
const START = 'WBWWBW.WWWBWW.BWWWWW.WWBWWB';
const LINE: readonly Move[] = [
  { column: 6, row: 4, width: 4, height: 3 },
  { column: 1, row: 4, width: 1, height: 1 },
  { column: 5, row: 1, width: 4, height: 1 },
];
const TRIED: Move = { column: 5, row: 4, width: 4, height: 3 };
const FULL = `#/board?${[
  ...['rows=4', 'columns=6', 'mode=play', `position=${START}`],
  ...[`moves=${LINE.map(printMove).join('-')}`, `variations=2-${printMove(TRIED)}`],
  ...['hints=0-1', 'at=1', 'opponent=good', 'you=second', 'seed=17'],
].join('&')}`;

/** The same as JSON. */
const STORED = {
  tartan: 'study',
  version: 2,
  rows: 4,
  columns: 6,
  mode: 'play',
  position: START.split('.'),
  moves: LINE.map(printMove),
  variations: [{ after: 2, moves: [printMove(TRIED)] }],
  hints: [0, 1],
  at: 1,
  opponent: 'good',
  you: 'second',
  seed: 17,
};

/** As the reader finds it. */
async function expectFull(play: PlayPage) {
  await play.expectReady();
  await expect(play.phase).toHaveText(/^(You can win|Every move from here loses)/u);
  await expect(play.currentEntry).toHaveAccessibleName('1. Computer: 3 × 4 at row 4, column 6');
  expect(await play.entryNames()).toHaveLength(4);
  await expect(play.branch(3)).toHaveAccessibleName(/^Variation 1 of 2 at/u);
  expect(spelled(await play.readPosition())).toBe(
    spelled(replayed(positionOf(START), LINE.slice(0, 1))),
  );
  await expect(play.opponent('good')).toBeChecked();
  await expect(play.you('second')).toBeChecked();
  await expect(play.rejected).toHaveCount(0);
  await expect.poll(() => hashOf(play.page)).toBe(FULL);
}

function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

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
  await play.entry(0).click();
  await expectShown(otherNames, []);
  await play.redo.click();
  await play.redo.click();
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
    // At once after a move, before the address has had its rest.
    await page.goBack();
    await expectShown(names, [first, second]);
    // And so does the form of the next game.
    await expect(play.rows).toHaveValue('5');
    await page.goForward();
    await expect(play.phase).toHaveText(turnOf('Player 2'));
    expect(await play.whiteDiscs()).toBe(6);
    await page.goBack();
    await expectShown(names, [first, second]);
  });

  await test.step('from right to left, the board and the moves stay as they are', async () => {
    const left = async (number: number) => (await play.disc(number, 1).boundingBox())!.x;
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expect
      .poll(async () => (await play.grid.boundingBox())!.x > (await play.card.boundingBox())!.x)
      .toBe(true);
    expect(await left(1)).toBeLessThan(await left(2));
    // The disc that is pressed is the one that lies there, and a move still reaches to the left.
    await play.drag({ column: 5, row: 2, width: 4, height: 1 });
    await expect(play.entry(3)).toHaveAccessibleName('3. Player 1: 1 × 4 at row 2, column 5');
  });
});

test('all of a game comes back after a reload, in another tab, and from other pages', async ({
  play,
  board,
  solve,
  page,
  context,
}) => {
  await play.open(FULL);
  await expectFull(play);
  await page.reload();
  await expectFull(play);

  await test.step('also without what this tab remembers besides', async () => {
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expectFull(new PlayPage(tab));
    await tab.close();
  });

  await test.step('Back leads from Solve and from the board that is edited to the game', async () => {
    const position = spelled(await play.readPosition());
    await play.mode('Explore').check();
    await board.expectReady();
    expect(spelled(await board.readPosition())).toBe(position);
    await play.mode('Edit').check();
    await board.disc(1, 1).click();
    await expect(page).toHaveURL(/mode=edit&position=/u);
    await page.getByRole('link', { name: 'Solve', exact: true }).click();
    await expect(solve.compute).toBeVisible();
    await page.goBack();
    await board.expectReady();
    await expect(play.mode('Edit')).toBeChecked();
    await page.goBack();
    await expectFull(play);
    await page.goForward();
    await expect(board.disc(1, 1)).toHaveAccessibleName(/black/u);
  });

  await test.step('what is changed there begins another game', async () => {
    const changed = spelled(await board.readPosition());
    await play.mode('Play').check();
    await play.expectReady();
    await expect(play.opponent('good')).toBeChecked();
    // The computer moves first.
    await expect(play.phase).toHaveText(YOUR_TURN);
    expect(await play.entryNames()).toHaveLength(2);
    await play.entry(0).click();
    expect(spelled(await play.readPosition())).toBe(changed);
  });
});

test(
  'what was done right before a reload is there after it',
  { tag: '@firefox' },
  async ({ play, page }) => {
    await play.open();
    // At once, before the address has had its rest.
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
  },
);

test(
  'a game goes to somebody else as a link and as text',
  { tag: '@chromium' },
  async ({ play, page }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await play.open(FULL);
    await play.openDrawers();
    await play.button('Copy link').click();
    await expect.poll(clipboard).toBe(page.url());
    await play.showJson();
    await play.button('Copy the text').click();
    await expect.poll(clipboard).toMatch(/^\{/u);
    const text = await clipboard();
    expect(JSON.parse(text)).toEqual(STORED);

    await play.open(playAddress({ rows: 3, moves: [{ column: 3, row: 3, width: 1, height: 1 }] }));
    await play.showJson();
    const kept = await play.json.inputValue();

    await test.step('a damaged text is refused, and stays to be mended', async () => {
      await play.json.fill(text.slice(0, -3));
      await play.button('Open this text').click();
      await expect(
        page.getByText('This isn’t JSON. Paste the whole text, from { to }.'),
      ).toBeVisible();
      await expect(play.json).toBeFocused();
      await expect(play.json).toHaveAttribute('aria-invalid', 'true');
      await expect(play.json).toHaveValue(text.slice(0, -3));
      await play.button('Back to the board as it is').click();
      await expect(play.json).toHaveValue(kept);
      await expect(play.grid).toHaveAccessibleName(/3\s× 3/u);
    });

    await play.json.fill(text);
    await play.button('Open this text').click();
    await expect(page.getByText('Opened.', { exact: true })).toBeVisible();
    await expectFull(play);
    await expect(play.json).toHaveValue(text);
    // First the move that was made, and then what was opened.
    for (let times = 1; times <= 2; times += 1) await play.undo.click();
    await expect(play.grid).toHaveAccessibleName(/3\s× 3/u);
    await expect(play.entry(1)).toHaveCount(1);
  },
);
