import { describe, expect, it } from 'vitest';
import { changedTables, TABLES } from '../../../../../web/src/pages/nimbers/tables/tables_settings';

const read = (query: string) => TABLES.read(new URLSearchParams(query));

/** The address of the settings after decoding and encoding. */
function roundTrip(query: string): string {
  const { settings, rejected } = read(query);
  expect(rejected).toEqual([]);
  return TABLES.format(settings)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

describe('tables in an address', () => {
  it('have all that is set', () => {
    const query =
      'operation=quotient&size=20&field=65536&list=logarithms&at=19,0&lit=0&entry=65535';
    expect(read(query).settings).toEqual({
      operation: 'quotient',
      size: 20,
      at: { row: 19, column: 0 },
      lit: 0n,
      bits: 16,
      list: 'logarithms',
      entry: 65_535,
    });
    expect(roundTrip(query)).toBe(query);
  });

  it('leave out what is as usual', () => {
    expect(roundTrip('')).toBe('');
    expect(roundTrip('operation=product&size=16&at=2,2&field=16&list=powers&lit=1')).toBe('lit=1');
  });

  it('move the usual place into a small table', () => {
    expect(read('size=2')).toEqual({
      settings: { ...TABLES.defaults, size: 2, at: { row: 1, column: 1 } },
      rejected: [],
    });
  });

  it.each([
    ['an operation that isn’t there', 'operation=power', ['operation']],
    ['a table that is too small', 'size=1', ['size']],
    ['a table that is too large', 'size=257', ['size']],
    ['a place outside', 'size=4&at=1,4', ['at']],
    ['half a place', 'at=3', ['at']],
    ['a number of 65 bits', 'lit=18446744073709551616', ['lit']],
    ['a number with a sign', 'lit=-1', ['lit']],
    ['a field that isn’t listed', 'field=8', ['field']],
    ['a list that isn’t there', 'list=roots', ['list']],
    ['an exponent whose power is 1 again', 'field=4&entry=3', ['entry']],
    ['the logarithm of 0', 'list=logarithms&entry=0', ['entry']],
  ])('reject %s', (_, query, keys) => {
    expect(read(query).rejected.map(({ key }) => key)).toEqual(keys);
  });
});

describe('what is changed', () => {
  it('keeps the place within the table, and the entry within its list', () => {
    const before = read('size=16&at=9,3&field=256&entry=200').settings;
    expect(changedTables(before, { size: 8 }).at).toEqual({ row: 7, column: 3 });
    expect(changedTables(before, { bits: 4 }).entry).toBe(14);
    const first = changedTables(before, { entry: 0 });
    expect([first.entry, changedTables(first, { list: 'logarithms' }).entry]).toEqual([0, 1]);
  });
});
