/**
 * Requests to the module and its answers, compared with known values. The tests of the core show that the values are
 * right.
 */
import { afterEach, describe, expect, test } from 'vitest';
import type { ClothEngine } from '../../../web/src/engine/api/cloth';
import { createCloth } from '../../../web/src/engine/client/cloth';
import { createSolver } from '../../../web/src/engine/client/solver';
import { COUNT_LIMITS } from '../../../web/src/engine/client/counting';
import type { BoardQuestion } from '../../../web/src/engine/api/axes';
import { nextTurn } from '../turns';
import { fakePorts } from './fake_port';
import { inProcess } from './real_module';

const flippingGame = (rows: number, columns = rows): BoardQuestion => ({
  rows: { size: rows, lengths: 'triangular' },
  columns: { size: columns, lengths: 'square' },
});
const range = (first: number, last: number) => ({ first, last });

let cloth: ClothEngine;
afterEach(() => {
  cloth.dispose();
});

async function opened(board: BoardQuestion) {
  cloth = createCloth(inProcess);
  return cloth.open(board);
}

describe('a cloth', () => {
  test('has the threads of its answer', async () => {
    expect(await opened(flippingGame(5))).toEqual({
      boardNimber: 2,
      winningOpenings: 8n,
      threads: [{ a: 1, b: 2, rowMoves: 8n, columnMoves: 1n }],
    });
  });

  test('counts the winning first moves of any region', async () => {
    await opened(flippingGame(100));
    const whole = { rows: range(1, 100), columns: range(1, 100) };
    expect(await cloth.count(whole)).toBe(31_395n);
    expect(await cloth.count({ rows: range(11, 51), columns: range(31, 45) })).toBe(1240n);
  });

  test('is the sum of its threads', async () => {
    const { threads } = await opened(flippingGame(100, 120));
    const whole = { rows: range(1, 100), columns: range(1, 120) };
    let sum = 0n;
    for (const [place, { rowMoves, columnMoves }] of threads.entries()) {
      const shown = Uint8Array.from(threads, (_, other) => Number(other === place));
      const count = await cloth.count({ ...whole, shown });
      expect(count).toBe(rowMoves * columnMoves);
      sum += count;
    }
    expect(threads.length).toBeGreaterThan(1);
    expect(sum).toBe(await cloth.count(whole));
    expect(await cloth.count({ ...whole, shown: new Uint8Array(threads.length) })).toBe(0n);
  });

  test('is told disc by disc and in blocks, the lowest row first', async () => {
    await opened(flippingGame(5));
    const region = { rows: range(4, 5), columns: range(3, 5) };
    const discs = await cloth.discs(region);
    expect(discs).toEqual(Uint32Array.of(0, 2, 0, 0, 2, 0));
    const single = { rows: Uint32Array.of(3, 4, 5), columns: Uint32Array.of(2, 3, 4, 5) };
    expect(await cloth.tile(single)).toEqual(Float32Array.from(discs));
    const blocks = { rows: Uint32Array.of(0, 3, 3, 5), columns: Uint32Array.of(0, 4) };
    expect(await cloth.tile(blocks)).toEqual(Float32Array.of(4 / 12, 0, 4 / 8));
    const none = { ...blocks, shown: new Uint8Array(1) };
    expect(await cloth.tile(none)).toEqual(new Float32Array(3));
  });

  test('lists the moves of a corner', async () => {
    await opened(flippingGame(5));
    expect(await cloth.movesAt(5, 4)).toEqual([
      { thread: 0, heights: Uint32Array.of(1, 3), widths: Uint32Array.of(1) },
    ]);
    expect(await cloth.movesAt(5, 5)).toEqual([]);
  });

  test('of a board of nimber 0 is plain', async () => {
    const plain = await opened(flippingGame(2));
    expect(plain).toEqual({ boardNimber: 0, threads: [], winningOpenings: 0n });
    expect(await cloth.count({ rows: range(1, 2), columns: range(1, 2) })).toBe(0n);
    expect(await cloth.discs({ rows: range(2, 2), columns: range(1, 2) })).toEqual(
      new Uint32Array(2),
    );
  });

  test('takes the axes of a solved board', async () => {
    const solver = createSolver(inProcess, 2, { ...COUNT_LIMITS, instantPairs: 0 });
    const run = solver.solve(flippingGame(20_000, 15_000));
    const { winningOpenings, pairs } = await run.answer;
    cloth = createCloth(inProcess);
    const progress: number[] = [];
    const axes = await run.axes();
    expect(axes?.rows.prefixXors).toHaveLength(20_000);
    const facts = await cloth.open(flippingGame(20_000, 15_000), {
      axes,
      onProgress: (fraction) => progress.push(fraction),
    });
    expect(facts).toMatchObject({ winningOpenings, threads: pairs });
    expect(progress.at(-1)).toBe(1);
    const all = { rows: range(1, 20_000), columns: range(1, 15_000) };
    expect(await cloth.count(all)).toBe(winningOpenings);
    solver.dispose();
  });

  // Counts several chunks of an axis, whose borders lie within stretches.
  test('takes the sums of a count that was made for it', async () => {
    const question = flippingGame(3_000, 4_000);
    const limits = { ...COUNT_LIMITS, instantPairs: 0, leastPairs: 20_000 };
    const solver = createSolver(inProcess, 2, limits);
    const axesOf = async (forCloth: boolean) => {
      const run = solver.solve(question, { forCloth });
      await run.answer;
      return run.axes();
    };
    const plain = await axesOf(false);
    expect(plain?.rows.stretches).toBeUndefined();
    const axes = await axesOf(true);
    expect(axes?.rows.stretches?.stride).toBe(128);
    expect(axes?.columns.stretches?.counts).toHaveLength(32 * (12 + 1));
    const tile = {
      rows: Uint32Array.of(0, 700, 1_024),
      columns: Uint32Array.of(100, 2_560, 4_000),
    };
    cloth = createCloth(inProcess);
    const facts = await cloth.open(question, { axes: plain });
    const densities = await cloth.tile(tile);
    const progress: number[] = [];
    const onProgress = (fraction: number) => progress.push(fraction);
    expect(await cloth.open(question, { axes, onProgress })).toEqual(facts);
    expect(await cloth.tile(tile)).toEqual(densities);
    expect(new Set(progress)).toEqual(new Set([1]));
    solver.dispose();
  });

  test('has no axes to take of a board that was solved at once', async () => {
    cloth = createCloth(inProcess);
    const solver = createSolver(inProcess);
    await expect(solver.solve(flippingGame(5)).axes()).resolves.toBeUndefined();
    solver.dispose();
  });

  test.each([
    [range(0, 5), range(1, 5)],
    [range(1, 6), range(1, 5)],
    [range(3, 2), range(1, 5)],
    [range(1, 5), range(5, 6)],
  ])('has no rows %j with columns %j', async (rows, columns) => {
    await opened(flippingGame(5));
    await expect(cloth.count({ rows, columns })).rejects.toThrow('no such rows and columns');
    await expect(cloth.discs({ rows, columns })).rejects.toThrow('no such rows and columns');
  });

  test('has no tile off the board, backwards, or of other threads', async () => {
    await opened(flippingGame(5));
    const rows = Uint32Array.of(0, 5);
    for (const columns of [Uint32Array.of(0, 6), Uint32Array.of(3, 2), new Uint32Array()])
      await expect(cloth.tile({ rows, columns })).rejects.toThrow('no such rows and columns');
    const shown = new Uint8Array(2);
    await expect(cloth.tile({ rows, columns: rows, shown })).rejects.toThrow('other threads');
    expect(await cloth.movesAt(6, 1)).toEqual([]);
    expect(await cloth.movesAt(1, 0)).toEqual([]);
  });

  test('is refused where its board is, by axis', async () => {
    cloth = createCloth(inProcess);
    const board = flippingGame(5);
    const bad = { ...board, columns: { size: 70_000, lengths: 'all' } };
    await expect(cloth.open(bad)).rejects.toMatchObject({
      kind: 'too-many-lengths',
      amount: 65_535,
      axis: 'columns',
    });
    const all = { rows: range(1, 5), columns: range(1, 5) };
    await expect(cloth.count(all)).rejects.toThrow('No cloth was opened');
    await cloth.open(board);
    expect(await cloth.count(all)).toBe(8n);
  });
});

describe('the worker of a cloth', () => {
  test('is ended when opening is aborted, and replaced', async () => {
    const { start, ports } = fakePorts();
    cloth = createCloth(start);
    const given = new AbortController();
    const opening = cloth.open(flippingGame(5), { signal: given.signal });
    ports[0]!.ready();
    await nextTurn();
    given.abort(new Error('Enough.'));
    await expect(opening).rejects.toThrow('Enough.');
    await nextTurn();
    expect(ports[0]!.ended).toBe(true);
    cloth.open(flippingGame(5)).catch(() => undefined);
    expect(ports).toHaveLength(2);
  });

  test('is asked for no tile that was aborted before its turn', async () => {
    const { start, ports } = fakePorts();
    cloth = createCloth(start);
    const tile = { rows: Uint32Array.of(0, 1), columns: Uint32Array.of(0, 1) };
    const first = cloth.tile(tile);
    const given = new AbortController();
    const second = cloth.tile(tile, given.signal);
    ports[0]!.ready();
    await nextTurn();
    given.abort(new Error('Enough.'));
    await expect(second).rejects.toThrow('Enough.');
    const id = ports[0]!.idOf('weaveTile');
    ports[0]!.say({ type: 'memory', bytes: 200_000_000 });
    ports[0]!.say({ type: 'result', id, result: Float32Array.of(2) });
    await expect(first).resolves.toEqual(Float32Array.of(2));
    await nextTurn();
    expect(ports[0]!.sent.filter(({ type }) => type === 'run')).toHaveLength(1);
    expect(ports[0]!.ended).toBe(false);
  });
});
