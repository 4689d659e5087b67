import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SolverError } from '../../../../web/src/solver/errors';
import { examineBoard } from '../../fake_analyst';
import { cell, rest } from '../board/open_board';
import { heldIn, makeMove, openGame } from './open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WON = 'rows=5&columns=5&opponent=person';
/** Four discs of value 1. */
const LOST = 'rows=2&columns=2&opponent=person';
const NOTHING = { grade: 0, won: undefined, corners: [], rectangle: undefined };

describe('hints', () => {
  it('tell more with each grade', async () => {
    const { model } = await openGame(WON);
    const { winning } = examineBoard(5, 5, model.position.value.discs);
    expect(model.hint.value).toEqual(NOTHING);
    model.askHint();
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 1, won: true });
    model.askHint();
    const { corners } = model.hint.value;
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 2, won: true, corners });
    const all = Array.from({ length: winning.length / 4 }, (_, index) =>
      cell(winning[4 * index]!, winning[4 * index + 1]!),
    );
    const expected = new Set(all.map(({ column, row }) => `${column} ${row}`));
    expect(corners.map(({ column, row }) => `${column} ${row}`)).toEqual([...expected]);
    expect(corners.length).toBeGreaterThan(1);
    expect(corners.length).toBeLessThan(all.length);
    model.askHint();
    const [column, row, width, height] = winning;
    const rectangle = { column, row, width, height };
    expect(model.hint.value).toEqual({ grade: 3, won: true, corners, rectangle });
    expect(heldIn(model)).toBeUndefined();
    const { game } = model;
    const { value } = game;
    model.askHint();
    expect(game.value).toBe(value);
  });

  it('tell of a lost position that it is, and nothing more', async () => {
    const { model } = await openGame(LOST);
    model.askHint();
    model.askHint();
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 1, won: false });
    expect(model.game.value.places[0]?.hint).toBe(1);
  });

  it.each([2, 3])('tell no more of a lost position with grade %i of an address', async (grade) => {
    const { model } = await openGame(`${LOST}&hints=0.${grade}`);
    expect(model.hint.value).toEqual({ ...NOTHING, grade, won: false });
  });

  it('stay with their place', async () => {
    const { model } = await openGame(WON);
    model.askHint();
    model.askHint();
    makeMove(model, '1,1 1×1');
    expect(model.hint.value).toEqual(NOTHING);
    model.askHint();
    model.undo();
    await rest(0);
    expect(model.hint.value).toMatchObject({ grade: 2, won: true });
    model.redo();
    await rest(0);
    expect(model.hint.value.grade).toBe(1);
    expect(model.address.value).toContain('hints=0.2-1.1');
  });

  it('come when they are known; until then there is only the first', async () => {
    const { model, analyst } = await openGame(WON, { hold: ['examine'] });
    model.askHint();
    model.askHint();
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 1 });
    analyst.lastCall.release();
    await rest(0);
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 1, won: true });
    model.askHint();
    expect(model.hint.value.corners).not.toEqual([]);
    makeMove(model, '1,1 1×1');
    model.askHint();
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 1 });
  });

  it('come after all when the board can be looked at again', async () => {
    const { model, analyst } = await openGame(WON, { hold: ['examine'] });
    model.askHint();
    analyst.lastCall.fail(new SolverError({ kind: 'worker-failed', message: 'gone' }));
    await rest(0);
    expect(model.hint.value).toEqual({ ...NOTHING, grade: 1 });
    expect(model.table.examination.value.status).toBe('failed');
    analyst.hold = new Set();
    model.examineAgain();
    await rest(0);
    expect(model.hint.value.won).toBe(true);
  });

  it('keep the corner, but not what was refused', async () => {
    const { model } = await openGame(WON);
    model.press(cell(5, 5));
    model.press(cell(4, 5));
    expect(model.refusal.value).toBeDefined();
    model.askHint();
    expect([heldIn(model), model.refusal.value]).toEqual(['5,5', undefined]);
  });

  it('are for a person who is to move', async () => {
    const thinking = await openGame('rows=5&columns=5&first=white&hints=0.2', { hold: ['choose'] });
    const over = await openGame(`${LOST}&position=BB.BB`);
    const reviewing = await openGame(`${WON}&moves=1.1.1.1&review=1`);
    for (const { model } of [thinking, over, reviewing]) {
      const { value } = model.game;
      model.askHint();
      expect(model.game.value).toBe(value);
      expect(model.hint.value).toEqual(NOTHING);
    }
  });

  it('are written down, and come back', async () => {
    const { model, bar } = await openGame(WON);
    model.askHint();
    model.askHint();
    model.askHint();
    await rest();
    expect(bar.hash).toContain('hints=0.3');
    const again = await openGame(bar.hash);
    expect(again.model.hint.value).toEqual(model.hint.value);
  });
});
