import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPLY_REST } from '../../../../web/src/model/play/play_model';
import type { PlayModel } from '../../../../web/src/model/play/play_model';
import { cell, rest } from '../board/open_board';
import { discsOf, heldIn, lineText, makeMove, openGame } from './open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const THREE = 'rows=3&columns=3&opponent=person&moves=1.1.1.1-2.1.1.1-3.1.1.1';
/** Odd moves are the person's. */
const AGAINST = 'rows=3&columns=3&moves=1.1.1.1-2.1.1.1-3.1.1.1-1.2.1.1';
/** Even moves are. */
const SECOND = `${AGAINST}&first=white`;

const shownAfter = (model: PlayModel, act: () => void) => {
  act();
  return model.shown.value;
};

describe('undo and redo', () => {
  it('go move by move between two people', async () => {
    const { model } = await openGame(THREE);
    const undo = () => shownAfter(model, () => model.undo());
    const redo = () => shownAfter(model, () => model.redo());
    expect([model.shown.value, model.canUndo.value, model.canRedo.value]).toEqual([3, true, false]);
    expect([undo(), undo()]).toEqual([2, 1]);
    expect(model.lastMove.value?.number).toBe(1);
    expect(discsOf(model)).toBe('WWW.WWW.BWW');
    expect([undo(), undo()]).toEqual([0, 0]);
    expect([model.lastMove.value, model.canUndo.value]).toEqual([undefined, false]);
    expect([redo(), redo()]).toEqual([1, 2]);
    expect(model.canRedo.value).toBe(true);
    expect([redo(), redo()]).toEqual([3, 3]);
    expect(lineText(model)).toBe('1,1 1×1 ; 2,1 1×1 ; 3,1 1×1 ; |');
  });

  it('go to one’s own turns against the computer', async () => {
    const { model } = await openGame(AGAINST);
    const undo = () => shownAfter(model, () => model.undo());
    const redo = () => shownAfter(model, () => model.redo());
    expect([undo(), undo(), undo()]).toEqual([2, 0, 0]);
    expect([redo(), redo(), redo()]).toEqual([2, 4, 4]);
    expect(model.phase.value.kind).toBe('to-move');
  });

  it('go to the start where the computer began, and it does not begin anew', async () => {
    const { model, analyst } = await openGame(`${SECOND}&at=3`);
    const undo = () => shownAfter(model, () => model.undo());
    const redo = () => shownAfter(model, () => model.redo());
    expect([undo(), undo()]).toEqual([1, 0]);
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'white' });
    expect([redo(), redo()]).toEqual([1, 3]);
    expect(analyst.callsOf('choose')).toEqual([]);
    // Its turn is where the line ends, and there is no later one of one's own.
    expect(redo()).toBe(4);
    expect(model.phase.value.kind).toBe('thinking');
  });

  it('go to the end of a game that is over', async () => {
    const { model } = await openGame('rows=2&columns=2&position=BB.BW&moves=2.1.1.1');
    expect(shownAfter(model, () => model.undo())).toBe(0);
    expect(shownAfter(model, () => model.redo())).toBe(1);
    expect(model.phase.value.kind).toBe('over');
  });

  it('take back one’s own move while the computer thinks', async () => {
    const { model, analyst } = await openGame(`${AGAINST}&at=4`);
    makeMove(model, '3,3 1×1');
    model.undo();
    expect([model.shown.value, model.phase.value.kind]).toEqual([4, 'to-move']);
    expect(analyst.lastCall.aborted).toBe(true);
    await rest(2 * REPLY_REST);
    expect(model.shown.value).toBe(4);
    model.redo();
    expect([model.shown.value, model.phase.value.kind]).toEqual([5, 'thinking']);
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(6);
  });

  it('let go of the corner', async () => {
    const { model } = await openGame(`${THREE}&at=2`);
    for (const change of [() => model.undo(), () => model.redo(), () => model.goTo(1)]) {
      model.press(cell(3, 3));
      expect(heldIn(model)).toBe('3,3');
      change();
      expect(heldIn(model)).toBeUndefined();
    }
  });
});

describe('branches', () => {
  it('are added by playing on from an earlier place, and none is forgotten', async () => {
    const { model } = await openGame(THREE);
    model.goTo(1);
    makeMove(model, '3,3 1×3');
    expect(lineText(model)).toBe('1,1 1×1 ; 3,3 1×3 ; |');
    expect(model.line.value.map(({ branches }) => branches)).toEqual([[1], [2, 4]]);
    model.goTo(3);
    expect(lineText(model)).toBe('1,1 1×1 ; 2,1 1×1 ; 3,1 1×1 ; |');
    model.goTo(0);
    expect(lineText(model)).toBe('| ; 1,1 1×1 ; 2,1 1×1 ; 3,1 1×1');
    model.goTo(4);
    model.undo();
    expect(lineText(model)).toBe('1,1 1×1 ; | ; 3,3 1×3');
    makeMove(model, '2,1 1×1');
    expect(lineText(model)).toBe('1,1 1×1 ; 2,1 1×1 ; | ; 3,1 1×1');
    expect(model.game.value.places).toHaveLength(5);
    expect(() => model.goTo(5)).toThrow(RangeError);
    expect(model.shown.value).toBe(2);
  });

  it('of the computer grow where it is let, and its same move is no new one', async () => {
    const { model, analyst } = await openGame(`${AGAINST}&seed=8`, { hold: ['choose'] });
    model.goTo(1);
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'white' });
    model.press(cell(3, 3));
    expect(model.refusal.value).toEqual({ kind: 'not-your-turn', player: 'white' });
    model.letMove();
    expect(model.phase.value.kind).toBe('thinking');
    expect(analyst.lastCall).toMatchObject({ kind: 'choose', seed: 8, turn: 1 });
    analyst.lastCall.release();
    await rest(REPLY_REST);
    expect(lineText(model)).toBe('1,1 1×1 ; 2,1 1×1 ; | ; 3,1 1×1 ; 1,2 1×1');
    expect(model.game.value.places).toHaveLength(5);
    model.goTo(3);
    model.letMove();
    analyst.choose = () => Promise.resolve({ column: 3, row: 3, width: 1, height: 3 });
    model.goTo(2);
    model.goTo(3);
    model.letMove();
    await rest(REPLY_REST);
    expect(lineText(model)).toBe('1,1 1×1 ; 2,1 1×1 ; 3,1 1×1 ; 3,3 1×3 ; |');
    expect(model.line.value[3]?.branches).toEqual([4, 5]);
  });

  it('that end where the computer is to move wait until it is let', async () => {
    const { model, analyst } = await openGame(AGAINST, { hold: ['choose'] });
    makeMove(model, '3,3 1×1');
    model.undo();
    model.goTo(5);
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'white' });
    const asked = analyst.callsOf('choose').length;
    await rest(REPLY_REST);
    expect(analyst.callsOf('choose')).toHaveLength(asked);
    model.letMove();
    expect(model.phase.value.kind).toBe('thinking');
  });

  it('can be played after a swap of colours', async () => {
    const { model } = await openGame(`${AGAINST}&at=1`);
    model.swapSides();
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'white' });
    expect(shownAfter(model, () => model.redo())).toBe(3);
    expect(shownAfter(model, () => model.undo())).toBe(1);
    expect(shownAfter(model, () => model.undo())).toBe(0);
  });

  it('are not made by letting anybody move who is not the computer', async () => {
    const { model, analyst } = await openGame(THREE);
    model.letMove();
    const own = await openGame(AGAINST);
    own.model.letMove();
    expect([...analyst.callsOf('choose'), ...own.analyst.callsOf('choose')]).toEqual([]);
  });
});
