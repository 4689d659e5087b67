import { describe, expect, it } from 'vitest';
import { filledPosition, painted } from '../../../../web/src/model/board/position';
import { printGameJson, readGameJson } from '../../../../web/src/model/play/game_json';
import { hinted, played, startOfGame, wentTo } from '../../../../web/src/model/play/game_tree';
import { seededRandom } from '../../seeded_random';
import { outline, randomGame } from './random_game';

const move = (column: number, row: number, width: number, height: number) => ({
  ...{ column, row, width, height },
});

const start = painted(filledPosition(3, 5, 1), [{ column: 4, row: 3 }], 0);
const setup = { start, first: 'white', opponent: 'good', you: 'white', seed: 17 } as const;
const line = [move(5, 3, 4, 3), move(1, 1, 1, 1), move(4, 3, 1, 1)];
const game = (() => {
  const whole = line.reduce(played, startOfGame(setup));
  const older = hinted(played(wentTo(whole, 1), move(1, 3, 1, 3)), 2);
  const branched = played(wentTo(older, 0), move(2, 2, 1, 1));
  return hinted(wentTo(wentTo(branched, 3), 2), 1);
})();

const form = {
  tartan: 'game',
  version: 1,
  rows: 3,
  columns: 5,
  start: ['WWWBW', 'WWWWW', 'WWWWW'],
  first: 'white',
  opponent: 'good',
  you: 'white',
  seed: 17,
  moves: line,
  branches: [
    { after: 0, younger: true, moves: [move(2, 2, 1, 1)] },
    { after: 1, younger: true, moves: [move(1, 3, 1, 3)] },
  ],
  hints: [
    { after: 2, grade: 1 },
    { after: 5, grade: 2 },
  ],
  at: 2,
};

/** The form with some of its values changed; those that are undefined are left out. */
const changed = (change: object) => JSON.stringify({ ...form, ...change });
const problem = (json: string) => {
  const reading = readGameJson(json);
  return reading.ok ? undefined : reading.problem;
};

describe('a game as JSON', () => {
  it('has the documented form, to be read by a person', () => {
    expect(JSON.parse(printGameJson(game))).toEqual(form);
    const one = played(startOfGame(setup), { height: 3, width: 4, row: 3, column: 5 });
    const other = played(wentTo(one, 0), { height: 3, width: 1, row: 3, column: 5 });
    expect(printGameJson(other)).toContain(`
      "moves": [
        {
          "column": 5,
          "row": 3,
          "width": 4,
          "height": 3
        }
`);
    expect(printGameJson(one)).toBe(`{
  "tartan": "game",
  "version": 1,
  "rows": 3,
  "columns": 5,
  "start": [
    "WWWBW",
    "WWWWW",
    "WWWWW"
  ],
  "first": "white",
  "opponent": "good",
  "you": "white",
  "seed": 17,
  "moves": [
    {
      "column": 5,
      "row": 3,
      "width": 4,
      "height": 3
    }
  ],
  "branches": [],
  "hints": [],
  "at": 1
}
`);
  });

  it('says nothing of the age of a branch that was left for the line', () => {
    const other = played(wentTo(game, 2), move(3, 3, 1, 1));
    const { branches } = JSON.parse(printGameJson(other)) as { branches: unknown[] };
    expect(branches).toContainEqual({ after: 2, moves: [line[2]] });
    const explicit = changed({ branches: [{ after: 2, younger: false, moves: [line[0]] }] });
    expect(problem(explicit)).toMatchObject({ key: 'branches[0].moves[0]' });
  });

  it('gives back every game, whole', () => {
    const random = seededRandom(20_261_208);
    for (let round = 0; round < 300; round += 1) {
      const one = randomGame(random, round % 20 === 0 ? 29 : 6);
      const json = printGameJson(one);
      const reading = readGameJson(json);
      if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
      expect(outline(reading.value)).toEqual(outline(one));
      expect(printGameJson(reading.value)).toBe(json);
    }
  });

  it('may leave out what is usual, in any order and with other keys', () => {
    const least = '{"columns":5,"rows":5,"version":1,"tartan":"game"}';
    const usual = { first: 'black', opponent: 'perfect', you: 'black', seed: 0 } as const;
    expect(readGameJson(least)).toEqual({
      ok: true,
      value: startOfGame({ start: filledPosition(5, 5, 1), ...usual }),
    });
    const { branches, hints, at, ...rest } = form;
    expect([branches, hints, at]).toBeDefined();
    const moves = line.map((one) => ({ note: 'well played', ...one }));
    expect(readGameJson(` ${JSON.stringify({ ...rest, moves, note: 'a lesson' })}\n`)).toEqual({
      ok: true,
      value: line.reduce(played, startOfGame(setup)),
    });
  });

  it('may have lengths that are not legal, which is not known here', () => {
    expect(
      readGameJson(changed({ moves: [move(5, 2, 2, 2)], branches: [], hints: [], at: 0 })),
    ).toMatchObject({ ok: true });
  });
});

describe('a damaged JSON of a game', () => {
  it.each(['', '{', 'tartan', '{"tartan":"game",}', printGameJson(game).slice(0, -3)])(
    'is none: %j',
    (json) => expect(problem(json)).toEqual({ kind: 'not-json' }),
  );

  it.each(['null', '5', '"game"', '[]', '{}', '{"tartan":"board","version":1}'])(
    'is no game: %s',
    (json) => expect(problem(json)).toEqual({ kind: 'not-a-game' }),
  );

  const bad = (key: string, found: string) => ({ kind: 'bad-value', key, found });
  const illegal = (key: string, found: string) => ({ kind: 'illegal-move', key, found });
  const branch = (change: object) => ({ branches: [{ ...form.branches[0], ...change }] });
  it.each([
    [{ version: 2 }, { kind: 'unknown-version', found: '2' }],
    [{ rows: 1 }, { kind: 'bad-size', key: 'rows', found: '1' }],
    [{ columns: 31 }, { kind: 'bad-size', key: 'columns', found: '31' }],
    [{ columns: undefined }, { kind: 'bad-size', key: 'columns', found: 'undefined' }],
    [{ rows: 4 }, { kind: 'wrong-row-count', rows: 4, found: 3 }],
    [{ start: [...form.start, 'WWWWW'] }, { kind: 'wrong-row-count', rows: 3, found: 4 }],
    [{ start: 'WWW' }, bad('start', '"WWW"')],
    [
      { start: ['WWWBW', 'WWWW', 'WWWWW'] },
      { kind: 'bad-row', row: 2, columns: 5, found: '"WWWW"' },
    ],
    [{ first: 'red' }, bad('first', '"red"')],
    [{ first: null }, bad('first', 'null')],
    [{ opponent: 'toString' }, bad('opponent', '"toString"')],
    [{ you: 1 }, bad('you', '1')],
    [{ seed: -1 }, bad('seed', '-1')],
    [{ seed: 0.5 }, bad('seed', '0.5')],
    [{ seed: 4_294_967_296 }, bad('seed', '4294967296')],
    [{ seed: '17' }, bad('seed', '"17"')],
    [{ moves: null }, bad('moves', 'null')],
    [{ moves: {} }, bad('moves', '{}')],
    [{ moves: [...line, '1.1.1.1'] }, bad('moves[3]', '"1.1.1.1"')],
    [{ moves: [line[0], [1, 1, 1, 1]] }, bad('moves[1]', '[1,1,1,1]')],
    [{ moves: [{ ...line[0], column: 31 }] }, bad('moves[0].column', '31')],
    [{ moves: [{ ...line[0], row: 0 }] }, bad('moves[0].row', '0')],
    [{ moves: [{ ...line[0], width: 1.5 }] }, bad('moves[0].width', '1.5')],
    [{ moves: [{ ...line[0], height: undefined }] }, bad('moves[0].height', 'undefined')],
    [
      { moves: [...line, move(5, 3, 1, 1)] },
      illegal('moves[3]', '{"column":5,"row":3,"width":1,"height":1}'),
    ],
    [
      { moves: [move(6, 3, 1, 1)], at: 0 },
      illegal('moves[0]', '{"column":6,"row":3,"width":1,"height":1}'),
    ],
    [
      { moves: [move(3, 3, 4, 1)], at: 0 },
      illegal('moves[0]', '{"column":3,"row":3,"width":4,"height":1}'),
    ],
    [
      { moves: [move(5, 2, 1, 3)], at: 0 },
      illegal('moves[0]', '{"column":5,"row":2,"width":1,"height":3}'),
    ],
    [{ branches: 5 }, bad('branches', '5')],
    [{ branches: [5] }, bad('branches[0]', '5')],
    [branch({ after: '0' }), bad('branches[0].after', '"0"')],
    [branch({ after: -1 }), bad('branches[0].after', '-1')],
    [branch({ after: 4 }), bad('branches[0].after', '4')],
    [branch({ younger: 'yes' }), bad('branches[0].younger', '"yes"')],
    [branch({ moves: undefined }), bad('branches[0].moves', 'undefined')],
    [branch({ moves: [] }), bad('branches[0].moves', '[]')],
    [branch({ moves: 'none' }), bad('branches[0].moves', '"none"')],
    [branch({ moves: [move(2, 2, 1, 1), {}] }), bad('branches[0].moves[1].column', 'undefined')],
    [
      branch({ moves: [move(2, 2, 1, 1), move(2, 2, 1, 1)] }),
      illegal('branches[0].moves[1]', '{"column":2,"row":2,"width":1,"height":1}'),
    ],
    [
      { branches: [form.branches[0], { after: 5, moves: [move(1, 1, 1, 1)] }] },
      bad('branches[1].after', '5'),
    ],
    [
      { branches: [form.branches[0], form.branches[0]] },
      illegal('branches[1].moves[0]', '{"column":2,"row":2,"width":1,"height":1}'),
    ],
    [{ hints: 'all' }, bad('hints', '"all"')],
    [{ hints: [null] }, bad('hints[0]', 'null')],
    [{ hints: [{ after: 6, grade: 1 }] }, bad('hints[0].after', '6')],
    [{ hints: [{ grade: 1 }] }, bad('hints[0].after', 'undefined')],
    [{ hints: [...form.hints, { after: 0, grade: 0 }] }, bad('hints[2].grade', '0')],
    [{ hints: [{ after: 0, grade: 4 }] }, bad('hints[0].grade', '4')],
    [{ hints: [{ after: 0, grade: '1' }] }, bad('hints[0].grade', '"1"')],
    [{ at: 4 }, bad('at', '4')],
    [{ at: -1 }, bad('at', '-1')],
    [{ at: null }, bad('at', 'null')],
  ])('with %j is told', (change, expected) => {
    expect(problem(changed(change))).toEqual(expected);
  });

  it('shows no more than the beginning of what stands there', () => {
    const found = problem(changed({ opponent: 'x'.repeat(10_000) }));
    expect(found).toEqual({ kind: 'bad-value', key: 'opponent', found: `"${'x'.repeat(59)}…` });
  });

  it('never gives a game that could not have been printed', () => {
    const random = seededRandom(20_261_209);
    const text = JSON.stringify(form);
    for (let round = 0; round < 5_000; round += 1) {
      const place = random(text.length);
      const other = '{}[]",:0123459WBtrue \n'[random(21)]!;
      const reading = readGameJson(text.slice(0, place) + other + text.slice(place + random(3)));
      if (!reading.ok) expect(reading.problem.kind).toBeTruthy();
      else {
        const again = readGameJson(printGameJson(reading.value));
        expect(again.ok && outline(again.value)).toEqual(outline(reading.value));
      }
    }
  });
});
