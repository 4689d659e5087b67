import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../../web/src/ui/sheet/SheetFiles';
import { fieldsWithin, nimReading } from '../../../../web/src/ui/value_table/nim_tables';
import { placeWithin } from '../../../../web/src/ui/value_table/table_settings';
import {
  largestValue,
  placesWith,
  rowsOf,
  savedValueTable,
  valueAt,
} from '../../../../web/src/ui/value_table/value_table';
import { powerTable, productScene, quotientScene } from './tables';

const products = (size: number) => productScene(size).table;

describe('a table of nimbers', () => {
  it('has a ⊗ b in row a and column b, whatever its size', () => {
    expect(rowsOf(products(4))).toEqual([
      [0n, 0n, 0n, 0n],
      [0n, 1n, 2n, 3n],
      [0n, 2n, 3n, 1n],
      [0n, 3n, 1n, 2n],
    ]);
    for (const size of [5, 16, 256])
      expect(valueAt(products(size), { row: 3, column: 4 })).toBe(12n);
  });

  it('has no quotient by 0, which isn’t lit or counted with 0 either', () => {
    const { table } = quotientScene(4);
    expect(rowsOf(table)[2]).toEqual([undefined, 2n, 1n, 3n]);
    expect(placesWith(table, 0n)).toEqual([1, 2, 3].map((column) => ({ row: 0, column })));
    expect(nimReading('quotient', table, { row: 2, column: 0 }).beside).toMatch(/no value/u);
    expect(nimReading('quotient', table, { row: 2, column: 1 }).formula).toBe('2 ⊘ 1 = 2');
  });

  it('finds each place of a number', () => {
    // 1 occurs once in each row except that of 0: every nimber below 16 has an inverse there.
    const places = placesWith(products(16), 1n);
    expect(places.map(({ row }) => row)).toEqual(Array.from({ length: 15 }, (_, a) => a + 1));
    for (const { row, column } of places)
      expect(valueAt(products(16), { row: column, column: row })).toBe(1n);
    expect(placesWith(products(16), 16n)).toEqual([]);
  });

  it('knows its fields, and its largest number, which may be beyond its size', () => {
    expect([2, 3, 4, 15, 16, 255, 256].map((size) => fieldsWithin(size).length)).toEqual([
      ...[1, 1, 2, 2, 3, 3, 4],
    ]);
    expect([4, 5, 16].map((size) => largestValue(products(size)))).toEqual([3n, 12n, 15n]);
  });

  it('is saved as CSV with its headings, and an empty field where there is no value', () => {
    expect(csvOf(savedValueTable(quotientScene(3).table))).toBe(
      '⊘,0,1,2\n0,,0,0\n1,,1,3\n2,,2,1\n',
    );
    expect(csvOf(savedValueTable(products(256))).split('\n')).toHaveLength(258);
  });
});

describe('a table of more columns than rows', () => {
  const table = powerTable(2, 3);

  it('is exact beyond 2^53, each value once in their order', () => {
    const { ranked } = powerTable(12, 8);
    expect(ranked).toHaveLength(63);
    expect(ranked.at(-1)).toBe(2n ** 62n);
    expect(ranked.every((value, rank) => rank === 0 || value > ranked[rank - 1]!)).toBe(true);
    expect(placesWith(powerTable(12, 8), 2n ** 60n)).toEqual([...[{ row: 11, column: 5 }]]);
  });

  it('is saved with the numbers of its rows and columns', () => {
    expect(csvOf(savedValueTable(table))).toBe('×,10,11,12\n1,1,2,4\n2,32,64,128\n');
  });

  it('keeps a place within it', () => {
    expect(placeWithin({ row: 5, column: 1 }, 2, 3)).toEqual({ row: 1, column: 1 });
    expect(placeWithin({ row: 0, column: 9 }, 2, 3)).toEqual({ row: 0, column: 2 });
  });
});
