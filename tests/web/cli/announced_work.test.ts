import { afterEach, describe, expect, test, vi } from 'vitest';
import { announceWork } from '../../../web/cli/announced_work';
import type { BoardQuestion, BoardPlan } from '../../../web/src/engine/api/axes';
import { createFakeSolver } from '../fake_solver';

const MILLION = 1_000_000;
const board: BoardQuestion = {
  rows: { size: 100 * MILLION, lengths: 'triangular' },
  columns: { size: 50 * MILLION, lengths: 'square' },
};

/** A solver with a given plan and time per unit of work. */
function solverOf(plan: BoardPlan, nanosecondsPerWork: number | undefined) {
  const solver = createFakeSolver();
  solver.nanosecondsPerWork = nanosecondsPerWork;
  solver.plan = () => Promise.resolve(plan);
  return solver;
}

const axis = (pairs: number, bytes: number) => ({ lengthCount: 1, pairs, bytes });
/** The rows are swept in 174 s; then two workers count for 295 s, half a nanosecond per pair. */
const long: BoardPlan = {
  rows: axis(943e9, 450 * MILLION),
  columns: axis(236e9, 225 * MILLION),
};
const short: BoardPlan = { rows: axis(1e9, 450 * MILLION), columns: axis(1e9, 225 * MILLION) };

afterEach(() => vi.restoreAllMocks());

async function said(
  plan: BoardPlan,
  options: { forCloth?: boolean; free?: number; rate?: number },
) {
  const { forCloth = false, free = 4e9, rate = 1 } = options;
  vi.spyOn(process, 'availableMemory').mockReturnValue(free);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await announceWork(solverOf(plan, rate), board, { forCloth });
  return write.mock.calls.map(([text]) => text);
}

describe('before a long run the command line says what it takes', () => {
  test('the answer', async () => {
    expect(await said(long, {})).toEqual(['This takes about 8 minutes and 680 MB of memory.\n']);
  });

  test('a cloth needs three bytes of each row and column more, and perhaps the same time again', async () => {
    expect(await said(long, { forCloth: true })).toEqual([
      'This takes about 8 minutes to 16 minutes and 1.1 GB of memory.\n',
    ]);
  });

  test('on a machine that takes thrice as long', async () => {
    expect(await said(long, { rate: 3 })).toEqual([
      'This takes about 23 minutes and 680 MB of memory.\n',
    ]);
  });

  test('and nothing before a short one', async () => {
    expect(await said(short, { forCloth: true })).toEqual([]);
  });
});

describe('what has no room is refused', () => {
  test.each([
    { plan: long, forCloth: false, free: 674e6, takes: '680 MB' },
    { plan: long, forCloth: true, free: 1124e6, takes: '1.1 GB' },
    { plan: short, forCloth: true, free: 1124e6, takes: '1.1 GB' },
  ])('%j', async ({ plan, takes, ...options }) => {
    await expect(said(plan, options)).rejects.toMatchObject({
      kind: 'out-of-memory',
      message: expect.stringMatching(
        `^This takes about ${takes} of memory, and only .* is free\\.$`,
      ) as string,
    });
    expect(process.stderr.write).not.toHaveBeenCalled();
    expect(await said(plan, { ...options, free: options.free + 2e6 })).toBeDefined();
  });
});
