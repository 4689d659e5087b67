import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardWords } from '../../../web/src/pages/board/board_words';
import { cell, openBoard } from '../model/board/open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Opened = Awaited<ReturnType<typeof openBoard>>['model'];

const said = (model: Opened, column: number, row: number) =>
  boardWords(model).cell(cell(column, row));

const BLACK = 'position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW';

describe('what is said of a disc', () => {
  it('is its colour and what its rectangles are', async () => {
    const { model } = await openBoard(`#/board?rows=5&columns=5&${BLACK}`);
    expect(said(model, 1, 5)).toBe('Column 1, row 5, black');
    expect(said(model, 1, 1)).toMatch(/^Column 1, row 1, white, 1 rectangle, /u);
    const opening = (await openBoard()).model;
    expect(said(opening, 1, 1)).toBe('Column 1, row 1, white, 1 rectangle, none wins');
    expect(said(opening, 4, 1)).toBe('Column 4, row 1, white, 2 rectangles, 1 wins');
    expect(said(opening, 4, 3)).toBe('Column 4, row 3, white, 4 rectangles, 2 win');
  });

  it('is what it is to the rectangles of the corner that is held', async () => {
    const { model } = await openBoard();
    model.press(cell(4, 3));
    expect(said(model, 4, 3)).toBe(
      'Column 4, row 3, white, the chosen corner, ends the rectangle 1 wide, 1 high, which wins',
    );
    expect(said(model, 1, 1)).toBe('Column 1, row 1, white, ends the rectangle 4 wide, 3 high');
    expect(said(model, 4, 1)).toBe(
      'Column 4, row 1, white, ends the rectangle 1 wide, 3 high, which wins',
    );
    expect(said(model, 5, 5)).toBe('Column 5, row 5, white');
  });

  it('tells nothing of what wins while that is to be predicted, and all after a look', async () => {
    const { model } = await openBoard('#/board?rows=5&columns=5&mode=predict');
    expect(said(model, 4, 3)).toBe('Column 4, row 3, white, 4 rectangles');
    model.choose({ column: 4, row: 3, width: 1, height: 3 });
    expect(said(model, 4, 1)).toBe('Column 4, row 1, white, ends the rectangle 1 wide, 3 high');
    model.reveal();
    expect(said(model, 4, 1)).toMatch(/which wins$/u);
  });

  it('has the value where that is shown, and nothing of rectangles while discs are edited', async () => {
    const { model } = await openBoard('#/board?rows=5&columns=5&show=values');
    expect(said(model, 4, 1)).toBe('Column 4, row 1, white, value 2, 2 rectangles, 1 wins');
    model.press(cell(4, 3));
    model.setMode('edit');
    expect(said(model, 4, 1)).toBe('Column 4, row 1, white, value 2');
    model.press(cell(4, 1));
    expect(said(model, 4, 1)).toBe('Column 4, row 1, black, value 2');
  });

  it('goes with the name of the board and with its keys, which are others while it is edited', async () => {
    const { model } = await openBoard();
    const [name, keys] = [boardWords(model).name, boardWords(model).keys];
    expect(name.replaceAll('\u00a0', ' ')).toBe('Board of 5 × 5 discs');
    expect(keys).toMatch(/^Arrow keys move from disc to disc\. Enter chooses /u);
    model.setMode('edit');
    expect(boardWords(model).keys).toMatch(/Enter turns the disc over\. Plus and minus /u);
  });
});
