import { describe, expect, it } from 'vitest';
import { addressSettings } from '../../../../web/src/model/address_settings';
import { filledPosition } from '../../../../web/src/model/board/position';
import { printSight, readSight } from '../../../../web/src/model/board/sight';
import type { Sight, SightKey } from '../../../../web/src/model/board/sight';
import { seededRandom } from '../../seeded_random';

const board = filledPosition(60, 100, 1);

function read(query: string) {
  const settings = addressSettings<SightKey>(new URLSearchParams(query));
  return { sight: readSight(settings, board), rejected: settings.rejected };
}

const print = (sight: Sight) => printSight(sight).join('&');

describe('the part of a board that is seen, in an address', () => {
  it('is the zoom and the disc in the middle', () => {
    expect(print({ zoom: 3.375, column: 83.4, row: 16.6 })).toBe('zoom=3.38&middle=83,17');
    expect(print({ zoom: 1, column: 50.5, row: 30.5 })).toBe('zoom=1');
  });

  it('is the same address again, however often it is opened', () => {
    const random = seededRandom(20_261_122);
    const upTo = (most: number) => 1 + random(1_000_000) * 1e-6 * (most - 1);
    for (let round = 0; round < 2_000; round += 1) {
      const zoom = upTo(round % 2 === 0 ? 200 : 10);
      const sight = { zoom, column: upTo(100), row: upTo(60) };
      const printed = print(sight);
      const { sight: back, rejected } = read(printed);
      expect(rejected).toEqual([]);
      expect(print(back!)).toBe(printed);
      // No disc comes back smaller, and the one in the middle is the same.
      expect(back!.zoom - zoom).toBeGreaterThanOrEqual(-1e-6);
      expect(back!.zoom - zoom).toBeLessThan(0.01);
      expect(Math.abs(back!.column - sight.column)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(back!.row - sight.row)).toBeLessThanOrEqual(0.5);
      expect(printed.length).toBeLessThan(28);
    }
  });

  it('without a middle is about the middle of the board', () => {
    expect(read('zoom=2').sight).toEqual({ zoom: 2, column: 50.5, row: 30.5 });
    expect(read('')).toEqual({ sight: undefined, rejected: [] });
  });

  it.each(['0', '0.99', '-2', '200.01', '1e9', 'Infinity', 'NaN', 'large', ''])(
    'cannot be magnified by “%s”',
    (zoom) => {
      const rejected = { key: 'zoom', value: zoom };
      expect(read(`zoom=${zoom}`)).toEqual({ sight: undefined, rejected: [rejected] });
      expect(read(`zoom=${zoom}&middle=5,6`)).toEqual({
        sight: undefined,
        rejected: [rejected, { key: 'middle', value: '5,6' }],
      });
    },
  );

  it.each(['0,1', '1,0', '101,1', '1,61', '1.5,2', '5', '5,', ',5', '5,6,7', 'a,b', ''])(
    'has no middle “%s”',
    (middle) =>
      expect(read(`zoom=2&middle=${middle}`)).toEqual({
        sight: { zoom: 2, column: 50.5, row: 30.5 },
        rejected: [{ key: 'middle', value: middle }],
      }),
  );

  it('has no middle without a zoom', () => {
    expect(read('middle=5,6')).toEqual({
      sight: undefined,
      rejected: [{ key: 'middle', value: '5,6' }],
    });
  });
});
