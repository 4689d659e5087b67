/** Addresses and JSON of version 1, which people have kept, and what they still mean. */
import { describe, expect, it } from 'vitest';
import { addressSettings, readAddress } from '../../../web/src/game/address';
import { readJson } from '../../../web/src/game/json';
import { printRoute, readRoute } from '../../../web/src/game/route';

const today = (address: string) => {
  const { state, rejected } = readAddress(readRoute(address).query);
  expect(rejected).toEqual([]);
  return printRoute('board', addressSettings(state)).replace('#/board?', '');
};

const EXPLORE = 'rows=5&columns=5&mode=explore';
const PLAY = 'rows=5&columns=5&mode=play&opponent=perfect&seed=0';

describe('an old address', () => {
  it.each([
    ['#/board?rows=5&columns=5&mode=explore', EXPLORE],
    [
      '#/board?rows=2&columns=5&mode=predict&heat=cover&show=values,grundy&position=WWWWW.WWWBW&column=5&row=2&width=4&height=1&revealed=yes',
      'rows=2&columns=5&mode=predict&position=WWWWW.WWWBW&heat=cover&show=values,grundy&move=2x2~5&revealed=yes',
    ],
    [
      '#/board?rows=5&columns=5&mode=explore&show=grundy&column=5&row=3',
      `${EXPLORE}&show=grundy&corner=3x5`,
    ],
    ['#/board?rows=5&columns=5&column=4&row=3&width=4&height=3', `${EXPLORE}&move=1~3x1~4`],
    [
      '#/board?rows=8&columns=8&mode=explore&column=4&row=3&width=1&height=1',
      'rows=8&columns=8&mode=explore&move=3x4',
    ],
    [
      '#/board?rows=9&columns=9&mode=edit&position=bM02wZlfIygnM44_Bx6',
      'rows=9&columns=9&mode=edit&position=CM02wZlfIygnM44',
    ],
    [
      '#/board?rows=30&columns=30&mode=edit&position=dh4Am4kBViQC5Ab5kD&zoom=2.5&middle=12,7',
      'rows=30&columns=30&mode=edit&position=Dh4Am4kBViQC5A&zoom=2.5&middle=7x12',
    ],
    [
      '#/board?rows=40&columns=40&mode=explore&listed=9,6&rows-mex=3&columns-mex=4',
      'rows=40&columns=40&mode=explore&listed=2x2',
    ],
    ['#/board?rows=5&columns=5&mode=play&opponent=perfect&seed=0', PLAY],
    [
      '#/board?rows=2&columns=5&mode=play&position=WWWWW.WWWBW&first=white&opponent=good&you=white&seed=4294967295&moves=5.1.4.1-1.2.1.1&hints=2.2&review=1',
      'rows=2&columns=5&mode=play&position=WWWWW.WWWBW&moves=1x2~5-2x1&hints=2&opponent=good&seed=4294967295&move=1x2~5&review=1',
    ],
    [
      '#/board?rows=5&columns=5&mode=play&opponent=casual&seed=0&moves=5.3.4.3-1.1.1.1-1.3.1.3&at=2&review=3',
      'rows=5&columns=5&mode=play&moves=1~3x2~5-1x1-1~3x1&at=2&opponent=casual&seed=0&move=1~3x1&review=3',
    ],
    [
      '#/board?rows=5&columns=5&mode=play&opponent=person&seed=7&moves=5.3.4.3-1.1.1.1-1.3.1.3&branches=0.younger-5.5.4.3_1.younger-4.5.4.1-5.5.1.1_5-5.4.1.1&hints=4.1-5.3',
      'rows=5&columns=5&mode=play&moves=1~3x2~5-1x1-1~3x1&variations=0-3~5x2~5_1-5x1~4-5x5_5-4x5&hints=4-5&opponent=person&seed=7',
    ],
    [
      '#/board?mode=play&opponent=good&you=white&seed=3',
      'rows=5&columns=5&mode=play&opponent=good&you=second&seed=3',
    ],
    [
      '#/board?mode=play&opponent=good&first=white&seed=3',
      'rows=5&columns=5&mode=play&opponent=good&you=second&seed=3',
    ],
    [
      '#/board?mode=play&opponent=good&first=white&you=black&seed=3',
      'rows=5&columns=5&mode=play&opponent=good&you=second&seed=3',
    ],
    [
      '#/board?mode=play&opponent=good&first=black&you=black&seed=3',
      'rows=5&columns=5&mode=play&opponent=good&seed=3',
    ],
  ])('%s is still read', (old, address) => {
    expect(sorted(today(old))).toEqual(sorted(address));
    // And today's is none of those.
    expect(sorted(today(`#/board?${address}`))).toEqual(sorted(address));
  });

  const sorted = (query: string) => query.split('&').sort();

  it.each([
    ['column=6&row=3', 'corner'],
    ['column=5', 'corner'],
    ['row=3', 'corner'],
    ['column=1.5&row=3', 'corner'],
    ['column=5&row=3&width=4', 'move'],
    ['column=5&width=4&height=3', 'move'],
    ['column=5&row=3&width=6&height=3', 'move'],
    ['column=5&row=3&width=0&height=-1', 'move'],
    ['listed=3,3', 'listed'],
    ['middle=4,3', 'middle'],
    ['moves=6.5.1.1', 'moves'],
    ['moves=5.5.4', 'moves'],
    ['moves=5.5.4.1.1', 'moves'],
    ['moves=5.5.4.x', 'moves'],
    ['moves=3.5.4.1', 'moves'],
    ['moves=1.1.1.1&branches=9-1.1.1.1', 'variations'],
    ['moves=1.1.1.1&branches=0-1.1.1.1', 'variations'],
    ['hints=x.1', 'hints'],
    ['you=red', 'you'],
  ])('with %s is told what is bad of it', (query, key) => {
    const { rejected } = readAddress(readRoute(`#/board?${query}`).query);
    expect(rejected.map((one) => one.key)).toEqual([key]);
    expect(rejected[0]?.value).not.toMatch(/null|NaN/u);
  });

  it('says no player where the first one was none', () => {
    const { state } = readAddress(readRoute('#/board?mode=play&first=red').query);
    expect(state.match.you).toBe('first');
  });
});

const BOARD = {
  ...{ tartan: 'board', version: 1, rows: 2, columns: 5 },
  position: ['WWWBW', 'WWWWW'],
};
const GAME = {
  ...{ tartan: 'game', version: 1, rows: 3, columns: 5 },
  start: ['WWWBW', 'WWWWW', 'WWWWW'],
  ...{ first: 'white', opponent: 'good', you: 'white', seed: 17 },
};
const move = (column: number, row: number, width: number, height: number) => ({
  ...{ column, row, width, height },
});

describe('an old JSON', () => {
  const read = (json: object) => {
    const reading = readJson(JSON.stringify(json));
    if (!reading.ok) return reading.problem;
    return printRoute('board', addressSettings(reading.value)).replace('#/board?', '');
  };

  const board = 'rows=2&columns=5';
  const start = 'position=WWWBW.WWWWW';
  it.each([
    [{ tartan: 'board', version: 1, rows: 5, columns: 5 }, EXPLORE],
    [{ ...BOARD, mode: 'edit' }, `${board}&mode=edit&${start}`],
    [{ ...BOARD, selection: null }, `${board}&mode=explore&${start}`],
    [{ ...BOARD, selection: { column: 5, row: 1 } }, `${board}&mode=explore&${start}&corner=1x5`],
    [
      { ...BOARD, mode: 'predict', selection: move(5, 1, 4, 1), revealed: true },
      `${board}&mode=predict&${start}&move=1x2~5&revealed=yes`,
    ],
    [
      { ...BOARD, heat: 'none', show: ['values', 'grundy'], revealed: false },
      `${board}&mode=explore&${start}&heat=none&show=values,grundy`,
    ],
    [{ ...BOARD, note: 'a lesson' }, `${board}&mode=explore&${start}`],
  ])('of a board is still read: %j', (json, address) => {
    expect(read(json)).toBe(address);
  });

  const game = 'rows=3&columns=5&mode=play&position=WWWBW.WWWWW.WWWWW';
  const players = 'opponent=good&seed=17';
  it.each([
    [
      { tartan: 'game', version: 1, rows: 5, columns: 5 },
      'rows=5&columns=5&mode=play&opponent=perfect&seed=0',
    ],
    [GAME, `${game}&${players}`],
    [{ ...GAME, you: 'black' }, `${game}&opponent=good&you=second&seed=17`],
    [{ ...GAME, first: undefined }, `${game}&opponent=good&you=second&seed=17`],
    [{ ...GAME, moves: [move(5, 3, 4, 3)], at: 0 }, `${game}&moves=1~3x2~5&at=0&${players}`],
    [
      {
        ...GAME,
        moves: [move(5, 3, 4, 3), move(1, 1, 1, 1), move(4, 3, 1, 1)],
        branches: [
          { after: 0, younger: true, moves: [move(2, 2, 1, 1)] },
          { after: 1, younger: true, moves: [move(1, 3, 1, 3)] },
        ],
        hints: [
          { after: 2, grade: 1 },
          { after: 5, grade: 2 },
        ],
        at: 2,
      },
      `${game}&moves=1~3x2~5-1x1-3x4&variations=0-2x2_1-1~3x1&hints=2-5&at=2&${players}`,
    ],
  ])('of a game is still read: %j', (json, address) => {
    const sorted = (query: unknown) => String(query).split('&').sort();
    expect(sorted(read(json))).toEqual(sorted(address));
  });

  it.each([
    [{ ...BOARD, rows: 3 }, 'position'],
    [{ ...BOARD, selection: { column: 6, row: 1 } }, 'corner'],
    [{ ...BOARD, selection: { column: 4, row: 2 } }, 'corner'],
    [{ ...BOARD, selection: 5 }, 'corner'],
    [{ ...BOARD, selection: {} }, 'corner'],
    [{ ...BOARD, selection: move(5, 1, 6, 1) }, 'move'],
    [{ ...BOARD, selection: { column: 5, row: 1, height: 1 } }, 'move'],
    [{ ...GAME, start: 'WWW' }, 'position'],
    [{ ...GAME, you: 5 }, 'you'],
    [{ ...GAME, moves: 5 }, 'moves'],
    [{ ...GAME, moves: [5] }, 'moves[0]'],
    [{ ...GAME, moves: [move(6, 3, 1, 1)] }, 'moves[0]'],
    [{ ...GAME, moves: [{}] }, 'moves[0]'],
    [{ ...GAME, branches: [5] }, 'variations[0]'],
    [{ ...GAME, branches: [{ after: 0, moves: [] }] }, 'variations[0].moves'],
    [{ ...GAME, hints: [5.5] }, 'hints[0]'],
    [{ ...GAME, hints: [{ after: 1 }] }, 'hints[0]'],
  ])('with something bad is refused: %j', (json, key) => {
    const problem = read(json);
    expect(problem).toMatchObject({ kind: 'bad-value', key });
    expect(JSON.stringify(problem)).not.toMatch(/undefined|NaN/u);
  });

  it('with no size is told that it is missing', () => {
    expect(read({ ...BOARD, rows: undefined })).toEqual({ kind: 'missing', key: 'rows' });
  });
});
