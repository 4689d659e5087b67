/** The game in the address, over reloads and through the browser's history, and as JSON. */
import type { Page } from '@playwright/test';
import { FAILING_STORAGES } from './failing_storage';
import { expect, test } from './fixture';
import { allWhite, positionOf, replayed, spelled, whiteCount } from './flipping_game';
import type { Move, Position } from './flipping_game';
import { movesIn, playAddress, PlayPage, printMove } from './play_page';

/** Longer than the page rests before it writes the address. */
const WRITTEN = 700;

/** Everything that an address of a game can hold. */
const START = 'WBWWBW.WWWBWW.BWWWWW.WWBWWB';
const LINE: readonly Move[] = [
  { column: 6, row: 4, width: 4, height: 3 },
  { column: 1, row: 4, width: 1, height: 1 },
  { column: 5, row: 1, width: 4, height: 1 },
];
const TRIED: Move = { column: 5, row: 4, width: 4, height: 3 };
const KEYS: Readonly<Record<string, string>> = {
  rows: '4',
  columns: '6',
  mode: 'play',
  position: START,
  first: 'white',
  opponent: 'good',
  you: 'white',
  seed: '17',
  moves: LINE.map(printMove).join('-'),
  branches: `2-${printMove(TRIED)}`,
  hints: '0.1-2.3',
  at: '2',
};
const FULL = addressOf(KEYS);

/** The same as JSON. */
const STORED = {
  tartan: 'game',
  version: 1,
  rows: 4,
  columns: 6,
  start: START.split('.'),
  first: 'white',
  opponent: 'good',
  you: 'white',
  seed: 17,
  moves: LINE,
  branches: [{ after: 2, moves: [TRIED] }],
  hints: [
    { after: 0, grade: 1 },
    { after: 2, grade: 3 },
  ],
  at: 2,
};

function addressOf(keys: Readonly<Record<string, string | undefined>>): string {
  return `#/board?${Object.entries(keys)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;
}

/** As the reader finds it. */
async function expectFull(play: PlayPage) {
  await play.expectReady();
  await expect(play.phase).toHaveText('Your turn: you play White.');
  await expect(play.currentEntry).toHaveAccessibleName('2. Black: 1 wide × 1 high at 1, 4');
  expect(await play.entryNames()).toHaveLength(4);
  await expect(play.branch(3)).toHaveAccessibleName(/2 ways; this is way 2/u);
  expect(spelled(await play.readPosition())).toBe(
    spelled(replayed(positionOf(START), LINE.slice(0, 2))),
  );
  await expect(play.hints.getByRole('status')).not.toBeEmpty();
  await expect(play.opponent).toHaveValue('good');
  await expect(play.choice('You play', 'White')).toBeChecked();
  await expect(play.choice('Who starts', 'White')).toBeChecked();
  await expect(play.rejected).toHaveCount(0);
  await expect.poll(() => hashOf(play.page)).toBe(FULL);
}

function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

async function expectPosition(play: PlayPage, position: Position) {
  await expect.poll(async () => spelled(await play.readPosition())).toBe(spelled(position));
}

test('all of a game comes back after a reload, and in another tab', async ({
  play,
  page,
  context,
}) => {
  await play.open(FULL);
  await expectFull(play);
  await page.reload();
  await expectFull(play);
  // And without what this tab remembers besides.
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expectFull(new PlayPage(tab));
  await tab.close();
  // The branch is more than its name, and the game goes on where it was left.
  await play.branch(3).click();
  await expect(play.entry(3)).toHaveAccessibleName('3. White: 4 wide × 3 high at 5, 4');
  await play.undo.click();
  await expect(play.hints.getByRole('status')).not.toBeEmpty();
});

test('a game that is played writes its address, with no entry of the history for a move', async ({
  play,
  page,
}) => {
  await play.open(playAddress({ rows: 3, columns: 4, seed: 5 }));
  const before = await page.evaluate(() => history.length);
  const [one, other, third] = [
    { column: 4, row: 3, width: 4, height: 3 },
    { column: 4, row: 2, width: 1, height: 1 },
    { column: 2, row: 2, width: 1, height: 1 },
  ];
  await play.ask('Is this position won?');
  await play.click(one);
  await expect(play.phase).toHaveText(/wins/u);
  await play.undo.click();
  await play.click(other);
  await play.click(third);
  await play.undo.click();
  await expect
    .poll(() => hashOf(page))
    .toBe(
      `#/board?rows=3&columns=4&mode=play&opponent=person&seed=5&moves=4.2.1.1-2.2.1.1&branches=0-4.3.4.3&hints=0.1&at=1`,
    );
  await play.openReview();
  await play.button('Show and explain move 2').click();
  await expect.poll(() => hashOf(page)).toMatch(/&at=1&review=2$/u);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expect(play.review.getByRole('listitem')).toHaveCount(2);
  await expect(play.button('Show and explain move 2')).toHaveAttribute('aria-pressed', 'true');
  await play.button('Back to the game').click();
  await expect(play.phase).toHaveText('White is to move.');
  await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
  await expect.poll(() => hashOf(page)).toMatch(/&at=1$/u);
});

test('what was done right before a reload is there after it', async ({ play, page }) => {
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
  // So is what was taken back.
  await page.waitForTimeout(WRITTEN);
  const reloadedAgain = page.waitForEvent('load');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Undo') for (let times = 0; times < 2; times += 1) button.click();
    location.reload();
  });
  await reloadedAgain;
  await play.expectReady();
  await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
  expect(await play.entryNames()).toHaveLength(4);
});

test('a reload while the computer thinks, and it answers all the same', async ({ play, page }) => {
  await play.open(playAddress({ opponent: 'perfect' }));
  await play.holdComputer();
  await play.click({ column: 5, row: 5, width: 1, height: 1 });
  await expect(play.phase).toHaveText(/is thinking …$/u);
  await page.reload();
  await play.expectReady();
  await expect(play.phase).toHaveText('Your turn: you play Black.');
  expect(await play.entryNames()).toHaveLength(3);
});

test.describe('the history', () => {
  test('leads from Play to Explore, Edit and Solve and back to all of the game', async ({
    play,
    board,
    solve,
    page,
  }) => {
    await play.open(FULL);
    const position = spelled(await play.readPosition());
    await play.mode('Explore').check();
    await board.expectReady();
    expect(spelled(await board.readPosition())).toBe(position);
    await expect(page).toHaveURL(/mode=explore&position=/u);
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
    await page.goForward();
    await expect(solve.compute).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expectFull(play);
    // The navigation leads to where one was as well.
    await page.getByRole('link', { name: 'Solve', exact: true }).click();
    await expect(solve.compute).toBeVisible();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expectFull(play);
  });

  test('has an entry for a new game, and Back returns the old one with its branches', async ({
    play,
    page,
  }) => {
    await play.open(FULL);
    const before = await page.evaluate(() => history.length);
    await play.start({ opponent: 'person', from: 'All discs white', rows: 3, columns: 3 });
    await expect(play.grid).toHaveAccessibleName(/3\s× 3/u);
    await expect(play.entry(1)).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await play.click({ column: 3, row: 3, width: 1, height: 3 });
    const move = play.phase;
    await expect(move).toHaveText('Black is to move.');
    await expect(page).toHaveURL(/rows=3&columns=3&mode=play&first=white.*&moves=3\.3\.1\.3$/u);
    await page.goBack();
    await expectFull(play);
    await page.goForward();
    await expect(move).toHaveText('Black is to move.');
    expect(await play.whiteDiscs()).toBe(6);
    // At once after a move, before the address has had its rest.
    await page.goBack();
    await expectFull(play);
    await play.entry(1).click();
    await play.start({ rows: 2, columns: 2, from: 'All discs white' });
    await expect(play.grid).toHaveAccessibleName(/2\s× 2/u);
    await page.goBack();
    await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
    await expect(play.branch(3)).toHaveAccessibleName(/2 ways; this is way 2/u);
  });

  test('keeps the address of Solve from a computer that is still thinking', async ({
    play,
    solve,
    page,
  }) => {
    await play.open(playAddress({ opponent: 'perfect' }));
    await play.holdComputer();
    await play.click({ column: 5, row: 5, width: 1, height: 1 });
    await expect(play.phase).toHaveText(/is thinking …$/u);
    await page.getByRole('link', { name: 'Solve', exact: true }).click();
    await expect(solve.compute).toBeVisible();
    await play.releaseComputer();
    await page.waitForTimeout(WRITTEN);
    expect(hashOf(page)).toMatch(/^#\/solve/u);
    await page.goBack();
    await expect(play.phase).toHaveText('Your turn: you play Black.');
    expect(await play.entryNames()).toHaveLength(3);
  });
});

test('a position that was set up is the start, and the game’s is explored', async ({
  play,
  board,
  page,
}) => {
  await board.open('#/board?rows=4&columns=5&mode=edit');
  await board.disc(5, 4).click();
  await board.disc(2, 2).click();
  const start = positionOf('WWWWB.WWWWW.WBWWW.WWWWW');
  expect(spelled(await board.readPosition())).toBe(spelled(start));
  await play.mode('Play').check();
  await play.expectReady();
  await expectPosition(play, start);
  await expect(play.rule).toBeVisible();
  await expect(page).toHaveURL(/mode=play&position=WWWWB\.WWWWW\.WBWWW\.WWWWW/u);
  await play.start({ opponent: 'person', from: 'The start of this game' });
  await expectPosition(play, start);
  const move = { column: 5, row: 3, width: 4, height: 3 };
  await play.click(move);
  const after = replayed(start, [move]);
  await expectPosition(play, after);
  await play.mode('Explore').check();
  await board.expectReady();
  expect(spelled(await board.readPosition())).toBe(spelled(after));
  // Unchanged, it is that game that goes on.
  await play.mode('Play').check();
  await play.expectReady();
  await expect(play.currentEntry).toHaveAccessibleName(/^1\. Black: 4 wide × 3 high at 5, 3$/u);
  // From New game one comes to Edit as well, and what is changed there makes another game.
  await play.button('Set up a position').click();
  await expect(play.mode('Edit')).toBeChecked();
  await board.disc(1, 1).click();
  await play.mode('Play').check();
  await play.expectReady();
  await expect(play.entry(1)).toHaveCount(0);
  const white = whiteCount(after);
  expect(Math.abs((await play.whiteDiscs()) - white)).toBe(1);
  await expect(play.opponent).toHaveValue('person');
  await page.goBack();
  await expect(play.entry(1)).toHaveAccessibleName(/^1\. Black: 4 wide × 3 high at 5, 3$/u);
  // And what lies on the board now is a start.
  await play.start({ from: 'The position on the board' });
  await expect(play.entry(1)).toHaveCount(0);
  await expectPosition(play, after);
});

const USUAL = 'the usual value stands in its place.';
const unusable = (key: string, value: string) =>
  `The address asks for ${key} “${value}”, which cannot be used here; ${USUAL}`;
const noSize = (key: string, value: string) =>
  `A game has 2 to 30 rows and columns, so ${key} “${value}” cannot be used; ${USUAL}`;
const noMove = (value: string) =>
  `“${value}” is no legal move there: the game goes as far as it can.`;

/** What is changed in the full address, what is said, and the keys that follow from it. */
const BAD: readonly (readonly [
  given: Readonly<Record<string, string>>,
  said: readonly string[],
  used: Readonly<Record<string, string | undefined>>,
])[] = [
  ...['red', '', 'Black'].map(
    (first) =>
      [
        // Black having begun, the computer has made the third move, and waits for its opponent.
        { first, you: 'white', at: '3' },
        [unusable('first', first)],
        { first: undefined, you: 'white', at: undefined },
      ] as const,
  ),
  [{ opponent: 'robot' }, [unusable('opponent', 'robot')], { opponent: 'perfect' }],
  [
    { you: 'grey', at: '1' },
    [unusable('you', 'grey')],
    // Whom the computer plays is to move.
    { you: undefined, at: '1' },
  ],
  ...['-1', '1.5', '4294967296', 'x'].map(
    (seed) => [{ seed }, [unusable('seed', seed)], { seed: '0' }] as const,
  ),
  ...['4', '-1', 'x'].map(
    (at) =>
      [
        // After the last move it is not the computer’s turn, which would not wait.
        { at, you: 'black' },
        [unusable('at', at)],
        { at: undefined, you: undefined },
      ] as const,
  ),
  ...['0', '4', 'x'].map((review) => [{ review }, [unusable('review', review)], {}] as const),
  [{ hints: '0.1-9.1-2.3-0.4-x' }, [unusable('hints', '9.1-0.4-x')], { hints: KEYS.hints }],
  // No such place, no such move, not legal there, lengths that are not legal, and one that is played.
  ...['7-1.1.1.1', '2-x', '2-5.4.9.1', '1-5.3.2.1', '1-1.4.1.1', '2'].map(
    (bad) =>
      [
        { branches: `${bad}_${KEYS.branches}` },
        [noMove(bad)],
        { branches: KEYS.branches },
      ] as const,
  ),
  ...['5.1.2.1', '5.4.1.2', '5.1.9.1', '1.4.1.1', '6.5.1.1', '5.1.4', 'x', ''].map(
    (bad) =>
      [
        { moves: `6.4.4.3-1.4.1.1-${bad}-1.1.1.1`, branches: '2-5.4.4.3', hints: '0.1-2.3' },
        [noMove(bad)],
        // The branch is all that is left after the second move.
        { moves: '6.4.4.3-1.4.1.1-5.4.4.3', branches: undefined, at: '2' },
      ] as const,
  ),
];

test(
  'a bad value is said to be replaced, and all the rest stays',
  { tag: '@chromium' },
  async ({ play, page }) => {
    test.slow();
    await play.open(FULL);
    for (const [given, said, used] of BAD) {
      await test.step(JSON.stringify(given), async () => {
        await page.goto(`./${addressOf({ ...KEYS, ...given })}`);
        await expect(play.rejected).toHaveText(said);
        await expect.poll(() => hashOf(page)).toBe(addressOf({ ...KEYS, ...used }));
      });
    }
    // It is there to be read until something is done.
    await play.redo.click();
    await expect(play.rejected).toHaveCount(0);
  },
);

test(
  'of moves the first bad one is named, and not what followed from it',
  { tag: '@chromium' },
  async ({ play }) => {
    // Were two discs a width, the corner of the next move would be black.
    await play.open(playAddress({ moves: [{ ...TRIED, width: 2 }, TRIED] }));
    await expect(play.rejected).toHaveText([noMove('5.4.2.3')]);
    await expect(play.entry(1)).toHaveCount(0);
  },
);

const SIZES = [
  ['rows=31&columns=7', [noSize('rows', '31')], 'rows=5&columns=7'],
  ['rows=1&columns=1', [noSize('rows', '1'), noSize('columns', '1')], 'rows=5&columns=5'],
  ['rows=abc&columns=6', [noSize('rows', 'abc')], 'rows=5&columns=6'],
  ['rows=6&columns=2.5', [noSize('columns', '2.5')], 'rows=6&columns=5'],
] as const;

test(
  'a game of a size that no game has is one of the usual size, with its moves',
  { tag: '@chromium' },
  async ({ play, page }) => {
    await play.open();
    for (const [size, said, used] of SIZES) {
      await page.goto(`./#/board?${size}&mode=play&opponent=person&seed=3&moves=5.5.4.3`);
      await expect(play.rejected).toHaveText(said);
      await expect
        .poll(() => hashOf(page))
        .toBe(`#/board?${used}&mode=play&opponent=person&seed=3&moves=5.5.4.3`);
      await expect(play.phase).toHaveText('White is to move.');
    }
    await page.goto('./#/board?rows=4&columns=4&mode=play&opponent=person&seed=3&position=WWB&x=7');
    await expect(play.rejected).toHaveText([unusable('position', 'WWB')]);
    await expect
      .poll(() => hashOf(page))
      .toBe('#/board?rows=4&columns=4&mode=play&opponent=person&seed=3');
    await expectPosition(play, allWhite(4, 4));
  },
);

for (const [rows, columns] of [
  [31, 40],
  [1, 6],
] as const)
  test(`on a board of ${rows} × ${columns} no game is played, and it is said why`, async ({
    play,
    board,
    page,
  }) => {
    await board.open(`#/board?rows=${rows}&columns=${columns}&mode=edit`);
    await play.mode('Play').check();
    await play.expectReady();
    await expect(play.rejected.first()).toHaveText(noSize('rows', String(rows)));
    await expect(play.mode('Play')).toBeChecked();
    // One can play all the same, and go back to that board.
    await play.click({ column: 2, row: 2, width: 1, height: 1 });
    await expect(play.rejected).toHaveCount(0);
    await page.goBack();
    await board.expectReady();
    await expect(board.rows).toHaveValue(String(rows));
    await expect(board.columns).toHaveValue(String(columns));
    await expect(play.mode('Edit')).toBeChecked();
  });

test.describe('the text', () => {
  test('holds the game in the form that is described, and opens it elsewhere', async ({
    play,
    page,
  }) => {
    await play.open(FULL);
    await play.showJson();
    const kept = await play.json.inputValue();
    expect(JSON.parse(kept)).toEqual(STORED);
    const keys = await page.locator('details dt').allInnerTexts();
    expect(keys.flatMap((key) => key.split(', ')).sort()).toEqual(Object.keys(STORED).sort());

    await play.open(playAddress({ rows: 3, moves: [{ column: 3, row: 3, width: 1, height: 1 }] }));
    await play.showJson();
    await play.json.fill(kept);
    await play.button('Open this text').click();
    await expect(page.getByText('Opened.', { exact: true })).toBeVisible();
    await expectFull(play);
    await expect(play.json).toHaveValue(kept);
    // The game that was shown before is a step back.
    await page.goBack();
    await expect(play.grid).toHaveAccessibleName(/3\s× 3/u);
    await expect(play.entry(1)).toHaveCount(1);
  });

  test('is copied, and so is the link', { tag: '@chromium' }, async ({ play, page }) => {
    await play.open(FULL);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await play.button('Copy link').click();
    await expect.poll(clipboard).toBe(page.url());
    await play.showJson();
    await play.button('Copy the text').click();
    await expect(page.locator('#json-outcome')).toHaveText('Copied.');
    expect(JSON.parse(await clipboard())).toEqual(STORED);
  });

  test('may be short', { tag: '@chromium' }, async ({ play, page }) => {
    await play.open(FULL);
    await play.showJson();
    await play.json.fill('{"tartan":"game","version":1,"rows":2,"columns":3,"more":[]}');
    await play.button('Open this text').click();
    await expect(page).toHaveURL(/rows=2&columns=3&mode=play&opponent=perfect&seed=0$/u);
    await page.goBack();
    await expectFull(play);
  });

  const HEAD = { tartan: 'game', version: 1, rows: 4, columns: 6 };
  const MOVE = LINE[0]!;
  const NO_JSON = 'This is not JSON. Paste the whole text, from { to }.';
  const NO_GAME =
    'This is JSON, but no game of Tartan: it must be an object with "tartan": "game".';
  const bad = (key: string, found: unknown) => `“${key}” cannot be ${JSON.stringify(found)}.`;
  const illegal = (key: string, move: Move) => {
    const text = JSON.stringify(move);
    return `“${key}” is ${text.length > 60 ? `${text.slice(0, 60)}…` : text}, which is no legal move there.`;
  };
  const BLACK: Move = { column: 6, row: 1, width: 1, height: 1 };
  const DAMAGED: readonly (readonly [text: string | object, said: string])[] = [
    ['', NO_JSON],
    [JSON.stringify(STORED).slice(0, -1), NO_JSON],
    ...['[]', 'null', '7', '{ "tartan": "board", "version": 1 }'].map(
      (text) => [text, NO_GAME] as const,
    ),
    [{ ...HEAD, version: 2 }, 'This text has version 2; this page reads version 1.'],
    [{ ...HEAD, rows: 1 }, '“rows” must be a whole number from 2 to 30, not 1.'],
    [{ ...HEAD, columns: 31 }, '“columns” must be a whole number from 2 to 30, not 31.'],
    [{ ...HEAD, columns: '6' }, '“columns” must be a whole number from 2 to 30, not "6".'],
    [{ ...HEAD, start: ['WWWWWW'] }, '“start” must have 4 rows, not 1.'],
    [
      { ...HEAD, start: ['WWWWWW', 'WWWXWW', 'WWWWWW', 'WWWWWW'] },
      'Row 2 of “start”, counted from the top, must be 6 letters W or B, not "WWWXWW".',
    ],
    [{ ...HEAD, start: START }, bad('start', START)],
    [{ ...STORED, first: 'red' }, bad('first', 'red')],
    [{ ...STORED, opponent: null }, bad('opponent', null)],
    [{ ...STORED, you: 1 }, bad('you', 1)],
    [{ ...STORED, seed: -1 }, bad('seed', -1)],
    [{ ...STORED, seed: 2 ** 32 }, bad('seed', 2 ** 32)],
    [{ ...STORED, moves: 'all' }, bad('moves', 'all')],
    [{ ...STORED, moves: [7] }, bad('moves[0]', 7)],
    [{ ...STORED, moves: [{ ...MOVE, width: 0 }] }, bad('moves[0].width', 0)],
    [{ ...STORED, moves: [LINE[0], { ...LINE[1], row: '4' }] }, bad('moves[1].row', '4')],
    [{ ...STORED, moves: [MOVE, MOVE] }, illegal('moves[1]', MOVE)],
    [{ ...HEAD, start: STORED.start, moves: [BLACK] }, illegal('moves[0]', BLACK)],
    [{ ...STORED, branches: {} }, bad('branches', {})],
    [{ ...STORED, branches: [{ after: 9, moves: [MOVE] }] }, bad('branches[0].after', 9)],
    [{ ...STORED, branches: [{ after: 1, moves: [] }] }, bad('branches[0].moves', [])],
    [{ ...STORED, branches: [{ after: 1, moves: [MOVE] }] }, illegal('branches[0].moves[0]', MOVE)],
    [
      { ...STORED, branches: [{ after: 0, younger: 'yes', moves: [TRIED] }] },
      bad('branches[0].younger', 'yes'),
    ],
    [{ ...STORED, hints: [{ after: 9, grade: 1 }] }, bad('hints[0].after', 9)],
    [{ ...STORED, hints: [{ after: 0, grade: 4 }] }, bad('hints[0].grade', 4)],
    [{ ...STORED, at: 4 }, bad('at', 4)],
    [{ ...STORED, at: -1 }, bad('at', -1)],
  ];

  test(
    'that is damaged is refused with what is wrong, and nothing changes',
    { tag: '@chromium' },
    async ({ play, page }) => {
      await play.open(FULL);
      await play.showJson();
      const kept = await play.json.inputValue();
      const entries = await page.evaluate(() => history.length);
      const outcome = page.locator('#json-outcome');
      for (const [damaged, said] of DAMAGED) {
        const pasted = typeof damaged === 'string' ? damaged : JSON.stringify(damaged);
        await test.step(said, async () => {
          await play.json.fill(pasted);
          await play.button('Open this text').click();
          await expect(outcome).toHaveText(said);
          expect(await play.json.inputValue()).toBe(pasted);
        });
      }
      await expect(play.json).toBeFocused();
      await expect(play.json).toHaveAttribute('aria-invalid', 'true');
      await play.button('Back to the game as it is').click();
      await expect(play.json).toHaveValue(kept);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expectFull(play);
    },
  );

  test(
    'with lengths that no rectangle has goes as far as it can, and says so',
    { tag: '@chromium' },
    async ({ play, page }) => {
      await play.open(FULL);
      await play.showJson();
      const moves = [MOVE, { column: 2, row: 3, width: 2, height: 1 }];
      await play.json.fill(JSON.stringify({ ...STORED, moves, branches: [], hints: [], at: 2 }));
      await play.button('Open this text').click();
      await expect(play.rejected).toHaveText(noMove('2.3.2.1'));
      await expect(play.entry(1)).toHaveCount(1);
      await expect(play.entry(2)).not.toHaveAccessibleName(/2 wide/u);
      await page.goBack();
      await expectFull(play);
    },
  );
});

const OF_ANOTHER_TIME = '{"tartan":"kept-game","version":1,"address":7}';

for (const [what, spoil] of FAILING_STORAGES)
  test(
    `a storage ${what} takes nothing from the game`,
    { tag: '@chromium' },
    async ({ play, page }) => {
      await page.addInitScript(spoil, OF_ANOTHER_TIME);
      await play.open();
      await play.click({ column: 5, row: 5, width: 4, height: 3 });
      await play.click({ column: 1, row: 1, width: 1, height: 1 });
      await play.undo.click();
      await expect.poll(() => movesIn(page.url())).toHaveLength(1);
      await play.reload();
      await expect(play.currentEntry).toHaveAccessibleName(/^1\. /u);
      expect(await play.entryNames()).toHaveLength(3);
      await play.start({ rows: 2, columns: 2 });
      await expect(play.grid).toHaveAccessibleName(/2\s× 2/u);
      await page.goBack();
      expect(await play.entryNames()).toHaveLength(3);
    },
  );
