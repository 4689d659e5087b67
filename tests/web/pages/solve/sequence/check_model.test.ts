import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { CheckModel } from '../../../../../web/src/pages/solve/sequence/check_model';
import type { LengthsOfBoards } from '../../../../../web/src/widgets/count/sequence_settings';
import { createFakeSequenceSolver, fakeWinningOpenings } from '../../../fake_sequence_solver';
import { fakeTime } from '../../../fake_time';
import { createFakeStore } from '../../../study/open_study';

const USUAL = { rowLengths: 'triangular', columnLengths: 'square' };

fakeTime({ toFake: ['setTimeout', 'clearTimeout'] });

function open(store = createFakeStore()) {
  const solver = createFakeSequenceSolver();
  const lengths = signal<LengthsOfBoards | undefined>(USUAL);
  const model = new CheckModel(() => solver, { lengths }, store);
  return { model, solver, lengths, store };
}

/** A b-file with the right values of the boards, except the given ones. */
function bFile(boards: readonly number[], wrong: Readonly<Record<number, bigint>> = {}): string {
  return boards.map((n) => `${n} ${wrong[n] ?? fakeWinningOpenings(n)}\n`).join('');
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

describe('the check of values', () => {
  it('says that all are right', async () => {
    const { model, solver } = open();
    model.edit(bFile(upTo(2_500)));
    model.check();
    expect(solver.lastRun.question).toEqual({ from: 1, to: 2_500, ...USUAL });
    solver.lastRun.send(700);
    expect(model.verdict.value).toBeUndefined();
    await solver.lastRun.finish();
    expect(model.verdict.value).toEqual({
      kind: 'right',
      boards: { first: 1, last: 2_500, count: 2_500 },
      lengths: USUAL,
    });
  });

  it('reads values in the digits of any script', () => {
    const { model, solver } = open();
    model.edit('٢ ٠\n٧ १२');
    model.check();
    expect(solver.lastRun.question).toMatchObject({ from: 2, to: 7 });
  });

  it.each([1, 2, 499, 500, 501, 1_000])('finds a wrong P(%i) and tells the right one', (n) => {
    const { model, solver } = open();
    const given = fakeWinningOpenings(n) + 1n;
    model.edit(bFile(upTo(1_200), { [n]: given, [n + 7]: 0n }));
    model.check();
    solver.lastRun.send(500);
    if (n > 500) solver.lastRun.send(700);
    expect(model.verdict.value).toEqual({
      kind: 'wrong',
      n,
      given,
      right: fakeWinningOpenings(n),
      before: n - 1,
      lengths: USUAL,
    });
    expect(solver.lastRun.aborted).toBe(true);
  });

  it('notices a difference in the upper half of a value alone', () => {
    const { model, solver } = open();
    model.edit(bFile([1_000], { 1_000: fakeWinningOpenings(1_000) - (1n << 64n) }));
    model.check();
    solver.lastRun.send(1);
    expect(model.verdict.value).toMatchObject({ kind: 'wrong', n: 1_000 });
  });

  it('asks only for the boards that it was given, and takes gaps', async () => {
    const { model, solver } = open();
    model.edit(bFile([500, 40, 1_777]));
    model.check();
    expect(solver.lastRun.question).toMatchObject({ from: 40, to: 1_777 });
    for (const boards of [100, 361, 1]) solver.lastRun.send(boards);
    await solver.lastRun.finish();
    expect(model.verdict.value).toMatchObject({ boards: { first: 40, last: 1_777, count: 3 } });
  });

  it('finds the first wrong one by n, in whatever order they stand', () => {
    const { model, solver } = open();
    model.edit(bFile([300, 201, 100], { 300: 0n, 201: 0n }));
    model.check();
    solver.lastRun.send(201);
    expect(model.verdict.value).toMatchObject({ kind: 'wrong', n: 201, before: 1 });
  });

  it('names a line that cannot be read, and computes nothing', () => {
    const { model, solver } = open();
    model.edit('1\n0\ntwelve');
    model.check();
    expect(model.verdict.value).toEqual({
      kind: 'unreadable',
      problem: { kind: 'unreadable', line: 3, found: 'twelve' },
    });
    expect(solver.runs).toHaveLength(0);
    expect(model.pasted.value).toBe('1\n0\ntwelve');
  });

  it('does not judge with lengths that cannot be read', () => {
    const { model, lengths, solver } = open();
    lengths.value = undefined;
    model.edit('1');
    model.check();
    expect(model.verdict.value).toEqual({ kind: 'bad-lengths' });
    expect(solver.runs).toHaveLength(0);
  });

  it('forgets its verdict when the values change', async () => {
    const { model, solver } = open();
    model.edit(bFile(upTo(5)));
    model.check();
    await solver.lastRun.finish();
    model.edit(bFile(upTo(6)));
    expect(model.verdict.value).toBeUndefined();
    model.check();
    model.edit('');
    expect(solver.lastRun.aborted).toBe(true);
    await solver.lastRun.finish();
    expect(model.verdict.value).toBeUndefined();
  });

  it('can be cancelled', () => {
    const { model, solver } = open();
    model.edit(bFile(upTo(5)));
    model.check();
    model.cancel();
    expect([model.run.value.status, solver.lastRun.aborted]).toEqual(['cancelled', true]);
  });

  it('keeps what was pasted over a reload, as far as there is room', () => {
    const store = createFakeStore();
    const { model } = open(store);
    model.edit('1\n0\n');
    vi.advanceTimersByTime(1_000);
    expect(open(store).model.pasted.value).toBe('1\n0\n');
    model.edit('1\n0\n12');
    model.save();
    expect(open(store).model.pasted.value).toBe('1\n0\n12');
    store.write = () => {
      throw new Error('full');
    };
    model.edit('1');
    expect(() => model.save()).not.toThrow();
    expect(model.pasted.value).toBe('1');
    store.read = () => {
      throw new Error('forbidden');
    };
    expect(open(store).model.pasted.value).toBe('');
  });
});
