import { describe, expect, it } from 'vitest';
import { LENGTH_FAMILIES } from '#catalogue';
import {
  namedFamily,
  readBoardFields,
  squareBoardFields,
  type LengthFamilyField,
  type SolveFields,
} from '../../../../web/src/widgets/count/solve_fields';
import { readRoute } from '../../../../web/src/game/route';
import type { SequenceSettings } from '../../../../web/src/widgets/count/sequence_settings';
import {
  formatSolveAddress,
  readSolveAddress,
  type SolveSection,
} from '../../../../web/src/widgets/count/solve_address';
import { seededRandom } from '../../seeded_random';

const read = (hash: string) => readSolveAddress(readRoute(hash).query);
const [TRIANGULAR, SQUARE] = [namedFamily('triangular'), namedFamily('square')];
/** The rejected settings in the form of an address. */
const textOf = (refused: readonly { readonly key: string; readonly value: string }[]) =>
  refused.map(({ key, value }) => `${key}=${value}`).join(' ');

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
    expect(formatSolveAddress(fields)).toBe('#/solve?rows=1000000&columns=1000000');
    expect(formatSolveAddress({ ...fields, linked: false })).toBe(
      '#/solve?rows=1000000&columns=1000000&linked=no',
    );
    expect(
      formatSolveAddress({
        rows: '1,000',
        columns: '10^4',
        linked: false,
        rowLengths: { choice: 'list', list: '7 1 3' },
        columnLengths: namedFamily('powers-of-two'),
      }),
    ).toBe('#/solve?rows=1000&columns=10000&rowLengths=1,3,7&columnLengths=powers-of-two');
  });

  it('does not exist while a field cannot be read', () => {
    expect(formatSolveAddress({ ...squareBoardFields(5), rows: '' })).toBeUndefined();
  });

  it('gives back every choice of fields', () => {
    const random = seededRandom(20_261_120);
    for (let round = 0; round < 500; round += 1) {
      const fields = randomFields(random);
      const address = formatSolveAddress(fields);
      expect(address).toMatch(/^#\/solve\?[a-zA-Z0-9=&,-]+$/u);
      expect(read(address ?? '')).toEqual({ part: 'board', fields, rejected: [] });
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
      expect(read(hash)).toEqual({ part: 'board', fields: squareBoardFields(5), rejected: [] });
    }
  });

  it('ignores unknown keys', () => {
    expect(read('#/solve?rows=7&columns=7&colour=red')).toEqual(read('#/solve?rows=7&columns=7'));
  });

  it.each([
    ['rows=abc&columns=7', { rows: '7', columns: '7', linked: true }, 'rows=abc'],
    ['rows=7&columns=0', { rows: '7', columns: '7', linked: true }, 'columns=0'],
    ['rows=&columns=1e99', { rows: '5', columns: '5' }, 'columns=1e99'],
    ['rows=7&rowLengths=cubes', { rows: '7', rowLengths: TRIANGULAR }, 'rowLengths=cubes'],
    ['rows=7&columnLengths=1,x', { columnLengths: SQUARE }, 'columnLengths=1,x'],
    ['rows=7&linked=perhaps', { linked: true }, 'linked=perhaps'],
    ['rows=7&columns=9&linked=yes', { linked: false }, ''],
    ['rows=%E0%A4%A', { rows: '5' }, 'rows=\ufffd%A'],
  ])('replaces what is bad in %s', (query, fields, rejected) => {
    const address = read(`#/solve?${query}`);
    expect(address.fields).toMatchObject(fields);
    expect(textOf(address.rejected)).toBe(rejected);
  });
});

describe('the sequence in the address', () => {
  const fields = squareBoardFields(5);
  const query = (rest: string) => read(`#/solve?rows=5&columns=5${rest}`);

  it.each<[string, SequenceSettings]>([
    ['&sequence=1000', { size: 1000, scale: 'linear', colouring: 'plain' }],
    [
      '&sequence=7&scale=quotient&colouring=nimber',
      { size: 7, scale: 'quotient', colouring: 'nimber' },
    ],
    ['&sequence=7&scale=log', { size: 7, scale: 'log', colouring: 'plain' }],
    [
      '&sequence=10000000&scale=log&from=2&to=900',
      { size: 10_000_000, scale: 'log', colouring: 'plain', view: { from: 2, to: 900 } },
    ],
  ])('is printed and read as %s', (rest, settings) => {
    expect(formatSolveAddress(fields, { part: 'sequence', sequence: settings })).toBe(
      `#/solve?rows=5&columns=5${rest}`,
    );
    expect(query(rest)).toEqual({ part: 'sequence', fields, sequence: settings, rejected: [] });
  });

  it('is not there where it is not named, whatever else is', () => {
    expect(query('&scale=cube&from=x')).toEqual({ part: 'board', fields, rejected: [] });
  });

  it('may have one end of the part only, and the whole as a part', () => {
    expect(query('&sequence=100&to=20').sequence?.view).toEqual({ from: 1, to: 20 });
    expect(query('&sequence=100&from=20').sequence?.view).toEqual({ from: 20, to: 100 });
    expect(query('&sequence=100&from=1&to=100').sequence).toEqual({
      size: 100,
      scale: 'linear',
      colouring: 'plain',
    });
  });

  it.each<[string, SequenceSettings | undefined, string]>([
    ['&sequence=0', undefined, 'sequence=0'],
    ['&sequence=10000001', undefined, 'sequence=10000001'],
    ['&sequence=9&scale=cube', { size: 9, scale: 'linear', colouring: 'plain' }, 'scale=cube'],
    [
      '&sequence=9&colouring=red',
      { size: 9, scale: 'linear', colouring: 'plain' },
      'colouring=red',
    ],
    [
      '&sequence=50&from=40&to=51',
      { size: 50, scale: 'linear', colouring: 'plain' },
      'from=40 to=51',
    ],
    ['&sequence=50&from=9&to=8', { size: 50, scale: 'linear', colouring: 'plain' }, 'from=9 to=8'],
    [
      '&sequence=50&from=1.5&to=8',
      { size: 50, scale: 'linear', colouring: 'plain' },
      'from=1.5 to=8',
    ],
    [
      '&sequence=50&from=x&to=51',
      { size: 50, scale: 'linear', colouring: 'plain' },
      'from=x to=51',
    ],
  ])('replaces what is bad in %s', (rest, sequence, rejected) => {
    const address = query(rest);
    expect([address.fields, address.sequence]).toEqual([fields, sequence]);
    expect(textOf(address.rejected)).toBe(rejected);
  });
});

describe('the parts of the page in the address', () => {
  const fields = squareBoardFields(5);
  const sequence = { size: 100, scale: 'log', colouring: 'plain' } as const;
  const seen = { rows: { first: 1, last: 2 }, columns: { first: 3, last: 4 } };
  const print = (part: SolveSection) => formatSolveAddress(fields, { part, sequence, seen });

  it('have what is seen of them, and nothing of the others', () => {
    expect(print('board')).toBe('#/solve?rows=5&columns=5&seen=1-2x3-4');
    expect(print('sequence')).toBe('#/solve?rows=5&columns=5&sequence=100&scale=log');
    expect(print('check')).toBe('#/solve?rows=5&columns=5&part=check');
    expect(formatSolveAddress(fields, { part: 'sequence' })).toBe(
      '#/solve?rows=5&columns=5&part=sequence',
    );
  });

  it.each([
    ['', 'board'],
    ['?part=check', 'check'],
    ['?part=sequence', 'sequence'],
    ['?sequence=7', 'sequence'],
    ['?part=board&sequence=7', 'board'],
  ])('are the one that %s names', (query, part) => {
    expect(read(`#/solve${query}`).part).toBe(part);
  });

  it('are one board where there is no such part', () => {
    const address = read('#/solve?part=cloth');
    expect([address.part, textOf(address.rejected)]).toEqual(['board', 'part=cloth']);
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

it('fields are read as the page’s language writes numbers, in any digits', () => {
  const fields = { ...squareBoardFields(5), rows: '١٠', columns: '1,000', linked: false };
  expect(readBoardFields(fields).question).toMatchObject({
    rows: { size: 10 },
    columns: { size: 1000 },
  });
});
