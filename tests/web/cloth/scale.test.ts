import { describe, expect, test } from 'vitest';
import { SHADES, hexOf, shareOfLevel } from '../../../web/src/drawing/shades';
import {
  CLOTH_COLOURS,
  CLOTH_LEVELS,
  clothLevel,
  densityOfShadeLevel,
  clothShadeScale,
} from '../../../web/src/cloth/scale';

const scale = { full: 40, power: 0.5 };

describe('the colours of the cloth', () => {
  test('are those of all counts', () => {
    expect(CLOTH_COLOURS).toHaveLength(256);
    expect(hexOf(CLOTH_COLOURS[0]!)).toBe(SHADES[0]);
    expect(hexOf(CLOTH_COLOURS[CLOTH_LEVELS]!)).toBe(SHADES.at(-1));
    // The faintest shade stands out as much as on a board.
    expect(shareOfLevel(1, CLOTH_LEVELS)).toBeGreaterThan(0.1);
  });
});

describe('the level of a density', () => {
  test('is 0 for none alone, and rises to the last', () => {
    const levels = [0, 1e-9, 1, 10, 20, 39.99, 40, 1e9].map((one) => clothLevel(one, scale));
    expect(levels).toEqual([0, 1, 41, 128, 181, 255, 255, 255]);
  });

  test('stands for a density', () => {
    for (const level of [0, 1, 100, 255])
      expect(clothLevel(densityOfShadeLevel(level, scale), scale)).toBe(level);
    expect(densityOfShadeLevel(255, { full: 7, power: 0.8 })).toBe(7);
  });
});

describe('the scale of a picture', () => {
  test('ends where all but a few places keep below, whatever is none', () => {
    const densities = new Float32Array(10_000).map((_, place) => (place < 5_000 ? 0 : 1));
    densities.fill(9, 9_500).fill(1_000, 9_980);
    expect(clothShadeScale(densities).full).toBe(9);
  });

  test('gives half of the places the lower half of the shades', () => {
    const even = Float32Array.from({ length: 1_000 }, (_, place) => (place + 1) ** 1.5);
    const { full, power } = clothShadeScale(even);
    expect(power).toBeCloseTo(0.666, 1);
    expect(clothLevel(even[499]!, { full, power })).toBeCloseTo(128, -1);
  });

  test.each([
    ['few that are large', (place: number) => 2 ** (place / 50), 0.5],
    ['most that are large', (place: number) => 1_000 + place, 1],
    ['all the same', () => 3, 1],
  ])('keeps between the square root and the density itself: %s', (_, at, power) => {
    const densities = Float32Array.from({ length: 1_000 }, (_one, place) => at(place));
    expect(clothShadeScale(densities).power).toBe(power);
  });

  test('takes some places of many', () => {
    const many = new Float32Array(1_000_000).map((_, place) => (place % 2 === 0 ? 5 : 8));
    expect([5, 8]).toContain(clothShadeScale(many).full);
  });

  test('of nothing is none everywhere', () => {
    expect(clothShadeScale(new Float32Array(4)).full).toBe(0);
    expect(clothLevel(0, clothShadeScale(new Float32Array(4)))).toBe(0);
  });
});
