import type { ComponentChild } from 'preact';
import type { Line } from '../game/line';
import { moveInGrid } from './arrow_keys';
import styles from './KindMatrix.module.css';

/** More kinds than that are no table that anybody looks through. */
export const MOST_KINDS = 40;

/** The moves of one kind on an axis: a row or a column of the table. */
export interface Kind {
  readonly kind: number;
  readonly label: string;
}

interface KindMatrixProps {
  readonly caption: string;
  /** What the labels of the rows and of the columns are. */
  readonly axes: string;
  readonly rows: readonly Kind[];
  readonly columns: readonly Kind[];
  /** The button of two kinds, or nothing. */
  readonly field: (rowKind: number, columnKind: number) => ComponentChild;
}

/** A table of row moves by column moves, through whose buttons the arrow keys go. */
export function KindMatrix({ caption, axes, rows, columns, field }: KindMatrixProps) {
  return (
    <div class={styles.frame} dir="ltr">
      <table class={styles.matrix} onKeyDown={moveInGrid}>
        <caption class={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class={styles.axes}>
              {axes}
            </th>
            {columns.map(({ kind, label }) => (
              <th key={kind} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, label }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column.kind}>{field(kind, column.kind)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the length of a move says which kind it is; otherwise its places have to. */
export function hasLengths({ game }: Line): boolean {
  return game.lengths !== undefined;
}

/** How many kinds of moves fit an axis. */
export function kindCount(line: Line): number {
  return line.countAt(line.size);
}
