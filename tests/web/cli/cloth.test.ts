import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHADES, channelsOf } from '../../../web/src/drawing/shades';
import { expectRefusal, success, tartan, tartanHere } from './program';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tartan-cloth-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('tartan region', () => {
  test.each([
    [['100', '--rows', '11-51', '--columns', '31-45'], '1240'],
    [['5', '--rows', '5'], '2'],
    [['5'], '8'],
    [['2x2', '--rows=1-2'], '0'],
    [['9x7', '--row-lengths', '7,1,3,3', '--column-lengths=odd', '--columns', '2-7'], '285'],
  ])('%j', async (words, count) => {
    expect(await tartan('region', ...words)).toEqual(success(`${count}\n`));
  });

  test('of a large board, whose parts add up to P(M, N)', async () => {
    const board = ['region', '200000x100000', '--rows'];
    const whole = await tartan('solve', '--rows', '200000', '--columns', '100000');
    const parts = await Promise.all([
      tartan(...board, '1-77777'),
      tartan(...board, '77778-200000', '--columns', '1-3'),
      tartan(...board, '77778-200000', '--columns', '4-100000'),
    ]);
    const sum = parts.reduce((all, { stdout }) => all + BigInt(stdout.trim()), 0n);
    expect(whole.stdout).toBe(`P(200000, 100000) = ${sum}\n`);
  });

  test('JSON has the share and the threads', async () => {
    const words = ['100', '--rows', '11-51', '--columns', '31-45', '--json'];
    const { stdout } = await tartan('region', ...words);
    const answer = JSON.parse(stdout) as { threads: { a: number; winningOpenings: string }[] };
    expect(answer).toMatchObject({
      rows: 100,
      columns: 100,
      rowLengths: 'triangular',
      columnLengths: 'square',
      rowFrom: 11,
      rowTo: 51,
      columnFrom: 31,
      columnTo: 45,
      winningOpenings: '1240',
      boardWinningOpenings: '31395',
      share: 1240 / 31395,
    });
    const ofThreads = answer.threads.map(({ winningOpenings }) => Number(winningOpenings));
    expect(ofThreads.reduce((sum, count) => sum + count, 0)).toBe(1240);
    const plain = await tartan('region', '2', '--json');
    expect(JSON.parse(plain.stdout)).toMatchObject({ boardNimber: '0', share: 0, threads: [] });
  });
});

/** The colours of a PNG file's pixels, row by row. */
async function readPng(path: string) {
  const file = await readFile(path);
  expect(file.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)));
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, end));
    at = end + 4;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([8, 3, 0, 0, 0]);
  const lines = inflateSync(chunks.get('IDAT')!);
  expect(lines).toHaveLength((width + 1) * height);
  const palette = chunks.get('PLTE')!;
  const pixels = Array.from({ length: height }, (_, row) => {
    const line = lines.subarray(row * (width + 1), (row + 1) * (width + 1));
    expect(line[0]).toBe(0);
    return Array.from(line.subarray(1), (place) => [...palette.subarray(3 * place, 3 * place + 3)]);
  });
  return { width, height, pixels };
}

describe('tartan picture', () => {
  const none = [...channelsOf(SHADES[0]!)];
  const most = [...channelsOf(SHADES.at(-1)!)];

  test('a disc of many pixels, the highest row first', async () => {
    const out = join(folder, 'five.png');
    const { stdout, status } = await tartan('picture', '5', '--size', '10', '--out', out);
    expect({ stdout, status }).toEqual({ stdout: `${out}: 10 × 10 pixels\n`, status: 0 });
    const { pixels } = await readPng(out);
    // All eight winning first moves of 5 × 5 have their corner in column 4: two each from row 3 upwards.
    const wanted = (row: number, column: number) => column === 4 && row >= 3;
    for (let line = 0; line < 10; line += 1) {
      for (let pixel = 0; pixel < 10; pixel += 1) {
        const [row, column] = [5 - Math.floor(line / 2), 1 + Math.floor(pixel / 2)];
        if (wanted(row, column)) expect(pixels[line]![pixel]).toEqual(most);
        else if (column !== 4) expect(pixels[line]![pixel]).toEqual(none);
      }
    }
  });

  test('a part of a large board, its longer side as asked, and what replaces a file is whole', async () => {
    const out = join(folder, 'part.png');
    await writeFile(out, 'something else');
    const words = ['100000x50000', '--rows', '1-40000', '--columns', '20001-30000'];
    const { stdout } = await tartan('picture', ...words, '--size', '300', '--out', out, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      out,
      width: 75,
      height: 300,
      rowFrom: 1,
      rowTo: 40_000,
      columnFrom: 20_001,
      columnTo: 30_000,
    });
    const { width, height } = await readPng(out);
    expect([width, height]).toEqual([75, 300]);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('of nimber 0 is plain', async () => {
    const out = join(folder, 'plain.png');
    await tartan('picture', '2', '--size', '2', '--out', out);
    expect((await readPng(out)).pixels.flat()).toEqual([none, none, none, none]);
  });
});

describe('bad input: one line on standard error, status 2, and no file', () => {
  const out = () => ['--size', '10', '--out', join(folder, 'never.png')];

  test.each([
    [[], 'Say the size of the board'],
    [['0'], 'The number of rows must be'],
    [['5x0'], 'The number of columns must be'],
    [['5x5x5'], 'as 300x500'],
    [['5', '6'], '“6” is too much'],
    [['5', '--rows', '0-3'], '--rows must be a whole number from 1 to 5, not “0”'],
    [['5', '--rows', '2-6'], '--rows must be a whole number from 1 to 5, not “6”'],
    [['5x9', '--columns', '2-10'], 'from 1 to 9'],
    [['5', '--rows', '4-3'], '--rows must go from a number to one that is no smaller, not “4-3”'],
    [['5', '--columns', '1-2-3'], '--columns takes a range such as 1-5'],
    [['5', '--columns', 'x'], '“x”'],
    [['5', '--columns', '1-'], '“”'],
    [['5', '--column', '1'], "'--column'"],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere('region', ...words), expected);
    expectRefusal(await tartanHere('picture', ...words, ...out()), expected);
    expect(await readdir(folder)).not.toContain('never.png');
  });

  test.each([
    [['5', '--out', 'x.png'], 'Say how large: --size S'],
    [['5', '--size', '0', '--out', 'x.png'], '--size must be a whole number from 1 to 8,192'],
    [['5', '--size', '8193', '--out', 'x.png'], '“8193”'],
    [['5', '--size', '10'], 'Say the file: --out FILE.png'],
    [['5', '--size', '10', '--out', '/no/such/x.png'], 'there is no folder “/no/such”'],
    [['5', '--size', '10', '--out', '.'], '“.”: it is a folder'],
  ])('picture %j', async (words, expected) => {
    expectRefusal(await tartanHere('picture', ...words), expected);
  });

  test('lengths that the solver refuses', async () => {
    const words = ['5', '--row-lengths', 'even'];
    expectRefusal(await tartan('region', ...words), 'A length family is');
    expectRefusal(await tartan('picture', ...words, ...out()), 'A length family is');
    expect(await readdir(folder)).not.toContain('never.png');
  });
});
