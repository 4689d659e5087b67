import { describe, expect, it } from 'vitest';
import { printBoardAddress, readBoardAddress } from '../../../../web/src/model/board/board_address';
import {
  BOARD_MODES,
  DEFAULT_STATE,
  HEAT_LAYERS,
  sameState,
} from '../../../../web/src/model/board/board_state';
import type { BoardState } from '../../../../web/src/model/board/board_state';
import { filledPosition, painted } from '../../../../web/src/model/board/position';
import { readRoute } from '../../../../web/src/model/route';
import { randomState } from './random_state';
import { seededRandom } from '../../seeded_random';

const read = (query: string) => readBoardAddress(readRoute(`#/board?${query}`).query);
const corner = { column: 5, row: 3 };

describe('the address of the Board page', () => {
  it('holds the size and the mode, and else only what is not as usual', () => {
    expect(printBoardAddress(DEFAULT_STATE)).toBe('#/board?rows=5&columns=5&mode=explore');
    expect(
      printBoardAddress({
        position: painted(filledPosition(2, 5, 1), [{ column: 4, row: 1 }], 0),
        mode: 'predict',
        selection: { corner: { column: 5, row: 2 }, size: { width: 4, height: 1 } },
        revealed: true,
        heat: 'cover',
        showValues: true,
        showGrundy: true,
      }),
    ).toBe(
      '#/board?rows=2&columns=5&mode=predict&heat=cover&show=values,grundy&position=WWWWW.WWWBW&column=5&row=2&width=4&height=1&revealed=yes',
    );
    const state: BoardState = {
      ...DEFAULT_STATE,
      selection: { corner, size: undefined },
      showGrundy: true,
    };
    expect(printBoardAddress(state)).toBe(
      '#/board?rows=5&columns=5&mode=explore&show=grundy&column=5&row=3',
    );
  });

  it('gives back every state', () => {
    const random = seededRandom(20_261_123);
    const longest = { length: 0 };
    for (let round = 0; round < 400; round += 1) {
      const state = randomState(random, round % 40 === 0 ? 200 : 14);
      const address = printBoardAddress(state);
      expect(address).toMatch(/^#\/board\?[\w.=&,-]+$/u);
      const back = readBoardAddress(readRoute(address).query);
      expect(back.rejected).toEqual([]);
      expect(sameState(back.state, state)).toBe(true);
      longest.length = Math.max(longest.length, address.length);
    }
    expect(longest.length).toBeLessThan(6_900);
  });

  it('is the worked example where it says nothing, and ignores what it does not know', () => {
    for (const query of ['', 'colour=red', 'mode=explore', 'heat=corners', 'revealed=no'])
      expect(read(query)).toEqual({ state: DEFAULT_STATE, seen: { mex: {} }, rejected: [] });
  });

  it('takes one size for both, and sizes as people type them', () => {
    expect(read('rows=9').state.position).toEqual(filledPosition(9, 9, 1));
    expect(read('columns=9').state.position).toEqual(filledPosition(9, 9, 1));
    expect(read('rows=1e2&columns=200').state.position).toEqual(filledPosition(100, 200, 1));
  });

  it('takes the modes, layers and overlays by name', () => {
    for (const mode of BOARD_MODES) expect(read(`mode=${mode}`).state.mode).toBe(mode);
    for (const heat of HEAT_LAYERS) expect(read(`heat=${heat}`).state.heat).toBe(heat);
    expect(read('show=grundy,values').state).toMatchObject({ showValues: true, showGrundy: true });
    expect(read('show=values').state).toMatchObject({ showValues: true, showGrundy: false });
  });
});

describe('what is bad in an address', () => {
  const usual = { position: filledPosition(5, 5, 1), selection: undefined };
  it.each([
    ['rows=0', usual, ['rows']],
    ['rows=201&columns=5', usual, ['rows']],
    ['rows=7&columns=', { position: filledPosition(7, 5, 1) }, ['columns']],
    ['rows=x&columns=y', usual, ['rows', 'columns']],
    ['mode=play', { mode: 'explore' }, ['mode']],
    ['mode=', { mode: 'explore' }, ['mode']],
    ['heat=Cover', { heat: 'corners' }, ['heat']],
    ['show=', { showValues: false }, ['show']],
    ['show=values,nimbers', { showValues: false, showGrundy: false }, ['show']],
    ['position=WWW', usual, ['position']],
    ['position=', usual, ['position']],
    ['rows=6&columns=5&position=WWWWW.WWWWW.WWWWW.WWWWW.WWWWB', {}, ['position']],
    ['rows=x&columns=5&position=WWWWW', usual, ['rows', 'position']],
    ['column=6&row=3', usual, ['column', 'row']],
    ['column=0&row=3', usual, ['column', 'row']],
    ['column=5', usual, ['column']],
    ['row=3', usual, ['row']],
    ['column=1.5&row=3', usual, ['column', 'row']],
    ['width=4&height=3', usual, ['width', 'height']],
    ['column=9&row=3&width=4&height=3', usual, ['column', 'row', 'width', 'height']],
    ['column=5&row=3&width=4', { selection: { corner, size: undefined } }, ['width']],
    ['column=5&row=3&height=3', { selection: { corner, size: undefined } }, ['height']],
    [
      'column=5&row=3&width=6&height=3',
      { selection: { corner, size: undefined } },
      ['width', 'height'],
    ],
    [
      'column=5&row=3&width=4&height=4',
      { selection: { corner, size: undefined } },
      ['height', 'width'],
    ],
    [
      'column=5&row=3&width=0&height=-1',
      { selection: { corner, size: undefined } },
      ['width', 'height'],
    ],
    ['column=5&row=3&width=4&height=3&revealed=yes', { revealed: false }, ['revealed']],
    ['mode=predict&column=5&row=3&revealed=yes', { revealed: false }, ['revealed']],
    [
      'mode=predict&column=5&row=3&width=4&height=3&revealed=perhaps',
      { revealed: false },
      ['revealed'],
    ],
  ])('is replaced in %s, and told', (query, state, keys) => {
    const address = read(query);
    expect(address.state).toMatchObject(state);
    expect(address.rejected.map(({ key }) => key)).toEqual(keys);
    for (const { key, value } of address.rejected)
      expect(value).toBe(new URLSearchParams(query).get(key));
  });

  it('is told by its beginning where it is long', () => {
    const faces = `x${'😀'.repeat(500_000)}`;
    expect(read(`position=${faces}`).rejected).toEqual([
      { key: 'position', value: `x${'😀'.repeat(29)}…` },
    ]);
  });

  it('is a corner that is black', () => {
    const address = read('rows=1&columns=3&position=WWB&column=3&row=1&width=1&height=1');
    expect(address.state.selection).toBeUndefined();
    expect(address.rejected.map(({ key }) => key)).toEqual(['column', 'row', 'width', 'height']);
  });

  it('never keeps an address from being read', () => {
    const random = seededRandom(9);
    const keys = [
      'rows',
      'columns',
      'mode',
      'heat',
      'show',
      'position',
      'column',
      'row',
      'width',
      'height',
      'revealed',
    ];
    const values = [
      '',
      '5',
      '1',
      '3',
      '17',
      '-1',
      'predict',
      'yes',
      'cover',
      'WWWWW',
      'bAAAA',
      '%',
      'NaN',
      '1e9',
    ];
    for (let round = 0; round < 2_000; round += 1) {
      const query = new URLSearchParams();
      for (const key of keys) if (random(2) === 0) query.set(key, values[random(values.length)]!);
      const { state } = readBoardAddress(query);
      const again = readRoute(printBoardAddress(state)).query;
      expect(readBoardAddress(again).rejected).toEqual([]);
      expect(sameState(readBoardAddress(again).state, state)).toBe(true);
    }
  });
});
