import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { filledPosition, headsCount } from '../../../web/src/game/position';
import { limitsOf, type Hideable, type Lockable } from '../../../web/src/game/limits';
import { game } from '../game/boards';
import type { StudyModel } from '../../../web/src/study/study_model';
import {
  apply,
  cell,
  createFakeStore,
  held,
  lineText,
  move,
  openStudy,
  press,
  rest,
  rowsOf,
} from './open_study';
import { printJson } from '../../../web/src/game/json';
import { openJson } from '../../../web/src/study/open_json';

fakeTime();

const CHOSEN = 'rows=5&columns=5&move=3x4';
const PLAYED = 'rows=5&columns=5&mode=play&opponent=person&moves=1x1';
const open = (
  query: string,
  hidden: Hideable[],
  locked: Lockable[] = [],
  keep = createFakeStore(),
) => openStudy(query, { limits: limitsOf(hidden, locked), keep });

/** Opens a JSON state of a study without limits, like a host does. */
async function openOther(model: StudyModel, query: string) {
  const other = await openStudy(query);
  expect(await openJson(model, printJson(other.model.state.value))).toBeUndefined();
  await rest(0);
}

/** Everything in a view that reveals what wins. */
const told = (model: StudyModel) => ({
  answers: model.view.answers.value,
  heat: model.view.heat.value,
  recent: model.view.recent.value,
  why: model.view.why.value,
  wins: model.view.wins(move(model, '3x4')),
  counted: model.view.cornerCounts(cell(4, 1))?.wins,
});
const NOTHING = {
  answers: 'hidden',
  heat: undefined,
  recent: undefined,
  why: undefined,
  wins: undefined,
  counted: undefined,
};

describe('where answers are hidden', () => {
  it('nothing tells them in any mode, not even after a look', async () => {
    for (const mode of ['explore', 'predict&revealed=yes', 'edit']) {
      const shown = await openStudy(`${CHOSEN}&mode=${mode}`);
      expect(told(shown.model)).toMatchObject({ answers: 'shown', wins: true, counted: 1 });
      const { model } = await open(`${CHOSEN}&mode=${mode}`, ['answers']);
      model.predict.check();
      expect(told(model)).toEqual(NOTHING);
      expect(model.state.value.look.revealed).toBe(false);
      await openOther(model, `${CHOSEN}&mode=predict&revealed=yes`);
      expect([held(model), told(model)]).toEqual(['3x4 chosen', NOTHING]);
    }
  });

  it('a match has no hints and no review', async () => {
    const { model, engine } = await open(`${PLAYED}&hints=1&review=1`, ['answers']);
    const expectNone = () => {
      expect([model.review.state.value, model.review.mayOpen.value]).toEqual([undefined, false]);
      expect(model.match.hint.value).toEqual({ isAsked: false, won: undefined, corners: [] });
      expect(told(model)).toEqual(NOTHING);
    };
    model.match.askHint();
    model.review.open();
    await rest(0);
    expectNone();
    await openOther(model, `${PLAYED}-2x2&hints=2&review=2`);
    expect(lineText(model)).toBe('1x1 2x2 |');
    expectNone();
    expect(engine.callsOf('review')).toEqual([]);
    // A review wouldn't help any more, but would reveal what won.
    await openOther(model, 'rows=1&columns=1&mode=play&opponent=person&moves=1x1');
    expect(model.match.phase.value.kind).toBe('over');
    expectNone();
  });

  it('predicting is not offered', async () => {
    const { model } = await open(CHOSEN, ['answers']);
    expect(model.setUps.offered.value).toEqual(['explore', 'edit', 'play']);
    model.setUps.setMode('predict');
    expect(model.state.value.look.mode).toBe('explore');
  });
});

describe('where hints are hidden', () => {
  it('none is given, and what was played is looked at after the match only', async () => {
    const { model } = await open('rows=2&columns=2&mode=play&opponent=person', ['hints']);
    expect(model.setUps.offered.value).toContain('predict');
    model.match.askHint();
    expect(model.match.hint.value.isAsked).toBe(false);
    press(model, '1x1');
    model.review.open();
    expect(model.review.state.value).toBeUndefined();
    for (const text of ['1x2', '2x1', '2x2']) press(model, text);
    model.review.open();
    await rest(0);
    expect(model.review.state.value?.status).toBe('answered');
    // The current position still has moves to make.
    model.review.open({ number: 2, shows: 'played' });
    expect(model.review.view.value).toEqual({ number: 2, shows: 'played' });
  });
});

describe('where nimbers are hidden', () => {
  it.each(['', '&mode=play&opponent=person&moves=1x1&review=1'])(
    'there are none on the board, and no reasons: %s',
    async (review) => {
      const { model } = await open(`${CHOSEN}&show=values,grundy${review}`, ['nimbers']);
      expect(model.state.value.look.overlays).toEqual([]);
      model.looks.setOverlay('values', true);
      expect(model.state.value.look.overlays).toEqual([]);
      expect([model.view.why.value, model.view.answers.value]).toEqual([undefined, 'shown']);
      await openOther(model, `${CHOSEN}&show=values,grundy${review}`);
      expect([model.state.value.look.overlays, model.view.why.value]).toEqual([[], undefined]);
    },
  );
});

describe('what is locked', () => {
  it('is the game, and not the size', async () => {
    const { model } = await open('rows=5&columns=5', [], ['game']);
    model.setUps.setGame(game('rugs'));
    model.setUps.resize(6, 6);
    expect(model.state.value.study).toMatchObject({
      start: { rows: 6, columns: 6 },
      game: { name: 'flipping-game' },
    });
  });

  it('is the size, and not the game', async () => {
    const { model } = await open('rows=40&columns=5', [], ['size']);
    model.setUps.resize(6, 6);
    for (const name of ['single*ruler', 'rugs']) {
      model.setUps.setGame(game(name));
      expect(model.state.value.study).toMatchObject({
        start: { rows: 40, columns: 5 },
        game: { name },
      });
    }
    // The game can't be played on this size, and the size can't be changed.
    model.setUps.setMode('play');
    expect([model.state.value.look.mode, model.setUps.offered.value]).toEqual([
      ...['explore', ['explore', 'predict', 'edit']],
    ]);
    model.setUps.fill(0);
    expect(rowsOf(model)).toContain('B');
  });

  it('is the size of a new match', async () => {
    const { model } = await open('rows=4&columns=4&mode=play', [], ['size']);
    const larger = filledPosition({ rows: 5, columns: 5 }, 1);
    model.setUps.begin({ start: larger, opponent: 'person', you: 'first' });
    expect(model.view.position.value.rows).toBe(4);
  });

  it('is the mode, also where one goes back', async () => {
    const { model } = await open(`${CHOSEN}&mode=predict`, [], ['mode']);
    for (const mode of ['play', 'edit', 'explore'] as const) model.setUps.setMode(mode);
    expect([model.state.value.look.mode, model.setUps.offered.value]).toEqual(['predict', []]);
    model.setUps.resize(3, 3);
    expect(model.view.position.value.rows).toBe(3);
    model.moving.undo();
    expect([model.state.value.look.mode, model.view.position.value.rows]).toEqual(['predict', 5]);
  });

  it('is the position: it is looked at, and nothing turns a coin', async () => {
    const onMove = vi.fn();
    const limits = limitsOf([], ['position']);
    const { model } = await openStudy(`${CHOSEN}&mode=edit`, { limits, onMove });
    expect(model.state.value.look.mode).toBe('explore');
    model.setUps.setMode('edit');
    model.choice.press(cell(1, 1));
    model.setUps.fill(0);
    model.setUps.random();
    model.setUps.resize(2, 2);
    apply(model, '3x4');
    expect([lineText(model), held(model), rowsOf(model).includes('B')]).toEqual([
      ...['|', '3x4 chosen', false],
    ]);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is the position, and moves that the address gives can be looked at all the same', async () => {
    const { model } = await open('rows=5&columns=5&moves=1x1-2x1&at=1', [], ['position']);
    model.setUps.setMode('predict');
    expect(headsCount(model.view.position.value)).toBe(24);
    model.moving.redo();
    expect(headsCount(model.view.position.value)).toBe(23);
  });

  it('lets a match be played from it, which turns no coin of the board', async () => {
    const { model } = await open('rows=2&columns=2&opponent=person', [], ['position']);
    model.setUps.setMode('play');
    await rest(0);
    press(model, '2x2');
    expect(rowsOf(model)).toBe('WB.WW');
    model.setUps.setMode('explore');
    expect([rowsOf(model), lineText(model)]).toEqual(['WW.WW', '| 2x2']);
    model.setUps.setMode('play');
    expect(rowsOf(model)).toBe('WB.WW');
    const { start } = model.state.value.study;
    model.setUps.begin({ start: filledPosition(start, 0), opponent: 'person', you: 'first' });
    expect(rowsOf(model)).toBe('WB.WW');
    model.setUps.begin({ start, opponent: 'person', you: 'first' });
    expect([rowsOf(model), lineText(model)]).toEqual(['WW.WW', '|']);
  });

  it('is who plays whom, and a game that counts has no review before it’s over', async () => {
    const query = 'rows=2&columns=2&mode=play&opponent=perfect&seed=5&position=BB.WW';
    const { model } = await open(query, [], ['opponent']);
    const { start } = model.state.value.study;
    for (const other of [
      { opponent: 'casual', you: 'first' },
      { opponent: 'perfect', you: 'second' },
      { opponent: 'person', you: 'first' },
    ] as const)
      model.setUps.begin({ start, ...other });
    model.match.swapSides();
    expect(model.state.value.match).toMatchObject({ opponent: 'perfect', you: 'first' });
    press(model, '1x1');
    await rest(5_000);
    expect(model.match.phase.value.kind).toBe('over');
    expect(model.review.mayOpen.value).toBe(true);
    model.setUps.begin({ start, opponent: 'perfect', you: 'first' });
    expect(lineText(model)).toBe('|');

    const going = 'rows=3&columns=3&mode=play&opponent=perfect&seed=5&moves=1x1-1x2';
    expect((await open(going, [], ['opponent'])).model.review.mayOpen.value).toBe(false);
    expect((await open(going, [])).model.review.mayOpen.value).toBe(true);
  });

  it('has nothing before it that one could undo', async () => {
    for (const part of ['size', 'mode', 'position'] as const) {
      const { model, bar, visit } = await open('rows=2&columns=2', [], [part]);
      bar.push('#/board?rows=2&columns=2&position=WB.WW');
      visit();
      expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['WB.WW', false]);
      const store = createFakeStore();
      const free = await openStudy('rows=2&columns=2&mode=edit', { keep: store });
      free.model.choice.press(cell(1, 1));
      await rest();
      const { model: again } = await open(free.bar.hash, [], [part], createFakeStore(store.text));
      again.moving.undo();
      expect(rowsOf(again)).toBe('WW.BW');
    }
  });

  it('is nothing unless it is asked for', async () => {
    const { model } = await open(CHOSEN, []);
    expect(model.setUps.offered.value).toEqual(['explore', 'predict', 'edit', 'play']);
    model.choice.apply();
    expect(lineText(model)).toBe('3x4 |');
    await openOther(model, 'rows=3&columns=5');
    expect(model.view.position.value.rows).toBe(3);
    model.moving.undo();
    expect(lineText(model)).toBe('3x4 |');
  });
});
