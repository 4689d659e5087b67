import { describe, expect, it } from 'vitest';
import {
  fieldsWithin,
  placesWith,
  rowsOf,
  savedTable,
  valueAt,
} from '../../../../web/src/views/nim_table/nim_table';
import { csvOf } from '../../../../web/src/views/sheet/SheetFiles';
import { largestNumber } from '../../../../web/src/views/nim_table/table_colours';
import { productScene, quotientScene } from './tables';

describe('a table of nimbers', () => {
  it('has a ⊗ b in row a and column b, whatever its size', () => {
    expect(rowsOf(productScene(4))).toEqual([
      [0, 0, 0, 0],
      [0, 1, 2, 3],
      [0, 2, 3, 1],
      [0, 3, 1, 2],
    ]);
    for (const size of [5, 16, 256]) expect(valueAt(productScene(size), { a: 3, b: 4 })).toBe(12);
  });

  it('has no quotient by 0, which isn’t lit or counted with 0 either', () => {
    const scene = quotientScene(4);
    expect(rowsOf(scene)[2]).toEqual([undefined, 2, 1, 3]);
    expect(placesWith(scene, 0)).toEqual([1, 2, 3].map((b) => ({ a: 0, b })));
  });

  it('finds each place of a number', () => {
    // 1 is in each row but that of 0 once: every nimber below 16 has an inverse there.
    const places = placesWith(productScene(16), 1);
    expect(places.map(({ a }) => a)).toEqual(Array.from({ length: 15 }, (_, a) => a + 1));
    for (const { a, b } of places) expect(valueAt(productScene(16), { a: b, b: a })).toBe(1);
    expect(placesWith(productScene(16), 16)).toEqual([]);
  });

  it('knows its fields, and its largest number, which may be beyond its size', () => {
    expect([2, 3, 4, 15, 16, 255, 256].map((size) => fieldsWithin(size).length)).toEqual([
      ...[1, 1, 2, 2, 3, 3, 4],
    ]);
    expect([4, 5, 16].map((size) => largestNumber(productScene(size)))).toEqual([3, 12, 15]);
  });

  it('is saved as CSV with its headings, and an empty field where there is no value', () => {
    expect(csvOf(savedTable(quotientScene(3)))).toBe('⊘,0,1,2\n0,,0,0\n1,,1,3\n2,,2,1\n');
    expect(csvOf(savedTable(productScene(256))).split('\n')).toHaveLength(258);
  });
});
