import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actions, beginDrag, cell, discsOf, drag, openBoard, rest, selected } from './open_board';

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
    const way = [cell(1, 1), cell(3, 1), cell(3, 2), cell(3, 2), cell(1, 2), cell(-1, 2)];
    drag(model, cell(1, 1), ...way, cell(5, 2));
    expect(discsOf(model)).toBe('WWWWW.BBBBB.BBBWW');
    expect(model.timeline.value.entries.slice(1).map(({ action }) => action)).toEqual([
      { kind: 'turn', cell: cell(1, 1), discs: 7 },
    ]);
    // The next drag begins by itself, though in the same place.
    drag(model, cell(1, 1), cell(2, 1));
    expect(discsOf(model)).toBe('WWWWW.BBBBB.WWBWW');
    expect(actions(model)).toBe('start turn turn');
    model.undo();
    model.undo();
    expect(discsOf(model)).toBe('WWWWW.WBWWW.WWWWW');
  });

  it('paints a whole line however few discs the drag reports', async () => {
    const { model } = await openBoard('#/board?rows=4&columns=4&mode=edit');
    drag(model, cell(1, 1), cell(4, 4));
    expect(discsOf(model)).toBe('WWWB.WWBW.WBWW.BWWW');
  });

  it('paints nothing beside the board, in either colour', async () => {
    const { model } = await openBoard('#/board?rows=3&columns=3&mode=edit&position=BBB.BBB.BBB');
    drag(model, cell(1, 2), cell(-2, 2), cell(1, 7), cell(5, 7));
    expect(discsOf(model)).toBe('BBB.WBB.BBB');
    drag(model, cell(1, 2), cell(0, 9));
    expect(discsOf(model)).toBe('BBB.BBB.BBB');
  });

  it('takes a stroke back whose drag was broken off, and its entry', async () => {
    const { model } = await openBoard('#/board?rows=1&columns=5&mode=edit');
    drag(model, cell(5, 1), cell(4, 1));
    const before = model.timeline.value;
    beginDrag(model, cell(1, 1), cell(2, 1), cell(3, 1));
    expect(discsOf(model)).toBe('BBBBB');
    model.dismiss();
    expect(discsOf(model)).toBe('WWWBB');
    expect(model.timeline.value).toEqual(before);
    // What the drag may still report is no stroke, and there is none to take back.
    model.drag(cell(1, 1), cell(2, 1), 'next');
    model.drag(cell(1, 1), cell(2, 1), 'last');
    model.dismiss();
    expect(model.timeline.value).toEqual(before);
  });

  it('begins each stroke anew, in the same place too', async () => {
    const { model } = await openBoard('#/board?rows=3&columns=3&mode=edit');
    beginDrag(model, cell(1, 1), cell(3, 1));
    model.dismiss();
    drag(model, cell(1, 1), cell(1, 3));
    expect(discsOf(model)).toBe('BWW.BWW.BWW');
    // Of a drag that nobody saw end.
    beginDrag(model, cell(3, 1), cell(3, 2));
    drag(model, cell(3, 1), cell(2, 1));
    expect(discsOf(model)).toBe('BWW.BWB.BWW');
    expect(actions(model)).toBe('start turn turn turn');
    drag(model, cell(9, 1), cell(1, 1));
    expect(actions(model)).toBe('start turn turn turn');
  });

  it('paints no further once something else has changed the board', async () => {
    const { model } = await openBoard('#/board?rows=1&columns=5&mode=edit');
    for (const change of [() => model.undo(), () => model.allBlack()]) {
      beginDrag(model, cell(1, 1), cell(2, 1));
      change();
      const { timeline } = model;
      const before = timeline.value;
      model.drag(cell(1, 1), cell(5, 1), 'next');
      model.drag(cell(1, 1), cell(5, 1), 'last');
      model.dismiss();
      expect(timeline.value).toBe(before);
    }
  });

  it('does not take back a stroke that has ended, nor what was hidden meanwhile', async () => {
    const { model } = await openBoard();
    model.choose({ column: 4, row: 3, width: 4, height: 3 });
    model.setMode('edit');
    drag(model, cell(1, 5), cell(2, 5));
    const before = model.timeline.value;
    model.dismiss();
    expect(model.timeline.value).toBe(before);
    expect(selected(model)).toBe('4,3 4×3');
    // A stroke over the corner lets go of it, and gives it back when it is taken back.
    beginDrag(model, cell(5, 3), cell(4, 3));
    expect(selected(model)).toBeUndefined();
    model.dismiss();
    expect(selected(model)).toBe('4,3 4×3');
    expect(model.timeline.value).toEqual(before);
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
