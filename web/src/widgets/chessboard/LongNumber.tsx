import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import t from '#words/chessboard';
import { Button } from '../../ui/Button';
import { Digits } from '../../ui/Digits';
import layout from '../../ui/layout.module.css';
import styles from './chessboard.module.css';

/** Numbers with at most so many digits are shown whole; longer ones by their ends. */
const MAX_SHOWN = 120;
const SHOWN_AT_ENDS = 16;

interface LongNumberProps {
  readonly value: bigint;
  readonly id?: string;
}

/** A number that may have 100,000 digits; it can be opened. */
export function LongNumber({ value, id }: LongNumberProps) {
  const isOpen = useSignal(false);
  const text = useMemo(() => value.toString(), [value]);
  if (text.length <= MAX_SHOWN) return <Digits value={value} id={id} />;
  return (
    <span class={styles.long}>
      {isOpen.value ? (
        // Focusable, so that it can be scrolled by keyboard.
        <span
          class={styles.all}
          id={id}
          dir="ltr"
          tabIndex={0}
          role="group"
          aria-label={digitsOf(text)}
        >
          {text}
        </span>
      ) : (
        <Folded text={text} />
      )}
      <span class={styles.more}>
        {digitsOf(text)}
        <Button aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
          {t(isOpen.value ? 'fewer-digits' : 'all-digits')}
        </Button>
      </span>
    </span>
  );
}

/** A long number in a table, where it can't be opened, with a sign. */
export function ShortNumber({ value }: { readonly value: bigint }) {
  const text = useMemo(() => (value < 0n ? -value : value).toString(), [value]);
  return (
    <>
      {value < 0n && '−'}
      {text.length <= 2 * SHOWN_AT_ENDS ? (
        <Digits value={BigInt(text)} />
      ) : (
        <>
          <Folded text={text} /> <span class={layout.note}>{digitsOf(text)}</span>
        </>
      )}
    </>
  );
}

function Folded({ text }: { readonly text: string }) {
  const ends = { first: text.slice(0, SHOWN_AT_ENDS), last: text.slice(-SHOWN_AT_ENDS) };
  return <span dir="ltr">{t('folded', ends)}</span>;
}

function digitsOf(text: string): string {
  return t('digits', { digits: text.length });
}
