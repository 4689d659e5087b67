import { describe, expect, it } from 'vitest';
import { cornerCell, endCell, blockJointsOf, runsOfPlaces } from '../../../web/src/board/blocks';
import { run } from './scenes';

describe('a set of places', () => {
  it('is as few runs as it can be', () => {
    expect(runsOfPlaces([2, 3, 4, 7, 9, 10])).toEqual([
      { from: 2, to: 4 },
      { from: 7, to: 7 },
      { from: 9, to: 10 },
    ]);
    expect(runsOfPlaces([1])).toEqual([{ from: 1, to: 1 }]);
    expect(runsOfPlaces(run(200, 200))).toEqual([{ from: 1, to: 200 }]);
    expect(runsOfPlaces([])).toEqual([]);
  });
});

it('a move has its corner in the last row and column, and its end in the first', () => {
  const move = { rows: [2, 5], columns: [1, 3, 4] };
  expect(cornerCell(move)).toEqual({ row: 5, column: 4 });
  expect(endCell(move)).toEqual({ row: 2, column: 1 });
});

describe('the joints of a move', () => {
  it('are none where it has no gaps', () => {
    expect(blockJointsOf(runsOfPlaces(run(7, 3)), runsOfPlaces(run(4, 4)))).toEqual([]);
  });

  it('make a rectangle of four coins', () => {
    expect(blockJointsOf(runsOfPlaces([2, 6]), runsOfPlaces([1, 4]))).toEqual([
      { way: 'across', columns: { from: 3, to: 5 }, rows: { from: 1, to: 1 } },
      { way: 'across', columns: { from: 3, to: 5 }, rows: { from: 4, to: 4 } },
      { way: 'upright', columns: { from: 2, to: 2 }, rows: { from: 2, to: 3 } },
      { way: 'upright', columns: { from: 6, to: 6 }, rows: { from: 2, to: 3 } },
    ]);
  });

  it('go through the middle of blocks, which may lie between two coins', () => {
    expect(blockJointsOf(runsOfPlaces([1, 5]), runsOfPlaces(run(4, 2)))).toEqual([
      { way: 'across', columns: { from: 2, to: 4 }, rows: { from: 3.5, to: 3.5 } },
    ]);
  });

  it('are those of the outermost blocks where there are many', () => {
    const odd = runsOfPlaces(run(199, 199).filter((place) => place % 2 === 1));
    const joints = blockJointsOf(odd, odd);
    expect(joints).toHaveLength(4 * 99);
    const rows = joints.flatMap((joint) => (joint.way === 'across' ? joint.rows.from : []));
    expect([...new Set(rows)]).toEqual([1, 199]);
  });
});
