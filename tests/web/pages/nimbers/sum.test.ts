import { describe, expect, it } from 'vitest';
import {
  sumAfterMove,
  DEFAULT_SUM,
  heapOfSize,
  LARGEST_HEAP,
  MAX_SUM_PARTS,
  formatSum,
  readSum,
  rowAfterTurning,
  rowWithPlaces,
  type Row,
} from '../../../../web/src/pages/nimbers/heaps/sum';
import { readLine } from '../../../../web/src/game/game';

const row = (name: string, heads: readonly number[], places?: number): Row => ({
  kind: 'row',
  game: readLine(name)!,
  heads,
  places,
});

describe('a sum as text', () => {
  it('has the heaps as numbers, and of each row its game and its heads', () => {
    const sum = [
      heapOfSize(3n),
      heapOfSize(5n),
      row('twins', [0, 4]),
      heapOfSize(7n),
      row('ruler', [2], 12),
    ];
    expect(formatSum(sum)).toBe('3,5~twins(0,4)~7~ruler(3)12');
    expect(readSum(formatSum(sum))).toEqual(sum);
  });

  it('may name games with commas and colons', () => {
    for (const text of ['runs:1,3,7(1,9)', 'pattern:0;0,d()~up-to-coins:4(0)5', '', '0'])
      expect(formatSum(readSum(text)!)).toBe(text);
  });

  it('is put in order', () => {
    expect(formatSum(readSum('twins(7,2)~runs:7,1(1)')!)).toBe('twins(2,7)~runs:1,7(1)');
  });

  it('has heaps of all sizes below 2^64', () => {
    expect(readSum(String(LARGEST_HEAP))).toEqual([heapOfSize(LARGEST_HEAP)]);
    expect(readSum(String(LARGEST_HEAP + 1n))).toBeUndefined();
  });

  it.each([
    ['no number', '3,x'],
    ['no game', 'twin(1)'],
    ['a product', 'twins*twins(1)'],
    ['a head before the first place', 'ruler(0)'],
    ['a head behind the last place', 'ruler(5)4'],
    ['a head twice', 'twins(1,1)'],
    ['no places', 'twins()0'],
    ['too many places', 'twins()201'],
    ['too many parts', Array(MAX_SUM_PARTS + 1).join('1,') + '1'],
  ])('is none with %s', (_, text) => {
    expect(readSum(text)).toBeUndefined();
  });
});

describe('a sum after a move', () => {
  it('has less in a heap', () => {
    expect(sumAfterMove(DEFAULT_SUM, { part: 1, kind: 'heap', left: 4n })).toEqual([
      heapOfSize(3n),
      heapOfSize(4n),
      heapOfSize(7n),
    ]);
  });

  it('has the coins of a row turned over', () => {
    const sum = [heapOfSize(1n), row('ruler', [1, 5])];
    expect(sumAfterMove(sum, { part: 1, kind: 'row', turned: [3, 4, 5] })).toEqual([
      heapOfSize(1n),
      row('ruler', [1, 3, 4]),
    ]);
  });
});

describe('a row', () => {
  it('turns a coin to and fro', () => {
    const once = rowAfterTurning(row('twins', [10]), [2]);
    expect(once.heads).toEqual([2, 10]);
    expect(rowAfterTurning(once, [10]).heads).toEqual([2]);
  });

  it('loses the heads behind its last place', () => {
    expect(rowWithPlaces(row('twins', [2, 10]), 10)).toEqual(row('twins', [2], 10));
  });
});
