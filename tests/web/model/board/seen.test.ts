import { describe, expect, it } from 'vitest';
import { addressSettings } from '../../../../web/src/model/address_settings';
import { filledPosition } from '../../../../web/src/model/board/position';
import { createSeen, readSeen, withSeen } from '../../../../web/src/model/board/seen';
import type { Seen, SeenKey } from '../../../../web/src/model/board/seen';

const board = filledPosition(60, 100, 1);
const ADDRESS = '#/board?rows=60&columns=100';
const AT_FIRST: Seen = {
  sight: undefined,
  mex: { rows: undefined, columns: undefined },
  listed: undefined,
};

function read(query: string) {
  const settings = addressSettings<SeenKey>(new URLSearchParams(query));
  return { seen: readSeen(settings, board), rejected: settings.rejected };
}

describe('what is seen, in an address', () => {
  it('is nothing at first', () => {
    expect(withSeen(ADDRESS, AT_FIRST)).toBe(ADDRESS);
    expect(read('')).toEqual({ seen: AT_FIRST, rejected: [] });
  });

  it('is the part of the board, what is open of each axis, and what is listed', () => {
    const seen: Seen = {
      sight: { zoom: 2, column: 83, row: 17 },
      mex: { rows: 60, columns: 100 },
      listed: { width: 4, height: 3 },
    };
    const address = `${ADDRESS}&zoom=2&middle=83,17&rows-mex=60&columns-mex=100&listed=4,3`;
    expect(withSeen(ADDRESS, seen)).toBe(address);
    expect(read(address)).toEqual({ seen, rejected: [] });
    expect(read('rows-mex=7').seen.mex).toEqual({ rows: 7, columns: undefined });
  });

  it.each([
    ['rows-mex', '0'],
    ['rows-mex', '61'],
    ['rows-mex', 'x'],
    ['columns-mex', '101'],
    ['columns-mex', ''],
    ['listed', '101,1'],
    ['listed', '1,61'],
    ['listed', '4'],
    ['listed', '4,0'],
  ] as const)('has no %s=%s', (key, value) =>
    expect(read(`${key}=${value}`)).toEqual({ seen: AT_FIRST, rejected: [{ key, value }] }),
  );
});

describe('what is seen', () => {
  it('changes part by part, and is of the boards of one size', () => {
    const { see, on } = createSeen();
    expect(on(board)).toEqual(AT_FIRST);
    see(board, { mex: { rows: 5, columns: undefined } });
    see(board, { listed: { width: 4, height: 3 } });
    const seen = {
      ...AT_FIRST,
      mex: { rows: 5, columns: undefined },
      listed: { width: 4, height: 3 },
    };
    expect(on(board)).toEqual(seen);
    expect(on(filledPosition(60, 100, 0))).toEqual(seen);
    const other = filledPosition(100, 60, 1);
    expect(on(other)).toEqual(AT_FIRST);
    see(other, { listed: { width: 1, height: 1 } });
    expect(on(board)).toEqual(AT_FIRST);
    expect(on(other)).toEqual({ ...AT_FIRST, listed: { width: 1, height: 1 } });
  });
});
