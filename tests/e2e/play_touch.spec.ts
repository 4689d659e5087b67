/** Whole games on a phone, by fingers alone. */
import { seededRandom } from '../web/seeded_random';
import { expect, test } from './fixture';
import {
  allWhite,
  factsOf,
  flipped,
  replayed,
  shortest,
  spelled,
  whiteCount,
} from './flipping_game';
import type { Cell, Move } from './flipping_game';
import {
  announcement,
  endOf,
  otherPlayer,
  playAddress,
  playerAfter,
  printMove,
  wonBy,
  YOU_WIN,
} from './play_page';
import type { PlayPage } from './play_page';

/** In milliseconds: what comes sooner to the same disc is a double tap, which means it once. */
const DOUBLE_TAP = 600;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

/** On the corner, and on the disc where the rectangle ends. */
async function tapTwice(play: PlayPage, move: Move): Promise<void> {
  const end = endOf(move);
  await play.disc(move.column, move.row).tap();
  if (move.width * move.height === 1) await play.page.waitForTimeout(DOUBLE_TAP);
  await play.disc(end.column, end.row).tap();
}

/** On the corner, and then beside the board: on the size, and on what makes the move. */
async function tapButtons(play: PlayPage, move: Move): Promise<void> {
  await play.disc(move.column, move.row).tap();
  await play.rectangle(move.width, move.height).tap();
  await expect(play.cardStatus).toHaveText(
    `${move.width} wide, ${move.height} high, corner at column ${move.column}, row ${move.row}`,
  );
  await play.act('Turn it over').tap();
}

function sameCell(one: Cell, other: Cell): boolean {
  return one.column === other.column && one.row === other.row;
}

test.describe('by touch', { tag: '@chromium' }, () => {
  for (const [how, seed, tapMove] of [
    ['taps on the board', 11, tapTwice],
    ['the buttons beside the board', 12, tapButtons],
  ] as const)
    test(`two people play a whole game by ${how}`, async ({ play }) => {
      const random = seededRandom(seed);
      const start = allWhite(4, 5);
      await play.open(playAddress({ rows: 4, columns: 5 }));
      const moves: Move[] = [];
      for (let position = start; whiteCount(position) > 0; position = replayed(start, moves)) {
        const { legal } = factsOf(position);
        const move = random(2) === 0 ? legal[random(legal.length)]! : shortest(position, legal);
        const mover = playerAfter(moves.length);
        // The next player may begin where the last one ended.
        const last = moves.at(-1);
        if (last && sameCell(endOf(last), move)) await play.page.waitForTimeout(DOUBLE_TAP);
        await tapMove(play, move);
        moves.push(move);
        const left = whiteCount(flipped(position, move));
        await expect(play.status.locator('p')).toHaveText([
          announcement(mover, move, left),
          left === 0 ? wonBy(mover) : `${otherPlayer(mover)} is to move.`,
        ]);
        expect(spelled(await play.readPosition())).toBe(spelled(replayed(start, moves)));
        await expect(play.refusal).toBeEmpty();
      }
      expect(moves.length).toBeGreaterThan(4);
      await expect.poll(() => play.movesOfAddress().map(printMove)).toEqual(moves.map(printMove));
      await play.undo.tap();
      expect(await play.whiteDiscs()).toBe(whiteCount(replayed(start, moves.slice(0, -1))));
    });

  test('one wins against the computer by taps', async ({ play }) => {
    const start = allWhite(3, 4);
    await play.open(playAddress({ rows: 3, columns: 4, opponent: 'perfect' }));
    await tapTwice(play, shortest(start, factsOf(start).winning));
    await expect(play.phase).toHaveText(YOU_WIN);
    await play.start({ opponent: 'casual', first: 'White', rows: 2, columns: 2 });
    for (let turns = 0; turns < 2; turns += 1) {
      await expect(play.phase).toHaveText('Your turn: you play Black.');
      const position = await play.readPosition();
      await tapTwice(play, shortest(position, factsOf(position).legal));
    }
    await expect(play.phase).toHaveText(YOU_WIN);
  });

  test('a tap that is no move is explained', async ({ play }) => {
    await play.open();
    await play.disc(5, 5).tap();
    await play.disc(4, 5).tap();
    await expect(play.refusal).toHaveText(
      'That would be 2 wide, and 2 is not a square (1, 4, 9, 16, …); choose the disc once more to begin there.',
    );
    await expect(play.refusal).toBeInViewport();
    expect(await play.whiteDiscs()).toBe(25);
    await play.act('Let go').tap();
    await expect(play.refusal).toBeEmpty();
    await expect(play.status).toHaveText('Black is to move.');
  });

  test('a finger that scrolls the page makes no move', async ({ play, page }) => {
    await play.open();
    await play.grid.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const [x, y] = await play.middleOf({ column: 5, row: 2 });
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: down === undefined ? [] : [{ x, y: y - down, id: 0 }],
      });
    await at('touchStart', 0);
    for (let down = 15; down <= 180; down += 15) await at('touchMove', down);
    await at('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 90);
    await expect(play.status).toHaveText('Black is to move.');
    await expect(play.card).toContainText('Choose the upper right corner: any white disc.');
    expect(await play.whiteDiscs()).toBe(25);
  });
});
