import { describe, expect, it } from 'vitest';
import {
  axisLight,
  intervalLight,
  lightWords,
  rectangleLight,
  valueLight,
  WHITE_DISCS,
} from '../../../web/src/pages/board/lights';
import type { AxisReason } from '../../../web/src/model/board/board_model';

describe('what the board lights', () => {
  it('is said in words', () => {
    expect(lightWords(WHITE_DISCS)).toBe('all white discs');
    expect(lightWords(valueLight(0))).toBe('the white discs of value 0');
    expect(lightWords({ rows: { from: 2, to: 4 } })).toBe('rows 2 to 4');
    expect(lightWords({ columns: { from: 5, to: 5 } })).toBe('column 5');
    const rectangle = rectangleLight({ column: 5, row: 4, width: 4, height: 3 });
    expect(lightWords({ ...WHITE_DISCS, ...rectangle })).toBe(
      'all white discs, rows 2 to 4, columns 2 to 5',
    );
  });

  it('is what a rectangle covers, and its part of an axis', () => {
    expect(rectangleLight({ column: 5, row: 4, width: 4, height: 1 })).toEqual({
      columns: { from: 2, to: 5 },
      rows: { from: 4, to: 4 },
    });
    const reason = { from: 2, to: 4 } as AxisReason;
    expect(intervalLight('rows', reason)).toEqual({ rows: { from: 2, to: 4 } });
  });

  it('is nothing for x₀, which sums up no position', () => {
    expect(axisLight('rows', 1, 0)).toBeUndefined();
    expect(axisLight('rows', 1, 1)).toEqual({ rows: { from: 1, to: 1 } });
  });
});
