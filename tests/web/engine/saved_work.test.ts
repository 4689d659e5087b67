/** Runs of the real module that are interrupted, then resumed from their pieces. */
import { expect, test, vi } from 'vitest';
import { PiecePoster } from '../../../web/src/engine/worker/axis_jobs';
import { createSolver } from '../../../web/src/engine/client/solver';
import type { TartanModule } from '../../../web/src/engine/worker/full_solver';
import type { AxisPiece, BoardQuestion } from '../../../web/src/engine/api/axes';
import type { EarlierWork } from '../../../web/src/engine/api/solver';
import { seededRandom } from '../seeded_random';
import { earlierWork, type Pieces } from './earlier_work';
import { eventually } from './eventually';
import { inProcess, loadRealModule } from './real_module';

const board = (rows: number, columns = rows): BoardQuestion => ({
  rows: { size: rows, lengths: 'triangular' },
  columns: { size: columns, lengths: 'square' },
});

type Axis = InstanceType<TartanModule['Axis']>;

/** The pieces that a sweep posts, of any size up to the module's largest. */
function sweptPieces(axis: Axis, upTo: number, random: (below: number) => number): AxisPiece[] {
  const pieces: AxisPiece[] = [];
  const poster = new PiecePoster(axis, 0, (piece) => pieces.push(piece));
  while (!axis.isSwept() && axis.positionsDone() < upTo) {
    axis.advanceSweep(1 + random(3_000_000));
    if (random(2) === 0) poster.post();
  }
  poster.post();
  return pieces;
}

async function interrupted(size: number, rowsUpTo: number, columnsUpTo: number): Promise<Pieces> {
  const module = await loadRealModule();
  const random = seededRandom(size + rowsUpTo);
  const rows = new module.Axis(size, 'triangular');
  const columns = new module.Axis(size, 'square');
  const pieces = {
    rows: sweptPieces(rows, rowsUpTo, random),
    columns: sweptPieces(columns, columnsUpTo, random),
  };
  rows.delete();
  columns.delete();
  return pieces;
}

test('a run that goes on from any place comes to the same answer', async () => {
  const size = 100_000;
  for (const [rows, columns] of [
    [0, 0],
    [0, 60_000],
    [20_000, 30_001],
    [77_777, size],
    [size, size],
  ] as const) {
    const pieces = await interrupted(size, rows, columns);
    const { earlier, onRefused } = earlierWork(pieces);
    const solver = createSolver(inProcess);
    const { winningOpenings, milliseconds } = await solver.solve(board(size), { earlier }).answer;
    expect(winningOpenings).toBe(2_475_200_726_993n);
    expect(milliseconds).toBeGreaterThan(60_000);
    expect(onRefused).not.toHaveBeenCalled();
    solver.dispose();
  }
});

test('progress begins where the work was interrupted, and new pieces behind it', async () => {
  const size = 300_000;
  const pieces = await interrupted(size, 200_000, 200_000);
  const lastOf = (axis: 'rows' | 'columns') => {
    const last = pieces[axis].at(-1)!;
    return last.first + last.values.length;
  };
  const solver = createSolver(inProcess);
  const firsts: Record<string, number> = {};
  const fractions: number[] = [];
  const run = solver.solve(board(size), {
    earlier: earlierWork(pieces).earlier,
    onProgress: ({ done, total }) => fractions.push(done / total),
    onPiece: (axis, { first }) => (firsts[axis] ??= first),
  });
  await run.answer;
  // Two thirds of the positions have more than half of the pairs, and pairs are counted once more.
  expect(fractions[0]).toBeGreaterThan(0.25);
  expect(firsts).toEqual({ rows: lastOf('rows'), columns: lastOf('columns') });
  solver.dispose();
});

test.each<[string, (pieces: Pieces) => void]>([
  ['a value is changed', ({ rows }) => (rows[1]!.values[3]! ^= 1)],
  ['a piece is missing in the middle', ({ rows }) => rows.splice(1, 1)],
  [
    'the axes are exchanged',
    (pieces) => ([pieces.rows, pieces.columns] = [pieces.columns, pieces.rows]),
  ],
])('work is refused, and the board computed anew: %s', async (_what, damage) => {
  const pieces = await interrupted(100_000, 70_000, 70_000);
  expect(pieces.rows.length).toBeGreaterThan(2);
  expect(pieces.columns.length).toBeGreaterThan(2);
  damage(pieces);
  const { earlier, onRefused } = earlierWork(pieces);
  const solver = createSolver(inProcess);
  const { winningOpenings, milliseconds } = await solver.solve(board(100_000), { earlier }).answer;
  expect(winningOpenings).toBe(2_475_200_726_993n);
  expect(milliseconds).toBeLessThan(60_000);
  expect(onRefused).toHaveBeenCalledTimes(1);
  solver.dispose();
});

test('work that cannot be read is refused as well', async () => {
  const onRefused = vi.fn();
  const earlier: EarlierWork = {
    milliseconds: 1,
    // eslint-disable-next-line require-yield -- it throws first.
    async *pieces() {
      await Promise.resolve();
      throw new Error('The disk is gone.');
    },
    chunks: () => Promise.reject(new Error('The disk is gone.')),
    onRefused,
  };
  const solver = createSolver(inProcess);
  await expect(solver.solve(board(100), { earlier }).answer).resolves.toMatchObject({
    winningOpenings: 31_395n,
  });
  expect(onRefused).toHaveBeenCalledTimes(1);
  solver.dispose();
});

test('a paused run has posted all that it found', async () => {
  const solver = createSolver(inProcess);
  const found: Record<string, number> = { rows: 0, columns: 0 };
  const onPiece = vi.fn((axis: string, { first, values }: AxisPiece, milliseconds: number) => {
    expect(first).toBe((found[axis] ?? 0) + 1);
    expect(milliseconds).toBeGreaterThan(0);
    found[axis] = first + values.length - 1;
  });
  let heard!: () => void;
  const moves = new Promise<void>((resolve) => (heard = resolve));
  const run = solver.solve(board(1_000_000), { onPiece, onProgress: () => heard() });
  run.answer.catch(() => undefined);
  await moves;
  run.pause();
  await eventually(() => {
    expect(found.rows).toBeGreaterThan(0);
    expect(found.columns).toBeGreaterThan(0);
  });
  run.resume();
  const { winningOpenings } = await run.answer;
  expect(winningOpenings).toBe(3_996_390_106_631n);
  // Once storing has begun, it continues to the end.
  expect(found).toEqual({ rows: 1_000_000, columns: 1_000_000 });
  solver.dispose();
});

test('a run of few seconds posts nothing', async () => {
  const solver = createSolver(inProcess);
  const onPiece = vi.fn();
  await solver.solve(board(40_000), { onPiece }).answer;
  expect(onPiece).not.toHaveBeenCalled();
  solver.dispose();
});
