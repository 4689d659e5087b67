import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../../../web/src/model/board/board_model';
import { whiteDiscCount } from '../../../web/src/model/board/position';
import { rest } from '../model/board/open_board';
import { boardForm, gameForm, openFrame } from './open_frame';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CHOSEN = 'rows=5&columns=5&column=4&row=3&width=1&height=1';
const PLAYED = 'rows=5&columns=5&mode=play&opponent=person&moves=1.1.1.1';

/** All that a view can show of what wins. */
function told(table: Table) {
  return {
    answers: table.answers.value,
    heat: table.heat.value,
    recent: table.recent.value,
    why: table.why.value,
    wins: table.cornerMoves.value.some(({ wins }) => wins) || table.chosen.value?.wins === true,
    counted: table.cornerCounts({ column: 4, row: 1 })?.wins,
  };
}

const NOTHING = {
  answers: 'hidden',
  heat: undefined,
  recent: undefined,
  why: undefined,
  wins: false,
  counted: 0,
};

describe('where answers are hidden', () => {
  it('nothing of a board tells them in any mode, not even after a look', async () => {
    for (const mode of ['explore', 'predict&revealed=yes', 'edit']) {
      const open = await openFrame(`?${CHOSEN}&mode=${mode}`);
      expect(told(open.model.board)).toMatchObject({ answers: 'shown', wins: true, counted: 1 });
      const { model } = await openFrame(`?${CHOSEN}&mode=${mode}&hide=answers`);
      model.board.reveal();
      expect(told(model.board)).toEqual(NOTHING);
      expect(model.board.state.value.revealed).toBe(false);
      model.openBoard(
        boardForm({
          mode: 'predict',
          revealed: true,
          selection: { column: 4, row: 3, width: 1, height: 1 },
        }),
      );
      await rest(0);
      expect(told(model.board)).toEqual(NOTHING);
    }
  });

  it('a game has no hints and no review', async () => {
    const { model } = await openFrame(`?${PLAYED}&hints=1.3&review=1&hide=answers`);
    const { play } = model;
    play.askHint();
    play.openReview();
    await rest(0);
    expect(play.review.value).toBeUndefined();
    expect(play.mayReview.value).toBe(false);
    expect(play.hint.value).toMatchObject({ grade: 0, corners: [], rectangle: undefined });
    expect(told(play.table)).toEqual({ ...NOTHING });
    // A host cannot bring them either.
    model.openGame(
      gameForm({
        moves: [{ column: 1, row: 1, width: 1, height: 1 }],
        hints: [{ after: 1, grade: 3 }],
      }),
    );
    await rest(0);
    expect(play.hint.value.grade).toBe(0);
  });

  it('predicting is not offered', async () => {
    const { model } = await openFrame(`?${CHOSEN}&hide=answers`);
    expect(model.offered.value).toEqual(['explore', 'edit', 'play']);
  });
});

describe('where hints are hidden', () => {
  it('predicting is offered all the same', async () => {
    const { model } = await openFrame(`?${CHOSEN}&hide=hints`);
    expect(model.offered.value).toContain('predict');
  });

  it('none is given, and what was played is looked at after the game only', async () => {
    const { model } = await openFrame('?rows=2&columns=2&mode=play&opponent=person&hide=hints');
    const { play } = model;
    play.askHint();
    expect(play.hint.value.grade).toBe(0);
    play.press({ column: 1, row: 1 });
    play.press({ column: 1, row: 1 });
    play.openReview();
    expect(play.review.value).toBeUndefined();
    model.openGame(
      gameForm({
        rows: 2,
        columns: 2,
        start: ['BB', 'WB'],
        moves: [{ column: 1, row: 1, width: 1, height: 1 }],
      }),
    );
    play.openReview();
    await rest(0);
    expect(play.review.value?.status).toBe('known');
  });
});

describe('where nimbers are hidden', () => {
  it('there are none on the board, and no reasons', async () => {
    const shown = await openFrame(`?${CHOSEN}&show=values,grundy`);
    expect(shown.model.board.why.value).toBeDefined();
    const { model } = await openFrame(`?${CHOSEN}&show=values,grundy&hide=nimbers`);
    const { board } = model;
    board.setShowValues(true);
    board.setShowGrundy(true);
    model.openBoard(boardForm({ show: ['values', 'grundy'] }));
    expect(board.state.value).toMatchObject({ showValues: false, showGrundy: false });
    expect(board.why.value).toBeUndefined();
    expect(board.answers.value).toBe('shown');
  });

  it('nor in a review', async () => {
    const { model } = await openFrame(`?${PLAYED}&review=1&hide=nimbers`);
    const { table, review } = model.play;
    table.setShowValues(true);
    await rest(0);
    expect(review.value?.status).toBe('known');
    expect(table.state.value.showValues).toBe(false);
    expect(table.why.value).toBeUndefined();
  });
});

describe('what is locked', () => {
  it('is the size: of the board, and of games', async () => {
    const { model } = await openFrame('?rows=40&columns=5&lock=size');
    model.board.resize(3, 3);
    expect(model.board.state.value.position.rows).toBe(40);
    // There is no game of this size, and another one would be another size.
    model.modes.setMode('play');
    expect(model.modes.mode.value).toBe('explore');
    expect(model.offered.value).toEqual(['explore', 'predict', 'edit']);
    model.board.allBlack();
    expect(whiteDiscCount(model.board.state.value.position)).toBe(0);
  });

  it('is the mode', async () => {
    const { model } = await openFrame('?rows=5&columns=5&mode=predict&lock=mode');
    for (const mode of ['play', 'edit', 'explore'] as const) model.modes.setMode(mode);
    model.board.setMode('explore');
    expect(model.modes.mode.value).toBe('predict');
    expect(model.offered.value).toEqual([]);
    model.board.resize(3, 3);
    expect(model.board.state.value.position.rows).toBe(3);
  });

  it('is the position: rectangles are chosen and undone, and none is flipped', async () => {
    const { model } = await openFrame(`?${CHOSEN}&lock=position`);
    const { board } = model;
    const moves = vi.fn();
    model.watch({ onMove: moves, onReveal: moves });
    board.apply();
    board.resize(3, 3);
    board.allBlack();
    board.allWhite();
    board.random();
    model.modes.setMode('edit');
    board.setMode('edit');
    board.press({ column: 5, row: 5 });
    expect(whiteDiscCount(board.state.value.position)).toBe(25);
    expect(moves).not.toHaveBeenCalled();
    expect(board.state.value.selection?.corner).toEqual({ column: 5, row: 5 });
    board.undo();
    expect(board.state.value.selection?.corner).toEqual({ column: 4, row: 3 });
  });

  it('is the position that a game leaves as it was, and goes on where it was left', async () => {
    const { model } = await openFrame('?rows=5&columns=5&lock=position');
    const { play, board, modes } = model;
    modes.setMode('play');
    await rest(0);
    // Against the computer, whose answer comes later.
    play.press({ column: 1, row: 1 });
    play.press({ column: 1, row: 1 });
    expect(play.line.value).toHaveLength(1);
    modes.setMode('explore');
    expect(whiteDiscCount(board.state.value.position)).toBe(25);
    modes.setMode('play');
    expect(play.line.value).toHaveLength(1);
  });

  it('is the position of a game that the address asks for, on the board as well', async () => {
    const { model } = await openFrame(
      '?rows=3&columns=3&mode=play&position=WBW.WWW.BBW&opponent=person&lock=position',
    );
    const { play, board, modes } = model;
    play.press({ column: 1, row: 2 });
    play.press({ column: 1, row: 2 });
    modes.setMode('explore');
    expect(board.state.value.position).toEqual(play.game.value.setup.start);
    modes.setMode('play');
    expect(play.line.value).toHaveLength(1);
    expect(model.openGame(gameForm({ rows: 6, columns: 6 }))).toBeUndefined();
    modes.setMode('explore');
    expect(board.state.value.position.rows).toBe(6);
  });

  it.each(['', '&lock=position'])('and what a host resets begins anew: %s', async (locked) => {
    const { model } = await openFrame(`?rows=4&columns=4${locked}`);
    const { play, modes } = model;
    const move = async (column: number) => {
      modes.setMode('play');
      await rest(0);
      play.press({ column, row: 1 });
      play.press({ column, row: 1 });
    };
    await move(1);
    expect(play.line.value).toHaveLength(1);
    model.reset();
    modes.setMode('play');
    expect(play.line.value).toEqual([]);
    expect(play.canRedo.value).toBe(false);
    await move(2);
    modes.setMode('explore');
    modes.setMode('play');
    expect(play.line.value).toHaveLength(1);
  });

  it('binds the reader and not the host, and undo does not lead behind what the host did', async () => {
    const { model } = await openFrame('?rows=5&columns=5&lock=size,mode,position');
    expect(model.openBoard(boardForm({ rows: 3, mode: 'predict' }))).toBeUndefined();
    const { board } = model;
    expect(board.state.value).toMatchObject({ mode: 'predict', position: { rows: 3 } });
    board.undo();
    expect(board.state.value.position.rows).toBe(3);
    expect(model.openGame(gameForm({ rows: 4 }))).toBeUndefined();
    expect(model.modes.mode.value).toBe('play');
    expect(model.openBoard(boardForm({ mode: 'edit' }))).toBeUndefined();
    expect(model.modes.mode.value).toBe('explore');
    model.reset();
    expect(JSON.parse(model.json())).toMatchObject({ tartan: 'board', rows: 5, mode: 'explore' });
  });

  it('is nothing unless it is asked for', async () => {
    const { model } = await openFrame(`?${CHOSEN}`);
    model.openBoard(boardForm({ rows: 3 }));
    model.board.undo();
    expect(model.board.state.value.position.rows).toBe(5);
    model.board.apply();
    expect(whiteDiscCount(model.board.state.value.position)).toBe(24);
    expect(model.offered.value).toEqual(['explore', 'predict', 'edit', 'play']);
  });
});
