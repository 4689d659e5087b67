/** Tests the calculations of the benchmark. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compareFigures, comparisonTable } from './comparison.js';
import { Misuse } from './misuse.js';
import { readOptions } from './options.js';
import { figuresOf } from './parts.js';
import { exponentsBetween } from './parts/growth.js';
import { withRatiosToTheRule } from './parts/nimbers.js';
import { withRatios } from './parts/solving.js';
import { readResult, writeResult } from './result_file.js';
import { growthExponent, median, timesAsFast } from './statistics.js';
import { textTable } from './text_table.js';
import { KERNELS, PAGE, YARDSTICK } from './ways.js';

describe('statistics', () => {
  test('the median is the middle one, or halfway between the two in the middle', () => {
    expect(median([10, 9, 1])).toBe(9); // by size, not by their first digits
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(median([7])).toBe(7);
  });

  test('ratios are taken within a round, so that a slow round counts for both', () => {
    // A machine slows down tenfold during the run; the ratio stays 4 in each round.
    expect(timesAsFast([1, 10, 10], [4, 40, 40])).toBe(4);
    expect(timesAsFast([1, 1, 1], [2, 9, 3])).toBe(3);
  });

  test('the growth exponent of N√N is 3/2', () => {
    const at = (size) => ({ size, seconds: 5 * size * Math.sqrt(size) });
    expect(growthExponent(at(1e5), at(1e7))).toBeCloseTo(1.5, 10);
    expect(exponentsBetween([at(1e5), at(1e6), { size: 1e7, seconds: at(1e6).seconds }])).toEqual([
      { from: 1e5, to: 1e6, exponent: expect.closeTo(1.5, 10) },
      { from: 1e6, to: 1e7, exponent: 0 },
    ]);
  });
});

/** The result of a machine that takes `slowness` times as long for everything. */
function resultOf({ slowness = 1, kernels = 1, growing = 1.5 }) {
  const times = (...seconds) => seconds.map((value) => value * slowness);
  const small = { size: 1e5, seconds: slowness, rounds: [] };
  const large = { size: 1e6, seconds: slowness * 10 ** growing, rounds: [] };
  const points = [small, large];
  return {
    solving: { ways: withRatios({ [YARDSTICK]: times(4, 4), [KERNELS]: times(kernels, kernels) }) },
    growth: { [PAGE]: { points, exponents: exponentsBetween(points) } },
    nimbers: {
      '64 bits': withRatiosToTheRule({ rule: [3 / slowness], product: [30 / slowness] }),
    },
    firstView: {
      gzipBytes: { JavaScript: 50_000, wasm: 30_000 },
      usableAfter: { seconds: [], median: 2 * slowness },
    },
    board: {
      ground: { median: 8 * slowness, longest: 9 * slowness },
      marks: { median: 0.01, longest: 5 },
    },
  };
}

describe('comparing', () => {
  test('a machine that is thrice as slow changes no figure', () => {
    const rows = compareFigures(figuresOf(resultOf({})), figuresOf(resultOf({ slowness: 3 })));
    expect(rows).toHaveLength(7);
    for (const { ratio } of rows) expect(ratio).toBeCloseTo(1, 10);
  });

  test('what became faster stands out, and nothing else', () => {
    const rows = compareFigures(
      figuresOf(resultOf({})),
      figuresOf(resultOf({ slowness: 3, kernels: 0.5 })),
    );
    expect(rows.filter(({ ratio }) => Math.abs(ratio - 1) > 1e-9)).toEqual([
      { name: `${KERNELS}: times as fast as straightforward`, old: 4, new: 8, ratio: 2 },
    ]);
  });

  test('numbers stand under one another', () => {
    const rows = [
      { name: 'a', old: 4, new: 8, ratio: 2 },
      { name: 'longer', old: 123.456, new: 61.728, ratio: 0.5 },
    ];
    expect(comparisonTable(rows)).toEqual([
      '           old     new   new : old',
      'a            4       8       2.000',
      'longer   123.5   61.73       0.500',
    ]);
    expect(textTable([['', 'x']])).toEqual(['   x']);
  });
});

describe('options', () => {
  test('those that there are', () => {
    expect(readOptions([])).toEqual({ quick: false, json: undefined });
    expect(readOptions(['--json', 'a.json', '--quick'])).toEqual({ quick: true, json: 'a.json' });
    expect(readOptions(['--compare', 'a', 'b'])).toEqual({ compare: ['a', 'b'] });
  });

  test.each([
    [['--fast']],
    [['a.json']],
    [['--json']],
    [['--compare', 'a']],
    [['--quick', '--compare', 'a', 'b']],
  ])('%j are refused', (words) =>
    expect(readOptions(words)).toEqual({ problem: expect.stringMatching(/Ask for/u) }),
  );
});

describe('the file of a result', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tartan-bench-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'result.json');

  test('comes back as it was written', () => {
    const result = JSON.parse(JSON.stringify(resultOf({})));
    writeResult(file, result);
    expect(readResult(file)).toMatchObject(result);
  });

  test.each(['{', '{"format": "something"}', 'null'])('%s is refused', (text) => {
    writeFileSync(file, text);
    expect(() => readResult(file)).toThrow(Misuse);
  });
});
