import { describe, expect, it } from 'vitest';
import { readValueList } from '../../../../../web/src/pages/solve/sequence/value_list';
import { seededRandom } from '../../../seeded_random';

function read(text: string) {
  const list = readValueList(text);
  if (!list.ok) return list.problem;
  return [...list.value.boards].map((n, place) => [n, list.value.values[place]]);
}

const FIRST_THREE = [
  [1, 1n],
  [2, 0n],
  [3, 12n],
];

describe('a list of values', () => {
  it.each([
    ['a b-file', '1 1\n2 0\n3 12\n'],
    ['a b-file with comments and empty lines', '# P(n)\n\n1 1\n2 0 # none\n\n3 12'],
    ['columns of spaces', '  1     1\n  2     0\n  3    12\n'],
    ['one a line', '1\n0\n12'],
    ['one a line with commas at the end', '1,\n0,\n12,\n'],
    ['one a line under a name', 'P(n)\n1\n0\n12'],
    ['CSV', '1,1\n2,0\n3,12'],
    ['CSV with spaces', '1, 1\n2, 0\n3, 12'],
    ['CSV with a head and a third column', 'n,P(n),Γ\n1,1,1\n2,0,0\n3,12,1\n'],
    ['CSV with semicolons', 'n;P(n)\n1;1\n2;0\n3;12'],
    ['CSV with quotes', '"n","P(n)"\n"1","1"\n"2","0"\n"3","12"'],
    ['tabs', 'n\tP(n)\n1\t1\n2\t0\n3\t12'],
    ['lines as Windows ends them', '\ufeff1 1\r\n2 0\r\n3 12\r\n'],
    ['a list of JSON', '[\n  1,\n  0,\n  12\n]\n'],
    ['another order', '3 12\n1 1\n2 0'],
    ['what this page writes', 'P(1) = 1\nP(2) = 0\nP(3) = 12'],
    ['that, as others write it', 'p( 1 ): 1,\nP(2)=0,\n P(3) = 12 # found\n'],
    ['one line of three', '1, 0, 12'],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toEqual(FIRST_THREE);
  });

  it.each(['1, 0, 12, 0', '1 0 12 0', '[1,0,12,0]', '{1, 0, 12, 0}', '1;0;12;0', '1, 0, 12, 0,'])(
    'is read from the one line %s',
    (text) => {
      expect(read(text)).toEqual([...FIRST_THREE, [4, 0n]]);
    },
  );

  it('is one board below a heading of three columns', () => {
    expect(read('n,P(n),Γ\n5,8,2')).toEqual([[5, 8n]]);
  });

  it('may begin with any board and have gaps', () => {
    expect(read('100 31395\n101 7\n500 8')).toEqual([
      [100, 31395n],
      [101, 7n],
      [500, 8n],
    ]);
  });

  it('may group digits where that cannot be anything else', () => {
    expect(read('1,000 31,395\n1,001 1,234,567')).toEqual([
      [1000, 31395n],
      [1001, 1234567n],
    ]);
    expect(read('5\t1,234')).toEqual([[5, 1234n]]);
    expect(read('5;1,234')).toEqual([[5, 1234n]]);
    expect(read('5,"1,234"')).toEqual([[5, 1234n]]);
    expect(read("5, 1_234\n6, 1'234\n7, 1\u202f234")).toEqual([
      [5, 1234n],
      [6, 1234n],
      [7, 1234n],
    ]);
    expect(read('998\n1,001\n12,345,678')).toEqual([
      [1, 998n],
      [2, 1001n],
      [3, 12345678n],
    ]);
  });

  it('takes a comma for what parts two columns where the boards follow on each other', () => {
    expect(read('1,100\n2,200\n3,300')).toEqual([
      [1, 100n],
      [2, 200n],
      [3, 300n],
    ]);
    expect(read('12 100\n13 200')).toEqual([
      [12, 100n],
      [13, 200n],
    ]);
  });

  it('does not guess where digits may be grouped or two numbers', () => {
    expect(read('1,000\n1,001')).toEqual({ kind: 'ambiguous', line: 1, found: '1,000' });
    expect(read('# values\n1 234\n5 678')).toEqual({ kind: 'ambiguous', line: 2, found: '1 234' });
  });

  it('does not take half of a grouped number for a value', () => {
    expect(read('999,12\n1000,1,234')).toMatchObject({ kind: 'unreadable', line: 2 });
  });

  it('reads values of any size exactly', () => {
    expect(read('1 340282366920938463463374607431768211455')).toEqual([[1, 2n ** 128n - 1n]]);
  });

  it.each([
    ['1 1\n2 x\n', { kind: 'unreadable', line: 2, found: '2 x' }],
    ['1\n\n-5\n', { kind: 'unreadable', line: 3, found: '-5' }],
    ['1\n2.5', { kind: 'unreadable', line: 2, found: '2.5' }],
    ['1\n1e5', { kind: 'unreadable', line: 2, found: '1e5' }],
    ['1 1\n1.0 2', { kind: 'unreadable', line: 2, found: '1.0 2' }],
    ['1, 2, 3, x', { kind: 'unreadable', line: 1, found: 'x' }],
    ['hello', { kind: 'unreadable', line: 1, found: 'hello' }],
    ['1,1\n2', { kind: 'no-value', line: 2, found: '2' }],
    ['0 1\n1 1', { kind: 'no-such-board', line: 1, found: '0' }],
    ['1 1\n10000001 1', { kind: 'no-such-board', line: 2, found: '10000001' }],
    ['1 1\n2 0\n# again\n1 1', { kind: 'twice', line: 4, earlier: 1, n: 1 }],
    ['', { kind: 'empty' }],
    [' \n# nothing\n', { kind: 'empty' }],
    ['[]', { kind: 'empty' }],
  ])('says what is wrong with %j', (text, problem) => {
    expect(read(text)).toEqual(problem);
  });

  it('cuts off a long line that it cannot read', () => {
    expect(read(`1\n${'x'.repeat(500)}`)).toEqual({
      kind: 'unreadable',
      line: 2,
      found: `${'x'.repeat(60)}…`,
    });
    expect(read(`1\n${'1'.repeat(5_000)}`)).toMatchObject({ kind: 'unreadable', line: 2 });
  });

  it('goes up to a million values', () => {
    expect(readValueList('7\n'.repeat(1_000_000))).toMatchObject({ ok: true });
    expect(read('7\n'.repeat(1_000_001))).toEqual({ kind: 'too-many', count: 1_000_001 });
  });

  it('gives back what any of its forms was written from', () => {
    const random = seededRandom(20_261_121);
    for (let round = 0; round < 300; round += 1) {
      const first = 1 + random(5_000);
      const values = Array.from({ length: 2 + random(30) }, () => BigInt(random(10 ** random(16))));
      const lines = (separator: string) =>
        values.map((value, place) => `${first + place}${separator}${value}`).join('\n');
      const expected = values.map((value, place) => [first + place, value]);
      for (const separator of [' ', ',', ', ', ';', '\t', '   '])
        expect(read(lines(separator))).toEqual(expected);
      expect(read(values.join('\n'))).toEqual(values.map((value, place) => [place + 1, value]));
    }
  });
});
