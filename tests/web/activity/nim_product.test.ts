/** The table of nim-products in a lesson, and the claims of lesson 7 about it. */
import { beforeAll, describe, expect, it } from 'vitest';
import nimProduct from '../../../web/lessons/nim-product';
import { nimTable, outsideCount, rowsWithout } from '../../../web/src/ui/value_table/nim_tables';
import { placesWith, valueAt } from '../../../web/src/ui/value_table/value_table';
import { createRealTables } from '../engine/real_tables';

let values: Uint8Array;
beforeAll(async () => {
  values = (await createRealTables().ask('nimTables', undefined)).product;
});

const below = (size: number) => nimTable('product', size, values);
const times = (a: number, b: number) => Number(valueAt(below(256), { row: a, column: b }));

describe('the places of a number', () => {
  it('are one in each row but row 0, where the nimbers are a field', () => {
    for (const size of [4, 16])
      for (let value = 1n; value < size; ++value) {
        expect(placesWith(below(size), value)).toHaveLength(size - 1);
        expect(rowsWithout(below(size), value)).toEqual([]);
      }
    expect(placesWith(below(4), 0n)).toHaveLength(7);
    expect([4, 16].map((size) => outsideCount(below(size)))).toEqual([0, 0]);
  });

  it('miss rows where products leave the table', () => {
    expect(rowsWithout(below(8), 1n)).toEqual([4, 5, 6, 7]);
    // The pairs of 2 and 3 with 4 to 7, 4 with 6 and 7, and 5 with 6 and 7, in both orders.
    expect(outsideCount(below(8))).toBe(2 * (8 + 4));
    expect(times(3, 7)).toBeGreaterThan(7);
  });
});

it('The lesson on the nim-product asks what has these answers', () => {
  expect([times(2, 2), times(2, 3), times(4, 4)]).toEqual([3, 1, 6]);
  expect([nimProduct.answers.two, nimProduct.answers.three, nimProduct.answers.four]).toEqual([
    3, 1, 6,
  ]);
  expect(times(16, 16)).toBe(nimProduct.answers.sixteen);
  expect(times(5, 4)).toBe(nimProduct.answers.five);
  expect(times(6, nimProduct.answers.inverse)).toBe(1);
  expect(times(2, 4)).toBe(8);
});
