/** Which rows of a table of nim-products have a number, and which products leave the table. */
import { rowsOf } from '../../../views/nim_table/nim_table';
import type { NimTableScene } from '../../../views/nim_table/nim_table';

/** The rows behind row 0 that do not have a number. */
export function rowsWithout(scene: NimTableScene, value: number): readonly number[] {
  return rowsOf(scene).flatMap((row, a) => (a > 0 && !row.includes(value) ? [a] : []));
}

/** How many products of nimbers below the size are not below it. */
export function outsideCount(scene: NimTableScene): number {
  return rowsOf(scene)
    .flat()
    .filter((product = 0) => product >= scene.size).length;
}
