import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  filledPosition,
  flipped,
  painted,
  samePosition,
} from '../../../../web/src/model/board/position';
import type { Position } from '../../../../web/src/model/board/position';
import { printPosition, readPosition } from '../../../../web/src/model/board/position_text';
import { seededRandom } from '../../seeded_random';

const random = seededRandom(20_261_121);

function randomBoard(rows: number, columns: number): Position {
  return {
    rows,
    columns,
    discs: Uint8Array.from({ length: rows * columns }, () => random(2)),
  };
}

/** Some rectangles of a white board turned, as in a game. */
function playedBoard(rows: number, columns: number, moves: number): Position {
  let position = filledPosition(rows, columns, 1);
  for (let move = 0; move < moves; move += 1) {
    const column = 1 + random(columns);
    const row = 1 + random(rows);
    const width = 1 + random(column);
    const height = 1 + random(row);
    position = flipped(position, { column, row, width, height });
  }
  return position;
}

function expectBack(position: Position) {
  const text = printPosition({ ...position });
  const read = readPosition(text, position);
  expect(read !== undefined && samePosition(read, position)).toBe(true);
  return text;
}

describe('the text of a small position', () => {
  it('is its rows from the top one down', () => {
    const position = painted(filledPosition(2, 5, 1), [{ column: 4, row: 2 }], 0);
    expect(printPosition(position)).toBe('WWWBW.WWWWW');
    expect(readPosition('WWWBW.WWWWW', { rows: 2, columns: 5 })).toEqual(position);
  });

  it('is spelled out up to 64 discs, and packed from 65 on', () => {
    expect(printPosition(randomBoard(8, 8))).toMatch(/^[WB]{8}(\.[WB]{8}){7}$/u);
    expect(printPosition(randomBoard(64, 1))).toMatch(/^[WB](\.[WB]){63}$/u);
    expect(printPosition(randomBoard(1, 64))).toMatch(/^[WB]{64}$/u);
    expect(printPosition(randomBoard(5, 13))).toMatch(/^b[\w-]{11}[\w-]{4}$/u);
  });

  it('may be spelled out for every board', () => {
    const rows = Array.from({ length: 200 }, (_, row) => (row === 199 ? 'B' : 'W').repeat(200));
    const read = readPosition(rows.join('.'), { rows: 200, columns: 200 });
    expect(read?.discs.indexOf(1)).toBe(200);
    expect(read?.discs.lastIndexOf(0)).toBe(199);
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
    expect(readPosition(text, { rows, columns })).toBeUndefined();
  });
});

describe('every text', () => {
  it('gives back its position: all small sizes', () => {
    for (let rows = 1; rows <= 12; rows += 1)
      for (let columns = 1; columns <= 12; columns += 1)
        for (const position of [
          randomBoard(rows, columns),
          playedBoard(rows, columns, 3),
          filledPosition(rows, columns, 0),
          filledPosition(rows, columns, 1),
        ])
          expectBack(position);
  });

  it('gives back its position: random sizes up to the largest', () => {
    for (let round = 0; round < 60; round += 1) {
      const [rows, columns] = [1 + random(200), 1 + random(200)];
      expectBack(randomBoard(rows, columns));
      expectBack(playedBoard(rows, columns, random(12)));
    }
  });

  it('is no longer than the bits take, and fits an address', () => {
    for (const [rows, columns] of [
      [200, 200],
      [199, 200],
      [1, 200],
      [200, 1],
      [9, 8],
    ] as const) {
      for (let round = 0; round < 3; round += 1) {
        const text = expectBack(randomBoard(rows, columns));
        expect(text.length).toBeLessThanOrEqual(5 + Math.ceil((rows * columns) / 6));
        expect(text).toMatch(/^[\w-]*$|^[WB.]*$/u);
      }
    }
    expect(expectBack(randomBoard(200, 200)).length).toBeLessThan(6_700);
  });

  it('takes as much memory as it has characters', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const taken = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const boards = Array.from({ length: 200 }, () => randomBoard(200, 200));
    const before = taken();
    const texts = boards.map(printPosition);
    const bytes = taken() - before;
    expect(bytes).toBeLessThan(3 * texts.join('').length);
  });

  it('is short for a position of a game, in the form that suits it', () => {
    expect(expectBack(filledPosition(200, 200, 0))).toMatch(/^r.{10}$/u);
    const columns = painted(
      filledPosition(100, 100, 1),
      Array.from({ length: 100 }, (_, row) => ({ column: 50, row: row + 1 })),
      0,
    );
    expect(expectBack(columns)).toMatch(/^d.{1,20}$/u);
    for (let round = 0; round < 20; round += 1)
      expect(expectBack(playedBoard(200, 200, 3)).length).toBeLessThan(700);
  });

  it('begins with a black disc as well as with a white one', () => {
    const all = filledPosition(10, 10, 1);
    expectBack(painted(all, [{ column: 1, row: 1 }], 0));
    expectBack(painted(all, [{ column: 10, row: 10 }], 0));
    expectBack(painted(filledPosition(10, 10, 0), [{ column: 1, row: 1 }], 1));
  });
});

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text with its check, by long division of polynomials: the CRC-24 of OpenPGP. */
function checked({ rows, columns }: { rows: number; columns: number }, body: string): string {
  let remainder = 0xb704cen;
  for (const character of `${rows} ${columns} ${body}`) {
    const shifted = (remainder << 8n) ^ (BigInt(character.charCodeAt(0)) << 24n);
    remainder = shifted;
    for (let bit = 31n; bit >= 24n; bit -= 1n)
      if ((remainder >> bit) & 1n) remainder ^= 0x1864cfbn << (bit - 24n);
  }
  const digits = [18n, 12n, 6n, 0n].map((shift) => DIGITS[Number((remainder >> shift) & 63n)]);
  return body + digits.join('');
}

describe('a damaged text', () => {
  const boards = [
    randomBoard(9, 9),
    randomBoard(13, 7),
    playedBoard(30, 30, 2),
    playedBoard(100, 90, 1),
    filledPosition(11, 11, 0),
    painted(
      filledPosition(20, 20, 1),
      Array.from({ length: 20 }, (_, row) => ({ column: 5, row: row + 1 })),
      0,
    ),
  ];

  it('is refused when any character of it is another one', () => {
    const others = Array.from('AZaz09-_bdrWB.=%\u00e9\ud83d');
    const forms = new Set<string>();
    for (const board of boards) {
      const text = printPosition(board);
      forms.add(text.charAt(0));
      for (let place = 0; place < text.length; place += 1)
        for (const other of others) {
          if (other === text[place]) continue;
          const damaged = text.slice(0, place) + other + text.slice(place + 1);
          expect(readPosition(damaged, board)).toBeUndefined();
        }
    }
    expect([...forms].sort().join('')).toBe('bdr');
  });

  it('is refused when characters are lost, added, doubled or exchanged', () => {
    for (const board of boards) {
      const text = printPosition(board);
      for (let place = 0; place < text.length; place += 1) {
        const [before, here, after] = [text.slice(0, place), text[place]!, text.slice(place + 1)];
        expect(readPosition(before + after, board)).toBeUndefined();
        expect(readPosition(before, board)).toBeUndefined();
        expect(readPosition(after, board)).toBeUndefined();
        expect(readPosition(before + here + here + after, board)).toBeUndefined();
        expect(readPosition(`${before}A${here}${after}`, board)).toBeUndefined();
        const next = after.charAt(0);
        if (next !== '' && next !== here)
          expect(readPosition(before + next + here + after.slice(1), board)).toBeUndefined();
      }
      expect(readPosition(text + text, board)).toBeUndefined();
    }
  });

  it('is refused on a board of another size, even one with as many discs', () => {
    const board = randomBoard(12, 10);
    const text = printPosition(board);
    expect(readPosition(text, { rows: 10, columns: 12 })).toBeUndefined();
    expect(readPosition(text, { rows: 12, columns: 11 })).toBeUndefined();
    expect(readPosition(text, { rows: 1, columns: 120 })).toBeUndefined();
  });

  it('is refused when it is made by hand with a good check', () => {
    const size = { rows: 9, columns: 9 };
    const all = 'A'.repeat(14);
    expect(readPosition(checked(size, `b${all}`), size)?.discs).toEqual(new Uint8Array(81));
    for (const body of [
      // Too many and too few discs, and forms that there are none of.
      `b${all}A`,
      `b${all.slice(1)}`,
      `x${all}`,
      all,
      '',
      // A run of 82 discs, of 80, of 81 with digits behind it, and one without an end.
      'rAUg',
      'rAUA',
      'rAUQAA',
      'r',
      `r${'A'.repeat(13)}`,
      'dAUg',
    ])
      expect(readPosition(checked(size, body), size), body).toBeUndefined();
    expect(readPosition(checked(size, 'rAUQ'), size)?.discs).toEqual(new Uint8Array(81));
  });

  it('is refused when it is nonsense, and quickly when it is huge', () => {
    for (const text of ['b', 'r', 'd', 'bAAAA', 'rAAAA', 'x', 'AAAAA', '\ud800', 'b'.repeat(1e7)])
      expect(readPosition(text, { rows: 9, columns: 9 })).toBeUndefined();
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from({ length: random(40) }, () => 'brdAZaz09-_WB.'[random(14)]).join('');
      const read = readPosition(text, { rows: 9, columns: 9 });
      if (read !== undefined) expect(read.discs).toHaveLength(81);
    }
  });
});
