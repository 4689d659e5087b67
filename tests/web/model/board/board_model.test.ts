import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupsBySize } from '../../../../web/src/model/board/size_groups';
import { SolverError } from '../../../../web/src/solver/errors';
import { actions, cell, discsOf, openBoard, rest, selected } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ALL_WHITE = 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW';

describe('the board of the worked example', () => {
  it('opens with its eight winning openings', async () => {
    const { model } = await openBoard();
    expect(discsOf(model)).toBe(ALL_WHITE);
    expect(model.state.value).toMatchObject({ mode: 'explore', heat: 'corners', revealed: false });
    expect(model.answers.value).toBe('shown');
    expect(model.examination.value).toMatchObject({
      status: 'known',
      examination: { boardNimber: 2, legal: 56, winning: { count: 8 } },
    });
    expect(
      groupsBySize(model.recent.value!.winning).map(({ width, height, moves }) => [
        width,
        height,
        moves.length,
      ]),
    ).toEqual([
      [1, 1, 5],
      [1, 3, 3],
    ]);
    const column4 = [3, 8, 13, 18, 23].map((place) => model.heat.value?.[place]);
    expect(column4).toEqual([1, 1, 2, 2, 2]);
    expect(model.heat.value?.reduce((sum, count) => sum + count, 0)).toBe(8);
    model.setHeat('cover');
    expect(model.heat.value?.reduce((sum, count) => sum + count, 0)).toBe(5 + 3 * 3);
    model.setHeat('none');
    expect(model.heat.value).toBeUndefined();
  });

  it('shows the rectangles of the disc that is pointed at', async () => {
    const { model } = await openBoard();
    expect(model.corner.value).toBeUndefined();
    expect(model.cornerMoves.value).toEqual([]);
    model.point(cell(4, 3));
    expect(model.corner.value).toEqual(cell(4, 3));
    expect(
      model.cornerMoves.value.map(({ rectangle: { width, height }, wins }) => [
        width,
        height,
        wins,
      ]),
    ).toEqual([
      [1, 1, true],
      [4, 1, false],
      [1, 3, true],
      [4, 3, false],
    ]);
    expect(model.cornerCounts(cell(4, 3))).toEqual({ legal: 4, wins: 2 });
    expect(model.cornerCounts(cell(1, 1))).toEqual({ legal: 1, wins: 0 });
    expect(model.timeline.value.entries).toHaveLength(1);
    model.point(cell(6, 3));
    expect(model.pointed.value).toBeUndefined();
    model.point(undefined);
    expect(model.cornerMoves.value).toEqual([]);
  });

  it('lets a number light what it comes from', async () => {
    const { model } = await openBoard();
    model.shine({ rows: { from: 1, to: 3 } });
    expect(model.light.value).toEqual({ rows: { from: 1, to: 3 } });
    model.shine(undefined);
    expect(model.light.value).toBeUndefined();
  });
});

describe('the size', () => {
  it('makes a new board, and undo brings the old one back', async () => {
    const { model } = await openBoard(
      '#/board?rows=2&columns=3&mode=predict&heat=cover&position=WBW.WWW&column=3&row=2',
    );
    model.resize(3, 4);
    expect(discsOf(model)).toBe('WWWW.WWWW.WWWW');
    expect(model.state.value).toMatchObject({
      mode: 'predict',
      heat: 'cover',
      selection: undefined,
    });
    model.resize(3, 4);
    model.undo();
    expect(discsOf(model)).toBe('WBW.WWW');
    expect(selected(model)).toBe('3,2');
    expect(actions(model)).toBe('start resize');
  });

  it('is kept within what there is', async () => {
    const { model } = await openBoard();
    for (const [rows, columns, expected] of [
      [0, -7, '1×1'],
      [201, Infinity, '200×200'],
      [3.4, 2.6, '3×3'],
      [NaN, 5, '3×3'],
      [5, NaN, '3×3'],
    ] as const) {
      model.resize(rows, columns);
      const { position } = model.state.value;
      expect(`${position.rows}×${position.columns}`).toBe(expected);
    }
    expect(actions(model)).toBe('start resize resize resize');
  });

  it('leaves no disc pointed at that is not there any more', async () => {
    const { model } = await openBoard();
    model.point(cell(5, 5));
    model.resize(4, 4);
    expect([model.pointed.value, model.corner.value]).toEqual([undefined, undefined]);
  });
});

describe('the examination', () => {
  it('belongs to the position in every moment', async () => {
    const { model } = await openBoard();
    let seen = 0;
    const stop = effect(() => {
      const { position } = model.state.value;
      const state = model.examination.value;
      if (state.status !== 'known') return;
      seen += 1;
      expect(state.examination.position).toEqual(position);
      expect(model.heat.value?.length ?? position.discs.length).toBe(position.discs.length);
    });
    for (const act of [
      () => model.resize(3, 7),
      () => model.choose({ column: 4, row: 3, width: 1, height: 1 }),
      () => model.apply(),
      () => model.undo(),
      () => model.random(),
      () => model.goTo(0),
    ]) {
      act();
      await rest(0);
    }
    stop();
    expect(seen).toBeGreaterThan(6);
  });

  it('that fails is told, and can be asked for again', async () => {
    const { model, analyst } = await openBoard('', { hold: ['examine'] });
    const error = new SolverError({ kind: 'worker-failed', message: 'made up' });
    analyst.callsOf('examine')[0]?.fail(error);
    await rest(0);
    expect(model.examination.value).toEqual({ status: 'failed', error });
    expect(model.answers.value).toBe('hidden');
    analyst.hold = new Set();
    model.examineAgain();
    await rest(0);
    expect(model.answers.value).toBe('shown');
  });
});
