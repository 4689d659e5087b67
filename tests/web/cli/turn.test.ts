import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan, tartanHere } from './program';

const turn = (...words: string[]) => tartan('turn', ...words);

describe('tartan turn', () => {
  test('two line games, each in its own numbers', async () => {
    // Row 2 of Ruler is worth 2 and column 3 of Twins 3: 2⊗3 = 1. To leave 0, the other row must be worth 1, or 0 if
    // there is none, and the other column too.
    expect(await turn('ruler', 'twins', '--heads', '2,3')).toEqual(
      success('Value: 1\nTurn: 1,1 1,3 2,1 2,3\n'),
    );
  });

  test('a board by its name', async () => {
    expect(await turn('turning-corners', '--heads', '1,3 3,2 4,4')).toEqual(
      success('Value: 4\nTurn: 3,3 3,4 4,3 4,4\n'),
    );
    expect(await turn('acrostic-twins', '--heads', ' 1,3  3,2 4,4 ')).toEqual(
      success('Value: 3\nTurn: 1,0 1,3\n'),
    );
    expect(await turn('connected-blocks', '--heads', '1,1 1,0')).toEqual(
      success('Value: 6\nTurn: 0,1 1,1\n'),
    );
  });

  test('games with more sets than could be tried', async () => {
    // The values are 2^38 and 2: without the coin at 38 the one at 1 would stay alone, so it is turned too.
    expect(await turn('up-to-coins:40', 'single', '--heads', '38,1 1,1')).toEqual(
      success('Value: 274877906946\nTurn: 1,1 38,1\n'),
    );
    // The first 39 places are worth nothing, so 38 of them fill up the number of coins.
    const fillers = Array.from({ length: 38 }, (_, place) => `${place + 1},1`).join(' ');
    expect(await turn('exactly-coins:40', 'single', '--heads', '75,1 50,1')).toEqual(
      success(`Value: 68719478784\nTurn: ${fillers} 50,1 75,1\n`),
    );
  });

  test('JSON', async () => {
    const { stdout } = await turn('rugs', '--heads=2,4 4,3 5,5', '--json');
    const coins = [1, 2].flatMap((row) => [1, 2, 3, 4].map((column) => [row, column]));
    expect(JSON.parse(stdout)).toEqual({ value: '13', winning: true, coins });
  });

  test('where no move wins', async () => {
    expect(await turn('rugs', '--heads', '1,1 3,3')).toEqual(success('Value: 0\nNo move wins.\n'));
    const { stdout } = await turn('rugs', '--heads', '', '--json');
    expect(JSON.parse(stdout)).toEqual({ value: '0', winning: false, coins: [] });
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  test.each([
    [['turn', '--heads', '1,1'], 'Say the game'],
    [['turn', 'rugs'], 'Say which coins are heads'],
    [['turn', 'twins', 'ruler', 'sym', '--heads', '1,1'], '“sym” is too much'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere(...words), expected);
  });

  // These need the game's rule, and only the built program has the solver beside it.
  test.each([
    [['chess', '--heads', '1,1'], 'There is no such game'],
    [['rugs', '--heads', '2,4 04,3 4,3'], 'The head 4,3 is given twice.'],
    [['rugs', '--heads', '2,4 0,3'], '“0,3” is no coin of this game'],
    [['rugs', '--heads', '2,4;4,3'], '“2,4;4,3” is no coin'],
    [['rugs', '--heads', '2,-4'], '“2,-4” is no coin'],
    [['ruler', 'twins', '--heads', '1000001,0'], 'Grundy numbers'],
    [['acrostic-twins', '--heads', '0,1000000'], 'the first 1,000,000 Grundy numbers'],
  ])('%j', async (words, expected) => {
    expectRefusal(await turn(...words), expected);
  });
});
