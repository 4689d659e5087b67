import { describe, expect, it } from 'vitest';
import {
  cellAt,
  filledPosition,
  withCoinsSet,
  samePosition,
  type Position,
} from '../../../web/src/game/position';
import { positionAfterMoves, runMove } from '../../../web/src/game/move';
import { formatPosition, readPosition } from '../../../web/src/game/position_text';
import { seededRandom } from '../seeded_random';

const random = seededRandom(20_261_121);
const upward = { rowsUpward: true };
const downward = { rowsUpward: false };

function randomBoard(rows: number, columns: number): Position {
  return { rows, columns, coins: Uint8Array.from({ length: rows * columns }, () => random(2)) };
}

/** A board of heads with some rectangles flipped, as in a match. */
function playedBoard(rows: number, columns: number, moves: number): Position {
  const side = (size: number) => {
    const last = 1 + random(size);
    return runMove(1 + random(last), last);
  };
  const made = Array.from({ length: moves }, () => ({ rows: side(rows), columns: side(columns) }));
  return positionAfterMoves(filledPosition({ rows, columns }, 1), made);
}

const column = (rows: number, columns: number, at: number) =>
  withCoinsSet(
    filledPosition({ rows, columns }, 1),
    Array.from({ length: rows }, (_, row) => ({ column: at, row: row + 1 })),
    0,
  );

function expectBack(position: Position) {
  const text = formatPosition({ ...position }, downward);
  const read = readPosition(text, position, downward);
  expect(read !== undefined && samePosition(read, position), text).toBe(true);
  return text;
}

describe('the text of a small position', () => {
  it('is its rows as they stand on the screen, whichever way they are counted', () => {
    const position = withCoinsSet(
      filledPosition({ rows: 2, columns: 5 }, 1),
      [{ column: 4, row: 2 }],
      0,
    );
    expect(formatPosition(position, upward)).toBe('WWWBW.WWWWW');
    expect(formatPosition(position, downward)).toBe('WWWWW.WWWBW');
    expect(readPosition('WWWBW.WWWWW', position, upward)).toEqual(position);
    expect(readPosition('WWWWW.WWWBW', position, downward)).toEqual(position);
  });

  it('is spelled out up to 64 coins, and packed from 65 on', () => {
    const text = (rows: number, columns: number) =>
      formatPosition(randomBoard(rows, columns), upward);
    expect(text(8, 8)).toMatch(/^[WB]{8}(\.[WB]{8}){7}$/u);
    expect(text(64, 1)).toMatch(/^[WB](\.[WB]){63}$/u);
    expect(text(1, 64)).toMatch(/^[WB]{64}$/u);
    expect(text(5, 13)).toMatch(/^C[\w-]{11}$/u);
  });

  it('may be spelled out for every board', () => {
    const rows = Array.from({ length: 200 }, (_, row) => (row === 199 ? 'B' : 'W').repeat(200));
    const read = readPosition(rows.join('.'), { rows: 200, columns: 200 }, upward);
    expect(read?.coins.indexOf(1)).toBe(200);
    expect(read?.coins.lastIndexOf(0)).toBe(199);
  });

  it.each([
    ['', 2, 2],
    ['.', 2, 2],
    ['WW', 2, 2],
    ['WW.WWW', 2, 2],
    ['WW.W', 2, 2],
    ['WW.WW.WW', 2, 2],
    ['WW.WW.', 2, 2],
    ['WW.wb', 2, 2],
    ['WW.W0', 2, 2],
    ['WW WW', 2, 2],
    ['WWWW', 1, 5],
    ['W.W', 1, 3],
    ['ＷW.WW', 2, 2],
  ])('%j is refused for %d rows and %d columns', (text, rows, columns) => {
    expect(readPosition(text, { rows, columns }, upward)).toBeUndefined();
  });
});

describe('every text', () => {
  it('gives back its position: all small sizes', () => {
    for (let rows = 1; rows <= 12; rows += 1)
      for (let columns = 1; columns <= 12; columns += 1)
        for (const position of [
          randomBoard(rows, columns),
          playedBoard(rows, columns, 3),
          filledPosition({ rows, columns }, 0),
          filledPosition({ rows, columns }, 1),
        ])
          expectBack(position);
  });

  it('gives back its position: random sizes up to the largest', () => {
    for (let round = 0; round < 40; round += 1) {
      const [rows, columns] = [1 + random(200), 1 + random(200)];
      expectBack(randomBoard(rows, columns));
      expectBack(playedBoard(rows, columns, random(12)));
    }
  });

  it('is no longer than the bits take, in characters that every program leaves alone', () => {
    for (const [rows, columns] of [
      [200, 200],
      [199, 200],
      [1, 200],
      [200, 1],
      [9, 8],
    ] as const) {
      const text = expectBack(randomBoard(rows, columns));
      expect(text.length).toBeLessThanOrEqual(1 + Math.ceil((rows * columns) / 6));
      expect(text).toMatch(/^[\w-]*$/u);
    }
  });

  it('is short for a position of a match, in the form that suits it', () => {
    expect(expectBack(filledPosition({ rows: 200, columns: 200 }, 0))).toMatch(/^R.{6}$/u);
    expect(expectBack(column(100, 100, 50))).toMatch(/^D.{1,20}$/u);
    expect(expectBack(playedBoard(200, 200, 3)).length).toBeLessThan(700);
  });

  it('begins with tails as well as with heads', () => {
    const all = filledPosition({ rows: 10, columns: 10 }, 1);
    for (const place of [0, 99]) expectBack(withCoinsSet(all, [cellAt(all, place)], 0));
    expectBack(withCoinsSet(filledPosition(all, 0), [{ column: 1, row: 1 }], 1));
  });
});

describe('a damaged text', () => {
  const size = { rows: 9, columns: 9 };

  it.each([
    // Too many and too few coins, and invalid forms.
    `C${'A'.repeat(15)}`,
    `C${'A'.repeat(13)}`,
    `c${'A'.repeat(18)}`,
    `x${'A'.repeat(14)}`,
    `0${'A'.repeat(14)}`,
    `B${'A'.repeat(14)}`,
    'A'.repeat(14),
    // Runs of 82 coins, of 80, of 81 with digits after it, and one without an end.
    'RAUg',
    'RAUA',
    'RAUQAA',
    'R',
    `R${'A'.repeat(13)}`,
    'DAUg',
    'C',
    'D',
    'b',
    'bAAAA',
    'toString',
    'constructor',
    '\ud800',
  ])('is refused: %s', (text) => {
    expect(readPosition(text, size, upward)).toBeUndefined();
  });

  it('is refused where a good one lies next to it', () => {
    expect(readPosition(`C${'A'.repeat(14)}`, size, upward)?.coins).toEqual(new Uint8Array(81));
    expect(readPosition('RAUQ', size, upward)?.coins).toEqual(new Uint8Array(81));
    const text = formatPosition(randomBoard(12, 10), upward);
    expect(readPosition(text, { rows: 12, columns: 11 }, upward)).toBeUndefined();
  });

  it('is refused quickly when it is huge, and never gives a board of another size', () => {
    expect(readPosition('R'.repeat(1e7), size, upward)).toBeUndefined();
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from({ length: random(40) }, () => 'CRDbrdAZaz09-_WB.'[random(17)]).join(
        '',
      );
      const read = readPosition(text, size, upward);
      if (read !== undefined) expect(read.coins).toHaveLength(81);
    }
  });
});
