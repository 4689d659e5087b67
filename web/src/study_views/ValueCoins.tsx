import { useLayoutEffect, useRef } from 'preact/hooks';
import { numbers } from '../text/language';
import { setSingleTabStop, moveAlong } from '../ui/arrow_keys';
import { Digits } from '../ui/Digits';
import layout from '../ui/layout.module.css';
import styles from './position.module.css';

/** A place of a line with the value of its coin. */
interface ValueCoin {
  /** The game's own number of the place. */
  readonly number: number;
  /** Undefined while it is to be found. */
  readonly value?: number | bigint | undefined;
  /** The next value to be found. */
  readonly isNext?: boolean;
  /** Its text for screen readers. */
  readonly name: string;
  readonly press?: (() => void) | false;
}

/** A row of coins with their values inside and their places below. Pressable coins are one tab stop. */
export function ValueCoins({ coins }: { readonly coins: readonly ValueCoin[] }) {
  const line = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => setSingleTabStop(line.current));
  return (
    <ol class={`${layout.plain} ${styles.coins}`} dir="ltr" ref={line} onKeyDown={moveAlong}>
      {coins.map((coin) => (
        <li
          key={coin.number}
          class={styles.place}
          aria-current={coin.isNext === true ? 'step' : undefined}
        >
          {coin.press ? (
            <button type="button" class={styles.pressed} onClick={coin.press}>
              <Coin coin={coin} />
            </button>
          ) : (
            <Coin coin={coin} />
          )}
          <span class={styles.number} aria-hidden="true">
            {numbers.whole(coin.number)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Coin({ coin }: { readonly coin: ValueCoin }) {
  return (
    <>
      <span class={layout.hidden}>{coin.name}</span>
      <span class={styles.coin} data-is={kindOf(coin)} aria-hidden="true">
        {coin.value === undefined ? '?' : <Digits value={coin.value} />}
      </span>
    </>
  );
}

function kindOf({ value, isNext = false }: ValueCoin): 'next' | 'hidden' | 'worthless' | 'worth' {
  if (isNext) return 'next';
  if (value === undefined) return 'hidden';
  return BigInt(value) === 0n ? 'worthless' : 'worth';
}
