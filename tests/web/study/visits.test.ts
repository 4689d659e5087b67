import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { DEFAULT_STATE } from '../../../web/src/game/fields';
import { FLIPPING_GAME } from '../../../web/src/game/game';
import { newStudy } from '../../../web/src/game/study';
import { SolverError } from '../../../web/src/engine/api/errors';
import { storeStudy, restoreStudy } from '../../../web/src/study/study_storage';
import { createStudyModel } from '../../../web/src/study/study_model';
import { createFakeAddressBar } from '../fake_address_bar';
import { game } from '../game/boards';
import { outline, randomState } from '../game/random_study';
import { seededRandom } from '../seeded_random';
import { createFakeEngine } from './fake_engine';
import {
  apply,
  cell,
  createFakeStore,
  held,
  lineText,
  openStudy,
  press,
  rest,
  rowsOf,
} from './open_study';
import { printJson } from '../../../web/src/game/json';
import { openJson } from '../../../web/src/study/open_json';

fakeTime();

const USUAL = '#/board?rows=5&columns=5&mode=explore';
const BLACK = Array(5).fill('BBBBB').join('.');

it('keeps what is shown where a text that was asked for is not wanted any more', async () => {
  const { model } = await openStudy(USUAL);
  const other = await openStudy('rows=3&columns=3');
  const json = printJson(other.model.state.value);
  await openJson(model, json, AbortSignal.abort());
  expect(model.view.position.value.rows).toBe(5);
  await openJson(model, json);
  expect(model.view.position.value.rows).toBe(3);
});

describe('the address', () => {
  it('is written in full on coming, and names what could not be used', async () => {
    const { bar, model } = await openStudy('rows=3&mode=chess&colour=red');
    expect(bar.hash).toBe('#/board?rows=3&columns=3&mode=explore');
    expect(model.visits.rejected.value).toEqual([{ key: 'mode', value: 'chess' }]);
    expect(model.visits.address.value).toBe(bar.hash);
    model.looks.setOverlay('values', true);
    expect(model.visits.rejected.value).toEqual([]);
  });

  it('is replaced at once and then after rests, and never gets another entry', async () => {
    const { bar, model } = await openStudy();
    await rest(300);
    const seen = [];
    for (const side of [6, 7, 8, 9]) {
      model.setUps.resize(side, side);
      seen.push(bar.hash);
      await rest(100);
    }
    const at = (side: number) => `#/board?rows=${side}&columns=${side}&mode=explore`;
    // The first debounce ended at 8; the next one hasn't ended at 9.
    expect(seen).toEqual([at(6), at(6), at(6), at(8)]);
    await rest(300);
    expect(bar.hash).toBe(at(9));
    model.choice.press(cell(4, 3));
    model.choice.step('next');
    await rest(300);
    expect(bar.hash).toBe(`${at(9)}&move=3x4`);
    model.choice.apply();
    await rest(300);
    expect(bar.hash).toBe(`${at(9)}&moves=3x4`);
    model.moving.undo();
    await rest(300);
    expect(bar.hash).toBe(`${at(9)}&moves=3x4&at=0`);
    model.looks.see({ sight: { zoom: 2, ...cell(3, 4) }, listed: { rowKind: 1, columnKind: 0 } });
    await rest(300);
    expect(bar.hash).toBe(`${at(9)}&moves=3x4&at=0&zoom=2&middle=4x3&listed=1x0`);
    expect(bar.entries).toHaveLength(1);
  });

  it('gets an entry of its own where one begins to play, and where one ends', async () => {
    const { bar, model, visit } = await openStudy('rows=5&columns=5', { random: () => 0 });
    model.setUps.fill(0);
    model.setUps.setMode('play');
    expect(bar.entries.map((entry) => /mode=\w+/u.exec(entry)?.[0])).toEqual([
      ...['mode=explore', 'mode=play'],
    ]);
    bar.go(-1);
    visit();
    expect([model.state.value.look.mode, rowsOf(model)]).toEqual(['explore', BLACK]);
  });

  it('is written at once when the page may go', async () => {
    const store = createFakeStore();
    const { bar, model } = await openStudy('', { keep: store });
    const { writes } = store;
    model.visits.save();
    expect(store.writes).toBe(writes);
    model.setUps.fill(0);
    model.visits.save();
    expect(bar.hash).toContain('position=BBBBB.');
    await rest();
    const saved = store.writes;
    await rest();
    expect(store.writes).toBe(saved);
  });

  it('with moves that the game has not is told once that is known', async () => {
    const { bar, model, engine } = await openStudy(
      'rows=5&columns=5&mode=predict&move=3~4x2~4&revealed=yes',
      { hold: ['describe'] },
    );
    expect([held(model), model.view.chosen.value, model.visits.rejected.value]).toEqual([
      ...['3~4x2~4 chosen', undefined, []],
    ]);
    engine.lastOf('describe').release();
    await rest(0);
    expect(model.visits.rejected.value).toEqual([{ key: 'move', value: '3~4x2~4' }]);
    expect([held(model), model.state.value.look.revealed]).toEqual(['4x4', true]);
    await rest(300);
    expect(bar.hash).toBe('#/board?rows=5&columns=5&mode=predict&corner=4x4&revealed=yes');
    const line = await openStudy('game=turning-corners&rows=5&columns=5&moves=0~1x0~1-2x2-1.3x0.1');
    expect(line.model.visits.rejected.value).toEqual([{ key: 'moves', value: '2x2' }]);
    expect(lineText(line.model)).toBe('0~1x0~1 |');
  });

  it('with such moves is nothing new where the rest of it is shown', async () => {
    const { bar, model, visit } = await openStudy('rows=5&columns=5&moves=1x1');
    bar.push(`${USUAL}&moves=1x1-2~3x2&heat=red`);
    visit();
    expect(model.visits.rejected.value).toEqual([
      { key: 'heat', value: 'red' },
      { key: 'moves', value: '2~3x2' },
    ]);
    expect(bar.hash).toBe(`${USUAL}&moves=1x1`);
    model.moving.undo();
    expect(model.moving.canUndo.value).toBe(false);
  });
});

describe('coming back', () => {
  it('to the same state is nothing new', async () => {
    const { model, visit, bar } = await openStudy('rows=3&columns=4');
    visit();
    bar.replace('#/board?columns=4&rows=3&mode=explore&heat=corners');
    visit();
    expect(model.moving.canUndo.value).toBe(false);
    expect(bar.hash).toBe('#/board?rows=3&columns=4&mode=explore');
  });

  it('to another board can be undone', async () => {
    const { model, visit, bar } = await openStudy();
    model.setUps.fill(0);
    await rest();
    bar.push('#/board?game=rugs&rows=2&columns=2');
    visit();
    await rest(0);
    expect(rowsOf(model)).toBe('WW.WW');
    expect(model.view.examination.value.status).toBe('answered');
    model.moving.undo();
    expect(rowsOf(model)).toBe(BLACK);
    model.moving.redo();
    expect(model.state.value.study.game.name).toBe('rugs');
  });

  it('to another place of the same tree keeps its hints, and is no step', async () => {
    const { model, visit, bar } = await openStudy(
      'rows=5&columns=5&mode=play&opponent=person&moves=1x1-2x2',
    );
    await rest();
    model.match.askHint();
    const { nodes } = model.state.value.study;
    bar.push(bar.hash.replace(/&hints=\d/u, '') + '&at=1');
    visit();
    expect(lineText(model)).toBe('1x1 | 2x2');
    expect(model.state.value.study.nodes).toEqual(nodes);
    model.moving.undo();
    expect(model.moving.canUndo.value).toBe(false);
  });

  it('opens what the address says first, though something else was kept', async () => {
    const store = createFakeStore();
    const first = await openStudy('rows=9&columns=9', { keep: store });
    first.model.visits.leave();
    const { model } = await openStudy('rows=2&columns=3', { keep: store });
    expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['WWW.WWW', false]);
  });
});

describe('leaving', () => {
  it('never writes the address of another page', async () => {
    const { model, bar, visit } = await openStudy();
    model.setUps.fill(0);
    bar.push('#/solve?rows=5&columns=5');
    model.visits.leave();
    await rest();
    model.moving.undo();
    model.visits.save();
    await rest();
    expect(bar.hash).toBe('#/solve?rows=5&columns=5');
    model.moving.redo();
    bar.push(model.visits.address.value);
    visit();
    expect(rowsOf(model)).toBe(BLACK);
    model.setUps.fill(1);
    await rest();
    expect(bar.hash).toBe(USUAL);
  });

  it('does not write what is found out later, and lets go of what was pointed at', async () => {
    const { model, bar, engine } = await openStudy('rows=5&columns=5&move=3~4x2~4', {
      hold: ['describe'],
    });
    model.view.point(cell(1, 1));
    model.view.shine({ rows: [1] });
    bar.push('#/solve');
    model.visits.leave();
    engine.lastOf('describe').release();
    await rest();
    expect(model.visits.rejected.value).toHaveLength(1);
    expect([bar.hash, model.view.pointed.value, model.view.light.value]).toEqual([
      ...['#/solve', undefined, undefined],
    ]);
  });

  it('does not lose what the bar had no time to show, when the reader goes back', async () => {
    const { model, bar, visit } = await openStudy();
    model.setUps.fill(0);
    bar.push('#/solve');
    model.visits.leave();
    await rest();
    bar.go(-1);
    expect(bar.hash).toBe(USUAL);
    visit();
    expect(rowsOf(model)).toBe(BLACK);
    expect(bar.hash).toContain('position=BBBBB');
    // The address counts again.
    bar.replace(USUAL);
    visit();
    expect(rowsOf(model)).not.toContain('B');
  });

  it('goes by the address when the bar was up to date', async () => {
    const { model, bar, visit } = await openStudy();
    model.setUps.fill(0);
    await rest();
    bar.push('#/solve');
    model.visits.leave();
    bar.push(USUAL);
    visit();
    expect(rowsOf(model)).not.toContain('B');
    model.moving.undo();
    expect(rowsOf(model)).toBe(BLACK);
  });
});

describe('a reload', () => {
  it('brings back all that can be undone and redone', async () => {
    const store = createFakeStore();
    const first = await openStudy('game=turning-corners&rows=4&columns=4', { keep: store });
    first.model.setUps.fill(0);
    first.model.setUps.resize(3, 4);
    await rest(0);
    apply(first.model, '0~1x0~1');
    first.model.moving.undo();
    first.model.moving.undo();
    await rest(300);
    const { model } = await openStudy(first.bar.hash, { keep: store });
    expect(rowsOf(model)).toBe('BBBB.BBBB.BBBB.BBBB');
    model.moving.redo();
    expect(lineText(model)).toBe('| 0~1x0~1');
    model.moving.undo();
    model.moving.undo();
    expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['WWWW.WWWW.WWWW.WWWW', false]);
  });

  it('brings back a match with its variations, and the computer goes on', async () => {
    const store = createFakeStore();
    const first = await openStudy('rows=3&columns=3&mode=play&opponent=person&moves=1x1-2x2', {
      keep: store,
    });
    first.model.moving.goTo(1);
    press(first.model, '3x3');
    await rest();
    const { model } = await openStudy(first.bar.hash, { keep: store });
    expect(outline(model.state.value.study)).toEqual(outline(first.model.state.value.study));
  });

  it('on another page leads back to the study as it was left', async () => {
    const store = createFakeStore();
    const first = await openStudy('', { keep: store });
    first.model.setUps.fill(0);
    await rest();
    const bar = createFakeAddressBar('#/solve');
    const model = createStudyModel({ engine: createFakeEngine(), addressBar: bar, keep: store });
    expect([model.visits.address.value, bar.hash]).toEqual([first.bar.hash, '#/solve']);
  });

  it('is not kept from opening by what is damaged, or by a store that throws', async () => {
    for (const text of ['', '{"tartan":"kept-study","version":9}', 'nonsense']) {
      const { model } = await openStudy('rows=2&columns=2', { keep: createFakeStore(text) });
      expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['WW.WW', false]);
    }
    const throwing = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    const { model, bar } = await openStudy('', { keep: { read: throwing, write: throwing } });
    model.setUps.fill(0);
    await rest();
    expect(bar.hash).toContain('position=');
    expect(() => model.visits.leave()).not.toThrow();
  });

  it('is written for after a rest, not with every step', async () => {
    const store = createFakeStore();
    const { model } = await openStudy('', { keep: store });
    const { writes } = store;
    for (let side = 6; side < 20; side += 1) model.setUps.resize(side, side);
    expect(store.writes).toBe(writes);
    await rest();
    expect(store.writes).toBe(writes + 1);
  });
});

describe('what is kept', () => {
  const random = seededRandom(20_261_212);
  const whole = ({ study, ...rest }: ReturnType<typeof randomState>) => [outline(study), rest];

  it('comes back whole', () => {
    for (let round = 0; round < 30; round += 1) {
      const store = createFakeStore();
      const [state, before, undone] = [1, 2, 3].map(() => randomState(random, 6));
      storeStudy(store, state!, { before: [before!], undone: [undone!] });
      const kept = restoreStudy(store)!;
      expect(whole(kept.state)).toEqual(whole(state!));
      expect([kept.past.before, kept.past.undone].map(([one]) => whole(one!))).toEqual(
        [before, undone].map((one) => whole(one!)),
      );
    }
  });

  it('is as much as fits into the storage, the newest first', () => {
    const store = createFakeStore();
    const coins = Uint8Array.from({ length: 40_000 }, () => random(2));
    const study = newStudy(FLIPPING_GAME, { rows: 200, columns: 200, coins });
    const states = Array.from({ length: 200 }, (_, seed) => ({
      ...DEFAULT_STATE,
      study,
      match: { ...DEFAULT_STATE.match, seed },
    }));
    storeStudy(store, states[0]!, { before: states, undone: [] });
    expect(store.text!.length).toBeLessThan(1_100_000);
    const { before } = restoreStudy(store)!.past;
    expect(before.length).toBeGreaterThan(100);
    expect(before.length).toBeLessThan(200);
    expect(before.at(-1)?.match.seed).toBe(199);
    expect(before.at(-1)?.study.start).toEqual(study.start);
  });

  it('is as if it were not there where it can’t be read back whole', () => {
    const store = createFakeStore();
    storeStudy(store, randomState(random, 5), { before: [], undone: [] });
    const kept = JSON.parse(store.text!) as Record<string, unknown>;
    const back = (text: string | undefined) => restoreStudy(createFakeStore(text));
    expect(back(store.text)).toBeDefined();
    for (const text of [undefined, '', '{', 'null', '5', '[]', '{}', store.text!.slice(1)])
      expect(back(text)).toBeUndefined();
    for (const change of [
      { tartan: 'study' },
      { version: 1 },
      { state: undefined },
      { state: { rows: 0 } },
      { state: { rows: 2, columns: 2, moves: ['9x9'] } },
      { before: 5 },
      { before: [{ game: 'chess' }] },
      { undone: undefined },
    ])
      expect(back(JSON.stringify({ ...kept, ...change }))).toBeUndefined();
  });
});

describe('a JSON', () => {
  it('is opened as a step, and brings back the same state', async () => {
    const { model } = await openStudy('rows=5&columns=5&show=values&move=1~3x4');
    const json = printJson(model.state.value);
    model.setUps.fill(0);
    model.setUps.setMode('edit');
    for (let time = 0; time < 2; time += 1) expect(await openJson(model, json)).toBeUndefined();
    expect(printJson(model.state.value)).toBe(json);
    await rest(0);
    expect(model.view.wins(model.view.chosen.value!)).toBe(true);
    model.moving.undo();
    expect([rowsOf(model), model.moving.canUndo.value]).toEqual([BLACK, true]);
  });

  it('that is bad changes nothing', async () => {
    const { model } = await openStudy();
    const { value } = model.state;
    expect(await openJson(model, '{')).toEqual({ kind: 'not-json' });
    const bad = printJson(model.state.value).replace(
      '"explore"',
      '"explore", "moves": ["1x1", "2x3~4"]',
    );
    expect(await openJson(model, bad)).toEqual({ kind: 'illegal-move', found: '2x3~4' });
    const choice = printJson(model.state.value).replace('"explore"', '"explore", "move": "2x3~4"');
    expect(await openJson(model, choice)).toEqual({ kind: 'illegal-move', found: '2x3~4' });
    expect(model.state.value).toBe(value);
    expect(model.visits.rejected.value).toEqual([]);
  });

  it('that can’t be judged says why', async () => {
    const { model, engine } = await openStudy('', { hold: ['describe'] });
    const error = new SolverError({ kind: 'module-failed', message: 'gone' });
    const { value } = model.state;
    const asked = openJson(model, '{"tartan":"study","version":2,"rows":9,"columns":9}');
    engine.lastOf('describe').fail(error);
    expect(await asked).toEqual({ kind: 'failed', error });
    expect(model.state.value).toBe(value);
  });

  it('of another game is opened with it', async () => {
    const { model } = await openStudy();
    const other = await openStudy('game=turning-corners&rows=4&columns=4&moves=0.2x1.3');
    expect(await openJson(model, printJson(other.model.state.value))).toBeUndefined();
    expect(model.visits.address.value).toBe(other.model.visits.address.value);
    expect(model.state.value.study.game).toEqual(game('turning-corners'));
  });
});
