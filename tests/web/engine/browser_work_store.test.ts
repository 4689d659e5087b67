import { describe, expect, it } from 'vitest';
import { isBoardQuestion } from '../../../web/src/widgets/count/board_question';
import {
  STORE_VERSION,
  storedAnswerIn,
  isCheckpoint,
} from '../../../web/src/engine/storage/browser_work_store';

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

describe('a kept answer', () => {
  const axis = { total: 1, width: 2, choices: 8 };
  const answer = {
    question: record.question,
    milliseconds: 6_000,
    boardNimber: 2,
    rows: axis,
    columns: axis,
    openings: 56n,
    winningOpenings: 8n,
    pairs: [{ a: 1, b: 2, rowMoves: 8n, columnMoves: 1n }],
  };
  const kept = (change: object) =>
    storedAnswerIn(
      { form: STORE_VERSION, keptAt: 0, answer: { ...answer, ...change } },
      isBoardQuestion,
    );
  const counts = BigUint64Array.of(0n, 8n);

  it('is one with or without its histograms', () => {
    expect(kept({})).toEqual(answer);
    const histograms = { rows: counts, columns: counts };
    expect(kept({ histograms })).toEqual({ ...answer, histograms });
  });

  it.each([
    ['another sum', { winningOpenings: 9n }],
    ['a number for a sum', { winningOpenings: 8 }],
    ['no pairs', { pairs: undefined }],
    ['pairs of numbers', { pairs: [{ a: 1, b: 2, rowMoves: 8, columnMoves: 1 }] }],
    ['no board', { question: {} }],
    ['no time', { milliseconds: Number.NaN }],
    ['no nimber', { boardNimber: undefined }],
    ['no axis', { rows: undefined }],
    ['an axis without its total', { columns: { width: 2 } }],
    ['no moves', { openings: 56 }],
    ['one histogram', { histograms: { rows: counts } }],
  ])('is none with %s', (_, change) => {
    expect(kept(change)).toBeUndefined();
  });

  it('is none in another form', () => {
    expect(storedAnswerIn({ form: STORE_VERSION - 1, answer }, isBoardQuestion)).toBeUndefined();
    expect(storedAnswerIn(null, isBoardQuestion)).toBeUndefined();
  });
});
