import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan, tartanHere } from './program';

describe('tartan product', () => {
  test('of two line games, the rows of the board as lines', async () => {
    const { stdout, stderr, status } = await tartan('product', 'ruler', 'ruler', '8', '8');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const lines = stdout.split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[7]).toBe('8 12 8 11 8 12 8 13');
  });

  test('rows first where the two games differ', async () => {
    expect(await tartan('product', 'single', 'twins', '2', '3')).toEqual(success('0 1 2\n0 1 2\n'));
  });

  test('of a board by its name', async () => {
    expect(await tartan('product', 'connected-blocks', '3', '4')).toEqual(
      success('1 2 1 4\n2 4 8 16\n1 8 16 32\n'),
    );
    expect(await tartan('product', 'turning-corners', '2', '3')).toEqual(success('0 0 0\n0 1 2\n'));
  });

  test('JSON: every value as decimal text', async () => {
    const { stdout } = await tartan('product', 'connected-blocks', '2', '63', '--json');
    const { values, ...facts } = JSON.parse(stdout) as { values: string[][] };
    expect(facts).toEqual({ game: 'connected-blocks', rows: 2, columns: 63 });
    expect(values.map((row) => row.at(-1))).toEqual(['1', (2n ** 63n).toString()]);
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  test.each([
    [['product'], 'Say the game and the size of the table'],
    [['product', '3', '4'], 'Say the game and the size of the table'],
    [['product', 'twins', 'ruler', 'sym', '3', '4'], '“sym” is too much'],
    [['product', 'twins', 'ruler', '0', '4'], 'ROWS must be a whole number from 1 to 1,000,000'],
    [['product', 'twins', 'ruler', '4', 'x'], 'COLUMNS must be a whole number from 1'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere(...words), expected);
  });

  // The solver refuses these.
  test.each([
    [['product', 'chess', '3', '4'], 'There is no such game'],
    [['product', 'twins', '3', '4'], 'There is no such game'],
    [['product', 'rugs', '1001', '1000'], 'A table has from 1 to 1,000,000 values.'],
    [['product', 'connected-blocks', '33', '33'], 'add up to at most 63'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartan(...words), expected);
  });
});
