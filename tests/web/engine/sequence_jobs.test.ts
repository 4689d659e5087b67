/** The module refuses invalid values of another worker, or of a page, for a sequence. */
import { expect, test } from 'vitest';
import { SEQUENCE_JOBS } from '../../../web/src/engine/worker/sequence_jobs';
import { loadRealModule } from './real_module';

const SIZE = 500;

async function sweptRows() {
  const module = await loadRealModule();
  const context = {
    module,
    held: {},
    inSlices: (work: { total: number; advance(pairs: number): number }) => {
      work.advance(work.total);
      return Promise.resolve();
    },
    postPiece: () => undefined,
  };
  const families = { rowLengths: 'triangular', columnLengths: 'square' };
  const sweep = (axis: 'rows' | 'columns') =>
    SEQUENCE_JOBS.sweepForSequence(context, { size: SIZE, ...families, axis });
  const { prefixXors: otherPrefixXors } = await sweep('columns');
  await sweep('rows');
  return { context, otherPrefixXors };
}

test('a sequence begins with the other axis alone', async () => {
  const { context, otherPrefixXors } = await sweptRows();
  const begin = (other: Uint16Array) =>
    SEQUENCE_JOBS.beginSequence(context, { otherPrefixXors: other });
  // With 22 lengths up to 500, no nimber of the columns passes 31.
  for (const value of [32, 65_535])
    expect(() => begin(Uint16Array.from(otherPrefixXors).fill(value, SIZE))).toThrow('other axis');
  expect(() => begin(otherPrefixXors.subarray(1))).toThrow('other axis');
  expect(() => begin(new Uint16Array())).toThrow('other axis');
  expect(begin(otherPrefixXors)).toMatchObject({ places: 3 });
});

test('chunks and totals that there are not are refused', async () => {
  const { context, otherPrefixXors } = await sweptRows();
  const tally = (place: number, first: number, last: number) =>
    SEQUENCE_JOBS.tallyChunk(context, { place, first, last });
  const sum = (place: number, between: Parameters<typeof SEQUENCE_JOBS.sumChunk>[1]['between']) =>
    SEQUENCE_JOBS.sumChunk(context, { place, between });
  expect(() => tally(0, 1, 16)).toThrow('no such chunk');
  SEQUENCE_JOBS.beginSequence(context, { otherPrefixXors });
  for (const [place, first, last] of [
    [3, 1, 16],
    [-1, 1, 16],
    [0, 0, 16],
    [0, 17, 16],
    [0, SIZE, SIZE + 1],
  ] as const)
    expect(() => tally(place, first, last)).toThrow('no such chunk');
  expect(() => sum(1, [])).toThrow('at this place');
  expect(() => sum(7, [])).toThrow('at this place');

  const totals = tally(1, 1, 100);
  const { rows, columns } = totals;
  for (const wrong of [
    { rows: rows.subarray(1), columns },
    { rows, columns: new Uint32Array(2 * columns.length) },
  ])
    expect(() => sum(1, [wrong])).toThrow('not totals');
  const { winningLow } = sum(1, []);
  expect([winningLow.length, winningLow[99]]).toEqual([100, 31_395n]);
  expect(() => sum(1, [])).toThrow('at this place');
});

test('only nimbers that an axis can have are counted, each once', async () => {
  const module = await loadRealModule();
  const axis = new module.Axis(100, 'triangular');
  axis.advanceSweep(axis.pairsTotal() + 100);
  const counts = (...wanted: number[]) => axis.countWanted(Uint16Array.from(wanted), 1, 100, true);
  expect(counts(1, 2)).toBe(true);
  expect(counts(axis.width() - 1)).toBe(true);
  expect(counts(axis.width())).toBe(false);
  expect(counts(1, 65_535)).toBe(false);
  expect(counts(2, 1, 2)).toBe(false);
  axis.delete();
});
