import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan, tartanHere } from './program';

const chessboardNim = (...words: string[]) => tartan('chessboard-nim', ...words);

describe('tartan chessboard-nim', () => {
  test('known answers', async () => {
    expect(await chessboardNim('3', '2')).toEqual(success('40\n'));
    expect(await chessboardNim('9', '3')).toEqual(success('450304\n'));
  });

  test('a remainder has the last digits of the whole number', async () => {
    const { stdout } = await chessboardNim('10000019', '100');
    expect(stdout).toHaveLength(1401);
    const { stdout: remainder } = await chessboardNim('10000019', '100', '--modulus', '1000000000');
    expect(stdout.slice(-10)).toBe(remainder.padStart(10, '0'));
  });

  test('other steps, in any order', async () => {
    // With the step 1 every other coordinate is worth 1, so half of all arrangements have the nimber 1.
    expect(await chessboardNim('4', '3', '--steps', '1')).toEqual(success('2048\n'));
    const sorted = await chessboardNim('20', '2', '--steps=1,3,4');
    expect(await chessboardNim('20', '2', '--steps', '4, 3,1,1')).toEqual(sorted);
  });

  test('JSON', async () => {
    const { stdout } = await chessboardNim('3', '2', '--modulus', '7', '--json');
    expect(JSON.parse(stdout)).toEqual({
      side: '3',
      coins: 2,
      steps: [2, 3, 5, 7],
      modulus: '7',
      winning: '5',
      arrangements: '4',
      losing: '6',
      period: { prePeriod: 0, period: 9 },
      coordinates: ['2', '1'],
      squares: ['5', '4'],
      transform: ['3', '1'],
    });
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  test.each([
    [['9'], 'Say the side of the board and how many coins'],
    [['9', '3', '4'], '“4” is too much'],
    [['0', '3'], 'N must be a whole number from 1 to 1,000,000,000,000,000,000, not “0”'],
    [['1000000000000000001', '3'], 'N must be'],
    [['9', '1000001'], 'C must be a whole number from 1 to 1,000,000, not'],
    [['9', '3', '--modulus', '0'], '--modulus must be a whole number from 1 to 1,152,921,504,606,'],
    [['9', '3', '--modulus', '1152921504606846977'], '--modulus must be'],
    [['9', '3', '--steps', ''], '--steps takes from 1 to 15 whole numbers'],
    [['9', '3', '--steps', '2,0'], 'not “2,0”'],
    [['9', '3', '--steps', '257'], 'not “257”'],
    [['9', '3', '--steps', '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16'], '--steps takes'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere('chessboard-nim', ...words), expected);
  });

  test('what only the solver knows', async () => {
    expectRefusal(await chessboardNim('1000000000', '1000000'), 'more than 100,000 digits. Give a');
  });
});
