/** What the board lights for the numbers of an explanation. */
import type { AxisReason, Light, Rectangle } from '../../model/board/board_model';

export type AxisName = 'rows' | 'columns';

export function axisLight(axis: AxisName, from: number, to: number): Light | undefined {
  return to < from ? undefined : { [axis]: { from, to } };
}

export function intervalLight(axis: AxisName, { from, to }: AxisReason): Light | undefined {
  return axisLight(axis, from, to);
}

export function rectangleLight({ column, row, width, height }: Rectangle): Light {
  return {
    columns: { from: column - width + 1, to: column },
    rows: { from: row - height + 1, to: row },
  };
}
