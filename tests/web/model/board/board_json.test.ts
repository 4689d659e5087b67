import { describe, expect, it } from 'vitest';
import { printBoardJson } from '../../../../web/src/model/board/board_json';
import { DEFAULT_STATE } from '../../../../web/src/model/board/board_state';
import type { BoardState } from '../../../../web/src/model/board/board_state';
import { readBoardJson } from '../../../../web/src/model/board/open_json';
import { filledPosition, painted } from '../../../../web/src/model/board/position';
import { randomState } from './random_state';
import { seededRandom } from '../../seeded_random';

const state: BoardState = {
  position: painted(filledPosition(2, 5, 1), [{ column: 4, row: 2 }], 0),
  mode: 'predict',
  selection: { corner: { column: 5, row: 1 }, size: { width: 4, height: 1 } },
  revealed: true,
  heat: 'cover',
  showValues: true,
  showGrundy: false,
};

const form = {
  tartan: 'board',
  version: 1,
  rows: 2,
  columns: 5,
  position: ['WWWBW', 'WWWWW'],
  mode: 'predict',
  selection: { column: 5, row: 1, width: 4, height: 1 },
  heat: 'cover',
  show: ['values'],
  revealed: true,
};

/** The form with some of its values changed; those that are undefined are left out. */
const changed = (change: object) => JSON.stringify({ ...form, ...change });
const problem = (json: string) => {
  const reading = readBoardJson(json);
  return reading.ok ? undefined : reading.problem;
};

describe('a state as JSON', () => {
  it('has the documented form, to be read by a person', () => {
    expect(printBoardJson(state)).toBe(`{
  "tartan": "board",
  "version": 1,
  "rows": 2,
  "columns": 5,
  "position": [
    "WWWBW",
    "WWWWW"
  ],
  "mode": "predict",
  "selection": {
    "column": 5,
    "row": 1,
    "width": 4,
    "height": 1
  },
  "heat": "cover",
  "show": [
    "values"
  ],
  "revealed": true
}
`);
  });

  it('comes back as it was, every one', () => {
    expect(readBoardJson(JSON.stringify(form))).toEqual({ ok: true, value: state });
    const random = seededRandom(20_261_124);
    for (let round = 0; round < 300; round += 1) {
      const value = randomState(random, round % 50 === 0 ? 200 : 12);
      expect(readBoardJson(printBoardJson(value))).toEqual({ ok: true, value });
    }
  });

  it('may leave out what is usual, in any order and with other keys', () => {
    const least = '{"columns":5,"rows":5,"version":1,"tartan":"board"}';
    expect(readBoardJson(least)).toEqual({ ok: true, value: DEFAULT_STATE });
    expect(
      readBoardJson(` ${changed({ note: 'a lesson', selection: null, revealed: false })}\n`),
    ).toEqual({
      ok: true,
      value: { ...state, selection: undefined, revealed: false },
    });
    const cornerOnly = changed({ selection: { column: 5, row: 1 }, revealed: false });
    expect(readBoardJson(cornerOnly)).toMatchObject({
      ok: true,
      value: { selection: { corner: { column: 5, row: 1 }, size: undefined } },
    });
  });
});

describe('a damaged JSON', () => {
  it.each([
    '',
    '{',
    'tartan',
    '{"tartan":"board",}',
    '\u{feff}{}',
    printBoardJson(state).slice(0, -3),
  ])('is none: %j', (json) => expect(problem(json)).toEqual({ kind: 'not-json' }));

  it.each([
    'null',
    '5',
    '"board"',
    '[]',
    '[{"tartan":"board"}]',
    '{}',
    '{"tartan":"timeline","version":1}',
    '{"Tartan":"board"}',
  ])('is no board: %s', (json) => expect(problem(json)).toEqual({ kind: 'not-a-board' }));

  it.each([
    [{ version: 2 }, { kind: 'unknown-version', found: '2' }],
    [{ version: '1' }, { kind: 'unknown-version', found: '"1"' }],
    [{ version: undefined }, { kind: 'unknown-version', found: 'undefined' }],
    [{ rows: 0 }, { kind: 'bad-size', key: 'rows', found: '0' }],
    [{ rows: 2.5 }, { kind: 'bad-size', key: 'rows', found: '2.5' }],
    [{ rows: '2' }, { kind: 'bad-size', key: 'rows', found: '"2"' }],
    [{ rows: undefined }, { kind: 'bad-size', key: 'rows', found: 'undefined' }],
    [{ columns: 201 }, { kind: 'bad-size', key: 'columns', found: '201' }],
    [{ columns: [5] }, { kind: 'bad-size', key: 'columns', found: '[5]' }],
    [{ rows: 3 }, { kind: 'wrong-row-count', rows: 3, found: 2 }],
    [{ position: [] }, { kind: 'wrong-row-count', rows: 2, found: 0 }],
    [{ position: 'WWWBW' }, { kind: 'bad-value', key: 'position', found: '"WWWBW"' }],
    [{ position: null }, { kind: 'bad-value', key: 'position', found: 'null' }],
    [{ position: ['WWWBW', 'WWWW'] }, { kind: 'bad-row', row: 2, columns: 5, found: '"WWWW"' }],
    [{ position: ['WWXBW', 'WWWW'] }, { kind: 'bad-row', row: 1, columns: 5, found: '"WWXBW"' }],
    [{ position: [5, 'WWWWW'] }, { kind: 'bad-row', row: 1, columns: 5, found: '5' }],
    [{ position: ['WWWWW', null] }, { kind: 'bad-row', row: 2, columns: 5, found: 'null' }],
    [
      { position: [['WWWBW'], 'WWWWW'] },
      { kind: 'bad-row', row: 1, columns: 5, found: '["WWWBW"]' },
    ],
    [{ mode: 'play' }, { kind: 'bad-value', key: 'mode', found: '"play"' }],
    [{ mode: null }, { kind: 'bad-value', key: 'mode', found: 'null' }],
    [{ heat: true }, { kind: 'bad-value', key: 'heat', found: 'true' }],
    [{ show: 'values' }, { kind: 'bad-value', key: 'show', found: '"values"' }],
    [{ show: ['discs'] }, { kind: 'bad-value', key: 'show', found: '["discs"]' }],
    [{ revealed: 'yes' }, { kind: 'bad-value', key: 'revealed', found: '"yes"' }],
    [{ mode: 'explore' }, { kind: 'bad-value', key: 'revealed', found: 'true' }],
    [{ selection: undefined }, { kind: 'bad-value', key: 'revealed', found: 'true' }],
    [{ selection: { column: 5, row: 1 } }, { kind: 'bad-value', key: 'revealed', found: 'true' }],
    [{ selection: 5 }, { kind: 'bad-value', key: 'selection', found: '5' }],
    [{ selection: [] }, { kind: 'bad-value', key: 'selection', found: '[]' }],
    [{ selection: {} }, { kind: 'bad-value', key: 'selection.column', found: 'undefined' }],
    [
      { selection: { column: 6, row: 1 } },
      { kind: 'bad-value', key: 'selection.column', found: '6' },
    ],
    [{ selection: { column: 5, row: 3 } }, { kind: 'bad-value', key: 'selection.row', found: '3' }],
    [
      { selection: { column: 4, row: 2 } },
      { kind: 'bad-value', key: 'selection', found: '{"column":4,"row":2}' },
    ],
    [
      { selection: { column: 5, row: 1, width: 6, height: 1 } },
      { kind: 'bad-value', key: 'selection.width', found: '6' },
    ],
    [
      { selection: { column: 5, row: 1, height: 1 } },
      { kind: 'bad-value', key: 'selection.width', found: 'undefined' },
    ],
    [
      { selection: { column: 5, row: 1, width: 4, height: 2 } },
      { kind: 'bad-value', key: 'selection.height', found: '2' },
    ],
  ])('with %j is told', (change, expected) => {
    expect(problem(changed(change))).toEqual(expected);
  });

  it('shows no more than the beginning of what stands there', () => {
    const found = problem(changed({ mode: 'x'.repeat(10_000) }));
    expect(found).toEqual({ kind: 'bad-value', key: 'mode', found: `"${'x'.repeat(59)}…` });
  });

  it('never gives a state that could not have been printed', () => {
    const random = seededRandom(11);
    const text = printBoardJson(state);
    for (let round = 0; round < 5_000; round += 1) {
      const place = random(text.length);
      const other = '{}[]",:0159WBtrue \n'[random(19)]!;
      const reading = readBoardJson(text.slice(0, place) + other + text.slice(place + random(3)));
      if (reading.ok) expect(readBoardJson(printBoardJson(reading.value))).toEqual(reading);
      else expect(reading.problem.kind).toBeTruthy();
    }
  });
});
