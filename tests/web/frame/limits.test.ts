import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { readGame } from '../../../web/src/game/game';
import { filledPosition, headsCount } from '../../../web/src/game/position';
import type { StudyModel } from '../../../web/src/study/study_model';
import { openFrame, settle, studyForm } from './open_frame';
import { printJson } from '../../../web/src/game/json';
import { openJson as openText } from '../../../web/src/study/open_json';

fakeTime();

const CHOSEN = 'rows=5&columns=5&move=3x4';
const WON = { rows: [3], columns: [4] };
const PLAYED = 'rows=5&columns=5&mode=play&opponent=person&moves=1x1';
const CORNER = { column: 1, row: 1 };

/** Makes the smallest move of a corner in a match. */
function play(model: StudyModel, column = 1, row = 1) {
  model.press({ column, row });
  model.press({ column, row });
}

const shown = (model: StudyModel) => model.state.value;
const lineLength = (model: StudyModel) => model.line.moves.value.length;

async function openJson(model: StudyModel, values: object) {
  const problem = await openText(model, JSON.stringify(studyForm(values)));
  await settle();
  return problem;
}

/** All that a view can show of what wins. */
function told(model: StudyModel) {
  return {
    answers: model.answers.value,
    heat: model.heat.value,
    recent: model.recent.value,
    why: model.why.value,
    wins: model.wins(WON),
    counted: model.cornerCounts({ column: 4, row: 1 })?.wins,
  };
}

const NOTHING = {
  answers: 'hidden',
  heat: undefined,
  recent: undefined,
  why: undefined,
  wins: undefined,
  counted: undefined,
};

describe('where answers are hidden', () => {
  it('nothing of a board tells them in any mode, not even after a look', async () => {
    for (const mode of ['explore', 'predict&revealed=yes', 'edit']) {
      const open = await openFrame(`?${CHOSEN}&mode=${mode}`);
      expect(told(open.model)).toMatchObject({ answers: 'shown', wins: true, counted: 1 });
      const { model } = await openFrame(`?${CHOSEN}&mode=${mode}&hide=answers`);
      model.predict.check();
      expect(told(model)).toEqual(NOTHING);
      expect(shown(model).look.revealed).toBe(false);
      await openJson(model, { mode: 'predict', revealed: true, move: '3x4' });
      expect(shown(model).look.selection?.move).toEqual(WON);
      expect(told(model)).toEqual(NOTHING);
    }
  });

  it('a match has no hints and no review', async () => {
    const { model } = await openFrame(`?${PLAYED}&hints=1&review=1&hide=answers`);
    model.match.askHint();
    model.review.open();
    await settle();
    expect(model.review.state.value).toBeUndefined();
    expect(model.review.mayOpen.value).toBe(false);
    expect(model.match.hint.value).toMatchObject({ isAsked: false, won: undefined, corners: [] });
    expect(told(model)).toEqual(NOTHING);
    // A host cannot bring them either.
    await openJson(model, { mode: 'play', moves: ['1x1'], hints: [1], review: 1 });
    expect(model.review.state.value).toBeUndefined();
    expect(model.match.hint.value.isAsked).toBe(false);
  });

  it('predicting is not offered', async () => {
    const { model } = await openFrame(`?${CHOSEN}&hide=answers`);
    expect(model.offered.value).toEqual(['explore', 'edit', 'play']);
    model.setMode('predict');
    expect(shown(model).look.mode).toBe('explore');
  });
});

describe('where hints are hidden', () => {
  it('predicting is offered all the same', async () => {
    const { model } = await openFrame(`?${CHOSEN}&hide=hints`);
    expect(model.offered.value).toContain('predict');
  });

  it('none is given, and what was played is looked at after the match only', async () => {
    const { model } = await openFrame('?rows=2&columns=2&mode=play&opponent=person&hide=hints');
    model.match.askHint();
    expect(model.match.hint.value.isAsked).toBe(false);
    play(model);
    model.review.open();
    expect(model.review.state.value).toBeUndefined();
    const end = { rows: 2, columns: 2, position: ['BB', 'WB'], moves: ['1x1'] };
    await openJson(model, { ...end, mode: 'play' });
    model.review.open();
    await settle();
    expect(model.review.state.value?.status).toBe('known');
  });
});

describe('where nimbers are hidden', () => {
  it('there are none on the board, and no reasons', async () => {
    const open = await openFrame(`?${CHOSEN}&show=values,grundy`);
    expect(open.model.why.value).toBeDefined();
    const { model } = await openFrame(`?${CHOSEN}&show=values,grundy&hide=nimbers`);
    model.setOverlay('values', true);
    expect(shown(model).look.overlays).toEqual([]);
    await openJson(model, { show: ['values', 'grundy'], move: '3x4' });
    expect(shown(model).look.overlays).toEqual([]);
    expect(model.why.value).toBeUndefined();
    expect(model.answers.value).toBe('shown');
  });

  it('nor in a review', async () => {
    const { model } = await openFrame(`?${PLAYED}&review=1&hide=nimbers`);
    model.setOverlay('values', true);
    await settle();
    expect(model.review.state.value?.status).toBe('known');
    expect(shown(model).look.overlays).toEqual([]);
    expect(model.why.value).toBeUndefined();
  });
});

describe('what is locked', () => {
  it('is the size and the game, of boards and of matches', async () => {
    const { model } = await openFrame('?rows=40&columns=5&lock=size');
    model.resize(3, 3);
    const rugs = readGame('rugs');
    if (rugs) model.setGame(rugs);
    expect(shown(model).study).toMatchObject({
      game: { name: 'flipping-game' },
      start: { rows: 40 },
    });
    // Nobody plays on this size, and another one would be another size.
    model.setMode('play');
    expect(shown(model).look.mode).toBe('explore');
    expect(model.offered.value).toEqual(['explore', 'predict', 'edit']);
    model.fill(0);
    expect(headsCount(model.position.value)).toBe(0);
    const { model: small } = await openFrame('?rows=4&columns=4&mode=play&lock=size');
    const larger = filledPosition({ rows: 5, columns: 5 }, 1);
    small.begin({ start: larger, opponent: 'person', you: 'first' });
    expect(small.position.value.rows).toBe(4);
  });

  it('is the mode', async () => {
    const { model } = await openFrame('?rows=5&columns=5&mode=predict&lock=mode');
    for (const mode of ['play', 'edit', 'explore'] as const) model.setMode(mode);
    expect(shown(model).look.mode).toBe('predict');
    expect(model.offered.value).toEqual([]);
    model.resize(3, 3);
    expect(model.position.value.rows).toBe(3);
    model.undo();
    expect(shown(model)).toMatchObject({
      look: { mode: 'predict' },
      study: { start: { rows: 5 } },
    });
  });

  it('is the position: moves are chosen, and none is made', async () => {
    const { model } = await openFrame(`?${CHOSEN}&lock=position`);
    const watched = vi.fn();
    model.watch({ onMove: watched, onAnswer: watched });
    model.apply();
    model.resize(3, 3);
    model.fill(0);
    model.fill(1);
    model.random();
    model.setMode('edit');
    model.press({ column: 5, row: 5 });
    expect(headsCount(model.position.value)).toBe(25);
    expect([lineLength(model), watched.mock.calls.length]).toEqual([0, 0]);
    expect(shown(model).look).toMatchObject({
      mode: 'explore',
      selection: { corner: { column: 5, row: 5 } },
    });
  });

  it('is the position that a match leaves as it was, and goes on where it was left', async () => {
    const { model } = await openFrame('?rows=5&columns=5&lock=position&opponent=person');
    model.setMode('play');
    play(model);
    expect(lineLength(model)).toBe(1);
    model.setMode('explore');
    expect(headsCount(model.position.value)).toBe(25);
    model.setMode('play');
    expect(headsCount(model.position.value)).toBe(24);
    const black = filledPosition(model.position.value, 0);
    model.begin({ start: black, opponent: 'person', you: 'first' });
    expect(headsCount(model.position.value)).toBe(24);
    model.begin({ start: shown(model).study.start, opponent: 'person', you: 'first' });
    expect([headsCount(model.position.value), lineLength(model)]).toEqual([25, 0]);
  });

  it('is the position, and moves that the address gives can be looked at all the same', async () => {
    const { model } = await openFrame('?rows=5&columns=5&moves=1x1-2x1&at=1&lock=position');
    model.setMode('predict');
    expect(headsCount(model.position.value)).toBe(24);
    model.redo();
    expect(headsCount(model.position.value)).toBe(23);
  });

  it.each(['', '&lock=position'])('and what a host resets begins anew: %s', async (locked) => {
    const { model } = await openFrame(`?rows=4&columns=4&opponent=person${locked}`);
    model.setMode('play');
    play(model);
    expect(lineLength(model)).toBe(1);
    model.reset();
    expect(shown(model).look.mode).toBe('explore');
    model.setMode('play');
    expect(lineLength(model)).toBe(0);
    play(model, 2);
    model.setMode('explore');
    model.setMode('play');
    expect(lineLength(model)).toBe(1);
  });

  it('binds the reader and not the host, and undo does not lead behind what the host did', async () => {
    const { model } = await openFrame('?rows=5&columns=5&lock=size,mode,position');
    expect(await openJson(model, { rows: 3, mode: 'predict' })).toBeUndefined();
    expect(shown(model)).toMatchObject({
      look: { mode: 'predict' },
      study: { start: { rows: 3 } },
    });
    model.undo();
    expect(model.position.value.rows).toBe(3);
    expect(await openJson(model, { game: 'rugs', rows: 4, mode: 'play' })).toBeUndefined();
    expect(shown(model)).toMatchObject({
      look: { mode: 'play' },
      study: { game: { name: 'rugs' } },
    });
    expect(await openJson(model, { mode: 'edit' })).toBeUndefined();
    expect(shown(model).look.mode).toBe('explore');
    model.reset();
    expect(JSON.parse(printJson(model.state.value))).toMatchObject({
      tartan: 'study',
      rows: 5,
      mode: 'explore',
    });
  });

  it('is nothing unless it is asked for', async () => {
    const { model } = await openFrame(`?${CHOSEN}`);
    expect(model.offered.value).toEqual(['explore', 'predict', 'edit', 'play']);
    model.apply();
    expect(headsCount(model.position.value)).toBe(24);
    await openJson(model, { rows: 3 });
    expect(model.position.value.rows).toBe(3);
    model.undo();
    expect(headsCount(model.position.value)).toBe(24);
    model.press(CORNER);
    expect(shown(model).look.selection?.corner).toEqual(CORNER);
  });
});
