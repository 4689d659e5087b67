import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import {
  ALL_HEADS_HIGHLIGHT,
  axisLight,
  highlightWords,
  valueLight,
} from '../../../../web/src/study_views/why/lights';
import { openStudy } from '../../study/open_study';

fakeTime();

describe('what the board lights', () => {
  it('is said in words', async () => {
    const { model } = await openStudy();
    expect(highlightWords(model, ALL_HEADS_HIGHLIGHT)).toBe('all white discs');
    expect(highlightWords(model, valueLight(0))).toBe('the white discs of value 0');
    expect(highlightWords(model, { rows: [2, 3, 4] })).toBe('rows 2 to 4');
    expect(highlightWords(model, { columns: [5] })).toBe('column 5');
    expect(
      highlightWords(model, { ...ALL_HEADS_HIGHLIGHT, rows: [2, 3], columns: [1, 4, 5] }),
    ).toBe('all white discs, rows 2 and 3, columns 1, 4, and 5');
  });

  it('is said in the numbers of the game', async () => {
    const { model } = await openStudy('game=twins*ruler&rows=4&columns=4');
    expect(highlightWords(model, { rows: [1, 3], columns: [1] })).toBe('rows 0 and 2, column 1');
  });

  it('is nothing for x₀, which sums up no place', () => {
    expect(axisLight('rows', [])).toBeUndefined();
    expect(axisLight('rows', [1])).toEqual({ rows: [1] });
  });
});
