/** The help that is asked for while one plays, and the review that counts it and looks at every move. */
import type { Locator } from '@playwright/test';
import { seededRandom } from '../web/seeded_random';
import { expect, test } from './fixture';
import {
  allWhite,
  factsOf,
  flipped,
  isWin,
  positionOf,
  replayed,
  shortest,
  spelled,
  whiteCount,
} from './flipping_game';
import type { Cell, Facts, Move, Position } from './flipping_game';
import { announcement, otherPlayer, playAddress, playerAfter } from './play_page';
import type { PlayPage, Player } from './play_page';

const ASK = [
  'Is this position won?',
  'Which corners have a winning move?',
  'Which rectangle wins?',
] as const;

/** Before the first move, with 8 winning ones. */
const WON = allWhite(5, 5);
const WINNING = shortest(WON, factsOf(WON).winning);
const LOSING: Move = { column: 5, row: 5, width: 1, height: 1 };
const ANSWER: Move = { column: 1, row: 1, width: 1, height: 1 };

test.describe('hints', () => {
  test('tell in three grades whether a position is won, from which corners, and by what', async ({
    play,
  }) => {
    const { winning } = factsOf(WON);
    await play.open();
    await play.park();
    const unmarked = await play.picture();
    await expect(helpOf(play)).toBeEmpty();
    await expect(play.hints.getByText('Each answer costs a mark in the review.')).toBeVisible();
    expect((await play.discNames()).filter((name) => name.includes('win'))).toEqual([]);

    await play.ask(ASK[0]);
    await expect(helpOf(play)).toHaveText('Yes: Black can win from here.');
    // So far it is not told where.
    expect((await play.discNames()).filter((name) => name.includes('win'))).toEqual([]);
    await play.park();
    expect(await play.picture()).toBe(unmarked);

    await play.ask(ASK[1]);
    const corners = new Set(winning.map(placeOf));
    await expect(helpOf(play)).toHaveText(
      new RegExp(`${corners.size} corners have a winning move, marked on the board\\.`, 'u'),
    );
    const told = await helpOf(play).innerText();
    expect(new Set(placesIn(told.replace(/^[^.]*\.[^.]*\./u, '')))).toEqual(corners);
    expect(new Set(await markedCorners(play))).toEqual(corners);
    await expect(play.legend.getByText('a corner that has a winning move')).toBeVisible();
    await play.park();
    expect(await play.picture()).not.toBe(unmarked);

    await play.ask(ASK[2]);
    const rectangle = rectangleIn(await textWith(helpOf(play), /wins\.$/u));
    expect(isWin(factsOf(WON), rectangle)).toBe(true);
    for (const question of ASK) await expect(play.hints.getByText(question)).toHaveCount(0);
    await expect(play.hints.getByText('costs a mark')).toHaveCount(0);

    // It holds what it says: from there the other one cannot win.
    await play.click(rectangle);
    await expect(play.phase).toHaveText('White is to move.');
    await play.ask(ASK[0]);
    await expect(helpOf(play)).toHaveText(
      'No: against perfect play White loses. Choose a move that is hard to answer.',
    );
    for (const question of ASK) await expect(play.hints.getByText(question)).toHaveCount(0);
    expect(await markedCorners(play)).toEqual([]);
  });

  test(
    'of many corners are counted and marked, and told no one by one',
    { tag: '@chromium' },
    async ({ play }) => {
      const start = allWhite(9, 9);
      const corners = new Set(factsOf(start).winning.map(placeOf));
      expect(corners.size).toBeGreaterThan(12);
      await play.open(playAddress({ rows: 9 }));
      for (const question of ASK.slice(0, 2)) await play.ask(question);
      await expect(helpOf(play)).toHaveText(
        `Yes: Black can win from here.${corners.size} corners have a winning move, marked on the board.`,
      );
      expect(new Set(await markedCorners(play))).toEqual(corners);
      // They do not stand in the way of a corner that is held.
      const [{ column, row } = LOSING] = factsOf(start).winning;
      await play.disc(column, row).click();
      await expect(play.disc(column, row)).toHaveAccessibleName(/the chosen corner/u);
      await play.ask(ASK[2]);
      const wins = rectangleIn(await textWith(helpOf(play), /wins\.$/u));
      expect(isWin(factsOf(start), wins)).toBe(true);
    },
  );

  test(
    'name a whole rectangle where a single disc does not win',
    { tag: '@chromium' },
    async ({ play }) => {
      const position = wonByRectangles();
      const facts = factsOf(position);
      await play.open(playAddress({ position: spelled(position) }));
      for (const question of ASK) await play.ask(question);
      expect(new Set(await markedCorners(play))).toEqual(new Set(facts.winning.map(placeOf)));
      const rectangle = rectangleIn(await textWith(helpOf(play), /wins\.$/u));
      expect(isWin(facts, rectangle)).toBe(true);
    },
  );

  test('stay with their places through undo, redo, branches and a reload', async ({ play }) => {
    const [help, question] = [helpOf(play), play.hints.getByRole('button')];
    await play.open();
    for (const ask of ASK) await play.ask(ask);
    await play.click(LOSING);
    await expect(help).toBeEmpty();
    await play.ask(ASK[0]);
    await expect(help).toHaveText('Yes: White can win from here.');
    await play.undo.click();
    await expect(help).toHaveText(/, wins\.$/u);
    await expect(question).toHaveCount(0);
    await play.redo.click();
    await expect(help).toHaveText('Yes: White can win from here.');
    await expect(question).toHaveText(ASK[1]);
    await play.undo.click();
    // Elsewhere nothing was asked.
    await play.click(WINNING);
    await expect(help).toBeEmpty();
    await expect(question).toHaveText(ASK[0]);
    await play.branch(1).click();
    await expect(help).toHaveText('Yes: White can win from here.');
    await play.reload();
    await expect(help).toHaveText('Yes: White can win from here.');
    await play.undo.click();
    await expect(help).toHaveText(/, wins\.$/u);
    await play.redo.click();

    // And they cost: three marks here, and one there once a move was made from it.
    await play.click(shortest(replayed(WON, [LOSING]), factsOf(replayed(WON, [LOSING])).winning));
    await play.openReview();
    await expect(play.reviewed(1)).toContainText('3 hints');
    await expect(play.reviewed(2)).toContainText(/1 hint$|1 hint\D/u);
    await expectSums(play, 'Black', [
      { player: 'Black', kept: 0, lost: 1, hints: 3 },
      { player: 'White', kept: 1, lost: 0, hints: 1 },
    ]);
  });

  test('are not to be had while the computer is to move', async ({ play }) => {
    await play.open(playAddress({ opponent: 'perfect' }));
    await play.holdComputer();
    await play.click(LOSING);
    await expect(play.phase).toHaveText(/is thinking …$/u);
    const question = play.hints.getByRole('button', { name: ASK[0] });
    await expect(question).toHaveAttribute('aria-disabled', 'true');
    await question.dispatchEvent('click');
    await play.releaseComputer();
    await expect(play.phase).toHaveText('Your turn: you play Black.');
    await expect(helpOf(play)).toBeEmpty();
    await expect(question).toHaveAttribute('aria-disabled', 'false');
    await play.ask(ASK[0]);
    // The perfect one left nothing.
    await expect(helpOf(play)).toHaveText(/^No: against perfect play Black loses/u);
  });
});

/** A won position of 5 × 5 in which nobody wins by turning one disc alone. */
function wonByRectangles(): Position {
  const random = seededRandom(28);
  for (;;) {
    const text = Array.from({ length: 25 }, () => 'WB'.charAt(random(2))).join('');
    const position = positionOf((text.match(/.{5}/gu) ?? []).join('.'));
    const { winning } = factsOf(position);
    if (winning.length > 0 && winning.every(({ width, height }) => width * height > 1))
      return position;
  }
}

interface Played {
  readonly rows: number;
  readonly columns: number;
  readonly seed: number;
  readonly position?: string;
  readonly first?: 'white';
  /** Without it, to the end. */
  readonly length?: number;
}

const GAMES: readonly Played[] = [
  { rows: 5, columns: 5, seed: 21 },
  { rows: 2, columns: 9, seed: 22, first: 'white' },
  { rows: 4, columns: 6, seed: 23, position: 'WBWWBW.WWWBWW.BWWWWW.WWBWWB' },
  { rows: 11, columns: 10, seed: 24 },
  { rows: 30, columns: 30, seed: 25, length: 9 },
];

test.describe('the review', () => {
  for (const game of GAMES) {
    const { rows, columns, position, length } = game;
    const part = length === undefined ? 'a whole game' : `${length} moves`;
    // Of the sizes one is enough for a second browser.
    const tag = game === GAMES[0] ? [] : '@chromium';
    test(
      `of ${part} on ${rows} × ${columns}: nimbers, verdicts, better moves and sums`,
      { tag },
      async ({ play }) => {
        const start = position === undefined ? allWhite(rows, columns) : positionOf(position);
        const moves = gameOf(start, game);
        const first: Player = game.first === 'white' ? 'White' : 'Black';
        await play.open(playAddress({ ...game, moves }));
        await expect(play.game.getByRole('button', { name: /^Review/u })).toHaveAccessibleName(
          length === undefined ? 'Review the game' : 'Review the moves so far',
        );
        await play.openReview();
        const facts = await expectReview(play, start, moves, first);
        await expectShown(play, start, moves, facts);
      },
    );
  }

  test('shows each move and a better one on the board and says why, and the better one wins', async ({
    play,
  }) => {
    const moves = gameOf(WON, { seed: 26 });
    await play.open(playAddress({ moves }));
    await play.openReview();
    const facts = await expectReview(play, WON, moves, 'Black');
    const lost = facts.findIndex(({ verdict }) => verdict === 'lost');
    const bar = play.page.getByRole('region', { name: 'The move that is shown' });
    for (const index of [lost, facts.length - 1, 0]) {
      const number = index + 1;
      await showButton(play, number).click();
      await expect(showButton(play, number)).toHaveAttribute('aria-pressed', 'true');
      await expect(play.review.locator('[aria-pressed=true]')).toHaveCount(1);
      const before = replayed(WON, moves.slice(0, index));
      expect(spelled(await play.readPosition())).toBe(spelled(before));
      await expectChosen(play, moves[index]!, facts[index]!.verdict === 'kept');
      await expect(bar.getByRole('status')).toHaveText(
        `Move ${number} of ${moves.length}: ${playerAfter(index)}, ${words(moves[index]!)}, ${VERDICTS[facts[index]!.verdict]}. Board nimber ${facts[index]!.before}, then ${facts[index]!.after}.`,
      );
    }
    // From the first on one goes through them beside the board.
    await expect(bar.getByRole('button', { name: 'Previous move' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await bar.getByRole('button', { name: 'Next move' }).click();
    await expect(showButton(play, 2)).toHaveAttribute('aria-pressed', 'true');
    await expectChosen(play, moves[1]!, facts[1]!.verdict === 'kept');
    const before = replayed(WON, moves.slice(0, lost));
    const better = betterButton(play, lost + 1);
    await better.click();
    await expect(better).toHaveAttribute('aria-pressed', 'true');
    const winning = rectangleIn((await better.getAttribute('aria-label')) ?? '');
    expect(isWin(factsOf(before), winning)).toBe(true);
    await expectChosen(play, winning, true);
    await expect(bar.getByRole('status')).toHaveText(
      `Move ${lost + 1} of ${moves.length}, a better one: ${words(winning)}. It leaves 0.`,
    );
    expect(spelled(await play.readPosition())).toBe(spelled(before));

    // Made in the game, it does win.
    await play.button(`Play on from before move ${lost + 1}`).click();
    await expect(play.review).toHaveCount(0);
    await expect(play.phase).toHaveText(`${playerAfter(lost)} is to move.`);
    await expect(play.disc(winning.column, winning.row)).not.toHaveAccessibleName(/win/u);
    await play.click(winning);
    await play.ask(ASK[0]);
    await expect(helpOf(play)).toHaveText(
      new RegExp(`^No: against perfect play ${playerAfter(lost + 1)} loses`, 'u'),
    );
    // And what was played stays, as another way.
    await expect(play.branch(lost + 1)).toHaveAccessibleName(/2 ways; this is way 2/u);
    await play.branch(lost + 1).click();
    expect(await play.entryNames()).toHaveLength(moves.length + 1);
  });

  test(
    'begins with the first move that gave the win away, and says so where none did',
    { tag: '@chromium' },
    async ({ play }) => {
      await play.open(playAddress({ moves: [LOSING] }));
      await play.openReview();
      await expect(betterButton(play, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(play.why).toHaveAccessibleName('Why does this move win?');

      await play.open(playAddress({ moves: [WINNING] }));
      await play.openReview();
      await expect(showButton(play, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(play.review.getByRole('button', { name: /better/u })).toHaveCount(0);
      await expectChosen(play, WINNING, true);
    },
  );

  test('is only looked at: discs choose rectangles, and nothing is played', async ({ play }) => {
    const moves = [LOSING, ANSWER];
    await play.open(playAddress({ opponent: 'perfect', moves, at: 1 }));
    await expect(play.phase).toHaveText(/White/u);
    await play.openReview();
    await expect(betterButton(play, 1)).toHaveAttribute('aria-pressed', 'true');
    // The computer waits, whose turn it is.
    await play.page.waitForTimeout(1200);
    expect(await play.entryNames()).toHaveLength(3);
    await play.disc(5, 4).click();
    await play.disc(5, 4).press('n');
    await expect(play.why).toHaveAccessibleName(/^Why does this move (not )?win\?$/u);
    await play.disc(5, 4).press('f');
    await play.dragOver({ column: 4, row: 4 }, { column: 1, row: 2 });
    await play.disc(1, 2).click();
    expect(spelled(await play.readPosition())).toBe(spelled(WON));
    expect(await play.entryNames()).toHaveLength(3);
    await expect(play.refusal).toBeEmpty();
  });

  test('is closed, and the game is where it was', async ({ play }) => {
    const moves = gameOf(WON, { seed: 27 });
    await play.open(playAddress({ moves, at: 3 }));
    const before = { names: await play.discNames(), status: await play.status.innerText() };
    await play.openReview();
    await expectReview(play, WON, moves, 'Black');
    await showButton(play, 2).click();
    expect(await play.discNames()).not.toEqual(before.names);
    await play.button('Back to the game').click();
    await expect(play.review).toHaveCount(0);
    await expect(play.why).toHaveCount(0);
    await expect(play.status).toHaveText(before.status.replaceAll(/\s*\n\s*/gu, ''));
    expect(await play.discNames()).toEqual(before.names);
    await expect(play.currentEntry).toHaveAccessibleName(/^3\. /u);
    // Nothing of it is left on the board.
    await expect(play.page.getByText(/board nimber/u)).toHaveCount(0);
  });

  test(
    'of a game with swapped sides names the players by their colours',
    { tag: '@chromium' },
    async ({ play }) => {
      await play.open(playAddress({ opponent: 'perfect' }));
      await play.click(LOSING);
      await expect(play.phase).toHaveText('Your turn: you play Black.');
      await play.game.getByRole('button', { name: 'Swap sides' }).click();
      await expect(play.phase).toHaveText('Your turn: you play White.');
      await expect(play.entry(3)).toHaveAccessibleName(/^3\. Black: /u);
      const position = await play.readPosition();
      const own = shortest(position, factsOf(position).legal);
      await play.click(own);
      await expect(play.status.locator('p').first()).toHaveText(
        announcement('White', own, whiteCount(flipped(position, own))),
      );
      await expect(play.phase).toHaveText(
        /Your turn: you play White\.|^You win|^The computer wins/u,
      );
      const moves = await movesOf(play);
      expect(moves.length).toBeGreaterThanOrEqual(4);
      expect(moves[3]).toEqual(own);
      await play.openReview();
      const facts = await expectReview(play, WON, moves, 'Black');
      // The computer, first as White and then as Black, gave nothing away.
      expect(facts[1]!.verdict).toBe('kept');
      expect(facts[2]!.verdict).toBe('hopeless');
    },
  );
});

interface Judged {
  /** Of the position before the move. */
  readonly facts: Facts;
  readonly before: number;
  readonly after: number;
  readonly verdict: 'kept' | 'lost' | 'hopeless';
}

const VERDICTS = {
  kept: 'keeps the win',
  lost: 'gives the win away',
  hopeless: 'no move could win',
} as const;

function judged(start: Position, moves: readonly Move[]): Judged[] {
  let position = start;
  return moves.map((move) => {
    const facts = factsOf(position);
    position = replayed(position, [move]);
    const [before, after] = [facts.boardNimber, factsOf(position).boardNimber];
    const verdict = before === 0 ? 'hopeless' : after === 0 ? 'kept' : 'lost';
    return { facts, before, after, verdict };
  });
}

/** Everything that the review says of these moves; gives what should be said. */
async function expectReview(
  play: PlayPage,
  start: Position,
  moves: readonly Move[],
  first: Player,
): Promise<Judged[]> {
  await expect(play.review.getByRole('listitem')).toHaveCount(moves.length);
  const said = await play.review.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => ({
      lines: Array.from(item.querySelectorAll('p'), (line) => line.textContent),
      buttons: Array.from(
        item.querySelectorAll('button'),
        (button) => button.getAttribute('aria-label') ?? button.textContent,
      ),
    })),
  );
  const judgements = judged(start, moves);
  for (const [index, move] of moves.entries()) {
    const { before, after, verdict, facts } = judgements[index]!;
    const { lines, buttons } = said[index]!;
    const mover = playerAfter(index, first);
    expect(lines[0]).toBe(
      `${index + 1}. ${mover}: ${move.width} wide × ${move.height} high at ${move.column}, ${move.row}: ${VERDICTS[verdict]}`,
    );
    expect(lines[1]).toMatch(new RegExp(`^board nimber ${before}, then ${after}(?!\\d)`, 'u'));
    expect(buttons[0]).toBe(`Show and explain move ${index + 1}`);
    const better = buttons.filter((name) => name.includes('better'));
    expect(better).toHaveLength(verdict === 'lost' ? 1 : 0);
    for (const name of better) expect(isWin(facts, rectangleIn(name))).toBe(true);
  }
  const sums = [first, otherPlayer(first)].map((player) => {
    const own = judgements.filter((_, index) => playerAfter(index, first) === player);
    const count = (kind: Judged['verdict']) => own.filter(({ verdict }) => verdict === kind).length;
    return {
      player,
      kept: count('kept'),
      lost: count('lost'),
      hints: 0,
    };
  });
  await expectSums(play, first, sums);
  return judgements;
}

interface Sum {
  readonly player: Player;
  readonly kept: number;
  readonly lost: number;
  readonly hints: number;
}

/** Who moved first comes first. */
async function expectSums(play: PlayPage, first: Player, sums: readonly Sum[]) {
  expect(sums[0]?.player).toBe(first);
  const expected = sums.map(({ player, kept, lost, hints }) =>
    [
      kept + lost === 0
        ? `${player}: never had a move that could win.`
        : `${player}: ${Math.max(kept - hints, 0)} of ${marks(kept + lost)}.`,
      ...(kept > 0 ? [`${kept} ${kept === 1 ? 'move' : 'moves'} kept the win.`] : []),
      ...(lost > 0 ? [`${lost} ${lost === 1 ? 'move' : 'moves'} gave it away.`] : []),
      ...(hints > 0 ? [`${marks(hints)} off for hints.`] : []),
    ].join(' '),
  );
  await expect(play.review.getByText(/^(Black|White): /u)).toHaveText(expected);
}

function marks(count: number): string {
  return `${count} ${count === 1 ? 'mark' : 'marks'}`;
}

/** Of each verdict one move: the board and the reasons that it opens. */
async function expectShown(
  play: PlayPage,
  start: Position,
  moves: readonly Move[],
  facts: readonly Judged[],
) {
  for (const kind of ['hopeless', 'kept', 'lost'] as const) {
    const index = facts.findLastIndex(({ verdict }) => verdict === kind);
    await showButton(play, index + 1).click();
    await expectChosen(play, moves[index]!, kind === 'kept');
    const before = replayed(start, moves.slice(0, index));
    expect(spelled(await play.readPosition())).toBe(spelled(before));
    // Of the board nimber the reasons say the same.
    await expect(play.why).toContainText(
      kind === 'kept'
        ? `the board nimber, ${facts[index]!.before}: it leaves 0`
        : kind === 'lost'
          ? `it leaves ${facts[index]!.after}:`
          : 'The board nimber is 0 already',
    );
  }
}

/** The rectangle lies on the board, and the reasons are its. */
async function expectChosen(play: PlayPage, move: Move, wins: boolean) {
  await expect(play.why).toHaveAccessibleName(
    wins ? 'Why does this move win?' : 'Why does this move not win?',
  );
  await expect(play.disc(move.column, move.row)).toHaveAccessibleName(/white, the chosen corner/u);
  const { column, row, width, height } = move;
  const covers = (name: string, last: number, length: number) =>
    length === 1
      ? `The rectangle covers ${name} ${last}.`
      : `The rectangle covers ${name}s ${last - length + 1} to ${last}.`;
  await expect(play.why).toContainText(covers('row', row, height));
  await expect(play.why).toContainText(covers('column', column, width));
}

/** A game in which wins are kept and given away, and in which somebody has none. */
function gameOf(start: Position, { seed, length }: Pick<Played, 'seed' | 'length'>): Move[] {
  for (let from = seed; ; from += 100) {
    const moves = randomGame(start, from, length);
    const kinds = new Set(judged(start, moves).map(({ verdict }) => verdict));
    if (kinds.size === 3) return moves;
  }
}

/** It goes towards its end. */
function randomGame(start: Position, seed: number, length = Number.POSITIVE_INFINITY): Move[] {
  const random = seededRandom(seed);
  const moves: Move[] = [];
  for (let position = start; whiteCount(position) > 0 && moves.length < length;) {
    const { legal, winning } = factsOf(position);
    const choice = random(5);
    const move =
      choice < 2 && winning.length > 0
        ? winning[random(winning.length)]!
        : choice < 3
          ? legal[random(legal.length)]!
          : shortest(position, legal.slice(0, 3000));
    moves.push(move);
    position = replayed(position, [move]);
  }
  return moves;
}

/** The line as the timeline has it. */
async function movesOf(play: PlayPage): Promise<Move[]> {
  return (await play.entryNames()).slice(1).map(rectangleIn);
}

/** What was answered so far. */
function helpOf(play: PlayPage): Locator {
  return play.hints.locator('[role=status]');
}

function showButton(play: PlayPage, number: number): Locator {
  return play.review.getByRole('button', { name: `Show and explain move ${number}`, exact: true });
}

function betterButton(play: PlayPage, number: number): Locator {
  return play.review.getByRole('button', {
    name: new RegExp(`^Show and explain a better move ${number}:`, 'u'),
  });
}

/** A rectangle as it is told, in either of the two ways. */
function rectangleIn(words: string): Move {
  const parts =
    /(\d+) wide(?: ×|,) (\d+) high(?: at|, corner at column) (\d+), (?:row )?(\d+)/u.exec(words);
  if (parts === null) throw new Error(`What rectangle is “${words}”?`);
  const [width = 0, height = 0, column = 0, row = 0] = parts.slice(1).map(Number);
  return { column, row, width, height };
}

/** A rectangle as the card of a corner has it. */
function words({ column, row, width, height }: Move): string {
  return `${width} wide, ${height} high, corner at column ${column}, row ${row}`;
}

function placesIn(words: string): string[] {
  return Array.from(words.matchAll(/column (\d+), row (\d+)/gu), ([, column, row]) =>
    placeOf({ column: Number(column), row: Number(row) }),
  );
}

function placeOf({ column, row }: Cell): string {
  return `${column} ${row}`;
}

/** The corners of which a screen reader is told that they win. */
async function markedCorners(play: PlayPage): Promise<string[]> {
  const names = await play.discNames();
  return names
    .filter((name) => name.endsWith(', a rectangle of this corner wins'))
    .flatMap((name) => placesIn(name.toLowerCase()));
}

async function textWith(where: Locator, pattern: RegExp): Promise<string> {
  const line = where.getByText(pattern);
  await expect(line).toBeVisible();
  return line.innerText();
}
