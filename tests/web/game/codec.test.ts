import { describe, expect, it } from 'vitest';
import { addressSettings, readAddress } from '../../../web/src/game/address';
import { DEFAULT_STATE, type StudyState } from '../../../web/src/game/fields';
import { printJson, readStudyJson, studyJson } from '../../../web/src/game/json';
import { DEFAULT_BOARD_LOOK, HEAT_LAYERS, STUDY_MODES } from '../../../web/src/game/look';
import { OPPONENTS } from '../../../web/src/game/match';
import { selectionOfMove } from '../../../web/src/game/move';
import { filledPosition, withCoinsSet } from '../../../web/src/game/position';
import { withHint, newStudy, studyAfterMove, studyAtNode } from '../../../web/src/game/study';
import { formatRoute, readRoute } from '../../../web/src/game/route';
import { seededRandom } from '../seeded_random';
import { cell, game, move, rowsOf } from './boards';
import { outline, randomState } from './random_study';

const print = (state: StudyState) => formatRoute('board', addressSettings(state));
const read = (query: string) => readAddress(readRoute(`#/board?${query}`).query);
const reread = (address: string) => readAddress(readRoute(address).query);
/** The parts of a state that a reader sees. */
const whole = ({ study, ...rest }: StudyState) => ({ study: outline(study), ...rest });

const flipping = game('flipping-game');
const corners = game('turning-corners');

/** A state that fills every field. */
const full: StudyState = (() => {
  const start = withCoinsSet(filledPosition({ rows: 3, columns: 5 }, 1), [cell(4, 1)], 0);
  let study = newStudy(corners, start);
  for (const text of ['0.2x1.4', '1~2x0.2']) study = studyAfterMove(study, move(corners, text));
  study = withHint(studyAfterMove(studyAtNode(study, 1), move(corners, '0~1x0.4')));
  return {
    study: studyAtNode(studyAtNode(study, 2), 1),
    match: { opponent: 'good', you: 'second', seed: 4_294_967_295 },
    look: {
      mode: 'play',
      selection: selectionOfMove(move(corners, '0~1x1.3')),
      revealed: false,
      answers: false,
      heat: 'cover',
      overlays: ['values', 'grundy'],
      step: 2,
      review: 2,
      isSeeking: false,
      sight: { zoom: 2.5, column: 3, row: 2 },
      listed: { rowKind: 1, columnKind: 12 },
    },
  };
})();

const FULL =
  'game=turning-corners&rows=3&columns=5&mode=play&position=WWWBW.WWWWW.WWWWW' +
  '&moves=0.2x1.4-1~2x0.2&variations=1-0~1x0.4&hints=3&at=1&opponent=good&you=second&seed=4294967295' +
  '&answers=no&heat=cover&show=values,grundy&move=0~1x1.3&step=2&review=2&zoom=2.5&middle=1x2&listed=1x12';

describe('the address of a study', () => {
  it('holds the size and the mode, and else only what is not as usual', () => {
    expect(print(DEFAULT_STATE)).toBe('#/board?rows=5&columns=5&mode=explore');
    expect(print(full)).toBe(`#/board?${FULL}`);
    const playing = { ...DEFAULT_STATE, look: { ...DEFAULT_BOARD_LOOK, mode: 'play' } as const };
    expect(print(playing)).toBe('#/board?rows=5&columns=5&mode=play&opponent=casual&seed=0');
    const names = { first: 'Ada', second: '' };
    expect(print({ ...playing, match: { ...playing.match, names } })).toBe(print(playing));
    const looking = { ...DEFAULT_BOARD_LOOK, selection: { corner: cell(5, 3), move: undefined } };
    expect(print({ ...DEFAULT_STATE, look: { ...looking, overlays: ['grundy'] } })).toBe(
      '#/board?rows=5&columns=5&mode=explore&show=grundy&corner=3x5',
    );
  });

  it('has the game by its name', () => {
    const state = (name: string) => ({
      ...DEFAULT_STATE,
      study: newStudy(game(name), filledPosition({ rows: 1, columns: 8 }, 1)),
    });
    expect(print(state('rugs'))).toContain('#/board?game=rugs&rows=1&columns=8');
    const lengths = print(state('runs:7,3,1*runs:odd'));
    expect(reread(lengths).state.study.game.name).toBe('runs:1,3,7*runs:odd');
    expect(read('game=runs:1,3,7*runs:odd&rows=1&columns=8').state).toEqual(reread(lengths).state);
  });

  it('gives back every state, whole, in characters that every program leaves alone', () => {
    const random = seededRandom(20_261_123);
    for (let round = 0; round < 250; round += 1) {
      const state = randomState(random, round % 30 === 0 ? 40 : 8);
      const address = print(state);
      expect(address).toMatch(/^#\/board\?[\w.=&,:~*%-]+$/u);
      const back = reread(address);
      expect(back.rejected).toEqual([]);
      expect(whole(back.state)).toEqual(whole(state));
      expect(print(back.state)).toBe(address);
    }
  });

  it('is the worked example where it says nothing, and ignores what it does not know', () => {
    for (const query of [
      '',
      'colour=red',
      'mode=explore',
      'heat=corners',
      'revealed=no',
      'you=first',
    ])
      expect(read(query)).toEqual({ state: DEFAULT_STATE, rejected: [] });
  });

  it('takes one size for both, and sizes as people type them', () => {
    expect(read('rows=9').state.study.start).toEqual(filledPosition({ rows: 9, columns: 9 }, 1));
    expect(read('columns=9').state.study.start).toEqual(filledPosition({ rows: 9, columns: 9 }, 1));
    expect(read('rows=1e2&columns=200').state.study.start).toMatchObject({
      rows: 100,
      columns: 200,
    });
  });

  it('takes the modes, layers, overlays and opponents by name', () => {
    for (const mode of STUDY_MODES) expect(read(`mode=${mode}`).state.look.mode).toBe(mode);
    for (const heat of HEAT_LAYERS) expect(read(`heat=${heat}`).state.look.heat).toBe(heat);
    for (const opponent of OPPONENTS)
      expect(read(`opponent=${opponent}`).state.match.opponent).toBe(opponent);
    expect(read('show=grundy,values').state.look.overlays).toEqual(['values', 'grundy']);
  });

  it('zooms about the middle of the board where no other is named', () => {
    expect(read('rows=4&columns=6&zoom=2').state.look.sight).toEqual({
      zoom: 2,
      row: 2.5,
      column: 3.5,
    });
  });
});

describe('what is bad in an address', () => {
  const play = 'mode=play&moves=1~3x2~5-1x1';
  it.each([
    ['game=chess', { game: 'chess' }],
    ['game=', { game: '' }],
    ['rows=0', { rows: '0' }],
    ['columns=', { columns: '' }],
    ['rows=x&columns=y', { rows: 'x', columns: 'y' }],
    ['mode=', { mode: '' }],
    ['show=', { show: '' }],
    ['position=WWW', { position: 'WWW' }],
    ['position=', { position: '' }],
    ['rows=x&columns=5&position=WWWWW', { rows: 'x', position: 'WWWWW' }],
    ['seed=-1', { seed: '-1' }],
    ['seed=1.5', { seed: '1.5' }],
    ['seed=1e3', { seed: '1e3' }],
    ['seed=', { seed: '' }],
    ['moves=', { moves: '' }],
    ['moves=1x1~', { moves: '1x1~' }],
    ['variations=', { variations: '' }],
    ['variations=0', { variations: '0' }],
    ['variations=x-1x1', { variations: 'x-1x1' }],
    ['variations=0-6x6', { variations: '6x6' }],
    ['hints=', { hints: '' }],
    ['hints=-1', { hints: '-1' }],
    ['at=-1', { at: '-1' }],
    ['at=x', { at: 'x' }],
    ['corner=3x6', { corner: '3x6' }],
    ['corner=3', { corner: '3' }],
    ['corner=1~2x3', { corner: '1~2x3' }],
    ['move=', { move: '' }],
    ['revealed=perhaps', { revealed: 'perhaps' }],
    ['zoom=0.5', { zoom: '0.5' }],
    ['zoom=201', { zoom: '201' }],
    ['zoom=2&middle=6x1', { middle: '6x1' }],
    ['middle=1x1', { middle: '1x1' }],
    ['listed=1,2', { listed: '1,2' }],
    ['listed=axb', { listed: 'axb' }],
  ])('is as usual in %s, and told', (query, expected) => {
    const { state, rejected } = read(query);
    expect(Object.fromEntries(rejected.map(({ key, value }) => [key, value]))).toEqual(expected);
    const { study, look } = state;
    expect(rowsOf(flipping, study.start)).toBe(Array(5).fill('WWWWW').join('.'));
    expect(study.nodes).toHaveLength(1);
    expect(look).toMatchObject({
      ...DEFAULT_BOARD_LOOK,
      sight: look.sight,
      selection: look.selection,
    });
  });

  it.each([
    ['mode=explore&move=3x5&revealed=yes', 'revealed'],
    ['mode=play&rows=31&columns=5', 'mode'],
    ['mode=play&columns=31&rows=5', 'mode'],
    [`${play}&review=3`, 'review'],
    [`${play}&review=0`, 'review'],
    ['mode=play&review=1', 'review'],
    ['moves=1x1&review=1', 'review'],
    [`${play}&at=3`, 'at'],
    ['position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW&corner=5x1', 'corner'],
    ['position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW&move=3~5x1', 'move'],
    ['moves=1x1&corner=1x1', 'corner'],
  ])('may be bad beside the rest: %s', (query, key) => {
    expect(read(query).rejected.map((one) => one.key)).toEqual([key]);
  });

  it('keeps the corner where only the move is bad', () => {
    const { state, rejected } = read('corner=3x5&move=1~3x6');
    expect(rejected).toEqual([{ key: 'move', value: '1~3x6' }]);
    expect(state.look.selection).toEqual({ corner: cell(5, 3), move: undefined });
  });

  it('says of a line only where it was cut, and not of what follows from that', () => {
    const { state, rejected } = read('moves=1~3x2~5-3x3-1x1&at=3&variations=1-1x1-3x4&mode=play');
    expect(rejected).toEqual([
      { key: 'moves', value: '3x3' },
      { key: 'variations', value: '3x4' },
    ]);
    expect([state.study.nodes.length, state.study.current]).toEqual([3, 1]);
  });

  it('is told by its beginning where it is long', () => {
    const faces = `x${'😀'.repeat(500_000)}`;
    const told = `x${'😀'.repeat(29)}…`;
    expect(read(`position=${faces}&moves=${faces}`).rejected).toEqual([
      { key: 'position', value: told },
      { key: 'moves', value: told },
    ]);
  });

  it('never keeps an address from being read, nor what was read from being printed', () => {
    const random = seededRandom(20_261_204);
    const parts = ['', '-', '_', '.', '~', 'x', '1', '3', '&', '=', '0-1x1', '%', ',', '*'];
    for (let round = 0; round < 600; round += 1) {
      const address = round % 2 === 0 ? `#/board?${FULL}` : print(randomState(random, 4));
      const from = 8 + random(address.length - 8);
      const { state } = reread(
        address.slice(0, from) + parts[random(parts.length)]! + address.slice(from + random(4)),
      );
      const again = print(state);
      const back = reread(again);
      expect(back.rejected).toEqual([]);
      expect(print(back.state)).toBe(again);
    }
  });
});

const FORM = {
  tartan: 'study',
  version: 2,
  game: 'turning-corners',
  rows: 3,
  columns: 5,
  mode: 'play',
  position: ['WWWBW', 'WWWWW', 'WWWWW'],
  opponent: 'good',
  you: 'second',
  seed: 4_294_967_295,
  moves: ['0.2x1.4', '1~2x0.2'],
  variations: [{ after: 1, moves: ['0~1x0.4'] }],
  hints: [3],
  at: 1,
  answers: false,
  heat: 'cover',
  show: ['values', 'grundy'],
  move: '0~1x1.3',
  step: 2,
  review: 2,
};

/** The form with some values changed; undefined ones are removed. */
const changed = (change: object) => JSON.stringify({ ...FORM, ...change });
const problem = (json: string) => {
  const reading = readStudyJson(json);
  return reading.ok ? undefined : reading.problem;
};

describe('a study as JSON', () => {
  it('has the documented form, to be read by a person', () => {
    expect(studyJson(full)).toEqual(FORM);
    const [one, ...rest] = printJson(DEFAULT_STATE).split('\n');
    expect([one, rest.at(-1)]).toEqual(['{', '']);
    expect(JSON.parse(printJson(DEFAULT_STATE))).toEqual({
      tartan: 'study',
      version: 2,
      rows: 5,
      columns: 5,
      mode: 'explore',
      position: Array(5).fill('WWWWW'),
    });
  });

  it('gives back every state but for what of it was seen', () => {
    const random = seededRandom(20_261_208);
    for (let round = 0; round < 200; round += 1) {
      const state = randomState(random, round % 30 === 0 ? 40 : 7);
      const reading = readStudyJson(printJson(state));
      if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
      const look = { ...state.look, sight: undefined, listed: undefined };
      expect(whole(reading.value)).toEqual(whole({ ...state, look }));
      expect(printJson(reading.value)).toBe(printJson(state));
    }
  });

  it('knows the players by name, who moves first first', () => {
    const names = { first: 'Ada', second: '' };
    const named = { ...full, match: { ...full.match, names } };
    expect(studyJson(named)).toEqual({ ...FORM, names: ['Ada', ''] });
    expect(readStudyJson(printJson(named))).toMatchObject({
      ok: true,
      value: { match: { names } },
    });
    for (const [bad, key] of [
      [['Ada'], 'names[1]'],
      [['Ada', 5], 'names[1]'],
      [['A'.repeat(31), ''], 'names[0]'],
    ])
      expect(problem(changed({ names: bad }))).toMatchObject({ key });
  });

  it('may leave out what is usual, in any order and with other keys', () => {
    const least = '{"columns":5,"rows":5,"version":2,"tartan":"study"}';
    expect(readStudyJson(least)).toEqual({ ok: true, value: DEFAULT_STATE });
    expect(readStudyJson(` ${changed({ note: 'a lesson', __proto__: null })}\n`)).toMatchObject({
      ok: true,
    });
    expect(problem(changed({ position: 'WWWBW.WWWWW.WWWWW' }))).toBeUndefined();
  });
});

describe('a damaged JSON', () => {
  it.each(['', '{', 'tartan', '{"tartan":"study",}', '\u{feff}{}', printJson(full).slice(0, -3)])(
    'is none: %j',
    (json) => expect(problem(json)).toEqual({ kind: 'not-json' }),
  );

  it.each([
    'null',
    '5',
    '"study"',
    '[]',
    '[{"tartan":"study"}]',
    '{}',
    '{"tartan":"timeline","version":1}',
    '{"tartan":"board","version":2}',
    '{"tartan":"game","version":"1"}',
    '{"Tartan":"study"}',
  ])('is no study: %s', (json) => expect(problem(json)).toEqual({ kind: 'not-a-study' }));

  const bad = (key: string, found: string) => ({ kind: 'bad-value', key, found });
  const missing = (key: string) => ({ kind: 'missing', key });
  const noValue = (key: string) => ({ kind: 'no-value', key });
  it.each([
    [{ version: 3 }, { kind: 'unknown-version', found: '3' }],
    [{ version: '2' }, { kind: 'unknown-version', found: '"2"' }],
    [{ version: undefined }, missing('version')],
    [{ version: null }, noValue('version')],
    [{ game: 'chess' }, bad('game', '"chess"')],
    [{ game: null }, noValue('game')],
    [{ rows: 0 }, bad('rows', '0')],
    [{ rows: 2.5 }, bad('rows', '2.5')],
    [{ rows: '2' }, bad('rows', '"2"')],
    [{ rows: undefined }, missing('rows')],
    [{ columns: 201 }, bad('columns', '201')],
    [{ columns: [5] }, bad('columns', '[5]')],
    [{ rows: 4 }, bad('position', '["WWWBW","WWWWW","WWWWW"]')],
    [{ position: [] }, bad('position', '[]')],
    [{ position: 'WWWBW' }, bad('position', '"WWWBW"')],
    [{ position: null }, noValue('position')],
    [{ position: ['WWWBW', 'WWWW', 'WWWWW'] }, bad('position', '["WWWBW","WWWW","WWWWW"]')],
    [{ position: ['WWXBW', 'WWWWW', 'WWWWW'] }, bad('position', '["WWXBW","WWWWW","WWWWW"]')],
    [{ position: [5, 'WWWWW', 'WWWWW'] }, bad('position[0]', '5')],
    [{ mode: 'Play' }, bad('mode', '"Play"')],
    [{ mode: null }, noValue('mode')],
    [{ mode: 'explore' }, bad('review', '2')],
    [{ opponent: 'toString' }, bad('opponent', '"toString"')],
    [{ you: 1 }, bad('you', '1')],
    [{ you: 'black' }, bad('you', '"black"')],
    [{ seed: -1 }, bad('seed', '-1')],
    [{ seed: 0.5 }, bad('seed', '0.5')],
    [{ seed: 4_294_967_296 }, bad('seed', '4294967296')],
    [{ seed: '17' }, bad('seed', '"17"')],
    [{ moves: null }, noValue('moves')],
    [{ moves: {} }, bad('moves', '{}')],
    [{ moves: ['0.2x1.4', 5] }, bad('moves[1]', '5')],
    [{ moves: [...FORM.moves, '3x1'] }, bad('moves[2]', '"3x1"')],
    [{ moves: ['0.2x1.4', '1~2x0.4'] }, bad('moves[1]', '"1~2x0.4"')],
    [{ variations: 5 }, bad('variations', '5')],
    [{ variations: [5] }, bad('variations[0]', '5')],
    [{ variations: [{ moves: ['0x0'] }] }, missing('variations[0].after')],
    [{ variations: [{ after: -1, moves: ['0x0'] }] }, bad('variations[0].after', '-1')],
    [{ variations: [{ after: 1, moves: [] }] }, bad('variations[0].moves', '[]')],
    [
      { variations: [{ after: 4, moves: ['0~1x0.4'] }] },
      bad('variations[0].moves[0]', '"0~1x0.4"'),
    ],
    [
      { variations: [FORM.variations[0], { after: 0, moves: ['0~1x0.1', '1.1x1'] }] },
      bad('variations[1].moves[1]', '"1.1x1"'),
    ],
    [
      { variations: [...FORM.variations, ...FORM.variations] },
      bad('variations[1].moves[0]', '"0~1x0.4"'),
    ],
    [{ hints: 'all' }, bad('hints', '"all"')],
    [{ hints: [3, null] }, noValue('hints[1]')],
    [{ hints: [3, 4] }, bad('hints[1]', '4')],
    [{ at: 3 }, bad('at', '3')],
    [{ at: -1 }, bad('at', '-1')],
    [{ at: null }, noValue('at')],
    [{ heat: true }, bad('heat', 'true')],
    [{ show: 'values' }, bad('show', '"values"')],
    [{ show: ['coins'] }, bad('show[0]', '"coins"')],
    [{ revealed: 'yes' }, bad('revealed', '"yes"')],
    [{ revealed: true }, bad('revealed', 'true')],
    [{ corner: 5, move: undefined }, bad('corner', '5')],
    [{ corner: '0x2', move: undefined }, undefined],
    [{ move: '0~1x1.5' }, bad('move', '"0~1x1.5"')],
    [{ move: '0.2x1.4' }, bad('move', '"0.2x1.4"')],
    [{ review: 0 }, bad('review', '0')],
    [{ review: 3 }, bad('review', '3')],
    [{ zoom: 0 }, bad('zoom', '0')],
    [{ listed: '1' }, bad('listed', '"1"')],
  ])('with %j is told', (change, expected) => {
    expect(problem(changed(change))).toEqual(expected);
  });

  it('shows no more than the beginning of what stands there', () => {
    const found = problem(changed({ mode: 'x'.repeat(10_000) }));
    expect(found).toEqual({ kind: 'bad-value', key: 'mode', found: `"${'x'.repeat(59)}…` });
  });

  it('never gives a study that could not have been printed', () => {
    const random = seededRandom(20_261_209);
    const text = JSON.stringify(FORM);
    for (let round = 0; round < 3_000; round += 1) {
      const place = random(text.length);
      const other = '{}[]",:0123459WBtrue \n'[random(22)]!;
      const reading = readStudyJson(text.slice(0, place) + other + text.slice(place + random(3)));
      if (!reading.ok) expect(reading.problem.kind).toBeTruthy();
      else {
        const again = readStudyJson(printJson(reading.value));
        expect(again.ok && whole(again.value)).toEqual(whole(reading.value));
      }
    }
  });
});
