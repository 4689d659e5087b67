import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { sceneOf } from '../../../web/src/study_views/scene';
import type { StudyModel } from '../../../web/src/study/study_model';
import { apply, cell, move, openStudy, press, rest } from '../study/open_study';

fakeTime();

const outlined = (model: StudyModel) =>
  sceneOf(model)
    .moves.map(({ rows, columns }) => `${columns.length}×${rows.length}`)
    .sort();
const spots = (model: StudyModel) =>
  sceneOf(model)
    .spots.map(({ column, row, mark }) => `${column},${row} ${mark}`)
    .sort();
const ALL_OF_CORNER = ['1×1', '1×3', '4×1', '4×3'];

describe('the moves that are outlined', () => {
  it('are all of the corner that is pointed at', async () => {
    const { model } = await openStudy();
    expect(outlined(model)).toEqual([]);
    model.view.point(cell(4, 3));
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
  });

  it('stay all of them when that corner is held, under the finger that holds it', async () => {
    const { model } = await openStudy();
    model.view.point(cell(4, 3));
    model.choice.press(cell(4, 3));
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
    model.view.point(undefined);
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
  });

  it('become the one that ends where one points', async () => {
    const { model } = await openStudy();
    model.choice.press(cell(4, 3));
    model.view.point(cell(1, 3));
    expect(outlined(model)).toEqual(['4×1']);
    model.view.point(cell(2, 2));
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
  });

  it('are none but the chosen one once there is one', async () => {
    const { model } = await openStudy();
    model.view.point(cell(4, 3));
    model.choice.press(cell(4, 3));
    model.choice.step('next');
    expect(outlined(model)).toEqual([]);
    expect(sceneOf(model).chosen).toMatchObject({ rows: [3], columns: [4] });
    model.view.point(cell(1, 1));
    expect(outlined(model)).toEqual(['4×3']);
  });

  it('are of many only those that win, and of very many so are the marks where they end', async () => {
    const { model } = await openStudy('game=rugs&rows=60&columns=60');
    model.view.point(cell(20, 20));
    expect(spots(model)).toHaveLength(400);
    expect(outlined(model)).toHaveLength(model.view.cornerCounts(cell(20, 20))!.wins!);
    model.view.point(cell(60, 60));
    expect(model.view.cornerCounts(cell(60, 60))!.legal).toBe(3600);
    expect(spots(model)).toHaveLength(model.view.cornerCounts(cell(60, 60))!.wins!);
    expect(spots(model).every((spot) => spot.endsWith('winning'))).toBe(true);
  });
});

describe('what the board shows', () => {
  it('tells nothing of what wins while that is to be predicted, whatever is chosen', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=predict');
    const tells = () => {
      const { heat, spots: ends, moves, chosen } = sceneOf(model);
      const marks = [...ends, ...moves, ...(chosen ? [chosen] : [])].map(({ mark }) => mark);
      return heat !== undefined || marks.includes('winning');
    };
    for (const heat of ['corners', 'cover', 'none'] as const) {
      model.looks.setHeat(heat);
      expect(tells()).toBe(false);
    }
    model.choice.press(cell(4, 3));
    expect(sceneOf(model).spots).toHaveLength(4);
    expect(tells()).toBe(false);
    model.choice.choose(move(model, '1~3x4'));
    expect(tells()).toBe(false);
    model.predict.check();
    expect(tells()).toBe(true);
  });

  it('is a mark where each move ends, and the corner; nothing of them while coins are edited', async () => {
    const { model } = await openStudy();
    model.choice.press(cell(4, 3));
    const { corner, cornerIsHeld } = sceneOf(model);
    expect(spots(model)).toEqual([
      ...['1,1 possible', '1,3 possible', '4,1 winning', '4,3 winning'],
    ]);
    expect({ corner, cornerIsHeld }).toEqual({ corner: cell(4, 3), cornerIsHeld: true });
    model.setUps.setMode('edit');
    expect(sceneOf(model)).toMatchObject({ spots: [], moves: [], animated: false });
    expect(sceneOf(model).corner).toBeUndefined();
  });

  it('lies and counts as the game does', async () => {
    const { model } = await openStudy('game=twins*ruler&rows=3&columns=3');
    expect(sceneOf(model)).toMatchObject({ rowsUpward: false, rowOrigin: 0, columnOrigin: 1 });
    expect(sceneOf((await openStudy()).model)).toMatchObject({ rowsUpward: true, rowOrigin: 1 });
  });

  it('has the numbers that are asked for, and no others', async () => {
    const { model } = await openStudy();
    const numbers = () => {
      const { values, columnNumbers, rowNumbers } = sceneOf(model);
      return {
        values: values?.length,
        columns: columnNumbers && [...columnNumbers],
        rows: rowNumbers && [...rowNumbers],
      };
    };
    expect(numbers()).toEqual({});
    model.looks.setOverlay('values', true);
    expect(numbers()).toEqual({ values: 25 });
    model.looks.setOverlay('values', false);
    model.looks.setOverlay('grundy', true);
    expect(numbers()).toEqual({ columns: [1, 1, 1, 2, 1], rows: [1, 1, 1, 1, 1] });
  });

  it('lights bands, all heads, or those of one value', async () => {
    const { model } = await openStudy('rows=2&columns=5&position=WWWWW.BWWWB');
    const lit = () => {
      const { litRows, litColumns, litDiscs } = sceneOf(model);
      return { litRows, litColumns, litDiscs: litDiscs && [...litDiscs].join('') };
    };
    model.view.shine({ rows: [1, 2], columns: [3] });
    expect(lit()).toEqual({ litRows: [1, 2], litColumns: [3] });
    model.view.shine({ coins: {} });
    expect(lit().litDiscs).toBe('0111011111');
    model.view.shine({ coins: { value: 2 } });
    expect(lit().litDiscs).toBe('0001000010');
    model.view.shine(undefined);
    expect(lit()).toEqual({});
  });

  it('does not hide a picture under rings around all of its discs', async () => {
    const { model } = await openStudy('rows=100&columns=100');
    model.view.shine({ coins: {} });
    expect(sceneOf(model).litDiscs).toBeUndefined();
    model.view.shine({ coins: { value: 2 } });
    expect(sceneOf(model).litDiscs).toHaveLength(10_000);
  });
});

describe('the board of a match', () => {
  const MATCH = 'rows=5&columns=5&mode=play&opponent=person';

  it('has the last move, and the moves of a corner without telling which win', async () => {
    const { model } = await openStudy(MATCH);
    expect(sceneOf(model).last).toBeUndefined();
    press(model, '5x5');
    expect(sceneOf(model)).toMatchObject({ last: { rows: [5], columns: [5] }, moves: [] });
    model.choice.press(cell(4, 3));
    expect(spots(model)).toHaveLength(4);
    expect(spots(model).every((spot) => spot.endsWith('possible'))).toBe(true);
  });

  it('has the corners of a hint until one is held, and a cross where a coin is no corner', async () => {
    const { model } = await openStudy(MATCH);
    model.match.askHint();
    await rest(0);
    expect(spots(model)).toContain('4,3 winning');
    expect(spots(model)).not.toContain('1,1 winning');
    model.choice.press(cell(4, 3));
    expect(spots(model)).toHaveLength(4);
    model.choice.dismiss();
    press(model, '1x1');
    model.choice.press(cell(1, 1));
    expect(spots(model)).toEqual(['1,1 refused']);
  });

  it('shows in a review the move that was made, and whether it wins', async () => {
    const { model } = await openStudy(MATCH);
    press(model, '5x5');
    model.review.open({ number: 1, shows: 'played' });
    await rest(0);
    expect(sceneOf(model)).toMatchObject({ chosen: { rows: [5], columns: [5] }, last: undefined });
    expect(sceneOf(model).discs).toEqual(new Uint8Array(25).fill(1));
    model.choice.dismiss();
    expect(sceneOf(model)).toMatchObject({ chosen: undefined, last: { rows: [5], columns: [5] } });
  });
});

describe('the scene while one explores', () => {
  it('has no last move', async () => {
    const { model } = await openStudy();
    apply(model, '5x5');
    expect(sceneOf(model).last).toBeUndefined();
  });
});
