import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan } from './program';

describe('tartan grundy', () => {
  test('the numbers on one line', async () => {
    expect(await tartan('grundy', 'twins-within:4', '7')).toEqual(success('0 1 2 3 4 0 1\n'));
  });

  test('JSON: decimal text, and the period if there is one', async () => {
    const { stdout } = await tartan('grundy', 'pattern:0;0,1', '6', '--json');
    expect(JSON.parse(stdout)).toEqual({
      game: 'pattern:0;0,1',
      origin: 1,
      grundyNumbers: ['1', '2', '1', '2', '1', '2'],
      period: { prePeriod: 0, period: 2, saltus: '0' },
    });
    const numbers = await tartan('grundy', 'up-to-coins:64', '64', '--json');
    const answer = JSON.parse(numbers.stdout) as { grundyNumbers: string[] };
    expect(answer.grundyNumbers.at(-1)).toBe('9223372036854775808');
    expect(answer).toMatchObject({ game: 'up-to-coins:64', origin: 0 });
    expect(answer).not.toHaveProperty('period');
  });

  test('a million numbers', async () => {
    const { stdout } = await tartan('grundy', 'mock-turtles', '1000000');
    expect(stdout.endsWith(' 1999996 1999999\n')).toBe(true);
  });

  test.each([
    [[], 'how many numbers'],
    [['ruler'], 'how many numbers'],
    [['ruler', '5', '6'], '“6” is too much'],
    [['ruler', '0'], 'from 1 to 1,000,000'],
    [['ruler', 'x'], '“x”'],
    [['chess', '5'], 'game'],
    [['runs:even', '5'], 'length family'],
    [['up-to-coins:0', '5'], 'from 1 to 1,000'],
    [['moebius', '741'], 'the first 740'],
    [['pattern:0;d', '5'], 'character 3'],
    [['pattern:0,', '5'], 'character 3'],
    [['pattern:0,a,b,c,d', '5'], 'character 9'],
  ])('refuses %j', async (words, expected) => {
    expectRefusal(await tartan('grundy', ...words), expected);
  });
});
