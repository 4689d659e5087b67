import type { ComponentChildren } from 'preact';
import { numbers } from '../text/language';
import t from '#words/value_grid';
import { moveInGrid } from './arrow_keys';
import { Digits } from './parts/Digits';
import styles from './ValueGrid.module.css';

/** A coin of a table. */
export interface GridCell {
  readonly content: ComponentChildren;
  /** Its classes. */
  readonly look?: string | undefined;
  /** What is heard of it, and what choosing it does, where it can be chosen. */
  readonly button?:
    | {
        readonly name: string;
        readonly isPressed?: boolean;
        readonly isCurrent?: boolean;
        readonly onChoose: () => void;
      }
    | undefined;
}

interface ValueGridProps {
  readonly caption: string;
  readonly rows: number;
  readonly columns: number;
  /** The game's own numbers of the first row and column. */
  readonly origin: { readonly row: number; readonly column: number };
  readonly rowsUpward?: boolean;
  /** The Grundy numbers beside the numbers of rows and columns. */
  readonly axes?: { readonly rows: BigUint64Array; readonly columns: BigUint64Array } | undefined;
  /** The coin that the Tab key comes to. */
  readonly stop?: number;
  readonly cell: (row: number, column: number) => GridCell;
}

/** A table of coins by rows and columns; it lies from left to right on every page. */
export function ValueGrid(props: ValueGridProps) {
  const { caption, rows, columns, origin, rowsUpward = false, axes, stop = 0, cell } = props;
  const down = Array.from({ length: rows }, (_, row) => (rowsUpward ? rows - 1 - row : row));
  const across = Array.from({ length: columns }, (_, column) => column);
  return (
    <div class={styles.room} dir="ltr" data-printed>
      <table class={styles.grid} onKeyDown={moveInGrid}>
        <caption class={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {across.map((column) => (
              <th key={column} scope="col">
                <Heading number={origin.column + column} value={axes?.columns[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.map((row) => (
            <tr key={row}>
              <th scope="row">
                <Heading number={origin.row + row} value={axes?.rows[row]} />
              </th>
              {across.map((column) => (
                <Cell
                  key={column}
                  cell={cell(row, column)}
                  isStop={row * columns + column === stop}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  readonly number: number;
  readonly value: bigint | undefined;
}

function Heading({ number, value }: HeadingProps) {
  return (
    <>
      <span class={styles.number}>{number}</span>
      {value !== undefined && (
        <span class={styles.axis}>{t('axis-value', { value: numbers.whole(value) })}</span>
      )}
    </>
  );
}

function Cell({ cell, isStop }: { readonly cell: GridCell; readonly isStop: boolean }) {
  const { content, look = '', button } = cell;
  if (button === undefined) return <td class={`${styles.cell} ${look}`}>{content}</td>;
  return (
    <td>
      <button
        type="button"
        class={`${styles.cell} ${styles.button} ${look}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={button.name}
        aria-pressed={button.isPressed}
        aria-current={button.isCurrent}
        onClick={button.onChoose}
      >
        {content}
      </button>
    </td>
  );
}

const SMALLEST_POWER = 1_024n;

/** A value in a narrow field: a large power of two as 2¹³. */
export function GridValue({ value }: { readonly value: bigint }) {
  const isPower = value >= SMALLEST_POWER && (value & (value - 1n)) === 0n;
  if (!isPower) return <Digits value={value} />;
  return (
    <>
      2<sup class={styles.power}>{value.toString(2).length - 1}</sup>
    </>
  );
}
