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
