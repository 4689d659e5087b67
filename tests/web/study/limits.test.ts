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

/** What a study without limits shows is brought as JSON, as a host does. */
async function openOther(model: StudyModel, query: string) {
  const other = await openStudy(query);
  expect(await openJson(model, printJson(other.model.state.value))).toBeUndefined();
  await rest(0);
}

/** All that a view can show of what wins. */
const told = (model: StudyModel) => ({
  answers: model.answers.value,
  heat: model.heat.value,
  recent: model.recent.value,
  why: model.why.value,
  wins: model.wins(move(model, '3x4')),
  counted: model.cornerCounts(cell(4, 1))?.wins,
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
    // A review would be no help any more, but tell what won.
    await openOther(model, 'rows=1&columns=1&mode=play&opponent=person&moves=1x1');
    expect(model.match.phase.value.kind).toBe('over');
    expectNone();
  });

  it('predicting is not offered', async () => {
    const { model } = await open(CHOSEN, ['answers']);
    expect(model.offered.value).toEqual(['explore', 'edit', 'play']);
    model.setMode('predict');
    expect(model.state.value.look.mode).toBe('explore');
  });
});

describe('where hints are hidden', () => {
  it('none is given, and what was played is looked at after the match only', async () => {
    const { model } = await open('rows=2&columns=2&mode=play&opponent=person', ['hints']);
    expect(model.offered.value).toContain('predict');
    model.match.askHint();
    expect(model.match.hint.value.isAsked).toBe(false);
    press(model, '1x1');
    model.review.open();
    expect(model.review.state.value).toBeUndefined();
    for (const text of ['1x2', '2x1', '2x2']) press(model, text);
    model.review.open();
    await rest(0);
    expect(model.review.state.value?.status).toBe('answered');
    // Where it is now, there are still moves to be made.
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
      model.setOverlay('values', true);
      expect(model.state.value.look.overlays).toEqual([]);
      expect([model.why.value, model.answers.value]).toEqual([undefined, 'shown']);
      await openOther(model, `${CHOSEN}&show=values,grundy${review}`);
      expect([model.state.value.look.overlays, model.why.value]).toEqual([[], undefined]);
    },
  );
});

describe('what is locked', () => {
  it('is the game, and not the size', async () => {
    const { model } = await open('rows=5&columns=5', [], ['game']);
    model.setGame(game('rugs'));
    model.resize(6, 6);
    expect(model.state.value.study).toMatchObject({
      start: { rows: 6, columns: 6 },
      game: { name: 'flipping-game' },
    });
  });

  it('is the size, and not the game', async () => {
    const { model } = await open('rows=40&columns=5', [], ['size']);
    model.resize(6, 6);
    for (const name of ['single*ruler', 'rugs']) {
      model.setGame(game(name));
      expect(model.state.value.study).toMatchObject({
        start: { rows: 40, columns: 5 },
        game: { name },
      });
    }
    // Nobody plays on this size, and another one would be another size.
    model.setMode('play');
    expect([model.state.value.look.mode, model.offered.value]).toEqual([
      ...['explore', ['explore', 'predict', 'edit']],
    ]);
    model.fill(0);
    expect(rowsOf(model)).toContain('B');
  });

  it('is the size of a new match', async () => {
    const { model } = await open('rows=4&columns=4&mode=play', [], ['size']);
    const larger = filledPosition({ rows: 5, columns: 5 }, 1);
    model.begin({ start: larger, opponent: 'person', you: 'first' });
    expect(model.position.value.rows).toBe(4);
  });

  it('is the mode, also where one goes back', async () => {
    const { model } = await open(`${CHOSEN}&mode=predict`, [], ['mode']);
    for (const mode of ['play', 'edit', 'explore'] as const) model.setMode(mode);
    expect([model.state.value.look.mode, model.offered.value]).toEqual(['predict', []]);
    model.resize(3, 3);
    expect(model.position.value.rows).toBe(3);
    model.undo();
    expect([model.state.value.look.mode, model.position.value.rows]).toEqual(['predict', 5]);
  });

  it('is the position: it is looked at, and nothing turns a coin', async () => {
    const onMove = vi.fn();
    const limits = limitsOf([], ['position']);
    const { model } = await openStudy(`${CHOSEN}&mode=edit`, { limits, onMove });
    expect(model.state.value.look.mode).toBe('explore');
    model.setMode('edit');
    model.press(cell(1, 1));
    model.fill(0);
    model.random();
    model.resize(2, 2);
    apply(model, '3x4');
    expect([lineText(model), held(model), rowsOf(model).includes('B')]).toEqual([
      ...['|', '3x4 chosen', false],
    ]);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is the position, and moves that the address gives can be looked at all the same', async () => {
    const { model } = await open('rows=5&columns=5&moves=1x1-2x1&at=1', [], ['position']);
    model.setMode('predict');
    expect(headsCount(model.position.value)).toBe(24);
    model.redo();
    expect(headsCount(model.position.value)).toBe(23);
  });

  it('lets a match be played from it, which turns no coin of the board', async () => {
    const { model } = await open('rows=2&columns=2&opponent=person', [], ['position']);
    model.setMode('play');
    await rest(0);
    press(model, '2x2');
    expect(rowsOf(model)).toBe('WB.WW');
    model.setMode('explore');
    expect([rowsOf(model), lineText(model)]).toEqual(['WW.WW', '| 2x2']);
    model.setMode('play');
    expect(rowsOf(model)).toBe('WB.WW');
    const { start } = model.state.value.study;
    model.begin({ start: filledPosition(start, 0), opponent: 'person', you: 'first' });
    expect(rowsOf(model)).toBe('WB.WW');
    model.begin({ start, opponent: 'person', you: 'first' });
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
      model.begin({ start, ...other });
    model.match.swapSides();
    expect(model.state.value.match).toMatchObject({ opponent: 'perfect', you: 'first' });
    press(model, '1x1');
    await rest(5_000);
    expect(model.match.phase.value.kind).toBe('over');
    expect(model.review.mayOpen.value).toBe(true);
    model.begin({ start, opponent: 'perfect', you: 'first' });
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
      expect([rowsOf(model), model.canUndo.value]).toEqual(['WB.WW', false]);
      const store = createFakeStore();
      const free = await openStudy('rows=2&columns=2&mode=edit', { keep: store });
      free.model.press(cell(1, 1));
      await rest();
      const { model: again } = await open(free.bar.hash, [], [part], createFakeStore(store.text));
      again.undo();
      expect(rowsOf(again)).toBe('WW.BW');
    }
  });

  it('is nothing unless it is asked for', async () => {
    const { model } = await open(CHOSEN, []);
    expect(model.offered.value).toEqual(['explore', 'predict', 'edit', 'play']);
    model.apply();
    expect(lineText(model)).toBe('3x4 |');
    await openOther(model, 'rows=3&columns=5');
    expect(model.position.value.rows).toBe(3);
    model.undo();
    expect(lineText(model)).toBe('3x4 |');
  });
});
