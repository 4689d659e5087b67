import { useSignal } from '@preact/signals';
import type { TargetedFocusEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import t from '#words/numbers';
import { numbers } from '../text/language';
import { FieldNotes, noteId } from './parts/FieldNotes';
import fields from './parts/fields.module.css';
import { SignButton } from './parts/SignButton';
import styles from './NumberField.module.css';

const LESS = 'M3 8h10';
const MORE = 'M3 8h10M8 3v10';
/** Of the button that takes something away. */
export const CROSS = 'M4 4l8 8M12 4l-8 8';

interface NumberFieldProps {
  readonly label: string;
  readonly value: bigint;
  readonly smallest: bigint;
  readonly largest: bigint;
  /** What is typed while one stays in the field is the same gesture. */
  readonly onChange: (value: bigint, gesture?: string) => void;
}

/** A whole number, by its digits and by steps. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, smallest, largest, onChange } = props;
  const id = useId();
  const { typed, isRead, edit, leave } = useTyped(props, id);
  const problem = isRead ? undefined : t('from-to', { smallest, largest });
  return (
    <div class={styles.number} onFocusOut={leave}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <div class={styles.steps} dir="ltr">
        <SignButton
          name={t('less', { label })}
          sign={LESS}
          place={styles.step}
          isDisabled={value <= smallest}
          onClick={() => value > smallest && onChange(value - 1n)}
        />
        <input
          id={id}
          class={`${fields.line} ${styles.input}`}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          size={Math.max(3, typed.length + 1)}
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={noteId(id, problem)}
          onInput={({ currentTarget }) => edit(currentTarget.value)}
        />
        <SignButton
          name={t('more', { label })}
          sign={MORE}
          place={styles.step}
          isDisabled={value >= largest}
          onClick={() => value < largest && onChange(value + 1n)}
        />
      </div>
      <FieldNotes field={id} problem={problem} />
    </div>
  );
}

/** What is typed stays until it can be read, or the reader leaves the field. */
function useTyped(props: NumberFieldProps, id: string) {
  const { value, onChange } = props;
  const typed = useSignal(String(value));
  const gestures = useRef(0);
  useEffect(() => {
    if (readWithin(props, typed.value) !== value) typed.value = String(value);
  }, [value]);

  const isRead = readWithin(props, typed.value) !== undefined;

  function edit(text: string) {
    typed.value = text;
    const read = readWithin(props, text);
    if (read !== undefined) onChange(read, `${id} ${gestures.current}`);
  }

  // What isn't a number gives way to what it would have changed.
  function leave({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    gestures.current += 1;
    typed.value = String(value);
  }

  return { typed: typed.value, isRead, edit, leave };
}

/** Digits, maybe in groups, of a number that is within the bounds. */
function readWithin({ smallest, largest }: NumberFieldProps, typed: string): bigint | undefined {
  const digits = numbers.plain(typed).replaceAll(/[\s,]/gu, '');
  if (!/^\d{1,20}$/u.test(digits)) return undefined;
  const read = BigInt(digits);
  return read >= smallest && read <= largest ? read : undefined;
}
