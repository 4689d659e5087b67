import { describe, expect, it } from 'vitest';
import { isBoardQuestion } from '../../../web/src/pages/solve/board_question';
import { STORE_VERSION, isCheckpoint } from '../../../web/src/engine/browser_work_store';

const record = {
  form: STORE_VERSION,
  question: {
    rows: { size: 3_000, lengths: 'triangular' },
    columns: { size: 777, lengths: '1,2' },
  },
  keptAt: 1_790_000_100_000,
  fraction: 0.5,
  milliseconds: 60_000,
};

describe('a checkpoint', () => {
  it('is one, with any date at all: a clock may be wrong', () => {
    for (const keptAt of [record.keptAt, 0, -5, 1e300, Number.NaN])
      expect(isCheckpoint({ ...record, keptAt }, isBoardQuestion)).toBe(true);
    expect(isCheckpoint({ ...record, fraction: 1 }, isBoardQuestion)).toBe(true);
  });

  it.each([
    ['an impossible share', { fraction: 5 }],
    ['an endless share', { fraction: Number.POSITIVE_INFINITY }],
    ['no share', { fraction: Number.NaN }],
    ['a share below nothing', { fraction: -0.1 }],
    ['endless work', { milliseconds: Number.POSITIVE_INFINITY }],
    ['another form', { form: STORE_VERSION + 1 }],
    ['no rows', { question: { ...record.question, rows: { size: 0, lengths: 'square' } } }],
    [
      'rows below nothing',
      { question: { ...record.question, rows: { size: -5, lengths: 'odd' } } },
    ],
    [
      'too many columns',
      { question: { ...record.question, columns: { size: 1e9, lengths: 'all' } } },
    ],
    ['a part of a row', { question: { ...record.question, rows: { size: 1.5, lengths: 'all' } } }],
    ['an unknown family', { question: { ...record.question, rows: { size: 5, lengths: 'even' } } }],
    ['no axis', { question: { rows: record.question.rows } }],
    ['no question', { question: null }],
    ['no date', { keptAt: undefined }],
  ])('is none with %s', (_, change) => {
    expect(isCheckpoint({ ...record, ...change }, isBoardQuestion)).toBe(false);
  });

  it.each([undefined, null, 5, 'a checkpoint', []])('is none that is %j', (value) => {
    expect(isCheckpoint(value, isBoardQuestion)).toBe(false);
  });
});
