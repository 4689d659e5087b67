/** The table of nim-products in a lesson, and what lesson 7 says of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answers } from '../../../../web/lessons/nim-product';
import {
  countOf,
  outsideCount,
  productOf,
  rowsWithout,
} from '../../../../web/src/pages/learn/instruments/product_places';
import type { NimProducts } from '../../../../web/src/pages/learn/instruments/product_places';
import { createRealTables } from '../../engine/real_tables';

let products: NimProducts;
beforeAll(async () => {
  products = (await createRealTables().ask('nimTables', undefined)).product;
});

describe('the places of a number', () => {
  it('are one in each row but row 0, where the nimbers are a field', () => {
    for (const size of [4, 16])
      for (let value = 1; value < size; ++value) {
        expect(countOf(products, size, value)).toBe(size - 1);
        expect(rowsWithout(products, size, value)).toEqual([]);
      }
    expect(countOf(products, 4, 0)).toBe(7);
    expect([4, 16].map((size) => outsideCount(products, size))).toEqual([0, 0]);
  });

  it('miss rows where products leave the table', () => {
    expect(rowsWithout(products, 8, 1)).toEqual([4, 5, 6, 7]);
    // 2 and 3 with 4 to 7, 4 with 6 and 7, and 5 with 6 and 7, each both ways.
    expect(outsideCount(products, 8)).toBe(2 * (8 + 4));
    expect(productOf(products, 3, 7)).toBeGreaterThan(7);
  });
});

it('Lesson 7 asks what has these answers', () => {
  const times = (a: number, b: number) => productOf(products, a, b);
  expect([times(2, 2), times(2, 3), times(4, 4)]).toEqual([3, 1, 6]);
  expect([answers.two, answers.three, answers.four]).toEqual([3, 1, 6]);
  expect(times(16, 16)).toBe(answers.sixteen);
  expect(times(5, 4)).toBe(answers.five);
  expect(times(6, answers.inverse)).toBe(1);
  expect(times(2, 4)).toBe(8);
});
