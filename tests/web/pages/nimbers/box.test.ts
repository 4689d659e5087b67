import { describe, expect, it } from 'vitest';
import {
  boxOf,
  boxCoinAt,
  coinsCrossing,
  fitsBox,
  formatBox,
  readBox,
  boxAfterTurning,
} from '../../../../web/src/pages/nimbers/boxes/box';
import { readLine } from '../../../../web/src/game/game';

const axis = (name: string, size: number) => ({ game: readLine(name)!, size });
const read = (query: string) => readBox(new URLSearchParams(query));

/** The address of a box after decoding and encoding. */
function roundTrip(query: string): string {
  const { state, rejected } = read(query);
  expect(rejected).toEqual([]);
  return formatBox(state)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

describe('a box in an address', () => {
  it('has its games and sizes, the slice and the heads, in the games’ own numbers', () => {
    const query = 'games=twins*ruler*runs:1,3&sizes=4x5x6&slice=1,3&at=0,5,1&heads=0,1,1_3,5,6';
    expect(read(query).state).toMatchObject({
      axes: [axis('twins', 4), axis('ruler', 5), axis('runs:1,3', 6)],
      down: 0,
      across: 2,
      at: [0, 4, 0],
      heads: [
        [0, 0, 0],
        [3, 4, 5],
      ],
    });
    expect(roundTrip(query)).toBe(query);
  });

  it('leaves out what is as usual', () => {
    expect(roundTrip('games=twins*twins*sym*single&sizes=2x2x2x2&slice=1,2&at=1,1,2,2')).toBe(
      'games=twins*twins*sym*single&sizes=2x2x2x2',
    );
    expect(roundTrip('')).toBe('games=twins*twins*twins&sizes=6x6x6');
    expect(roundTrip('games=ruler*ruler*ruler*ruler')).toBe(
      'games=ruler*ruler*ruler*ruler&sizes=4x4x4x4',
    );
  });

  it.each([
    ['too few games', 'games=twins*twins', ['games']],
    ['too many games', `games=${Array(7).fill('twins').join('*')}`, ['games']],
    ['a game that isn’t there', 'games=twins*twins*twin&heads=0,0,0', ['games']],
    ['another number of sizes', 'games=twins*twins*twins&sizes=3x3', ['sizes']],
    ['a side that is too long', 'sizes=17x2x2', ['sizes']],
    ['too many coins', 'games=ruler*ruler*ruler*ruler&sizes=9x9x9x9', ['sizes']],
    ['a slice of one axis', 'slice=2,2', ['slice']],
    ['a slice of no axis', 'slice=1,4', ['slice']],
    ['a place outside', 'at=0,0,6', ['at']],
    ['a head outside', 'heads=0,0,0_6,0,0', ['heads']],
    ['a head twice', 'heads=1,2,3_1,2,3', ['heads']],
    ['a head with too few places', 'heads=1,2', ['heads']],
  ])('is as usual with %s', (_, query, keys) => {
    expect(read(query).rejected.map(({ key }) => key)).toEqual(keys);
  });
});

describe('a box', () => {
  const box = boxOf([axis('twins', 3), axis('ruler', 3), axis('sym', 3)]);

  it('has at most 4,096 coins, and 16 along an axis', () => {
    expect(fitsBox([axis('twins', 16), axis('twins', 16), axis('twins', 16)])).toBe(true);
    expect(fitsBox([axis('twins', 17), axis('twins', 1), axis('twins', 1)])).toBe(false);
    expect(fitsBox(Array(4).fill(axis('twins', 9)))).toBe(false);
  });

  it('has the coins of a slice in rows and columns', () => {
    expect(boxCoinAt({ ...box, down: 2, across: 0 }, 1, 2)).toEqual([2, 1, 1]);
  });

  it('turns the coins where places cross', () => {
    const turned = coinsCrossing([[0, 2], [1], [0, 1]]);
    expect(turned).toEqual([
      [0, 1, 0],
      [0, 1, 1],
      [2, 1, 0],
      [2, 1, 1],
    ]);
    const heads = [
      [2, 1, 1],
      [1, 1, 1],
    ];
    expect(boxAfterTurning({ ...box, heads }, turned).heads).toEqual([
      [1, 1, 1],
      [0, 1, 0],
      [0, 1, 1],
      [2, 1, 0],
    ]);
  });

  it('keeps the coins that are still in it, and of other games none', () => {
    const set = {
      ...box,
      at: [2, 2, 2],
      heads: [
        [0, 0, 0],
        [2, 2, 2],
      ],
    };
    const smaller = boxOf(
      box.axes.map((old) => ({ ...old, size: 2 })),
      set,
    );
    expect(smaller).toMatchObject({ at: [1, 1, 1], heads: [[0, 0, 0]] });
    expect(boxOf([...box.axes, axis('twins', 2)], set).heads).toEqual([]);
  });
});
