/** Counts of the real module in chunks, resumed from stored ones. */
import { expect, test, vi } from 'vitest';
import type { CountedChunk, BoardQuestion } from '../../../web/src/engine/api/axes';
import { createSolver } from '../../../web/src/engine/client/solver';
import type { CountLimits } from '../../../web/src/engine/client/counting';
import type { StartWorkerPort } from '../../../web/src/engine/wire/port';
import type { ToWorker } from '../../../web/src/engine/wire/messages';
import type { BoardAnswer, BoardProgress, SolveOptions } from '../../../web/src/engine/api/solver';
import { seededRandom } from '../seeded_random';
import { manyTurns } from '../turns';
import { earlierWork, type Parts } from './earlier_work';
import { eventually } from './eventually';
import { inProcess } from './real_module';
import { jobIn } from './sent_jobs';

/** Seven move nimbers of each axis are wanted, so they are counted individually. */
const question: BoardQuestion = {
  rows: { size: 3_000, lengths: 'fibonacci' },
  columns: { size: 4_000, lengths: 'primes' },
};
/** Thirty-one are wanted, so all are counted. */
const manyWanted: BoardQuestion = {
  rows: { size: 20_000, lengths: 'triangular' },
  columns: { size: 21_000, lengths: 'square' },
};
const limits: CountLimits = {
  leastPairs: 2_000,
  maxChunks: 16,
  copyPairs: Infinity,
  helpedPairs: Infinity,
  instantPairs: 0,
};
const whole: CountLimits = { ...limits, maxChunks: 1 };
const noPieces = { rows: [], columns: [] };

/** Solves the board and records the chunks that were counted. */
async function solved(
  board: BoardQuestion,
  options: SolveOptions = {},
  partLimits = limits,
  start = inProcess,
) {
  const solver = createSolver(start, 2, partLimits);
  const parts: Parts = { rows: [], columns: [] };
  const onPart = vi.fn((axis: 'rows' | 'columns', part: CountedChunk) => parts[axis].push(part));
  const run = solver.solve(board, { onChunkCounted: onPart, ...options });
  const answer = await run.answer;
  const histograms = await run.histograms();
  solver.dispose();
  return { answer: { ...answer, milliseconds: 0 } as BoardAnswer, histograms, parts };
}

/** Records the positions whose moves were counted. */
function watched() {
  const firsts: number[] = [];
  const start: StartWorkerPort = (events) => {
    const port = inProcess(events);
    const post = (message: ToWorker, transfer: Transferable[]) => {
      const job = jobIn(message);
      if (job?.name === 'countMoves' && job.request.wanted !== 'all')
        firsts.push(job.request.positions.first);
      port.post(message, transfer);
    };
    return { ...port, post };
  };
  return { start, firsts };
}

const copyOf = (parts: Parts): Parts => structuredClone(parts);

test.each([
  ['few', question],
  ['many', manyWanted],
])('the parts add up to the whole, where %s are wanted', async (_what, board) => {
  const expected = await solved(board, {}, whole);
  expect(expected.parts).toEqual({ rows: [], columns: [] });
  const { answer, histograms, parts } = await solved(board);
  expect(answer).toEqual(expected.answer);
  expect(histograms).toEqual(expected.histograms);
  for (const axis of ['rows', 'columns'] as const) {
    const counted = histograms[axis].reduce((sum, count) => sum + count, 0n);
    expect(counted).toBe(BigInt(answer[axis].choices));
    expect(parts[axis]).toHaveLength(16);
    for (const { complete } of parts[axis]) expect(complete).toBe(board === manyWanted);
    expect(parts[axis][0]!.first).toBe(1);
    expect(parts[axis].at(-1)!.last).toBe(board[axis].size);
    for (const [index, { first }] of parts[axis].entries())
      expect(first).toBe((parts[axis][index - 1]?.last ?? 0) + 1);
  }
});

test.each([
  ['few', question],
  ['many', manyWanted],
])('a count goes on from any of its parts, where %s are wanted', async (_what, board) => {
  const random = seededRandom(11);
  const { answer, histograms, parts } = await solved(board);
  for (let round = 0; round <= 6; round += 1) {
    const kept = copyOf(parts);
    for (const axis of ['rows', 'columns'] as const)
      kept[axis] = kept[axis].filter(() => random(6) < round).reverse();
    const { start, firsts } = watched();
    const reports: BoardProgress[] = [];
    const { earlier, onRefused } = earlierWork(noPieces, 60_000, kept);
    const again = await solved(
      board,
      { earlier, onProgress: (progress) => reports.push(progress) },
      limits,
      start,
    );
    expect(again.answer).toEqual(answer);
    expect(again.histograms).toEqual(histograms);
    expect(firsts).toHaveLength(32 - kept.rows.length - kept.columns.length);
    expect(onRefused).not.toHaveBeenCalled();
    const done = reports.map((report) => report.done);
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(done.at(-1)).toBe(reports.at(-1)!.total);
  }
});

test('a part that was damaged is counted anew, and no harm is done', async () => {
  const { answer, parts } = await solved(question);
  const kept = copyOf(parts);
  const damaged = kept.columns[5]!;
  kept.columns[5] = { ...damaged, histogram: damaged.histogram.map((count) => count ^ 1n) };
  const { start, firsts } = watched();
  const { earlier } = earlierWork(noPieces, 60_000, kept);
  const again = await solved(question, { earlier }, limits, start);
  expect(again.answer).toEqual(answer);
  expect(firsts).toEqual([damaged.first]);
});

test('parts that cannot be read are counted', async () => {
  const { answer } = await solved(question);
  const { earlier } = earlierWork(noPieces);
  const parts = () => Promise.reject(new Error('The disk is gone.'));
  const again = await solved(question, { earlier: { ...earlier, chunks: parts } });
  expect(again.answer).toEqual(answer);
});

test('a run whose pieces are refused counts everything', async () => {
  const { parts } = await solved(question);
  const bad = { first: 1, values: Uint16Array.of(1), checkSum: 0n };
  const { start, firsts } = watched();
  const { earlier, onRefused } = earlierWork({ rows: [bad], columns: [] }, 60_000, parts);
  await solved(question, { earlier }, limits, start);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(firsts).toHaveLength(32);
});

test('a run that is aborted between two parts settles, and so do its histograms', async () => {
  const solver = createSolver(inProcess, 2, limits);
  const abort = new AbortController();
  const onPart = vi.fn(() => abort.abort(new Error('Enough.')));
  const run = solver.solve(question, { signal: abort.signal, onChunkCounted: onPart });
  const histograms = run.histograms();
  histograms.catch(() => undefined);
  await expect(run.answer).rejects.toThrow('Enough.');
  await expect(histograms).rejects.toThrow('Enough.');
  await manyTurns();
  expect(onPart.mock.calls.length).toBeLessThan(3);
});

test('a pause holds the count, also between two parts', async () => {
  const solver = createSolver(inProcess, 2, limits);
  const onPart = vi.fn(() => {
    if (onPart.mock.calls.length === 3) run.pause();
  });
  const run = solver.solve(question, { onChunkCounted: onPart });
  await eventually(() => {
    expect(onPart.mock.calls.length).toBeGreaterThan(2);
  });
  await manyTurns();
  // A slice that had begun may have finished its chunk.
  const inPause = onPart.mock.calls.length;
  expect(inPause).toBeLessThan(8);
  await manyTurns();
  expect(onPart).toHaveBeenCalledTimes(inPause);
  run.resume();
  await run.answer;
  expect(onPart).toHaveBeenCalledTimes(32);
  solver.dispose();
});
