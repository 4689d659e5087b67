import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  largestEntry,
  savedList,
  pageAround,
  smallestEntry,
  turnedPage,
} from '../../../../../web/src/pages/nimbers/tables/field_list';
import { csvOf } from '../../../../../web/src/ui/sheet/SheetFiles';

/** The field of 4: 2 ⊗ 2 = 3, and 2 ⊗ 3 = 1. */
const FOUR = { generator: 2, powers: Uint32Array.of(1, 2, 3) };

describe('the list of a field', () => {
  it('has powers by their exponents, and logarithms by their nimbers', () => {
    expect(entriesOf('powers', FOUR)).toEqual([1, 2, 3]);
    expect(entriesOf('logarithms', FOUR)).toEqual([undefined, 0, 1, 2]);
  });

  it('has entries up to its ends', () => {
    const ends = (list: 'powers' | 'logarithms') =>
      [smallestEntry, largestEntry].map((end) => end({ bits: 2, list }));
    expect([ends('powers'), ends('logarithms')]).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('is saved as CSV, where 0 has no logarithm', () => {
    expect(csvOf(savedList('powers', FOUR))).toBe('n,2^n\n0,1\n1,2\n2,3\n');
    expect(csvOf(savedList('logarithms', FOUR))).toBe('a,log a\n1,0\n2,1\n3,2\n');
  });

  it('is shown by pages of 16 lines', () => {
    expect(pageAround(1, 3)).toEqual({ first: 0, last: 2, lines: [0] });
    expect(pageAround(255, 256).lines).toHaveLength(16);
    expect(pageAround(256, 65_535)).toMatchObject({ first: 256, last: 511 });
    const { first, last, lines } = pageAround(65_534, 65_535);
    expect([first, last, lines[0], lines.at(-1)]).toEqual([65_280, 65_534, 65_280, 65_520]);
  });

  it('is turned by a page, at the ends by less', () => {
    const powers = { bits: 16, list: 'powers' } as const;
    const logarithms = { bits: 16, list: 'logarithms' } as const;
    expect(turnedPage(300, 1, powers)).toBe(556);
    expect([turnedPage(300, -1, powers), turnedPage(44, -1, powers)]).toEqual([44, 0]);
    expect([turnedPage(44, -1, logarithms), turnedPage(65_500, 1, logarithms)]).toEqual([
      1, 65_535,
    ]);
    expect(turnedPage(65_500, 1, powers)).toBe(65_534);
  });
});
