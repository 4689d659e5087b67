import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledPosition } from '../../../../web/src/model/board/position';
import { actions, cell, discsOf, drag, openBoard, rest, selected } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ALL_WHITE = 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW';

describe('exploring', () => {
  it('holds a corner, steps through its rectangles, and chooses one by its lower left disc', async () => {
    const { model } = await openBoard();
    model.press(cell(4, 3));
    expect(selected(model)).toBe('4,3');
    expect(model.chosen.value).toBeUndefined();
    model.point(cell(1, 1));
    expect(model.corner.value).toEqual(cell(4, 3));
    const seen = [];
    for (let press = 0; press < 5; press += 1) {
      model.press(cell(4, 3));
      seen.push(selected(model));
    }
    expect(seen).toEqual(['4,3 1×1', '4,3 4×1', '4,3 1×3', '4,3 4×3', '4,3 1×1']);
    model.press(cell(1, 1));
    expect(selected(model)).toBe('4,3 4×3');
    expect(model.chosen.value).toEqual({
      rectangle: { column: 4, row: 3, width: 4, height: 3 },
      wins: false,
    });
    model.press(cell(2, 2));
    expect(selected(model)).toBe('2,2');
    model.dismiss();
    expect(selected(model)).toBeUndefined();
  });

  it('holds no black disc, but ends a rectangle on one', async () => {
    const { model } = await openBoard('#/board?rows=3&columns=5&position=WWWWW.WWBWW.BWWWW');
    model.press(cell(3, 2));
    expect(selected(model)).toBeUndefined();
    model.point(cell(3, 2));
    expect(model.cornerMoves.value).toEqual([]);
    expect(model.cornerCounts(cell(3, 2))).toEqual({ legal: 0, wins: 0 });
    model.press(cell(4, 3));
    model.press(cell(1, 1));
    expect(selected(model)).toBe('4,3 4×3');
    model.press(cell(3, 2));
    expect(selected(model)).toBe('4,3 4×3');
    model.choose({ column: 3, row: 2, width: 1, height: 1 });
    drag(model, cell(3, 2), cell(1, 1));
    model.press(cell(9, 9));
    expect(selected(model)).toBe('4,3 4×3');
  });

  it('chooses legal rectangles alone', async () => {
    const { model } = await openBoard();
    for (const rectangle of [
      { column: 4, row: 3, width: 2, height: 1 },
      { column: 3, row: 3, width: 4, height: 1 },
      { column: 6, row: 3, width: 1, height: 1 },
    ])
      model.choose(rectangle);
    expect(selected(model)).toBeUndefined();
    model.choose({ column: 4, row: 3, width: 1, height: 3 });
    expect(model.chosen.value?.wins).toBe(true);
  });

  it('snaps a drag to a rectangle of its corner', async () => {
    const { model } = await openBoard();
    for (const [column, row, size] of [
      [5, 5, '1×1'],
      [4, 4, '1×1'],
      [3, 4, '4×1'],
      [2, 3, '4×3'],
      [1, 1, '4×3'],
      [-3, 5, '4×1'],
    ] as const) {
      model.drag(cell(5, 5), cell(column, row), 'next');
      expect(selected(model)).toBe(`5,5 ${size}`);
    }
    model.drag(cell(5, 5), cell(2, 3), 'last');
    expect(actions(model)).toBe('start choose');
    model.undo();
    expect(selected(model)).toBeUndefined();
  });

  it('steps from the disc that is pointed at as well, and sideways', async () => {
    const { model } = await openBoard();
    model.step('next');
    expect(selected(model)).toBeUndefined();
    model.point(cell(5, 4));
    model.step('next');
    expect(selected(model)).toBe('5,4 1×1');
    for (const [step, size] of [
      ['wider', '4×1'],
      ['wider', '4×1'],
      ['taller', '4×3'],
      ['narrower', '1×3'],
      ['lower', '1×1'],
      ['previous', '4×3'],
      ['next', '1×1'],
    ] as const) {
      model.step(step);
      expect(selected(model)).toBe(`5,4 ${size}`);
    }
  });

  it('flips what is chosen, and then nothing is chosen any more', async () => {
    const { model } = await openBoard();
    model.apply();
    model.press(cell(4, 3));
    model.apply();
    expect(discsOf(model)).toBe(ALL_WHITE);
    model.press(cell(1, 1));
    model.apply();
    expect(discsOf(model)).toBe('WWWWW.WWWWW.BBBBW.BBBBW.BBBBW');
    expect(selected(model)).toBeUndefined();
    expect(actions(model)).toBe('start choose choose flip');
    await rest(0);
    expect(model.examination.value).toMatchObject({ status: 'known' });
    model.apply();
    expect(actions(model)).toBe('start choose choose flip');
  });

  it('plays the whole game by winning moves', async () => {
    const { model } = await openBoard();
    for (let turn = 0; turn < 100; turn += 1) {
      await rest(0);
      const state = model.examination.value;
      if (state.status !== 'known' || state.examination.legal === 0) break;
      const { winning } = state.examination;
      if (winning.count > 0) {
        model.choose(winning.at(0));
        expect(model.chosen.value?.wins).toBe(true);
        await rest(0);
        expect(model.why.value?.leaves).toBe(0);
        model.apply();
        await rest(0);
        expect(model.examination.value).toMatchObject({ examination: { boardNimber: 0 } });
      } else {
        const place = model.state.value.position.discs.indexOf(1);
        model.choose({ ...cell((place % 5) + 1, Math.floor(place / 5) + 1), width: 1, height: 1 });
        model.apply();
      }
    }
    expect(model.state.value.position).toEqual(filledPosition(5, 5, 0));
  });

  it('knows no rectangle before it knows the lengths', async () => {
    const { model, analyst } = await openBoard('', { hold: ['describe', 'examine'] });
    model.press(cell(4, 3));
    model.press(cell(4, 3));
    drag(model, cell(4, 3), cell(1, 1));
    model.choose({ column: 4, row: 3, width: 1, height: 1 });
    expect(selected(model)).toBe('4,3');
    expect(model.cornerMoves.value).toEqual([]);
    expect(model.lengths.value).toBeUndefined();
    expect(model.cornerCounts(cell(1, 1))).toBeUndefined();
    expect(model.description.value).toBeUndefined();
    expect([model.prefixXors('rows').length, model.grundyNumbers('columns').length]).toEqual([
      0, 0,
    ]);
    analyst.lastCall.release();
    await rest(0);
    // The lengths are known, and what wins is not.
    expect(model.cornerMoves.value).toHaveLength(4);
    expect(model.answers.value).toBe('hidden');
    expect(model.cornerMoves.value.some(({ wins }) => wins)).toBe(false);
    expect(model.heat.value).toEqual(new Uint32Array(25));
    expect(model.recent.value).toBeUndefined();
    model.press(cell(4, 3));
    expect(selected(model)).toBe('4,3 1×1');
    analyst.callsOf('examine')[0]?.release();
    await rest(0);
    expect(model.answers.value).toBe('shown');
    expect(model.chosen.value?.wins).toBe(true);
  });
});

describe('predicting', () => {
  it('hides what wins until the reader has committed to a rectangle', async () => {
    const { model } = await openBoard('#/board?rows=5&columns=5&mode=predict');
    const hidden = () => {
      expect(model.answers.value).toBe('hidden');
      expect(model.heat.value).toBeUndefined();
      expect(model.recent.value).toBeUndefined();
      expect(model.why.value).toBeUndefined();
      expect(model.cornerMoves.value.some(({ wins }) => wins)).toBe(false);
      expect(model.cornerCounts(cell(4, 3))).toEqual({ legal: 4, wins: 0 });
    };
    hidden();
    model.reveal();
    model.press(cell(4, 3));
    model.reveal();
    hidden();
    expect(actions(model)).toBe('start choose');
    model.press(cell(4, 3));
    hidden();
    model.reveal();
    expect(model.state.value.revealed).toBe(true);
    expect(model.answers.value).toBe('shown');
    expect(model.chosen.value?.wins).toBe(true);
    expect(model.heat.value).toBeDefined();
    expect(model.recent.value?.winning.count).toBe(8);
    expect(model.cornerCounts(cell(4, 3))).toEqual({ legal: 4, wins: 2 });
    model.reveal();
    expect(actions(model)).toBe('start choose choose reveal');
  });

  it('begins anew with another selection, a move, or another mode', async () => {
    const { model } = await openBoard('#/board?rows=5&columns=5&mode=predict');
    const reveal = () => {
      model.choose({ column: 4, row: 3, width: 1, height: 1 });
      model.reveal();
      expect(model.answers.value).toBe('shown');
    };
    for (const change of [
      () => model.step('next'),
      () => model.press(cell(2, 2)),
      () => model.dismiss(),
      () => drag(model, cell(5, 5), cell(1, 1)),
      () => model.random(),
      () => model.resize(6, 6),
    ]) {
      model.resize(5, 5);
      model.allWhite();
      await rest(0);
      reveal();
      change();
      await rest(0);
      expect(model.state.value.revealed).toBe(false);
      expect(model.answers.value).toBe('hidden');
    }
    model.resize(5, 5);
    await rest(0);
    reveal();
    model.apply();
    expect(model.answers.value).toBe('hidden');
    model.undo();
    expect(model.answers.value).toBe('shown');
    model.choose({ column: 4, row: 3, width: 1, height: 1 });
    expect(model.answers.value).toBe('shown');
    model.setMode('explore');
    model.setMode('predict');
    expect(model.state.value.revealed).toBe(false);
    model.setHeat('cover');
    model.setShowValues(true);
    reveal();
    model.setShowGrundy(true);
    expect(model.answers.value).toBe('shown');
  });

  it('hides it also while the next position is worked out, when only the last one is known', async () => {
    const { model } = await openBoard('#/board?rows=5&columns=5&mode=predict');
    model.resize(8, 8);
    expect(model.examination.value).toMatchObject({ status: 'waiting', last: {} });
    expect(model.areOpen.value).toBe(false);
    model.setMode('explore');
    expect(model.areOpen.value).toBe(true);
    expect(model.answers.value).toBe('hidden');
  });

  it('is the only mode that reveals', async () => {
    const { model } = await openBoard();
    model.choose({ column: 4, row: 3, width: 1, height: 1 });
    model.reveal();
    expect(model.state.value.revealed).toBe(false);
    expect(actions(model)).toBe('start choose');
  });
});
