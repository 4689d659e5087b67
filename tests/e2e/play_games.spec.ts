/** Whole games from the first move to the result: by mouse, keyboard and touch. */
import { expect, test } from './fixture';
import {
  allWhite,
  factsOf,
  replayed,
  shortest,
  spelled,
  whiteCount,
  type Move,
} from './flipping_game';
import {
  announcement,
  endOf,
  moveWords,
  playAddress,
  playerAfter,
  printMove,
  turnOf,
  wonBy,
  YOU_WIN,
  YOUR_TURN,
  type PlayPage,
} from './play_page';

/** Four moves turn all of 4 × 5 black, so the second player wins. */
const START = allWhite(4, 5);
const GAME = [
  { column: 5, row: 4, width: 4, height: 3 },
  { column: 5, row: 1, width: 4, height: 1 },
  { column: 1, row: 4, width: 1, height: 3 },
  { column: 1, row: 1, width: 1, height: 1 },
] as const satisfies readonly Move[];
const OPEN = playAddress({ rows: 4, columns: 5 });

/** Expects the texts and discs of a game of two people after these moves. */
async function expectPlayed(play: PlayPage, moves: readonly Move[], start = START) {
  const position = replayed(start, moves);
  const [last, mover] = [moves.at(-1)!, playerAfter(moves.length - 1)];
  const left = whiteCount(position);
  await expect(play.status.locator('p')).toHaveText([
    ...announcement(mover, last, left),
    left === 0 ? wonBy(mover) : turnOf(playerAfter(moves.length)),
  ]);
  expect(spelled(await play.readPosition())).toBe(spelled(position));
  await expect(play.refusal).toBeEmpty();
}

/** Expects the game to be over after these moves. */
async function expectOver(play: PlayPage, moves: readonly Move[]) {
  await expect.poll(() => play.movesOfAddress().map(printMove)).toEqual(moves.map(printMove));
  await expect(play.hint).toHaveCount(0);
  await expect(play.game.getByRole('button', { name: 'Review game' })).toBeVisible();
  await expect(play.currentEntry).toHaveAccessibleName(new RegExp(`^${moves.length}\\. `, 'u'));
}

test(
  'two people play a whole game by mouse, with clicks and drags',
  { tag: '@firefox' },
  async ({ play, page, browserName }) => {
    const [first, second, third, last] = GAME;
    await play.open(OPEN);
    await expect(play.phase).toHaveText(turnOf('Player 1'));

    // Playwright's Firefox has no double clicks.
    if (browserName === 'chromium')
      await test.step('a double click means one disc, and turns nothing over', async () => {
        await play.disc(4, 3).dblclick();
        await expect(play.disc(4, 3)).toHaveAccessibleName(/the chosen corner/u);
        expect(await play.whiteDiscs()).toBe(20);
        await page.keyboard.press('Escape');
      });

    await test.step('a click on the corner, and one where the move ends', async () => {
      await play.disc(first.column, first.row).click();
      await expect(play.disc(first.column, first.row)).toHaveAccessibleName(/the chosen corner/u);
      const end = endOf(first);
      await expect(play.disc(end.column, end.row)).toHaveAccessibleName(/, ends the move 3 × 4$/u);
      await play.disc(end.column, end.row).click();
      await expectPlayed(play, [first]);
    });

    await test.step('a drag snaps to a legal size, and turns nothing before its end', async () => {
      const { column, row } = second;
      await play.beginDrag({ column, row }, { column: 3, row });
      await expect(play.phase).toHaveText(`Player 2’s move: ${moveWords(second)}.`);
      await expect(play.pressed).toHaveAccessibleName('1 × 4');
      expect(await play.whiteDiscs()).toBe(8);
      await page.mouse.up();
      await expectPlayed(play, [first, second]);
      await play.drag(third);
      await expectPlayed(play, [first, second, third]);
    });

    await play.click(last);
    await expectPlayed(play, GAME);
    await expectOver(play, GAME);
  },
);

test('two people play a whole game by keyboard alone, and the focus is never lost', async ({
  board,
  play,
  page,
}) => {
  const { keyboard } = page;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const times = (count: number, key: string) => Array.from({ length: count }, () => key);

  await test.step('the mode is chosen with the arrow keys', async () => {
    await board.open('#/board?rows=4&columns=5&mode=edit');
    await play.mode('Edit').focus();
    await press('ArrowRight');
    await play.expectReady();
    await expect(play.mode('Play')).toBeFocused();
    // The computer is the default opponent.
    await play.opponent('casual').focus();
    await press(...times(3, 'ArrowDown'));
    await expect(play.opponent('person')).toBeFocused();
    await startButton(play).press('Enter');
    await expect(play.phase).toBeFocused();
  });

  await test.step('a move by Enter on both its ends', async () => {
    await play.mode('Play').focus();
    await press('Tab', ...times(4, 'ArrowRight'), ...times(3, 'ArrowUp'), 'Enter');
    await expect(play.phase).toContainText('Corner at row 4, column 5, 4 moves');
    await press(...times(3, 'ArrowLeft'), ...times(2, 'ArrowDown'), 'Enter');
    await expectPlayed(play, GAME.slice(0, 1));
    await expect(play.disc(2, 2)).toBeFocused();
  });

  await test.step('by a size that grows', async () => {
    await press(...times(3, 'ArrowRight'), 'ArrowDown', 'Enter');
    // The first step selects the smallest move.
    await press(...times(2, 'Shift+ArrowLeft'));
    await press('f');
    await expectPlayed(play, GAME.slice(0, 2));
  });

  await test.step('by going through all moves, forward and backward', async () => {
    await press(...times(4, 'ArrowLeft'), ...times(3, 'ArrowUp'), 'Enter', 'n', 'n');
    await expect(play.phase).toContainText(moveWords(GAME[2]));
    await press('f');
    await expectPlayed(play, GAME.slice(0, 3));
    await press(...times(3, 'ArrowDown'), 'Enter', 'p', 'f');
    await expectPlayed(play, GAME);
    await expectOver(play, GAME);
    await expect(play.disc(1, 1)).toBeFocused();
  });

  await test.step('what is pressed goes away, and the focus goes on to the words', async () => {
    const pressed = async (name: string) => {
      await play.button(name).press('Enter');
      await expect(play.button(name), name).toHaveCount(0);
      await expect(play.phase).toBeFocused();
    };
    await pressed('Review game');
    await expect(play.why).toBeVisible();
    await pressed('Play on from here');
    await press('Control+Shift+z');
    await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
    for (let made = 1; made <= 2; made += 1) await play.redo.press('Enter');
    await expect(play.redo).toBeFocused();
    await play.disc(1, 1).press('Enter');
    await press('n');
    await pressed('Flip it');
    await expectPlayed(play, GAME);
    // In a text field the keys belong to the text.
    await play.rows.fill('99');
    await press('Control+z');
    await expect(play.currentEntry).toHaveAccessibleName(/^4\. /u);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test(
    'two people play a whole game by taps on the board and beside it',
    { tag: '@chromium' },
    async ({ play }) => {
      await play.open(OPEN);

      await test.step('a tap that ends no move is explained', async () => {
        await play.disc(5, 4).tap();
        await play.disc(4, 4).tap();
        await expect(play.refusal).toHaveText(
          'No move is 2 wide: widths are 1 or 4. Press it again to start there.',
        );
        await expect(play.refusal).toBeInViewport();
        await play.act('Clear the choice').tap();
        await expect(play.refusal).toBeEmpty();
        await expect(play.phase).toHaveText(turnOf('Player 1'));
      });

      for (const [index, move] of GAME.entries()) {
        const end = endOf(move);
        await play.disc(move.column, move.row).tap();
        if (index % 2 === 0) await play.disc(end.column, end.row).tap();
        else {
          await play.rectangle(move.width, move.height).tap();
          await expect(play.phase).toContainText(moveWords(move));
          await play.act('Flip it').tap();
        }
        await expectPlayed(play, GAME.slice(0, index + 1));
      }
      await expectOver(play, GAME);
    },
  );
});

test('one plays the perfect computer, wins, plays again and swaps sides', async ({
  play,
  page,
}) => {
  const start = allWhite(3, 5);
  const moves: Move[] = [];
  await play.open(OPEN);
  await play.start({ opponent: 'perfect', you: 'first', rows: 3, columns: 5 });
  await expect(play.grid).toHaveAccessibleName(/^Board of 3\s× 5 discs$/u);
  await expect(play.phase).toHaveText(YOUR_TURN);

  await test.step('whoever always leaves 0 wins', async () => {
    for (;;) {
      moves.push(winningMove());
      await play.click(moves.at(-1)!);
      if (whiteCount(replayed(start, moves)) === 0) break;
      await expect(play.entry(moves.length + 1)).toBeVisible();
      await expect(play.phase).toHaveText(YOUR_TURN);
      moves.push(await moveOfEntry(play, moves.length + 1));
      expect(spelled(await play.readPosition())).toBe(spelled(replayed(start, moves)));
    }
    await expect(play.phase).toHaveText(YOU_WIN);
    await expectOver(play, moves);
  });

  await test.step('again, with the sides swapped', async () => {
    await play.button('Play again').click();
    await expect(play.phase).toHaveText(YOUR_TURN);
    expect(await play.whiteDiscs()).toBe(15);
    await play.button('Swap sides').press('Enter');
    await expect(play.entry(1)).toBeVisible();
    await expect(play.button('Swap sides')).toBeFocused();
    await play.undo.click();
    await play.button('Let it move').press('Enter');
    await expect(play.phase).toBeFocused();
    await expect(play.phase).toHaveText(YOUR_TURN);
    // The won game is two steps back, because the first one was played on a board of 4 × 5.
    await page.goBack();
    await expect(play.phase).toHaveText(YOU_WIN);
  });

  function winningMove(): Move {
    const position = replayed(start, moves);
    return shortest(position, factsOf(position).winning);
  }
});

function startButton(play: PlayPage) {
  return play.newGame.getByRole('button', { name: 'Start the game', exact: true });
}

/** The move in an entry of the timeline. */
async function moveOfEntry(play: PlayPage, number: number): Promise<Move> {
  const words = (await play.entry(number).getAttribute('aria-label')) ?? '';
  const parts = /(\d+) × (\d+) at row (\d+), column (\d+)$/u.exec(words);
  if (parts === null) throw new Error(`What move is “${words}”?`);
  const [height = 0, width = 0, row = 0, column = 0] = parts.slice(1).map(Number);
  return { column, row, width, height };
}
