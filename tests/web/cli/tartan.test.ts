import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan, tartanHere, tartanIntoFile } from './program';

const goldenFolder = new URL('../../golden/', import.meta.url);

async function goldenRows(file: string): Promise<string[][]> {
  const text = await readFile(new URL(file, goldenFolder), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split('\t'));
}

describe('tartan solve', () => {
  test('P(N)', async () => {
    expect(await tartan('solve', '5')).toEqual(success('P(5) = 8\n'));
    expect(await tartan('solve', '2')).toEqual(success('P(2) = 0\n'));
  });

  test('P(M, N)', async () => {
    const rows = await goldenRows('openings_rectangular_boards.tsv');
    // The solver's own tests check all rows.
    for (const [rowCount, columnCount, winning] of rows.slice(-3)) {
      expect(await tartan('solve', '--rows', rowCount!, '--columns', columnCount!)).toEqual(
        success(`P(${rowCount}, ${columnCount}) = ${winning}\n`),
      );
    }
  });

  test('large boards, past 2^53 and silent on standard error', { timeout: 300_000 }, async () => {
    const known = await goldenRows('openings_large_boards.tsv');
    for (const wanted of ['1000', '100000', '2351075']) {
      const [size, winning] = known.find(([n]) => n === wanted)!;
      expect(await tartan('solve', size!)).toEqual(success(`P(${size}) = ${winning}\n`));
    }
  });

  test('JSON tells what the answer is made of', async () => {
    const { stdout, status } = await tartan('solve', '5', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      rows: 5,
      columns: 5,
      rowLengths: 'triangular',
      columnLengths: 'square',
      winningOpenings: '8',
      openings: '56',
      rowTotal: 1,
      columnTotal: 2,
      boardNimber: '2',
      pairs: [{ a: 1, b: 2, rowMoves: '8', columnMoves: '1' }],
      milliseconds: expect.any(Number) as number,
    });
  });

  test('other families, whose names come back as they were given', async () => {
    const board = ['solve', '--rows', '9', '--columns', '7', '--column-lengths=odd'];
    const { stdout } = await tartan(...board, '--row-lengths', '7,1,3,3', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ rowLengths: '7,1,3,3', columnLengths: 'odd' });
    const { winningOpenings } = JSON.parse(stdout) as { winningOpenings: string };
    expect(await tartan(...board, '--row-lengths=1,3,7')).toEqual(
      success(`P(9, 7) = ${winningOpenings}\n`),
    );
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  test.each([
    [[], 'Say what to do'],
    [['solves', '5'], 'no command “solves”'],
    [['solve'], 'Say the size'],
    [['solve', ''], 'whole number'],
    [['solve', '0'], 'from 1 to 100,000,000'],
    [['solve', '-3'], '“-3”'],
    [['solve', '2.5'], '“2.5”'],
    [['solve', 'abc'], '“abc”'],
    [['solve', '100000001'], 'from 1 to 100,000,000'],
    [['solve', '99999999999999999999'], 'from 1 to 100,000,000'],
    [['solve', '5', '6'], '“6” is too much'],
    [['solve', '5', '--rows', '3'], 'either one size'],
    [['solve', '--rows', '3', '--columns', '3', '--rows=4'], '--rows can be given only once'],
    [['solve', '--rows', '3'], 'both --rows and --columns'],
    [['solve', '--rows', '3', '--columns'], '--columns'],
    [['solve', '--rows', '3', '--columns', 'x'], '--columns must be'],
    [['solve', '5', '--row-length', 'odd'], "'--row-length'"],
    [['solve', '\u{1b}[31m5\n6'], '“\\u{1b}[31m5\\u{a}6”'],
    [['solve', '5\u{202e}'], '“5\\u{202e}”'],
    [['moves', '--rows', '2', '--columns', '2', '--position', '\r\u{9b}2J'], '“\\u{d}\\u{9b}2J”'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere(...words), expected);
  });

  // The solver refuses these. It runs in a thread, whose file only the built program has.
  test.each([
    [['solve', '5', '--row-lengths', 'even'], 'A length family is'],
    [['solve', '5', '--row-lengths', '1,0'], 'A length family is'],
    [['solve', '70000', '--column-lengths', 'all'], 'computed up to size 65,535'],
    [['solve', '5', '--json', '--column-lengths', ''], 'A length family is'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartan(...words), expected);
  });
});

const fullDisk = '/dev/full';
test.runIf(existsSync(fullDisk))('an answer that cannot be written is said to fail', async () => {
  const file = await open(fullDisk, 'w');
  const { stderr, status } = await tartanIntoFile(file.fd, 'solve', '5');
  await file.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^tartan: Cannot write the answer: ENOSPC.+\n$/);
});

describe('help', () => {
  test('lists the commands, and what each takes', async () => {
    const help = await tartan('--help');
    expect(help.status).toBe(0);
    const ways = ['solve N', 'moves --rows M --columns N', 'sequence FROM TO'];
    for (const way of [...ways.map((one) => `tartan ${one}`), 'Exit status: 0'])
      expect(help.stdout).toContain(way);
    for (const [command, ...said] of [
      ['solve', '--row-lengths F'],
      ['moves', 'column row width×height', '--game GAME', '--position FILE'],
      ['sequence', 'N P(N)'],
    ] as const) {
      const { stdout } = await tartan(command, '--help');
      for (const words of said) expect(stdout).toContain(words);
    }
  });

  test('the version is that of the package', async () => {
    const packageFile = new URL('../../../package.json', import.meta.url);
    const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
    expect(await tartan('--version')).toEqual(success(`tartan ${version}\n`));
  });
});
