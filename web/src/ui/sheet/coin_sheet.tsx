/** The coins of a board as a sheet: its heads are the game's own numbers, optionally with the axes' values. */
import { numbers } from '../../text/language';
import t from '#words/sheet';
import styles from './sheet.module.css';
import type { SheetCellIndex, SheetHead, SheetCell, SheetProps } from './Sheet';

export interface CoinSheet {
  readonly rows: number;
  readonly columns: number;
  /** The game's own numbers of the first row and column. */
  readonly origin: { readonly row: number; readonly column: number };
  readonly rowsUpward?: boolean;
  /** The Grundy numbers, shown below the numbers of rows and columns. */
  readonly axes?: { readonly rows: BigUint64Array; readonly columns: BigUint64Array } | undefined;
  /** The tab stop; rows and columns count from 0, the board's first row first. */
  readonly stop?: SheetCellIndex | undefined;
  readonly place: (row: number, column: number) => SheetCell;
}

/** The props of a `Sheet` besides its caption. */
export function coinSheet(coins: CoinSheet): Pick<SheetProps, 'columns' | 'rows' | 'stop'> {
  const { rows, columns, origin, rowsUpward = false, axes, stop, place } = coins;
  const down = (row: number) => (rowsUpward ? rows - 1 - row : row);
  const across = Array.from({ length: columns }, (_, column) => column);
  return {
    columns: across.map((column) => headOf(origin.column + column, axes?.columns[column])),
    rows: Array.from({ length: rows }, (_, line) => {
      const row = down(line);
      const places = across.map((column) => place(row, column));
      return { head: headOf(origin.row + row, axes?.rows[row]), places };
    }),
    stop: stop && { row: down(stop.row), column: stop.column },
  };
}

function headOf(number: number, value: bigint | undefined): SheetHead {
  if (value === undefined) return { value: number };
  return { value: number, meaning: t('axis-value', { value: numbers.whole(value) }) };
}

const SMALLEST_POWER = 1_024n;

/** The place of a value: a large power of two is shown as 2¹³. */
export function valuePlace(value: bigint): SheetCell {
  const isPower = value >= SMALLEST_POWER && (value & (value - 1n)) === 0n;
  return isPower ? { value, content: <PowerOfTwo value={value} /> } : { value };
}

function PowerOfTwo({ value }: { readonly value: bigint }) {
  return (
    <>
      {numbers.whole(2)}
      <sup class={styles.power}>{numbers.whole(value.toString(2).length - 1)}</sup>
    </>
  );
}
