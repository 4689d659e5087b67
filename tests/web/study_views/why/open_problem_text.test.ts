import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import { openProblemText } from '../../../../web/src/study_views/why/open_problem_text';
import { SolverError } from '../../../../web/src/engine/api/errors';
import { STUDY_KEYS } from '../../../../web/src/study_views/SharePanel';
import { openStudy } from '../../study/open_study';
import { printJson } from '../../../../web/src/game/json';
import { openJson } from '../../../../web/src/study/open_json';

fakeTime();

const HEAD = { tartan: 'study', version: 2, rows: 2, columns: 3 };

describe('the form of a study as text', () => {
  it('is described, each key of it', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=play&opponent=person&move=5x5');
    const keys = Object.keys(JSON.parse(printJson(model.state.value)) as object);
    expect(keys.length).toBeGreaterThan(7);
    expect(STUDY_KEYS.flat()).toEqual(expect.arrayContaining(keys));
  });
});

const NOT_A_STUDY =
  'This is JSON, but not a Tartan board: it must be an object with "tartan": "study".';

describe('a pasted text that is damaged', () => {
  it.each([
    ['{', 'This isn’t JSON. Paste the whole text, from { to }.'],
    [{ tartan: 'lab' }, NOT_A_STUDY],
    [{ ...HEAD, version: 3 }, 'This text has version 3, but this page reads version 2.'],
    ...['{}', '[]', '"x"', 'null'].map((text) => [text, NOT_A_STUDY] as const),
    [{ tartan: 'study' }, '“version” is missing.'],
    [{ ...HEAD, version: null }, '“version” has no value.'],
    [{ ...HEAD, version: {} }, 'This text has version {}, but this page reads version 2.'],
    [{ tartan: 'study', version: 2 }, '“rows” is missing.'],
    [{ ...HEAD, rows: '2' }, '“rows” can’t be "2".'],
    [{ ...HEAD, rows: null }, '“rows” has no value.'],
    [
      '{ "tartan": "study", "version": 2, "columns": 3, "rows": 1e999 }',
      '“rows” can’t be Infinity.',
    ],
    [{ ...HEAD, columns: [3] }, '“columns” can’t be [3].'],
    [{ ...HEAD, mode: {} }, '“mode” can’t be {}.'],
    [{ ...HEAD, position: ['WWW', null] }, '“position[1]” has no value.'],
    [{ ...HEAD, moves: [null] }, '“moves[0]” has no value.'],
    [{ ...HEAD, moves: ['1x1~2'] }, 'The game has no move “1x1~2” there.'],
    [{ ...HEAD, variations: [{ moves: ['1x1'] }] }, '“variations[0].after” is missing.'],
  ] as const)('is refused with what is wrong: %j', async (given, sentence) => {
    const { model } = await openStudy();
    const address = model.visits.address.value;
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    const problem = await openJson(model, text);
    expect(problem && openProblemText(problem)).toBe(sentence);
    expect(model.visits.address.value).toBe(address);
  });

  it('is told why when its moves cannot be judged', () => {
    const error = new SolverError({ kind: 'worker-failed', message: 'out of luck' });
    expect(openProblemText({ kind: 'failed', error })).toMatch(
      /^The moves of this game can’t be worked out right now\. The /u,
    );
  });
});
