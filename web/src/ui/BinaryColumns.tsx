import commonWords from '#words/common';
import t from '#words/heaps';
import { numbers } from '../text/language';
import layout from './layout.module.css';
import { valuePlace } from './sheet/coin_sheet';
import { Sheet, type SheetCell } from './sheet/Sheet';
import styles from './BinaryColumns.module.css';

/** A part of a sum: a heap, a row, a coin. */
interface ColumnsRow {
  readonly name: string;
  readonly nimber: bigint;
  /** The part that a move changes. */
  readonly isLit?: boolean;
}

interface BinaryColumnsProps {
  readonly caption: string;
  readonly rows: readonly ColumnsRow[];
}

/** A binary digit: how many parts have a 1 there, and its power of two. */
interface Column {
  readonly value: bigint;
  readonly ones: number;
  /** The first column with an odd number of ones. */
  readonly decides: boolean;
}

/** A table of fewer columns looks lost. */
const MIN_COLUMNS = 4;

/**
 * Nimbers in binary, one below the other. The nim-sum has a 1 in each column with an odd number of ones; the first such
 * column decides which parts can be changed so that all columns become even.
 */
export function BinaryColumns({ caption, rows }: BinaryColumnsProps) {
  const columns = columnsOf(rows.map(({ nimber }) => nimber));
  const sum = rows.reduce((all, { nimber }) => all ^ nimber, 0n);
  const deciding = columns.find(({ decides }) => decides);
  const inBinary = (nimber: bigint): readonly SheetCell[] => [
    { value: nimber, look: styles.nimber },
    ...columns.map(({ value, decides }) => bitPlace((nimber & value) !== 0n, decides)),
  ];
  return (
    <div class={layout.tight}>
      <Sheet
        caption={caption}
        look="lines"
        class={styles.columns}
        corner={t('column-part')}
        columns={[
          { value: commonWords('nimber') },
          ...columns.map(({ value, decides }) => ({
            ...valuePlace(value),
            look: decides ? styles.decides : undefined,
          })),
        ]}
        rows={rows.map(({ name, nimber, isLit = false }) => ({
          head: { value: name },
          places: inBinary(nimber),
          marks: [isLit && 'lit'],
        }))}
        foot={[
          { head: { value: t('ones'), span: 2 }, places: columns.map(parityPlace) },
          { head: { value: t('sum') }, places: inBinary(sum) },
        ]}
      />
      <p class={styles.note}>
        {deciding === undefined ? t('balanced') : t('decides', { value: deciding.value })}
      </p>
    </div>
  );
}

function columnsOf(nimbers: readonly bigint[]): readonly Column[] {
  const largest = nimbers.reduce((most, nimber) => (nimber > most ? nimber : most), 0n);
  const count = Math.max(MIN_COLUMNS, largest.toString(2).length);
  const sum = nimbers.reduce((all, nimber) => all ^ nimber, 0n);
  return Array.from({ length: count }, (_, index) => {
    const value = 1n << BigInt(count - 1 - index);
    return {
      value,
      ones: nimbers.filter((nimber) => (nimber & value) !== 0n).length,
      // The highest digit of the nim-sum.
      decides: value <= sum && sum < 2n * value,
    };
  });
}

function bitPlace(isOne: boolean, decides: boolean): SheetCell {
  const look = isOne ? styles.one : styles.zero;
  return { value: isOne ? 1 : 0, look: decides ? `${look} ${styles.decides}` : look };
}

/** The number of ones and its parity: in words, and as a ring or a full disc. */
function parityPlace({ ones, decides }: Column): SheetCell {
  const isOdd = ones % 2 === 1;
  return {
    look: decides ? `${styles.parity} ${styles.decides}` : styles.parity,
    content: (
      <>
        {numbers.whole(ones)}
        <span class={isOdd ? styles.odd : styles.even}>{t(isOdd ? 'odd' : 'even')}</span>
        {decides && <span class={styles.deciding}>{t('deciding')}</span>}
      </>
    ),
  };
}
