import { describe, expect, it } from 'vitest';
import { SolverError } from '../../../web/src/engine/api/errors';
import { SUM_JOBS } from '../../../web/src/engine/worker/sum_jobs';
import type { SummandRequest } from '../../../web/src/engine/api/tables';
import { nimProduct } from './nimbers';
import { loadRealTables } from './real_module';

const module = await loadRealTables();

const heap = (size: bigint): SummandRequest => ({ kind: 'heap', size });
const row = (game: string, heads: readonly number[], places?: number): SummandRequest => ({
  kind: 'row',
  game,
  heads,
  places,
});
const solve = (parts: readonly SummandRequest[], mostListed = 100) =>
  SUM_JOBS.sum({ module }, { parts, mostListed });

function refusal(work: () => unknown): Pick<SolverError, 'kind' | 'amount'> {
  try {
    work();
  } catch (error) {
    if (error instanceof SolverError) return { kind: error.kind, amount: error.amount };
  }
  throw new Error('It was not refused.');
}

describe('a sum', () => {
  it('has the winning moves of its heaps and rows', () => {
    const { nimber, winning, winningCount, parts } = solve([heap(6n), row('twins', [4]), heap(7n)]);
    expect(nimber).toBe(5n);
    expect(parts.map((part) => part.nimber)).toEqual([6n, 4n, 7n]);
    expect(winning).toEqual([
      { part: 0, kind: 'heap', left: 3n },
      { part: 1, kind: 'row', turned: [1, 4] },
      { part: 2, kind: 'heap', left: 2n },
    ]);
    expect(winningCount).toBe(3);
  });

  it('is exact up to the largest heap', () => {
    const largest = 2n ** 64n - 1n;
    const { nimber, winning } = solve([heap(largest), heap(8n)]);
    expect(nimber).toBe(largest - 8n);
    expect(winning).toEqual([{ part: 0, kind: 'heap', left: 8n }]);
  });

  it('counts those that it does not list', () => {
    const parts = [heap(3n), heap(5n), row('twins', [7])];
    const all = solve(parts);
    expect(all.winningCount).toBeGreaterThan(2);
    expect(all.winning).toHaveLength(all.winningCount);
    const some = solve(parts, 2);
    expect([some.winningCount, some.winning]).toEqual([all.winningCount, all.winning.slice(0, 2)]);
  });

  it('tells of a row what its places are worth, as many as usual or as are asked for', () => {
    const [usual, few, far, short] = solve([
      row('ruler', [1]),
      row('ruler', [], 3),
      row('twins', [30]),
      row('up-to-coins:30', []),
    ]).parts;
    expect(usual?.grundy).toEqual([1n, 2n, 1n, 4n, 1n, 2n, 1n, 8n, 1n, 2n]);
    expect(few?.grundy).toEqual([1n, 2n, 1n]);
    expect(far?.grundy).toHaveLength(31);
    expect([short?.grundy.length, short?.mostPlaces]).toEqual([8, 8]);
  });

  it('is refused where a row is too long for its game', () => {
    const tooLong = { kind: 'board-out-of-range', amount: 8 };
    expect(refusal(() => solve([row('up-to-coins:30', [8])]))).toEqual(tooLong);
    expect(refusal(() => solve([row('up-to-coins:30', [], 9)]))).toEqual(tooLong);
    expect(refusal(() => solve([row('pattern:0;;', [])])).kind).toBe('bad-pattern');
  });
});

describe('a box', () => {
  const question = {
    games: ['twins', 'ruler', 'twins'],
    sizes: [3, 4, 5],
    rowAxis: 2,
    columnAxis: 1,
    at: [2, 0, 0],
    heads: [] as number[][],
  };

  it('has the values of a slice, and of the places along each axis', () => {
    const { values, grundy } = SUM_JOBS.box({ module }, question);
    expect(grundy.map((numbers) => [...numbers])).toEqual([
      [0n, 1n, 2n],
      [1n, 2n, 1n, 4n],
      [0n, 1n, 2n, 3n, 4n],
    ]);
    const expected = [0n, 1n, 2n, 3n, 4n].flatMap((row) =>
      [1n, 2n, 1n, 4n].map((column) => nimProduct(2n, nimProduct(row, column))),
    );
    expect([...values]).toEqual(expected);
  });

  it('has a nimber and a winning move, or none', () => {
    const heads = [
      [1, 1, 1],
      [2, 3, 4],
    ];
    const { nimber, corner, turned, grundy } = SUM_JOBS.box({ module }, { ...question, heads });
    const head = nimProduct(2n, nimProduct(4n, 4n));
    expect(nimber).toBe(head ^ 2n);
    expect(corner).toBe(1);
    expect(turned.map((places) => places.at(-1))).toEqual([2, 3, 4]);
    const changes = turned.map((places, axis) =>
      places.reduce((all, place) => all ^ (grundy[axis]?.[place] ?? 0n), 0n),
    );
    expect(changes.reduce((one, other) => nimProduct(one, other))).toBe(nimber);
    expect(SUM_JOBS.box({ module }, question)).toMatchObject({
      nimber: 0n,
      corner: undefined,
      turned: [],
    });
  });
});
