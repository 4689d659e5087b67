import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actions, cell, discsOf, openBoard, rest, selected } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('editing', () => {
  it('turns a disc by pressing it, one entry each', async () => {
    const { model } = await openBoard('#/board?rows=2&columns=3&mode=edit');
    model.press(cell(1, 2));
    model.press(cell(3, 1));
    expect(discsOf(model)).toBe('BWW.WWB');
    model.press(cell(1, 2));
    model.press(cell(4, 1));
    expect(discsOf(model)).toBe('WWW.WWB');
    expect(model.timeline.value.entries.slice(1).map(({ action }) => action)).toEqual([
      { kind: 'turn', cell: cell(1, 2), discs: 1 },
      { kind: 'turn', cell: cell(3, 1), discs: 1 },
      { kind: 'turn', cell: cell(1, 2), discs: 1 },
    ]);
    expect(selected(model)).toBeUndefined();
  });

  it('paints the discs of one drag with the colour of its first, as one entry', async () => {
    const { model } = await openBoard(
      '#/board?rows=3&columns=5&mode=edit&position=WWWWW.WBWWW.WWWWW',
    );
    for (const [column, row] of [
      [1, 1],
      [3, 1],
      [3, 2],
      [3, 2],
      [1, 2],
      [-1, 2],
    ] as const)
      model.drag(cell(1, 1), cell(column, row), false);
    model.drag(cell(1, 1), cell(5, 2), true);
    expect(discsOf(model)).toBe('WWWWW.BBBBB.BBBWW');
    expect(model.timeline.value.entries.slice(1).map(({ action }) => action)).toEqual([
      { kind: 'turn', cell: cell(1, 1), discs: 7 },
    ]);
    // The next drag begins by itself, though in the same place.
    model.drag(cell(1, 1), cell(2, 1), true);
    expect(discsOf(model)).toBe('WWWWW.BBBBB.WWBWW');
    expect(actions(model)).toBe('start turn turn');
    model.undo();
    model.undo();
    expect(discsOf(model)).toBe('WWWWW.WBWWW.WWWWW');
  });

  it('paints a whole line however few discs the drag reports', async () => {
    const { model } = await openBoard('#/board?rows=4&columns=4&mode=edit');
    model.drag(cell(1, 1), cell(4, 4), true);
    expect(discsOf(model)).toBe('WWWB.WWBW.WBWW.BWWW');
  });

  it('paints nothing beside the board, in either colour', async () => {
    const { model } = await openBoard('#/board?rows=3&columns=3&mode=edit&position=BBB.BBB.BBB');
    model.drag(cell(1, 2), cell(-2, 2), false);
    model.drag(cell(1, 2), cell(1, 7), false);
    model.drag(cell(1, 2), cell(5, 7), true);
    expect(discsOf(model)).toBe('BBB.WBB.BBB');
    model.drag(cell(1, 2), cell(0, 9), true);
    expect(discsOf(model)).toBe('BBB.BBB.BBB');
  });

  it('begins another stroke when a drag was broken off', async () => {
    const { model } = await openBoard('#/board?rows=1&columns=5&mode=edit');
    model.drag(cell(1, 1), cell(2, 1), false);
    model.drag(cell(5, 1), cell(4, 1), false);
    expect(discsOf(model)).toBe('BBWBB');
    expect(actions(model)).toBe('start turn turn');
    model.undo();
    model.drag(cell(5, 1), cell(5, 1), true);
    expect(discsOf(model)).toBe('BBWWB');
    model.drag(cell(9, 1), cell(1, 1), true);
    expect(actions(model)).toBe('start turn turn');
  });

  it('keeps what is chosen as long as its corner is white', async () => {
    const { model } = await openBoard();
    model.choose({ column: 4, row: 3, width: 4, height: 3 });
    model.setMode('edit');
    expect(selected(model)).toBe('4,3 4×3');
    model.press(cell(1, 1));
    await rest(0);
    expect(model.why.value).toMatchObject({ boardNimber: 3, leaves: 0, wins: true });
    model.press(cell(4, 3));
    expect(selected(model)).toBeUndefined();
  });

  it('fills the board white, black, or at random', async () => {
    const numbers = [0.7, 0.2];
    let index = 0;
    const { model } = await openBoard('#/board?rows=2&columns=3&mode=edit&column=3&row=2', {
      random: () => numbers[index++ % 2]!,
    });
    model.random();
    expect(discsOf(model)).toBe('BWB.WBW');
    expect(selected(model)).toBeUndefined();
    model.allBlack();
    expect(discsOf(model)).toBe('BBB.BBB');
    model.allWhite();
    expect(discsOf(model)).toBe('WWW.WWW');
    model.allWhite();
    expect(actions(model)).toBe('start random black white');
  });
});
