import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan, tartanHere, tartanIntoBrokenPipe } from './program';

const golden = new URL('../../golden/openings_square_boards.tsv', import.meta.url);

/** The expected lines of a b-file: n P(n). */
async function knownLines(): Promise<string[]> {
  const text = await readFile(golden, 'utf8');
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return rows.map((row) => row.split('\t').slice(0, 2).join(' '));
}

describe('tartan sequence', () => {
  test('a line for each board', async () => {
    const lines = await knownLines();
    const all = lines.map((line) => `${line}\n`);
    expect(await tartan('sequence', '1', '100')).toEqual(success(all.join('')));
    const some = all.slice(36, 78).join('');
    expect(await tartan('sequence', '37', '78')).toEqual(success(some));
    expect(await tartan('sequence', '5', '5')).toEqual(success('5 8\n'));
  });

  test('many chunks, in order and without gaps', async () => {
    const { stdout, stderr, status } = await tartan('sequence', '500', '20000');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: 19_501 }, (_, index) => 500 + index),
    );
    expect(lines[0]).toBe('500 72702');
    expect(lines[9_500]).toBe('10000 2477885152');
  });

  test('JSON is one object, also of many chunks', async () => {
    const { stdout } = await tartan('sequence', '3', '5', '--json');
    expect(stdout).toBe('{"from":3,"to":5,"winningOpenings":["12","0","8"]}\n');
    const many = await tartan('sequence', '1', '5000', '--json');
    const { winningOpenings } = JSON.parse(many.stdout) as { winningOpenings: string[] };
    expect(winningOpenings).toHaveLength(5000);
    expect(winningOpenings[999]).toBe('1869203');
  });

  test('other families', async () => {
    const families = ['--row-lengths', '1,3,7', '--column-lengths=odd'];
    const { stdout } = await tartan('sequence', '9', '9', ...families);
    const alone = await tartan('solve', '9', ...families);
    expect(alone.stdout).toBe(`P(9) = ${stdout.trim().split(' ')[1]}\n`);
  });

  test('stops quietly when nobody reads on', async () => {
    const { stderr, status } = await tartanIntoBrokenPipe('sequence', '1', '400000');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  test.each([
    [[], 'the first size and the last one'],
    [['5'], 'the first size and the last one'],
    [['5', '3'], 'FROM must not be larger than TO'],
    [['0', '3'], 'FROM must be a whole number from 1 to 100,000,000'],
    [['1', '100000001'], 'TO must be a whole number from 1 to 100,000,000'],
    [['1.5', '3'], '“1.5”'],
    [['1', '-3'], '“-3”'],
    [['1', '3', '5'], '“5” is too much'],
    [['1', '3', '--rows', '5'], "'--rows'"],
  ])('bad input: %j', async (words, expected) => {
    expectRefusal(await tartanHere('sequence', ...words), expected);
  });

  // The solver refuses these. It runs in a thread, whose file only the built program has.
  test.each([
    [['1', '3', '--row-lengths', 'even'], 'A length family is'],
    [['1', '70000', '--column-lengths', 'all', '--json'], 'computed up to size 65,535'],
  ])('bad input: %j', async (words, expected) => {
    expectRefusal(await tartan('sequence', ...words), expected);
  });
});
