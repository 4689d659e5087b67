import { LENGTH_FAMILIES, NAMED_PRODUCTS } from '#catalogue';
import { describe, expect, it } from 'vitest';
import {
  FLIPPING_GAME,
  gameOfLengths,
  isFlippingGame,
  LARGEST_SIDE,
  LONGEST_PATTERN,
  PLAIN_LINES,
  numberOfPlace,
  placeWithNumber,
  readGame,
} from '../../../web/src/game/game';
import { GAMES, module } from './boards';

const names = [
  ...GAMES,
  ...Object.values(NAMED_PRODUCTS),
  ...LENGTH_FAMILIES.map((family) => `single*runs:${family}`),
  'runs:square*runs:triangular',
  ...PLAIN_LINES.map((line) => `${line}*single`),
  ...['up-to-coins:4*exactly-coins:5', 'twins-within:4*ruler', 'single*pattern:0;0,d'],
];

describe('a game', () => {
  it.each(names)('of the name %s is what the engine says of it', (name) => {
    const game = readGame(name)!;
    const described = module.describeGame(name);
    expect(described).toMatchObject({
      rowOrigin: game.rows.origin,
      columnOrigin: game.columns.origin,
      rowsUpward: game.rowsUpward,
      hasBoards: true,
      failure: undefined,
    });
    for (const largest of [described.largestRows, described.largestColumns])
      expect(largest).toBeLessThanOrEqual(LARGEST_SIDE);
  });

  it.each([
    ['runs:triangular*runs:square', 'flipping-game'],
    ['ruler*ruler', 'rugs'],
    ['runs:all*ruler', 'rugs'],
    ['twins*twins', 'turning-corners'],
    ['runs:square*runs:triangular', 'runs:square*runs:triangular'],
    ['runs:7,3,1*runs:all', 'runs:1,3,7*ruler'],
    ['runs:1,1,01*single', 'runs:1*single'],
    ['mock-turtles*mock-turtles', 'mock-turtles-squared'],
    ['twins-within:04*ruler', 'twins-within:4*ruler'],
  ])('has one name: %s is %s', (name, known) => {
    const game = readGame(name)!;
    expect(game.name).toBe(known);
    expect(readGame(game.name)).toEqual(game);
    expect(isFlippingGame(game)).toBe(known === 'flipping-game');
    // The engine accepts this name too, for the same game.
    const line = { rows: 9, columns: 9 };
    const [one, other] = [name, known].map((called) => {
      const { rows, columns } = module.describeBoard({ game: called, ...line });
      return { rows, columns };
    });
    expect(one).toEqual(other);
  });

  const badNumbers =
    'runs:*ruler runs:0*ruler runs:-1*ruler runs:1.5*ruler runs:cubes*ruler runs:1234567890*ruler runs:constructor*ruler up-to-coins:0*ruler exactly-coins:two*ruler twins-within:4:5*ruler mock-turtles:3*ruler pattern:*ruler';
  const badNames =
    'chess twins ruler* *ruler ruler*ruler*ruler rugs*rugs Rugs toString __proto__ up-to-coins*ruler';
  it.each(['', 'pattern:0 ;0,1*ruler', ...`${badNames} ${badNumbers}`.split(' ')])(
    'is none: %j',
    (name) => {
      expect(readGame(name)).toBeUndefined();
    },
  );

  it('has a pattern as long as the engine reads it', () => {
    const nameOf = (last: number) => `single*pattern:${'0;'.repeat(48)}0,${last}`;
    expect(readGame(nameOf(10))).toBeDefined();
    expect(module.describeGame(nameOf(10)).failure).toBeUndefined();
    expect(readGame(nameOf(100))).toBeUndefined();
    expect(module.describeGame(nameOf(100)).failure).toMatchObject({
      kind: 'pattern-too-long',
      amount: LONGEST_PATTERN,
    });
  });

  it('comes from two families of lengths: heights, and then widths', () => {
    expect(gameOfLengths('triangular', 'square')).toEqual(FLIPPING_GAME);
    expect(gameOfLengths('1,3', 'all')?.name).toBe('runs:1,3*ruler');
    expect(gameOfLengths('all', 'all')?.name).toBe('rugs');
    expect(gameOfLengths('3 1,', '2; 5')?.name).toBe('runs:1,3*runs:2,5');
    expect(gameOfLengths('1', 'nothing')).toBeUndefined();
  });

  it('numbers its places from 0 or from 1', () => {
    const { rows, columns } = readGame('twins*single')!;
    expect([numberOfPlace(rows, 1), numberOfPlace(columns, 1)]).toEqual([0, 1]);
    for (const line of [rows, columns])
      for (const place of [1, 2, 200])
        expect(placeWithNumber(line, numberOfPlace(line, place))).toBe(place);
  });
});
