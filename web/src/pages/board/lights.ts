/** What the board lights for the numbers of an explanation. */
import type { AxisReason, Light, Rectangle } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';

export type AxisName = 'rows' | 'columns';

export const WHITE_DISCS: Light = { discs: {} };

/** The white discs of one value. */
export function valueLight(value: number): Light {
  return { discs: { value } };
}

export function axisLight(axis: AxisName, from: number, to: number): Light | undefined {
  return to < from ? undefined : { [axis]: { from, to } };
}

export function intervalLight(axis: AxisName, { from, to }: AxisReason): Light {
  return { [axis]: { from, to } };
}

export function rectangleLight({ column, row, width, height }: Rectangle): Light {
  return {
    columns: { from: column - width + 1, to: column },
    rows: { from: row - height + 1, to: row },
  };
}

/** The same for those who do not see the board: `rows 2 to 4, column 5`. */
export function lightWords({ discs, rows, columns }: Light): string {
  const t = boardDetailsText().why.lit;
  return [
    discs && t.discs(discs.value),
    rows && t.rows(rows.from, rows.to),
    columns && t.columns(columns.from, columns.to),
  ]
    .filter((words) => words !== undefined)
    .join(', ');
}
