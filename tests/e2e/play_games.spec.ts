/** Whole games, from the first move to the sentence that says who won, and everything that happens on the way. */
import { seededRandom } from '../web/seeded_random';
import { expect, test } from './fixture';
import {
  allWhite,
  cellsOf,
  columnsAxis,
  factsOf,
  fitting,
  replayed,
  rowsAxis,
  shortest,
  spelled,
  whiteCount,
} from './flipping_game';
import type { Axis, Cell, Move, Position } from './flipping_game';
import { middleOf, pressAndLeave } from './mouse';
import {
  announcement,
  COMPUTER_WINS,
  endOf,
  otherPlayer,
  playAddress,
  playerAfter,
  printMove,
  wonBy,
  YOU_WIN,
} from './play_page';
import type { Opponent, Player, PlayPage } from './play_page';

/** A move of the computer takes its time: the flip before it is to be seen. */
const THINKING = /^The computer plays (Black|White) and is thinking …$/u;

/** Two people: what is said and seen after these moves from this start. */
async function expectPlayed(play: PlayPage, start: Position, moves: readonly Move[]) {
  const position = replayed(start, moves);
  const [last, mover] = [moves.at(-1)!, playerAfter(moves.length - 1)];
  const next = otherPlayer(mover);
  const left = whiteCount(position);
  await expect(play.status.locator('p')).toHaveText([
    announcement(mover, last, left),
    left === 0 ? wonBy(mover) : `${next} is to move.`,
  ]);
  expect(spelled(await play.readPosition())).toBe(spelled(position));
  await expect(play.refusal).toBeEmpty();
  return position;
}

/** Plays until no move is left, each move as the reader makes it. */
async function playOut(
  play: PlayPage,
  start: Position,
  make: (position: Position, number: number) => Promise<Move>,
): Promise<Move[]> {
  const moves: Move[] = [];
  for (let position = start; whiteCount(position) > 0;) {
    moves.push(await make(position, moves.length));
    position = await expectPlayed(play, start, moves);
  }
  await expect.poll(() => play.movesOfAddress().map(printMove)).toEqual(moves.map(printMove));
  await expect(play.card).toHaveCount(0);
  await expect(play.game.getByRole('button', { name: 'Review the game' })).toBeVisible();
  await expect(play.currentEntry).toHaveAccessibleName(new RegExp(`^${moves.length}\\. `, 'u'));
  return moves;
}

/** Some of the moves at random, so that games differ, and the others towards the end. */
function nextMove(position: Position, random: (below: number) => number): Move {
  const { legal } = factsOf(position);
  return random(3) === 0 ? legal[random(legal.length)]! : shortest(position, legal);
}

test('two people play a whole game by mouse, with two clicks a move', async ({ play }) => {
  const random = seededRandom(1);
  await play.open();
  await expect(play.status).toHaveText('Black is to move.');
  await expect(play.rule).toBeVisible();
  const moves = await playOut(play, allWhite(5, 5), async (position) => {
    const move = nextMove(position, random);
    await play.disc(move.column, move.row).click();
    await expect(play.disc(move.column, move.row)).toHaveAccessibleName(/the chosen corner/u);
    const end = endOf(move);
    await expect(play.disc(end.column, end.row)).toHaveAccessibleName(
      new RegExp(`, ends the rectangle ${move.width} wide, ${move.height} high$`, 'u'),
    );
    await play.disc(end.column, end.row).click();
    return move;
  });
  expect(new Set(moves.map(({ width, height }) => `${width} ${height}`)).size).toBeGreaterThan(2);
  await expect(play.rule).toBeHidden();
});

test('two people play a whole game by dragging, which snaps to legal sizes', async ({ play }) => {
  const random = seededRandom(2);
  const start = allWhite(4, 5);
  await play.open(playAddress({ rows: 4, columns: 5 }));
  let snapped = 0;
  await playOut(play, start, async (position) => {
    // From the lowest disc on the left one cannot lead anywhere.
    const corners = cellsOf(position).filter(
      (cell) => position.isWhite(cell) && cell.column + cell.row > 2,
    );
    const corner = corners[random(corners.length)];
    if (corner === undefined) {
      const last = { column: 1, row: 1, width: 1, height: 1 };
      await play.click(last);
      return last;
    }
    const reach = cellsOf(position).filter(
      ({ column, row }) =>
        column <= corner.column && row <= corner.row && column + row < corner.column + corner.row,
    );
    const drawn = reach[random(reach.length)]!;
    // Drags at random alone would take a long time.
    const larger = factsOf(position).legal.filter(endsElsewhere);
    const soon = random(3) > 0 && larger.length > 0 ? shortest(position, larger) : undefined;
    const from = soon ? { column: soon.column, row: soon.row } : corner;
    const to = soon ? endOf(soon) : drawn;
    const move = nearest(position, from, to);
    if (endOf(move).column !== to.column || endOf(move).row !== to.row) snapped += 1;
    await play.beginDrag(from, to);
    await expect(play.cardStatus).toHaveText(
      `${move.width} wide, ${move.height} high, corner at column ${move.column}, row ${move.row}`,
    );
    await expect(play.pressed).toHaveAccessibleName(`${move.width} wide, ${move.height} high`);
    // So far nothing has been turned.
    expect(await play.whiteDiscs()).toBe(whiteCount(position));
    await play.page.mouse.up();
    return move;
  });
  expect(snapped).toBeGreaterThan(3);
});

test('a press that is released outside of the board chooses nothing afterwards', async ({
  play,
}) => {
  const { page } = play;
  await play.open();
  await pressAndLeave(page, await middleOf(play.disc(5, 3)));
  await page.mouse.up();
  for (const column of [5, 3, 1]) {
    await page.mouse.move(...(await middleOf(play.disc(column, 2))), { steps: 4 });
    await expect(
      page.getByText(new RegExp(`^Column ${column}, row 2, white`, 'u')).first(),
    ).toBeVisible();
  }
  await expect(play.pressed).toHaveCount(0);
  await expect(play.act('Let go')).toHaveCount(0);
});

/** A drag to where it began is none. */
function endsElsewhere({ width, height }: Move): boolean {
  return width * height > 1;
}

/** The rectangle of a corner whose sides are nearest to those that were drawn; of two the smaller. */
function nearest(position: Position, corner: Cell, to: Cell): Move {
  const pick = (axis: Axis, at: number, wanted: number) =>
    fitting(axis, at)
      .toSorted((one, other) => one - other)
      .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]!;
  return {
    ...corner,
    width: pick(columnsAxis(position.columns), corner.column, corner.column - to.column + 1),
    height: pick(rowsAxis(position.rows), corner.row, corner.row - to.row + 1),
  };
}

test('two people play a whole game by keyboard alone, from the Tab key on', async ({ play }) => {
  const random = seededRandom(3);
  const { keyboard } = play.page;
  await play.open();
  await tabToBoard(play);
  const at = { column: 1, row: 1 };
  const goTo = async ({ column, row }: Cell) => {
    for (; at.column < column; at.column += 1) await keyboard.press('ArrowRight');
    for (; at.column > column; at.column -= 1) await keyboard.press('ArrowLeft');
    for (; at.row < row; at.row += 1) await keyboard.press('ArrowUp');
    for (; at.row > row; at.row -= 1) await keyboard.press('ArrowDown');
  };
  await playOut(play, allWhite(5, 5), async (position, number) => {
    const move = nextMove(position, random);
    const widths = fitting(columnsAxis(5), move.column);
    const heights = fitting(rowsAxis(5), move.row);
    await goTo(move);
    await keyboard.press('Enter');
    await expect(play.cardStatus).toHaveText(
      new RegExp(`^Corner in column ${move.column}, row ${move.row}: \\d+ rectangles?\\.$`, 'u'),
    );
    const place = heights.indexOf(move.height) * widths.length + widths.indexOf(move.width);
    switch (number % 4) {
      case 0: {
        await goTo(endOf(move));
        await keyboard.press('Enter');
        return move;
      }
      case 1:
        // The first step chooses the smallest.
        await keyboard.press('Shift+ArrowLeft');
        for (let step = 0; step < widths.indexOf(move.width); step += 1)
          await keyboard.press('Shift+ArrowLeft');
        for (let step = 0; step < heights.indexOf(move.height); step += 1)
          await keyboard.press('Shift+ArrowDown');
        break;
      case 2:
        for (let step = 0; step <= place; step += 1) await keyboard.press('n');
        break;
      default:
        for (let step = widths.length * heights.length; step > place; step -= 1)
          await keyboard.press('p');
    }
    await expect(play.cardStatus).toHaveText(
      `${move.width} wide, ${move.height} high, corner at column ${move.column}, row ${move.row}`,
    );
    await keyboard.press('f');
    await expect(play.disc(at.column, at.row)).toBeFocused();
    return move;
  });
});

/** By the Tab key, from the beginning of the page. */
async function tabToBoard(play: PlayPage): Promise<void> {
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await play.page.keyboard.press('Tab');
    if ((await play.grid.locator(':focus').count()) > 0) return;
  }
  throw new Error('The Tab key does not lead to the board.');
}

interface Match {
  readonly start: Position;
  readonly you: Player;
  readonly first: Player;
  /** Asked on one's own turn. */
  readonly yourMove: (position: Position) => Move;
  /** Told of each move of the computer. */
  readonly onReply?: (before: Position, after: Position) => void;
}

/** A game against the computer to its end; gives who won. */
async function playMatch(play: PlayPage, match: Match): Promise<Player> {
  const { start, you, first, yourMove, onReply } = match;
  const computer = otherPlayer(you);
  const moves: Move[] = [];
  let position = start;
  while (whiteCount(position) > 0) {
    const mover = playerAfter(moves.length, first);
    const before = position;
    if (mover === you) {
      await expect(play.phase).toHaveText(`Your turn: you play ${you}.`);
      moves.push(yourMove(position));
      await play.click(moves.at(-1)!);
    } else {
      await expect(play.status.locator('p').first()).toHaveText(
        new RegExp(`^${computer} turns `, 'u'),
      );
      moves.push(await moveOfEntry(play, moves.length + 1));
    }
    position = replayed(start, moves);
    if (mover !== you) onReply?.(before, position);
    // After one's own move the computer may reply before it was looked at.
    if (mover === you && whiteCount(position) > 0) continue;
    await expect(play.status.locator('p').first()).toHaveText(
      announcement(mover, moves.at(-1)!, whiteCount(position)),
    );
    expect(spelled(await play.readPosition())).toBe(spelled(position));
  }
  const winner = playerAfter(moves.length - 1, first);
  await expect(play.phase).toHaveText(winner === you ? YOU_WIN : COMPUTER_WINS);
  await expect.poll(() => play.movesOfAddress().map(printMove)).toEqual(moves.map(printMove));
  return winner;
}

/** A move as the timeline has it. */
async function moveOfEntry(play: PlayPage, number: number): Promise<Move> {
  const entry = play.entry(number);
  const words = (await entry.getAttribute('aria-label')) ?? '';
  const parts = /(\d+) wide × (\d+) high at (\d+), (\d+)$/u.exec(words);
  if (parts === null) throw new Error(`What move is “${words}”?`);
  const [width = 0, height = 0, column = 0, row = 0] = parts.slice(1).map(Number);
  return { column, row, width, height };
}

test('the perfect computer wins what is won, whatever one does', async ({ play }) => {
  const random = seededRandom(4);
  const start = allWhite(5, 5);
  expect(factsOf(start).boardNimber).not.toBe(0);
  await play.open(playAddress({ opponent: 'perfect', first: 'white' }));
  let replies = 0;
  const winner = await playMatch(play, {
    start,
    you: 'Black',
    first: 'White',
    yourMove: (position) => nextMove(position, random),
    onReply: (_, after) => {
      replies += 1;
      expect(factsOf(after).boardNimber).toBe(0);
    },
  });
  expect(winner).toBe('White');
  expect(replies).toBeGreaterThan(2);
});

test(
  'a person who never errs wins against the perfect computer',
  { tag: '@chromium' },
  async ({ play }) => {
    const start = allWhite(5, 5);
    await play.open(playAddress({ opponent: 'perfect' }));
    const winner = await playMatch(play, {
      start,
      you: 'Black',
      first: 'Black',
      yourMove: (position) => shortest(position, factsOf(position).winning),
      // From a lost position every move is one that can be answered.
      onReply: (before, after) => {
        expect(factsOf(before).boardNimber).toBe(0);
        expect(whiteCount(after) === 0 || factsOf(after).boardNimber !== 0).toBe(true);
      },
    });
    expect(winner).toBe('Black');
  },
);

for (const [opponent, you, first] of [
  ['good', 'White', 'Black'],
  ['casual', 'White', 'White'],
] as const satisfies readonly (readonly [Opponent, Player, Player])[])
  // The computer is the same in every browser, and takes its time.
  test(
    `the ${opponent} computer plays by the rules to the end`,
    { tag: '@chromium' },
    async ({ play }) => {
      const random = seededRandom(5);
      await play.open();
      await play.start({ opponent, you, first, rows: 3, columns: 5 });
      await expect(play.disc(5, 3)).toBeVisible();
      await playMatch(play, {
        start: allWhite(3, 5),
        you,
        first,
        yourMove: (position) => nextMove(position, random),
      });
    },
  );

test(
  'what is no move is explained in a sentence, and nothing is lost by it',
  { tag: '@chromium' },
  async ({ play }) => {
    const moves = [{ column: 10, row: 8, width: 1, height: 1 }];
    const address = playAddress({ rows: 8, columns: 10, moves });
    await play.open(address);
    const { keyboard } = play.page;
    const white = await play.whiteDiscs();
    const expectRefused = async (sentence: string) => {
      await expect(play.refusal).toHaveText(sentence);
      expect(await play.whiteDiscs()).toBe(white);
      await expect(play.phase).toHaveText('White is to move.');
      expect(await play.entryNames()).toHaveLength(2);
    };
    const black =
      'The disc in column 10, row 8 is black: the upper right corner of a rectangle must be white.';

    await play.disc(10, 8).click();
    await expectRefused(black);
    await play.dragOver({ column: 10, row: 8 }, { column: 7, row: 6 });
    await expectRefused(black);
    await play.disc(10, 8).press('Enter');
    await expectRefused(black);

    for (const [end, sentence] of [
      [{ column: 7, row: 8 }, 'That would be 3 wide, and 3 is not a square (1, 4, 9, 16, …)'],
      [
        { column: 9, row: 7 },
        'That would be 2 high, and 2 is not a triangular number (1, 3, 6, 10, …)',
      ],
      [
        { column: 5, row: 5 },
        'That would be 5 wide, 4 high, but 5 is not a square (1, 4, 9, 16, …), and 4 not a triangular number (1, 3, 6, 10, …)',
      ],
    ] as const) {
      await play.disc(9, 8).click();
      await expect(play.refusal).toBeEmpty();
      await play.disc(end.column, end.row).click();
      await expectRefused(`${sentence}; choose the disc once more to begin there.`);
      // The corner stays, until the other one is chosen once more.
      await expect(play.disc(9, 8)).toHaveAccessibleName(/the chosen corner/u);
      await play.disc(end.column, end.row).press('Enter');
      await expect(play.refusal).toBeEmpty();
      await expect(play.disc(end.column, end.row)).toHaveAccessibleName(/the chosen corner/u);
      await keyboard.press('Escape');
      await expect(play.disc(end.column, end.row)).not.toHaveAccessibleName(/the chosen corner/u);
    }

    // Nobody means a disc that is not below or to the left as an end, but a black one is no corner either.
    await play.disc(9, 8).click();
    await play.disc(10, 8).click();
    await expectRefused(black);
    await expect(play.disc(9, 8)).toHaveAccessibleName(/the chosen corner/u);
    await play.act('Let go').click();

    for (const to of [
      { column: 6, row: 6 },
      { column: 3, row: 6 },
      { column: 7, row: 3 },
    ]) {
      await play.dragOver({ column: 4, row: 4 }, to);
      await expectRefused(
        'A rectangle reaches to the left and down from its corner in column 4, row 4.',
      );
      await expect(play.disc(4, 4)).toHaveAccessibleName(/the chosen corner/u);
    }
    // What the drag chose can still be turned over, or another be chosen.
    await expect(play.act('Turn it over')).toBeVisible();

    // Brought back to where it began, a drag is none.
    await play.dragOver({ column: 4, row: 4 }, { column: 2, row: 2 }, { column: 4, row: 4 });
    await expect(play.refusal).toBeEmpty();
    expect(await play.whiteDiscs()).toBe(white);

    await keyboard.press('Escape');
    await play.disc(3, 5).click();
    for (const [key, chosen, sentence] of [
      ['Shift+ArrowLeft', '1 wide, 1 high', ''],
      ['Shift+ArrowLeft', '1 wide, 1 high', 'The next width is 4, and that would leave the board.'],
      ['Shift+ArrowDown', '1 wide, 3 high', ''],
      [
        'Shift+ArrowDown',
        '1 wide, 3 high',
        'The next height is 6, and that would leave the board.',
      ],
    ] as const) {
      await keyboard.press(key);
      await expect(play.pressed).toHaveAccessibleName(chosen);
      await expectRefused(sentence);
    }
    await keyboard.press('f');
    await expectPlayed(play, allWhite(8, 10), [
      ...moves,
      { column: 3, row: 5, width: 1, height: 3 },
    ]);
  },
);

test('a black disc where a rectangle could end is no corner', async ({ play }) => {
  await play.open(playAddress({ rows: 3, position: 'WWW.WWW.WBW' }));
  await play.disc(3, 3).click();
  await play.disc(2, 1).click();
  const sentence = 'That would be 2 wide, and 2 is not a square (1, 4, 9, 16, …).';
  await expect(play.refusal).toHaveText(sentence);
  await play.disc(2, 1).press('Enter');
  await expect(play.refusal).toHaveText(sentence);
  await expect(play.disc(3, 3)).toHaveAccessibleName(/the chosen corner/u);
  expect(await play.whiteDiscs()).toBe(8);
});

// Driven from here, Firefox knows no double clicks.
test(
  'a double click chooses a corner, and turns nothing over',
  { tag: '@chromium' },
  async ({ play }) => {
    await play.open();
    await play.disc(4, 3).dblclick();
    await expect(play.disc(4, 3)).toHaveAccessibleName(/the chosen corner/u);
    await expect(play.status).toHaveText('Black is to move.');
    expect(await play.whiteDiscs()).toBe(25);
  },
);

test('out of turn and after the end one is told so', { tag: '@chromium' }, async ({ play }) => {
  const moves = [
    { column: 2, row: 2, width: 1, height: 1 },
    { column: 1, row: 2, width: 1, height: 1 },
  ];
  await play.open(playAddress({ rows: 2, opponent: 'perfect', moves, at: 1 }));
  await expect(play.phase).toHaveText('It would be the computer’s turn here: it plays White.');
  await play.disc(1, 1).click();
  await expect(play.refusal).toHaveText('It is the computer’s turn: it plays White.');
  await play.dragOver({ column: 2, row: 1 }, { column: 1, row: 1 });
  await expect(play.refusal).toHaveText('It is the computer’s turn: it plays White.');
  expect(await play.whiteDiscs()).toBe(3);
  // It moves when it is asked to.
  await play.button('Let it move').click();
  await expect(play.phase).toHaveText('Your turn: you play Black.');
  await expect(play.refusal).toBeEmpty();
  expect(await play.whiteDiscs()).toBe(2);

  await play.open(playAddress({ rows: 2, position: 'BB.BW' }));
  await play.disc(2, 1).click();
  await play.disc(2, 1).click();
  await expect(play.status.locator('p')).toHaveText([
    'Black turns column 2, row 1, 1 wide, 1 high; no white disc left.',
    wonBy('Black'),
  ]);
  for (const choose of [
    () => play.disc(1, 1).click(),
    () => play.disc(2, 1).press('Enter'),
    () => play.dragOver({ column: 2, row: 2 }, { column: 1, row: 1 }),
  ]) {
    await choose();
    await expect(play.refusal).toHaveText('The game is over: no white disc is left.');
    expect(await play.whiteDiscs()).toBe(0);
  }
});

/** Four moves of two people on 5 × 5. */
const FOUR: readonly Move[] = [
  { column: 5, row: 5, width: 4, height: 3 },
  { column: 4, row: 2, width: 1, height: 1 },
  { column: 5, row: 1, width: 4, height: 1 },
  { column: 1, row: 4, width: 1, height: 3 },
];
const FOUR_NAMES = [
  'Start',
  '1. Black: 4 wide × 3 high at 5, 5',
  '2. White: 1 wide × 1 high at 4, 2',
  '3. Black: 4 wide × 1 high at 5, 1',
  '4. White: 1 wide × 3 high at 1, 4',
];

test('undo and redo go all the way, by button and by key, and one jumps to any move', async ({
  play,
}) => {
  const { keyboard } = play.page;
  const start = allWhite(5, 5);
  const positions = FOUR.map((_, made) => spelled(replayed(start, FOUR.slice(0, made + 1))));
  const expectShown = async (made: number) => {
    await expect(play.currentEntry).toHaveAccessibleName(FOUR_NAMES[made]!);
    expect(await play.entryNames()).toEqual(FOUR_NAMES);
    expect(spelled(await play.readPosition())).toBe(
      made === 0 ? spelled(start) : positions[made - 1],
    );
    await expect(play.phase).toHaveText(`${playerAfter(made)} is to move.`);
    await expect(play.undo).toHaveAttribute('aria-disabled', String(made === 0));
    await expect(play.redo).toHaveAttribute('aria-disabled', String(made === FOUR.length));
  };
  await play.open();
  await expect(play.undo).toHaveAttribute('aria-disabled', 'true');
  for (const move of FOUR) await play.click(move);
  await expectShown(4);
  for (let made = 3; made >= 0; made -= 1) {
    await play.undo.click();
    await expectShown(made);
  }
  // Its place stays, but there is nothing to undo.
  await play.undo.press('Enter');
  await expectShown(0);
  for (let made = 1; made <= 4; made += 1) {
    await play.redo.click();
    await expectShown(made);
  }
  await play.redo.press('Enter');
  await keyboard.press('ControlOrMeta+z');
  await expectShown(3);
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('ControlOrMeta+z');
  await expectShown(1);
  await keyboard.press('ControlOrMeta+y');
  await expectShown(2);
  await keyboard.press('ControlOrMeta+Shift+z');
  await expectShown(3);
  for (const made of [0, 4, 2, 1, 3]) {
    await play.entry(made).click();
    await expectShown(made);
  }
  await play.reload();
  await expectShown(3);
  // In a text field the keys belong to its text.
  await play.rows.focus();
  await keyboard.press('ControlOrMeta+z');
  await expectShown(3);
});

test(
  'from an earlier move one plays on as a branch, and nothing is forgotten',
  { tag: '@chromium' },
  async ({ play }) => {
    const other = { column: 1, row: 5, width: 1, height: 3 };
    const third = { column: 5, row: 2, width: 1, height: 1 };
    const start = allWhite(5, 5);
    await play.open(playAddress({ moves: FOUR }));
    await play.entry(1).click();
    // A new one, one that is there already, and one of a single disc.
    await play.click({ column: 1, row: 1, width: 1, height: 1 });
    await expect(play.branch(2)).toHaveAccessibleName(
      'Move 2 was made in 2 ways; this is way 2. Show the next',
    );
    await play.undo.click();
    await play.click(FOUR[1]!);
    expect(await play.entryNames()).toEqual(FOUR_NAMES);
    await expect(play.branch(2)).toHaveAccessibleName(
      'Move 2 was made in 2 ways; this is way 1. Show the next',
    );
    await play.undo.click();
    await play.click(other);
    await play.click(third);
    expect(await play.entryNames()).toEqual([
      ...FOUR_NAMES.slice(0, 2),
      '2. White: 1 wide × 3 high at 1, 5',
      '3. Black: 1 wide × 1 high at 5, 2',
    ]);
    await expectPlayed(play, start, [FOUR[0]!, other, third]);
    await play.reload();
    await expect(play.branch(2)).toHaveAccessibleName(
      'Move 2 was made in 3 ways; this is way 3. Show the next',
    );
    // Around in a circle, back to the game as it was.
    await play.branch(2).click();
    await expect(play.branch(2)).toHaveAccessibleName(/this is way 1/u);
    await expect(play.currentEntry).toHaveAccessibleName(FOUR_NAMES[2]!);
    expect(await play.entryNames()).toEqual(FOUR_NAMES);
    await play.branch(2).click();
    await expect(play.branch(2)).toHaveAccessibleName(/this is way 2/u);
    expect(await play.entryNames()).toHaveLength(3);
    await play.branch(2).press('Enter');
    await expect(play.branch(2)).toHaveAccessibleName(/this is way 3/u);
    await play.redo.click();
    await expectPlayed(play, start, [FOUR[0]!, other, third]);
  },
);

test('against the computer undo goes back to one’s own turn, and sides can be swapped', async ({
  play,
}) => {
  const start = allWhite(5, 5);
  await play.open(playAddress({ opponent: 'perfect' }));
  await play.holdComputer();
  await play.click(FOUR[0]!);
  await expect(play.phase).toHaveText(THINKING);
  await play.releaseComputer();
  await expect(play.phase).toHaveText('Your turn: you play Black.');
  const [first, answer] = [await moveOfEntry(play, 1), await moveOfEntry(play, 2)];
  expect(first).toEqual(FOUR[0]);
  const after = replayed(start, [first, answer]);
  await play.undo.click();
  await expect(play.status).toHaveText('Your turn: you play Black.');
  expect(await play.whiteDiscs()).toBe(25);
  await play.redo.click();
  await expect(play.status.locator('p').first()).toHaveText(
    announcement('White', answer, whiteCount(after)),
  );
  // Before its answer came one takes the move back, and it does not come.
  await play.holdComputer();
  await play.click(shortest(after, factsOf(after).legal));
  await expect(play.phase).toHaveText(THINKING);
  await play.undo.click();
  await expect(play.phase).toHaveText('Your turn: you play Black.');
  await play.releaseComputer();
  await play.page.waitForTimeout(1000);
  expect(await play.whiteDiscs()).toBe(whiteCount(after));

  // Whoever was to move is now the computer, and it moves.
  await play.undo.click();
  await play.game.getByRole('button', { name: 'Swap sides' }).click();
  await expect(play.phase).toHaveText('It would be the computer’s turn here: it plays Black.');
  await play.button('Let it move').click();
  await expect(play.phase).toHaveText('Your turn: you play White.');
  const begun = replayed(start, [await moveOfEntry(play, 1)]);
  expect(factsOf(begun).boardNimber).toBe(0);
  expect(spelled(await play.readPosition())).toBe(spelled(begun));
});

test('whoever is chosen starts, and the computer at once where it does', async ({ play }) => {
  await play.open();
  for (const [opponent, you, first, phase, white] of [
    ['person', undefined, 'White', 'White is to move.', 20],
    ['perfect', 'White', 'White', 'Your turn: you play White.', 20],
    ['perfect', 'Black', 'White', 'Your turn: you play Black.', undefined],
  ] as const) {
    await play.start({
      opponent,
      ...(you && { you }),
      first,
      rows: 4,
      columns: 5,
    });
    await expect(play.phase).toHaveText(phase);
    await expect(play.grid).toHaveAccessibleName(/^Game on a board of 4\s× 5 discs$/u);
    if (white !== undefined) expect(await play.whiteDiscs()).toBe(white);
    else await expect(play.entry(1)).toHaveAccessibleName(/^1\. White: /u);
  }
});

test('the smallest game', { tag: '@chromium' }, async ({ play }) => {
  await play.open(playAddress({ rows: 2 }));
  const moves = await playOut(play, allWhite(2, 2), async (position) => {
    const move = factsOf(position).legal.at(-1)!;
    await play.click(move);
    return move;
  });
  expect(moves).toHaveLength(4);
});

test('the largest game: the computer answers, and the page follows', async ({ play }) => {
  const start = allWhite(30, 30);
  await play.open(playAddress({ rows: 30, opponent: 'perfect' }));
  expect(await play.whiteDiscs()).toBe(900);
  const moves: Move[] = [];
  for (const move of [
    { column: 30, row: 30, width: 25, height: 28 },
    { column: 28, row: 1, width: 1, height: 1 },
    { column: 1, row: 27, width: 1, height: 1 },
  ]) {
    const position = replayed(start, moves);
    const own = position.isWhite(move) ? move : factsOf(position).legal[0]!;
    await play.disc(own.column, own.row).click();
    const end = endOf(own);
    await play.disc(end.column, end.row).click();
    await expect(play.phase).toHaveText('Your turn: you play Black.');
    moves.push(own, await moveOfEntry(play, moves.length + 2));
    const after = replayed(start, moves);
    await expect(play.status.locator('p').first()).toHaveText(
      announcement('White', moves.at(-1)!, whiteCount(after)),
    );
    expect(spelled(await play.readPosition())).toBe(spelled(after));
  }
});

/** How many different pictures the board shows within a second of turning a rectangle over. */
async function turnAndWatch(play: PlayPage): Promise<readonly string[]> {
  await play.open();
  await play.disc(5, 5).click();
  await play.rectangle(4, 3).click();
  await play.park();
  await expect(play.act('Turn it over')).toBeVisible();
  const watched = play.page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const pictures: string[] = [];
        const since = performance.now();
        const canvases = Array.from(document.querySelectorAll('canvas'));
        const frame = () => {
          const picture = canvases.map((canvas) => canvas.toDataURL()).join();
          if (picture !== pictures.at(-1)) pictures.push(picture);
          if (performance.now() - since < 1200) requestAnimationFrame(frame);
          else resolve(pictures);
        };
        frame();
      }),
  );
  // Without the pointer, which would leave its own marks.
  await play.act('Turn it over').press('Enter');
  const pictures = await watched;
  await expectPlayed(play, allWhite(5, 5), [FOUR[0]!]);
  return pictures;
}

/** The same place, come to without a move. */
async function pictureOfFour(play: PlayPage): Promise<string> {
  await play.page.goto('about:blank');
  await play.open(playAddress({ moves: FOUR.slice(0, 1) }));
  await play.park();
  await play.page.waitForTimeout(300);
  return play.picture();
}

test('discs are seen turning over, and come to rest', async ({ play }) => {
  const pictures = await turnAndWatch(play);
  expect(pictures.length).toBeGreaterThan(4);
  expect(new Set(pictures).size).toBe(pictures.length);
  const settled = await play.picture();
  expect(await pictureOfFour(play)).toBe(settled);
});

test(
  'without motion they lie in their new colours at once',
  { tag: '@chromium' },
  async ({ play, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pictures = await turnAndWatch(play);
    // Before and after, and maybe the corner was let go of a frame earlier.
    expect(pictures.length).toBeLessThanOrEqual(3);
    const settled = await play.picture();
    expect(await pictureOfFour(play)).toBe(settled);
  },
);
