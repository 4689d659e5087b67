import commonWords from '#words/common';
import t from '#words/heaps';
import { numbers } from '../text/language';
import styles from './BinaryColumns.module.css';

/** A part of a sum: a heap, a row, a coin. */
export interface ColumnsRow {
  readonly name: string;
  readonly nimber: bigint;
  /** Whether it is the one that a move changes. */
  readonly isLit?: boolean;
}

interface BinaryColumnsProps {
  readonly caption: string;
  readonly rows: readonly ColumnsRow[];
}

/** One column of the table: the ones in it, and the power of two that they are worth. */
interface Column {
  readonly value: bigint;
  readonly ones: number;
  /** It is the first with an odd number of ones. */
  readonly decides: boolean;
}

/** Fewer look lost. */
const FEWEST_COLUMNS = 4;

/**
 * Nimbers in binary, one below the other. The nim-sum has a one where a column has an odd number of them; the
 * first such column decides which parts can be changed so that all columns are even.
 */
export function BinaryColumns({ caption, rows }: BinaryColumnsProps) {
  const columns = columnsOf(rows.map(({ nimber }) => nimber));
  const sum = rows.reduce((all, { nimber }) => all ^ nimber, 0n);
  const deciding = columns.find(({ decides }) => decides);
  return (
    <div class={styles.columns}>
      {/* It may be wider than the page, and is scrolled by its own keys then. */}
      <div class={styles.frame} dir="ltr" tabIndex={0} role="group" aria-label={caption}>
        <table class={styles.table}>
          <caption class={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('column-part')}</th>
              <th scope="col">{commonWords('nimber')}</th>
              {columns.map((column) => (
                <th key={column.value} scope="col" class={styleOf(column)}>
                  <PowerOfTwo value={column.value} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, nimber, isLit = false }, index) => (
              <tr key={index} class={isLit ? styles.lit : undefined}>
                <th scope="row">{name}</th>
                <td class={styles.nimber}>{numbers.whole(nimber)}</td>
                {columns.map((column) => (
                  <Bit key={column.value} column={column} isOne={(nimber & column.value) !== 0n} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class={styles.counts}>
              <th scope="row" colSpan={2}>
                {t('ones')}
              </th>
              {columns.map((column) => (
                <Parity key={column.value} column={column} />
              ))}
            </tr>
            <tr>
              <th scope="row">{t('sum')}</th>
              <td class={styles.nimber}>{numbers.whole(sum)}</td>
              {columns.map((column) => (
                <Bit key={column.value} column={column} isOne={(sum & column.value) !== 0n} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p class={styles.note}>
        {deciding === undefined ? t('balanced') : t('decides', { value: deciding.value })}
      </p>
    </div>
  );
}

function columnsOf(nimbers: readonly bigint[]): readonly Column[] {
  const largest = nimbers.reduce((most, nimber) => (nimber > most ? nimber : most), 0n);
  const count = Math.max(FEWEST_COLUMNS, largest.toString(2).length);
  const sum = nimbers.reduce((all, nimber) => all ^ nimber, 0n);
  return Array.from({ length: count }, (_, index) => {
    const value = 1n << BigInt(count - 1 - index);
    return {
      value,
      ones: nimbers.filter((nimber) => (nimber & value) !== 0n).length,
      // The highest one of the nim-sum, which is below its double.
      decides: value <= sum && sum < 2n * value,
    };
  });
}

interface ColumnProps {
  readonly column: Column;
}

function Bit({ column, isOne }: ColumnProps & { readonly isOne: boolean }) {
  return (
    <td class={styleOf(column)}>
      <span class={isOne ? styles.one : styles.zero}>{numbers.whole(isOne ? 1 : 0)}</span>
    </td>
  );
}

/** How many ones, and whether that is even: in words, and by a ring or a full disc. */
function Parity({ column }: ColumnProps) {
  const isOdd = column.ones % 2 === 1;
  return (
    <td class={styleOf(column)}>
      {numbers.whole(column.ones)}
      <span class={isOdd ? styles.odd : styles.even}>{t(isOdd ? 'odd' : 'even')}</span>
      {column.decides && <span class={styles.deciding}>{t('deciding')}</span>}
    </td>
  );
}

const styleOf = ({ decides }: Column) => (decides ? styles.decides : undefined);

/** Up to 512 as it is written, and then as a power: 2¹⁰. */
function PowerOfTwo({ value }: { readonly value: bigint }) {
  const exponent = value.toString(2).length - 1;
  if (exponent < 10) return <>{numbers.whole(value)}</>;
  return (
    <>
      {numbers.whole(2)}
      <sup>{numbers.whole(exponent)}</sup>
    </>
  );
}
