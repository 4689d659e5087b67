import { describe, expect, it } from 'vitest';
import {
  boardName,
  coinsByRow,
  countSymbol,
  discWords,
  moveWords,
  numberList,
  placeWords,
  shortMove,
  sizeWords,
} from '../../../web/src/text/places';

describe('the one notation of coins and moves', () => {
  it.each([
    [[3, 4, 5], [2, 3, 4, 5], '3 × 4', '3 × 4 at row 5, column 5'],
    [[7], [1000], '1 × 1', '1 × 1 at row 7, column 1,000'],
    [[0, 1], [3, 4], '2 × 2', '2 × 2 at row 1, column 4'],
  ])('names a rectangle by its size and its corner: %j × %j', (rows, columns, short, words) => {
    expect(sizeWords({ rows, columns })).toBe(short);
    expect(moveWords({ rows, columns })).toBe(words);
  });

  it.each([
    [[0, 2], [1, 3], 'rows 0 and 2 × columns 1 and 3'],
    [[4], [1, 2, 3, 7, 9], 'row 4 × columns 1 to 3, 7, and 9'],
    [[1, 2, 3], [2, 5], 'rows 1 to 3 × columns 2 and 5'],
  ])('names a move with gaps by its rows and columns: %j × %j', (rows, columns, words) => {
    expect(sizeWords({ rows, columns })).toBe(words);
    expect(moveWords({ rows, columns })).toBe(words);
  });

  it.each([
    [[3, 4, 5], [2, 3, 4, 5], '3×4 r5 c5'],
    [[7], [1000], '1×1 r7 c1,000'],
    [[1, 3], [2, 3, 4, 7], 'r1,3 c2–4,7'],
  ])('has a short form: %j × %j', (rows, columns, short) => {
    expect(shortMove({ rows, columns })).toBe(short);
  });

  it.each([
    [[7], 'coin 7', 'coin 7'],
    [[1000], 'coin 1,000', 'coin 1,000'],
    [[6, 7], 'coins 6 and 7', 'coins 6,7'],
    [[3, 4, 5, 6, 7], 'coins 3 to 7', 'coins 3–7'],
    [[0, 2, 5, 6], 'coins 0, 2, 5, and 6', 'coins 0,2,5,6'],
  ])('names a move on one row or one column by its coins: %j', (coins, words, short) => {
    expect(moveWords(coins)).toBe(words);
    expect(sizeWords(coins)).toBe(words);
    expect(shortMove(coins)).toBe(short);
  });

  it('names a coin by its row and column, or by its number alone', () => {
    const place = { column: 4, row: 3 };
    expect([placeWords(place), discWords(place)]).toEqual([
      'row 3, column 4',
      'the disc in row 3, column 4',
    ]);
    expect([placeWords(7), discWords(7)]).toEqual(['coin 7', 'coin 7']);
  });

  it('has the row first everywhere', () => {
    expect(numberList([1, 2, 4, 5, 6])).toBe('1, 2, and 4 to 6');
    expect(boardName(3, 1000)).toBe('3\u00a0× 1,000');
  });

  it('names coins that make no rectangle row by row', () => {
    const coins = [
      { row: 1, column: 4 },
      { row: 0, column: 2 },
      { row: 0, column: 4 },
      { row: 0, column: 3 },
    ];
    expect(coinsByRow(coins)).toBe('columns 2 to 4 in row 0 and column 4 in row 1');
    expect(coinsByRow([{ row: 2, column: 10 }])).toBe('column 10 in row 2');
  });

  it('names a count by one size where the board is square', () => {
    expect(countSymbol(5, 5)).toBe('P(5)');
    expect(countSymbol(3, 1000)).toBe('P(3, 1,000)');
  });
});
