import t from '#words/calculator';
import styles from './BinarySum.module.css';

interface BinarySumProps {
  readonly a: bigint;
  readonly b: bigint;
  readonly sum: bigint;
}

/** a ⊕ b in columns of bits, in which equal bits cancel; bytes go on in a next line where there is no room. */
export function BinarySum({ a, b, sum }: BinarySumProps) {
  const length = Math.max(a.toString(2).length, b.toString(2).length);
  const [bitsA, bitsB, bitsSum] = [a, b, sum].map((number) =>
    number.toString(2).padStart(length, '0'),
  ) as [string, string, string];
  // Whole bytes but for the first.
  const ends = Array.from({ length: Math.ceil(length / 8) }, (_, byte) => length - 8 * byte);
  return (
    <>
      <p>{t('sum-explanation')}</p>
      <div
        class={styles.sum}
        dir="ltr"
        role="img"
        aria-label={t('said-binary', { a: bitsA, b: bitsB, sum: bitsSum })}
      >
        {ends.reverse().map((end) => (
          <div key={end} class={styles.byte}>
            {columnsBetween(Math.max(0, end - 8), end).map((at) => (
              <span
                key={at}
                class={bitsA[at] === '1' && bitsB[at] === '1' ? styles.cancelled : styles.column}
              >
                <span>{bitsA[at]}</span>
                <span>{bitsB[at]}</span>
                <span class={styles.result}>{bitsSum[at]}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function columnsBetween(begin: number, end: number): number[] {
  return Array.from({ length: end - begin }, (_, place) => begin + place);
}
