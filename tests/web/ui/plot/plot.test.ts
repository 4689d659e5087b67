import { describe, expect, it } from 'vitest';
import {
  placeAt,
  heightScale,
  heightRange,
  nearestPlace,
  rasterOf,
  roundValues,
  shareOfWidth,
} from '../../../../web/src/ui/plot/plot_raster';
import {
  isWholeSpan,
  onScale,
  spanMovedBy,
  spanMovedTo,
  valueSpan,
  plotViewBetween,
  wholePlotView,
  zoomedSpan,
} from '../../../../web/src/ui/plot/plot_model';
import { createSequenceValues } from '../../../../web/src/pages/solve/sequence/sequence_table';
import { seededRandom } from '../../seeded_random';

function tableOf(values: readonly bigint[]) {
  const table = createSequenceValues(values.length);
  table.add({
    first: 1,
    winningLow: BigUint64Array.from(values),
    boardNimbers: new Uint16Array(values.length),
  });
  return table;
}

describe('what is seen of a sequence', () => {
  it('stays within its ends and keeps enough boards', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const size = 1 + random(3_000);
      const some = () => 1 + random(size);
      let view = plotViewBetween(some(), some(), size);
      for (const next of [
        zoomedSpan(view, size, some(), [0.5, 2, 0.9, 1.7][random(4)]!),
        spanMovedBy(view, size, some() - some()),
        spanMovedTo(view, size, some()),
      ]) {
        view = next;
        expect(view.from).toBeGreaterThanOrEqual(1);
        expect(view.to).toBeLessThanOrEqual(size);
        expect(view.to - view.from + 1).toBeGreaterThanOrEqual(Math.min(size, 10));
        expect(Number.isInteger(view.from) && Number.isInteger(view.to)).toBe(true);
      }
    }
  });

  it('keeps the board in its place that is zoomed around', () => {
    const before = { from: 1_001, to: 2_000 };
    const after = zoomedSpan(before, 10_000, 1_300, 0.5);
    expect(Math.abs(shareOfWidth(1_300, after) - shareOfWidth(1_300, before))).toBeLessThan(0.005);
    expect(after.to - after.from + 1).toBe(500);
  });

  it('can be the whole, dragged either way, and moved no further than needed', () => {
    expect(isWholeSpan(zoomedSpan({ from: 5, to: 60 }, 100, 30, 2), 100)).toBe(true);
    expect(isWholeSpan(wholePlotView(7), 7)).toBe(true);
    expect(plotViewBetween(80.2, 40.4, 100)).toEqual({ from: 40, to: 80 });
    expect(plotViewBetween(50, 50, 100)).toEqual({ from: 46, to: 55 });
    const view = { from: 11, to: 30 };
    expect(spanMovedTo(view, 100, 20)).toBe(view);
    expect(spanMovedTo(view, 100, 31)).toEqual({ from: 12, to: 31 });
    expect(spanMovedTo(view, 100, 9)).toEqual({ from: 9, to: 28 });
  });
});

describe('where points fall', () => {
  const table = tableOf([0n, 1n, 10n, 100n, 0n, 1000n, 10n, 10n, 1n, 0n]);
  const view = wholePlotView(10);

  it('is between the least and the largest value, zeros apart', () => {
    expect(valueSpan(table, view)).toEqual({ least: 1, largest: 1_000, zeros: 3 });
    expect(valueSpan(table, { from: 3, to: 4 })).toEqual({ least: 10, largest: 100, zeros: 0 });
    expect(valueSpan(table, { from: 1, to: 1 })).toEqual({ least: 1, largest: 1, zeros: 1 });
  });

  it.each(['linear', 'log'] as const)('leaves a lane below the values, %s', (scale) => {
    const heights = heightRange({ least: 1, largest: 1_000, zeros: 0 }, scale, 0.1);
    const height = heightScale(heights);
    expect(height(heights.floor)).toBeCloseTo(0, 9);
    expect(height(heights.bottom)).toBeCloseTo(0.1, 9);
    expect(height(heights.top)).toBeCloseTo(1, 9);
    expect(height(1_000)).toBeLessThan(1);
    expect(height(1)).toBeGreaterThan(0.1);
    expect(height(100)).toBeGreaterThan(height(99));
  });

  it('is logarithmic: as far from 1 to 10 as from 10 to 100', () => {
    const height = heightScale(heightRange({ least: 1, largest: 1_000, zeros: 0 }, 'log', 0.1));
    expect(height(100) - height(10)).toBeCloseTo(height(10) - height(1), 9);
  });

  it('loses no board in the raster', () => {
    const random = seededRandom(11);
    const many = tableOf(Array.from({ length: 5_000 }, () => BigInt(random(3) * random(10 ** 9))));
    for (const scale of ['linear', 'log'] as const) {
      const seen = { from: 100, to: 4_900 };
      const span = valueSpan(many, seen);
      const { points, zeros } = rasterOf(many, seen, heightRange(span, scale, 0.05), {
        width: 300,
        height: 200,
      });
      const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0);
      expect(sum(zeros)).toBe(span.zeros);
      expect(sum(points)).toBe(4_801 - span.zeros);
      // No point is in the lane.
      expect(sum(points.subarray(300 * 191))).toBe(0);
    }
  });

  it('puts each point into the pixel of its board and value', () => {
    const heights = heightRange(valueSpan(table, view), 'linear', 0.1);
    const { points, zeros } = rasterOf(table, view, heights, { width: 20, height: 100 });
    expect([...zeros].flatMap((count, x) => (count > 0 ? [x] : []))).toEqual([1, 9, 19]);
    const y = Math.floor((1 - heightScale(heights)(1_000)) * 100);
    expect(points[y * 20 + 11]).toBe(1);
  });

  it('finds the board whose point is nearest, or the one below', () => {
    const heights = heightRange(valueSpan(table, view), 'linear', 0.1);
    const size = { width: 100, height: 100 };
    const height = heightScale(heights);
    const near = (x: number, y: number) =>
      nearestPlace(table, view, heights, size, { x, y, reach: 12 });
    // Board 6 is high up at x = 55; its neighbours are low.
    expect(near(48, 100 * (1 - height(1_000)))).toBe(6);
    expect(near(48, 95)).toBe(5);
    expect(near(48, 50)).toBe(5);
    expect(near(-500, 50)).toBe(1);
    expect(near(500, 50)).toBe(10);
    expect(placeAt(0.999999, view)).toBe(10);
  });
});

describe('a quotient', () => {
  it('is of n^(5/2), and a value that is 0 stays 0', () => {
    const table = tableOf([1n, 0n, 0n, 64n]);
    const scaled = onScale('quotient', table);
    expect([1, 2, 3, 4].map(scaled.approximately)).toEqual([1, 0, 0, 2]);
    expect(scaled.size).toBe(4);
    expect(onScale('log', table)).toBe(table);
  });

  it('has an axis below 1', () => {
    const heights = heightRange({ least: 0.1, largest: 0.31, zeros: 0 }, 'quotient', 0.1);
    expect(roundValues(heights, 4).map((value) => value.toFixed(3))).toEqual([
      ...['0.000', '0.100', '0.200', '0.300'],
    ]);
  });
});

describe('round values of an axis', () => {
  const heights = (least: number, largest: number, scale: 'linear' | 'log') =>
    heightRange({ least, largest, zeros: 0 }, scale, 0.1);

  it('are 1, 2 or 5 times a power of ten, or powers of ten', () => {
    expect(roundValues(heights(1, 100, 'linear'), 6)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(roundValues(heights(1, 3, 'linear'), 8)).toEqual([0, 1, 2, 3]);
    expect(roundValues(heights(1, 1_000, 'log'), 6)).toEqual([1, 10, 100, 1_000]);
    expect(roundValues(heights(1, 1e12, 'log'), 5)).toEqual([1, 1e3, 1e6, 1e9, 1e12]);
    expect(roundValues(heights(300, 800, 'log'), 5)).toEqual([500, 1_000, 1_500, 2_000, 2_500]);
    expect(roundValues(heights(300, 800, 'log'), 2)).toEqual([1_000]);
  });

  it('stay within the axis and do not crowd it', () => {
    const random = seededRandom(13);
    for (let round = 0; round < 1_000; round += 1) {
      const least = 1 + random(10 ** (1 + random(12)));
      const largest = least + random(10 ** (1 + random(15)));
      const most = 2 + random(9);
      for (const scale of ['linear', 'log'] as const) {
        const axis = heights(least, largest, scale);
        const values = roundValues(axis, most);
        expect(values.length).toBeGreaterThan(0);
        expect(values.length).toBeLessThanOrEqual(most + 1);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(axis.bottom);
          expect(value).toBeLessThanOrEqual(axis.top);
        }
      }
    }
  });
});
