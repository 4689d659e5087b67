import { describe, expect, it, vi } from 'vitest';
import type { CountedChunk, AxisPiece } from '../../../../web/src/engine/api/axes';
import { WorkRecorder, MAX_PENDING_PIECES } from '../../../../web/src/pages/solve/work_recorder';
import { WorkStoreError, type StoredJob } from '../../../../web/src/engine/api/work_store';
import { squareBoard } from '../../fake_solver';
import { createFakeWorkStore, type FakeWorkStore } from '../../fake_work_store';
import { nextTurn } from '../../turns';

const question = squareBoard(1000);
const piece = (first: number): AxisPiece => ({
  first,
  values: Uint16Array.of(1, 2),
  checkSum: BigInt(first),
});
const part = (first: number): CountedChunk => ({
  first,
  last: first + 9,
  histogram: BigUint64Array.of(0n, 5n),
  complete: true,
  checkSum: BigInt(first),
});
const mark = (fraction: number) => ({ fraction, milliseconds: 1000 * fraction });

function keeperOf(store: FakeWorkStore, kept?: StoredJob) {
  const onBegin = vi.fn();
  const onTrouble = vi.fn();
  const onRefused = vi.fn();
  const keeper = new WorkRecorder({ store, question, job: kept, onBegin, onTrouble, onRefused });
  return { keeper, onBegin, onTrouble, onRefused };
}

describe('a new run', () => {
  it('begins a job with its first piece, and adds all of them in order', async () => {
    const store = createFakeWorkStore();
    const { keeper, onBegin, onTrouble } = keeperOf(store);
    expect(store.works).toHaveLength(0);
    keeper.add('rows', piece(1), mark(0.1), true);
    keeper.add('columns', piece(1), mark(0.2), true);
    // The decision was made before.
    keeper.add('rows', piece(3), mark(0.3), false);
    await nextTurn();
    const [work] = store.works;
    expect(store.works).toHaveLength(1);
    expect(work?.kept.rows.map(({ first }) => first)).toEqual([1, 3]);
    expect(work?.kept.columns.map(({ first }) => first)).toEqual([1]);
    expect(work?.mark).toEqual(mark(0.3));
    expect(onBegin).toHaveBeenCalledTimes(1);
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('keeps what was counted too, also where no piece came before', async () => {
    const store = createFakeWorkStore();
    const { keeper } = keeperOf(store);
    keeper.add('rows', part(11), mark(0.6), true);
    keeper.add('rows', part(1), mark(0.7), true);
    await nextTurn();
    const [work] = store.works;
    expect(work?.counted).toEqual({ rows: [part(11), part(1)], columns: [] });
    expect(work?.kept).toEqual({ rows: [], columns: [] });
    expect(work?.mark).toEqual(mark(0.7));
  });

  it('keeps nothing where the first piece is not worth it, and none of the later ones', async () => {
    const store = createFakeWorkStore();
    const { keeper } = keeperOf(store);
    keeper.add('rows', piece(1), mark(0.5), false);
    keeper.add('rows', piece(3), mark(0.6), true);
    await nextTurn();
    expect(store.works).toHaveLength(0);
    await expect(keeper.letGo()).resolves.toBeUndefined();
  });

  it('is removed, with what was still to be added', async () => {
    const store = createFakeWorkStore();
    const { keeper, onTrouble } = keeperOf(store);
    keeper.add('rows', piece(1), mark(0.1), true);
    keeper.remove();
    keeper.add('rows', piece(3), mark(0.2), true);
    await nextTurn();
    expect(store.works[0]).toMatchObject({ removed: true, kept: { rows: [] } });
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('lets go of what was kept, and of nothing where nothing was', async () => {
    const store = createFakeWorkStore();
    const { keeper } = keeperOf(store);
    await expect(keeper.letGo()).resolves.toBeUndefined();
    keeper.add('rows', piece(1), mark(0.1), true);
    const work = await keeper.letGo();
    expect(work).toBe(store.works[0]);
    expect(work?.mark).toEqual(mark(0.1));
  });
});

describe('a storage in trouble', () => {
  const full = new WorkStoreError('full');

  it.each([
    ['begin', full, 'full'],
    ['begin', new Error('anything'), 'unavailable'],
    ['add', full, 'full'],
    ['add', 'no error at all', 'unavailable'],
  ] as const)('is told once: %s with %s', async (call, reason, trouble) => {
    const store = createFakeWorkStore();
    store.failing = { call, reason };
    const { keeper, onTrouble } = keeperOf(store);
    keeper.add('rows', piece(1), mark(0.1), true);
    keeper.add('rows', piece(3), mark(0.2), true);
    await nextTurn();
    // Even if storing worked again, there would be a gap.
    store.failing = undefined;
    keeper.add('rows', piece(5), mark(0.3), true);
    await nextTurn();
    expect(onTrouble.mock.calls).toEqual([[trouble]]);
    expect(store.works.flatMap(({ kept }) => kept.rows)).toEqual([]);
    keeper.remove();
    await expect(keeper.letGo()).resolves.toBeUndefined();
  });

  it('keeps what went well before', async () => {
    const store = createFakeWorkStore();
    const { keeper } = keeperOf(store);
    keeper.add('rows', piece(1), mark(0.1), true);
    await nextTurn();
    store.failing = { call: 'add', reason: full };
    keeper.add('rows', piece(3), mark(0.2), true);
    const work = await keeper.letGo();
    expect(work?.mark).toEqual(mark(0.1));
  });

  it('is not waited for with ever more pieces', async () => {
    const store = createFakeWorkStore();
    store.hanging = true;
    const { keeper, onTrouble } = keeperOf(store);
    for (let count = 0; count < MAX_PENDING_PIECES; count += 1)
      keeper.add('rows', piece(1 + 2 * count), mark(0.1), true);
    await nextTurn();
    expect(onTrouble).not.toHaveBeenCalled();
    keeper.add('rows', piece(1000), mark(0.1), true);
    expect(onTrouble.mock.calls).toEqual([['unavailable']]);
  });

  it('may fail to remove, to nobody’s harm', async () => {
    const store = createFakeWorkStore();
    const { keeper, onTrouble } = keeperOf(store);
    keeper.add('rows', piece(1), mark(0.1), true);
    await nextTurn();
    store.failing = { call: 'remove', reason: full };
    keeper.remove();
    await nextTurn();
    expect(onTrouble).not.toHaveBeenCalled();
  });
});

describe('an interrupted run', () => {
  it('is gone on with: its pieces and its time, and new pieces behind them', async () => {
    const store = createFakeWorkStore();
    const kept = store.interrupt(question, mark(0.5));
    kept.kept.rows.push(piece(1));
    kept.counted.columns.push(part(1));
    const { keeper, onBegin } = keeperOf(store, kept);
    await expect(keeper.earlier?.chunks('columns')).resolves.toEqual([part(1)]);
    await expect(keeper.earlier?.chunks('rows')).resolves.toEqual([]);
    expect(keeper.earlier?.milliseconds).toBe(500);
    const found: AxisPiece[] = [];
    for await (const one of keeper.earlier?.pieces('rows') ?? []) found.push(one);
    expect(found).toEqual([piece(1)]);
    // The work is stored already, whether it takes long or not.
    keeper.add('rows', piece(3), mark(0.7), false);
    await nextTurn();
    expect(kept.kept.rows).toEqual([piece(1), piece(3)]);
    expect(onBegin).not.toHaveBeenCalled();
  });

  it('is cleared when it is refused, before it is kept anew', async () => {
    const store = createFakeWorkStore();
    const kept = store.interrupt(question, mark(0.5));
    kept.kept.rows.push(piece(1), piece(3));
    const { keeper, onRefused } = keeperOf(store, kept);
    keeper.earlier?.onRefused();
    keeper.add('rows', piece(1), mark(0.1), true);
    await nextTurn();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(kept.kept.rows).toEqual([piece(1)]);
    expect(kept.mark).toEqual(mark(0.1));
  });

  it('that cannot be cleared is not kept any more', async () => {
    const store = createFakeWorkStore();
    const kept = store.interrupt(question, mark(0.5));
    store.failing = { call: 'clear', reason: new Error('no') };
    const { keeper, onTrouble } = keeperOf(store, kept);
    keeper.earlier?.onRefused();
    keeper.add('rows', piece(1), mark(0.1), true);
    await nextTurn();
    expect(onTrouble.mock.calls).toEqual([['unavailable']]);
    expect(kept.kept.rows).toEqual([]);
  });
});
