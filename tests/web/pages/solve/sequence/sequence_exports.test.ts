import { describe, expect, it } from 'vitest';
import {
  SEQUENCE_FILES,
  pieceCount,
  filePieces,
  createSequenceValues,
} from '../../../../../web/src/pages/solve/sequence/sequence_table';
import { readValueList } from '../../../../../web/src/pages/solve/sequence/value_list';
import { fakeBoardNimber, fakeChunk, fakeWinningOpenings } from '../../../fake_sequence_solver';

const LENGTHS = { rowLengths: 'odd', columnLengths: '1,3,7' };

function tableOf(size: number) {
  const table = createSequenceValues(size);
  table.add(fakeChunk(1, size));
  return table;
}

const whole = (kind: (typeof SEQUENCE_FILES)[number], size: number) =>
  [...filePieces(kind, tableOf(size), LENGTHS)].join('');

describe('the files of a sequence', () => {
  it('are CSV with the board nimbers', () => {
    expect(whole('csv', 4)).toBe('n,P(n),Γ\n1,2,1\n2,0,0\n3,10,3\n4,17,4\n');
  });

  it('are lines of a b-file', () => {
    expect(whole('b-file', 3)).toBe('1 2\n2 0\n3 10\n');
  });

  it.each([1, 2, 5_000, 5_001])('are JSON of %i boards under name and version', (size) => {
    const { winningOpenings, boardNimbers, ...head } = JSON.parse(whole('json', size)) as Record<
      string,
      unknown
    >;
    expect(head).toEqual({ tartan: 'sequence', version: 1, ...LENGTHS, from: 1, to: size });
    const boards = Array.from({ length: size }, (_, place) => place + 1);
    expect(winningOpenings).toEqual(boards.map((n) => String(fakeWinningOpenings(n))));
    expect(boardNimbers).toEqual(boards.map(fakeBoardNimber));
  });

  it.each(['csv', 'b-file'] as const)('as %s can be read back as values to check', (kind) => {
    const list = readValueList(whole(kind, 12_000));
    expect(list).toMatchObject({ ok: true });
    if (!list.ok) return;
    expect(list.value.values).toEqual([...list.value.boards].map(fakeWinningOpenings));
    expect(list.value.boards).toHaveLength(12_000);
  });

  it.each(SEQUENCE_FILES)('come as %s in as many small pieces as they say', (kind) => {
    const table = tableOf(12_345);
    const pieces = [...filePieces(kind, table, LENGTHS)];
    expect(pieces).toHaveLength(pieceCount(kind, table));
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(300_000);
  });
});
