import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  expectRefusal,
  success,
  tartan,
  tartanHere,
  tartanIntoBrokenPipe,
  tartanReading,
} from './program';

interface MovesJson {
  readonly rows: number;
  readonly columns: number;
  readonly boardNimber: string;
  readonly legal: number;
  readonly winning: readonly {
    readonly column: number;
    readonly row: number;
    readonly width: number;
    readonly height: number;
  }[];
}

const movesOn = (rows: number, columns: number) => [
  ...['moves', '--rows', rows.toString()],
  ...['--columns', columns.toString()],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tartan-moves-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

// Γ = 2, and every row move has the move nimber 1: the only column move with 2 wins with all of them.
const winningOn5By5 = '4 1 1×1\n4 2 1×1\n4 3 1×1\n4 3 1×3\n4 4 1×1\n4 4 1×3\n4 5 1×1\n4 5 1×3\n';

describe('tartan moves', () => {
  test('the winning openings of 5 by 5', async () => {
    expect(await tartan(...movesOn(5, 5))).toEqual(success(winningOn5By5));
  });

  test('JSON: the same, with the nimber and the number of legal moves', async () => {
    const { stdout, stderr, status } = await tartan(...movesOn(5, 5), '--json');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout.endsWith('}\n')).toBe(true);
    const { winning, ...facts } = JSON.parse(stdout) as MovesJson;
    expect(facts).toEqual({ rows: 5, columns: 5, boardNimber: '2', legal: 56 });
    const lines = winning.map(
      ({ column, row, width, height }) => `${column} ${row} ${width}×${height}\n`,
    );
    expect(lines.join('')).toBe(winningOn5By5);
  });

  test('all of a large board, as many as P(100)', async () => {
    const { stdout, status } = await tartan(...movesOn(100, 100));
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(31_395);
    expect(new Set(lines).size).toBe(31_395);
  });

  test('to a reader who has enough of them', async () => {
    const { stdout, stderr, status } = await tartanIntoBrokenPipe(...movesOn(200, 200), '--json');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).not.toContain('\n');
  });

  test('none, on a board that the second player wins', async () => {
    expect(await tartan(...movesOn(2, 2))).toEqual(success(''));
    const { stdout } = await tartan(...movesOn(2, 2), '--json');
    expect(JSON.parse(stdout)).toEqual({
      rows: 2,
      columns: 2,
      boardNimber: '0',
      legal: 4,
      winning: [],
    });
  });
});

describe('a position', () => {
  // White discs in column 1 of the top row and column 3 of the bottom row. All discs of three columns are worth 1, so
  // two white ones are worth 0, and each move flips a run of 1 or 3 columns.
  const twoWhite = 'WBB\nBBB\nBBW';

  test.each([
    ['with an end of its last line', `${twoWhite}\n`],
    ['without', twoWhite],
    ['with the line ends of Windows', `${twoWhite}\n`.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${twoWhite}\n`],
  ])('%s', async (_, text) => {
    const path = await file('position.txt', text);
    const { stdout } = await tartan(...movesOn(3, 3), '--position', path, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ boardNimber: '0', legal: 3, winning: [] });
  });

  test('from standard input', async () => {
    expect(await tartanReading('BBB\n', ...movesOn(1, 3), '--position', '-')).toEqual(success(''));
    expect(await tartanReading('BWB\n', ...movesOn(1, 3), '--position=-')).toEqual(
      success('2 1 1×1\n'),
    );
  });

  test('whose first line is the top row', async () => {
    expect(await tartanReading('BW\nBB\nBB\n', ...movesOn(3, 2), '--position', '-')).toEqual(
      success('2 3 1×1\n2 3 1×3\n'),
    );
    expect(await tartanReading('BB\nBB\nWB\n', ...movesOn(3, 2), '--position', '-')).toEqual(
      success('1 1 1×1\n'),
    );
  });
});

interface GameMovesJson {
  readonly game: string;
  readonly boardNimber: string;
  readonly legal: number;
  readonly winningMoves: string;
  readonly winning: readonly (readonly (readonly [number, number])[])[];
  readonly truncated?: true;
}

const movesIn = (game: string, rows: number, columns: number) => [
  ...movesOn(rows, columns),
  ...['--game', game],
];

/** Heads in the 2nd row and 4th column, the 4th row and 3rd column, the 5th row and 5th column. */
const threeHeads = 'BBBBB\nBBBWB\nBBBBB\nBBWBB\nBBBBW\n';

async function jsonOf(position: string, ...words: string[]): Promise<GameMovesJson> {
  const outcome = await tartanReading(position, ...words, '--position', '-', '--json');
  expect(outcome).toMatchObject({ stderr: '', status: 0 });
  return JSON.parse(outcome.stdout) as GameMovesJson;
}

describe('tartan moves --game', () => {
  test('Turning Corners: the four corners of a rectangle, from 0', async () => {
    // The values are 1⊗3, 3⊗2 and 4⊗4: 3, 1 and 6. Of the last one's moves only 7⊗7 is 4.
    expect(await jsonOf(threeHeads, ...movesIn('turning-corners', 5, 5))).toEqual({
      game: 'turning-corners',
      boardNimber: '4',
      legal: 1 * 3 + 3 * 2 + 4 * 4,
      winningMoves: '1',
      winning: [
        [
          [3, 3],
          [3, 4],
          [4, 3],
          [4, 4],
        ],
      ],
    });
  });

  test('Connected Blocks, on a small board', async () => {
    const words = movesIn('connected-blocks', 2, 2);
    expect(await tartanReading('WW\nWW\n', ...words, '--position=-')).toEqual(
      success('0,0 0,1 1,0 1,1\n'),
    );
    expectRefusal(await tartan(...movesIn('connected-blocks', 3, 7)), 'too many moves');
  });

  test('one row', async () => {
    expect(await tartanReading('BBWB\n', ...movesIn('single*twins', 1, 4), '--position=-')).toEqual(
      success('1,0 1,2\n'),
    );
    // Turning the first coin of twins alone isn't a move, so it may be left.
    expect(await jsonOf('WBBB\n', ...movesIn('single*twins', 1, 4))).toMatchObject({
      boardNimber: '0',
      legal: 0,
      winningMoves: '0',
      winning: [],
    });
  });

  test.each(['flipping-game', 'runs:triangular*runs:square'])(
    '%s: rows from the bottom, and the same moves as rectangles',
    async (game) => {
      const words = [...movesIn(game, 3, 2), '--position', '-'];
      expect(await tartanReading('BW\nBB\nBB\n', ...words)).toEqual(success('3,2\n1,2 2,2 3,2\n'));
    },
  );

  test('rows from the top in every other game', async () => {
    const words = [...movesIn('runs:square*runs:triangular', 3, 2), '--position', '-'];
    expect(await tartanReading('BW\nBB\nBB\n', ...words)).toEqual(success('1,2\n'));
  });

  test('JSON lists at most 1,000 winning moves', async () => {
    const { stdout } = await tartan(...movesIn('flipping-game', 45, 45), '--json');
    const { winning, winningMoves, truncated } = JSON.parse(stdout) as GameMovesJson;
    expect({ winningMoves, truncated }).toEqual({ winningMoves: '1043', truncated: true });
    expect(winning).toHaveLength(1000);
    const all = await tartan(...movesIn('flipping-game', 45, 45));
    const lines = all.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(1043);
    expect(lines.slice(0, 1000)).toEqual(winning.map((coins) => coins.join(' ')));
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  test.each([
    [['moves'], 'both --rows and --columns'],
    [['moves', '--rows', '5'], 'both --rows and --columns'],
    [['moves', '5'], '“5” is too much'],
    [['moves', '--rows', '0', '--columns', '5'], '--rows must be a whole number from 1 to 200'],
    [
      ['moves', '--rows', '5', '--columns', '201'],
      '--columns must be a whole number from 1 to 200',
    ],
    [['moves', '--rows', '5', '--columns', '-5'], '“-5”'],
    [['moves', '--rows', '5', '--columns', '5', '--row-lengths', 'odd'], "'--row-lengths'"],
    [['moves', '--rows', '5', '--columns', '5', '--position'], '--position'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere(...words), expected);
  });

  test.each([
    ['', 'there is no such file'],
    ['/no/such/file', 'there is no such file'],
    ['/dev/zero', 'it is longer than any position'],
    ['/', 'it is a folder'],
  ])('the position file “%s”', async (path, reason) => {
    const words = [...movesOn(5, 5), '--position', path];
    expectRefusal(
      await tartanHere(...words),
      `Cannot read the position file “${path}”: ${reason}.`,
    );
  });

  // The solver refuses these. It runs in a thread, whose file only the built program has.
  test.each([
    [movesIn('chess', 5, 5), 'There is no such game'],
    [movesIn('twins', 5, 5), 'There is no such game'],
    [movesIn('runs:even*twins', 5, 5), 'A length family is'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartan(...words), expected);
  });

  test.each([
    ['', 'The position has 0 lines, not 2.'],
    ['WWW', 'The position has 1 line, not 2.'],
    ['WWW\nWWW\n\n', 'The position has 3 lines, not 2.'],
    ['WWW\nBWWB\n', 'Line 2 of the position has 4 discs, not 3.'],
    ['W\nBWB\n', 'Line 1 of the position has 1 disc, not 3.'],
    ['\nBWB\n', 'Line 1 of the position has 0 discs, not 3.'],
    [
      'WWW\nwww\n',
      'Line 2 of the position has “w”, where only W for white and B for black may stand.',
    ],
    ['W W\nWWW\n', 'Line 1 of the position has “ ”'],
    ['WWW\rWWW\nWWW\n', 'Line 1 of the position has the character U+000D'],
    ['WWW\nW\u001B[2JW\n', 'Line 2 of the position has the character U+001B'],
    ['WW😀\nWWW\n', 'Line 1 of the position has “😀”'],
  ])('the position %j', async (position, expected) => {
    const words = [...movesOn(2, 3), '--position', '-'];
    expectRefusal(await tartanReading(position, ...words), expected);
  });

  test('a position in another encoding', async () => {
    const utf16 = Buffer.from('\uFEFFWWW\nWWW\n', 'utf16le');
    const path = await file('utf16.txt', utf16);
    expectRefusal(
      await tartan(...movesOn(2, 3), '--position', path),
      `Cannot read the position file “${path}”: it is no text in UTF-8.`,
    );
    expectRefusal(
      await tartanReading(utf16, ...movesOn(2, 3), '--position', '-'),
      'Cannot read standard input: it is no text in UTF-8.',
    );
  });

  test('a position that goes on and on', async () => {
    const rows = 'W\n'.repeat(600_000);
    expectRefusal(
      await tartanReading(rows, ...movesOn(200, 1), '--position', '-'),
      'Cannot read standard input: it is longer than any position.',
    );
  });
});
