import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sceneOf } from '../../../web/src/pages/board/scene';
import { cell, openBoard } from '../model/board/open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Opened = Awaited<ReturnType<typeof openBoard>>['model'];

const outlined = (model: Opened) =>
  sceneOf(model, true)
    .rectangles.map(({ width, height }) => `${width}×${height}`)
    .sort();
const ALL_OF_CORNER = ['1×1', '1×3', '4×1', '4×3'];

describe('the rectangles that are outlined', () => {
  it('are all of the corner that is pointed at', async () => {
    const { model } = await openBoard();
    expect(outlined(model)).toEqual([]);
    model.point(cell(4, 3));
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
  });

  it('stay all of them when that corner is held, under the finger that holds it', async () => {
    const { model } = await openBoard();
    model.point(cell(4, 3));
    model.press(cell(4, 3));
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
    model.point(undefined);
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
  });

  it('become the one that ends where one points', async () => {
    const { model } = await openBoard();
    model.press(cell(4, 3));
    model.point(cell(1, 3));
    expect(outlined(model)).toEqual(['4×1']);
    model.point(cell(2, 2));
    expect(outlined(model)).toEqual(ALL_OF_CORNER);
  });

  it('are none but the chosen one once there is one', async () => {
    const { model } = await openBoard();
    model.point(cell(4, 3));
    model.press(cell(4, 3));
    model.step('next');
    expect(outlined(model)).toEqual([]);
    expect(sceneOf(model, true).chosen).toMatchObject({ width: 1, height: 1 });
    model.point(cell(1, 1));
    expect(outlined(model)).toEqual(['4×3']);
  });
});

describe('what the board shows', () => {
  it('tells nothing of what wins while that is to be predicted, whatever is chosen', async () => {
    const { model } = await openBoard('#/board?rows=5&columns=5&mode=predict');
    const tells = () => {
      const { heat, spots, rectangles, chosen } = sceneOf(model, true);
      const marks = [...spots, ...rectangles, ...(chosen ? [chosen] : [])].map(({ mark }) => mark);
      return heat !== undefined || marks.includes('winning');
    };
    for (const heat of ['corners', 'cover', 'none'] as const) {
      model.setHeat(heat);
      expect(tells()).toBe(false);
    }
    model.press(cell(4, 3));
    expect(sceneOf(model, true).spots).toHaveLength(4);
    expect(tells()).toBe(false);
    model.choose({ column: 4, row: 3, width: 1, height: 3 });
    expect(tells()).toBe(false);
    model.reveal();
    expect(tells()).toBe(true);
  });

  it('is a mark where each rectangle ends, and the corner, as far as rectangles are chosen', async () => {
    const { model } = await openBoard();
    model.press(cell(4, 3));
    const { spots, corner, cornerIsHeld } = sceneOf(model, true);
    expect(spots.map(({ column, row, mark }) => `${column},${row} ${mark}`).sort()).toEqual([
      ...['1,1 possible', '1,3 possible', '4,1 winning', '4,3 winning'],
    ]);
    expect({ corner, cornerIsHeld }).toEqual({ corner: cell(4, 3), cornerIsHeld: true });
    expect(sceneOf(model, false)).toMatchObject({ spots: [], rectangles: [], corner: undefined });
  });

  it('has the numbers that are asked for, and no others', async () => {
    const { model } = await openBoard();
    const numbers = () => {
      const { values, columnNumbers, rowNumbers } = sceneOf(model, true);
      return { values: values?.length, columnNumbers, rowNumbers };
    };
    expect(numbers()).toEqual({});
    model.setShowValues(true);
    expect(numbers()).toEqual({ values: 25 });
    model.setShowValues(false);
    model.setShowGrundy(true);
    expect(numbers()).toEqual({ columnNumbers: [1, 1, 1, 2, 1], rowNumbers: [1, 1, 1, 1, 1] });
  });

  it('lights bands, all white discs, or those of one value', async () => {
    const { model } = await openBoard('#/board?rows=2&columns=5&position=WWWWW.BWWWB');
    const lit = () => {
      const { litRows, litColumns, litDiscs } = sceneOf(model, true);
      return { litRows, litColumns, litDiscs: litDiscs && [...litDiscs].join('') };
    };
    model.shine({ rows: { from: 1, to: 2 }, columns: { from: 3, to: 3 } });
    expect(lit()).toEqual({ litRows: { from: 1, to: 2 }, litColumns: { from: 3, to: 3 } });
    model.shine({ discs: {} });
    expect(lit().litDiscs).toBe('0111011111');
    model.shine({ discs: { value: 2 } });
    expect(lit().litDiscs).toBe('0001000010');
    model.shine(undefined);
    expect(lit()).toEqual({});
  });
});
