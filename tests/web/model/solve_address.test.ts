import { describe, expect, it } from 'vitest';
import { readRoute } from '../../../web/src/model/route';
import { printSolveAddress, readSolveAddress } from '../../../web/src/model/solve_address';
import type { SolveFields } from '../../../web/src/model/solve_fields';
import { squareBoardFields } from '../../../web/src/model/solve_fields';
import { LENGTH_FAMILIES, namedFamily } from '../../../web/src/model/length_family_input';
import type { LengthFamilyField } from '../../../web/src/model/length_family_input';
import { seededRandom } from '../seeded_random';

const read = (hash: string) => readSolveAddress(readRoute(hash).query);

function randomFields(random: (below: number) => number): SolveFields {
  const size = () => String(1 + random(10 ** (1 + random(8))));
  const family = (): LengthFamilyField => {
    const name = LENGTH_FAMILIES[random(2 * LENGTH_FAMILIES.length)];
    if (name !== undefined) return namedFamily(name);
    const lengths = new Set(Array.from({ length: 1 + random(5) }, () => 1 + random(50)));
    return { choice: 'list', list: [...lengths].sort((a, b) => a - b).join(', ') };
  };
  const rows = size();
  const equal = random(2) === 0;
  const columns = equal ? rows : size();
  const linked = rows === columns && random(2) === 0;
  return { rows, columns, linked, rowLengths: family(), columnLengths: family() };
}

describe('the address of the Solve page', () => {
  it('is readable and leaves out what is usual', () => {
    const fields = squareBoardFields(1_000_000);
    expect(printSolveAddress(fields)).toBe('#/solve?rows=1000000&columns=1000000');
    expect(printSolveAddress({ ...fields, linked: false })).toBe(
      '#/solve?rows=1000000&columns=1000000&linked=no',
    );
    expect(
      printSolveAddress({
        rows: '1,000',
        columns: '10^4',
        linked: false,
        rowLengths: { choice: 'list', list: '7 1 3' },
        columnLengths: namedFamily('powers-of-two'),
      }),
    ).toBe('#/solve?rows=1000&columns=10000&rowLengths=1,3,7&columnLengths=powers-of-two');
  });

  it('does not exist while a field cannot be read', () => {
    expect(printSolveAddress({ ...squareBoardFields(5), rows: '' })).toBeUndefined();
  });

  it('gives back every choice of fields', () => {
    const random = seededRandom(20_261_120);
    for (let round = 0; round < 500; round += 1) {
      const fields = randomFields(random);
      const address = printSolveAddress(fields);
      expect(address).toMatch(/^#\/solve\?[a-zA-Z0-9=&,-]+$/u);
      expect(read(address ?? '')).toEqual({ fields, rejected: [] });
    }
  });

  it('takes one size for both', () => {
    expect(read('#/solve?rows=9').fields).toMatchObject({ rows: '9', columns: '9', linked: true });
    expect(read('#/solve?columns=9').fields).toMatchObject({
      rows: '9',
      columns: '9',
      linked: true,
    });
  });

  it('is the worked example where it says nothing', () => {
    for (const hash of ['', '#', '#/', '#/solve', '#/solve?', '#/solve?colour=red']) {
      expect(read(hash)).toEqual({ fields: squareBoardFields(5), rejected: [] });
    }
  });

  it('ignores unknown keys', () => {
    expect(read('#/solve?rows=7&columns=7&colour=red')).toEqual(read('#/solve?rows=7&columns=7'));
  });

  it.each([
    ['rows=abc&columns=7', { rows: '5', columns: '7', linked: false }, [['rows', 'abc']]],
    ['rows=7&columns=0', { rows: '7', columns: '5', linked: false }, [['columns', '0']]],
    [
      'rows=&columns=1e99',
      { rows: '5', columns: '5' },
      [
        ['rows', ''],
        ['columns', '1e99'],
      ],
    ],
    [
      'rows=7&rowLengths=cubes',
      { rows: '7', rowLengths: namedFamily('triangular') },
      [['rowLengths', 'cubes']],
    ],
    [
      'rows=7&columnLengths=1,x',
      { columnLengths: namedFamily('square') },
      [['columnLengths', '1,x']],
    ],
    ['rows=7&linked=perhaps', { linked: true }, [['linked', 'perhaps']]],
    ['rows=7&columns=9&linked=yes', { linked: false }, [['linked', 'yes']]],
    ['rows=%E0%A4%A', { rows: '5' }, [['rows', expect.any(String)]]],
  ])('replaces what is bad in %s', (query, fields, rejected) => {
    const address = read(`#/solve?${query}`);
    expect(address.fields).toMatchObject(fields);
    expect(address.rejected).toEqual(rejected.map(([key, value]) => ({ key, value })));
  });
});

describe('a route', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#/', ''],
    ['#/solve', 'solve'],
    ['#solve', 'solve'],
    ['#/solve/', 'solve'],
    ['#/solve?rows=5', 'solve'],
    ['#/caf%C3%A9', 'café'],
    ['#/%E0%A4%A', '%E0%A4%A'],
  ])('%j names the page %j', (hash, page) => {
    expect(readRoute(hash).page).toBe(page);
  });
});
