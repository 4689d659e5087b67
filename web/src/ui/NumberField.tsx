/** Fields for whole numbers. */
import { useSignal } from '@preact/signals';
import type { TargetedFocusEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { readWhole } from '../game/size_input';
import { numbers } from '../text/language';
import t from '#words/numbers';
import { FieldNotes } from './FieldNotes';
import fields from './fields.module.css';
import layout from './layout.module.css';
import { LineInput } from './LineInput';
import { MINUS_ICON, PLUS_ICON, SignButton } from './SignButton';

interface TypedNumber<Value extends number | bigint> {
  readonly value: Value;
  readonly smallest: Value;
  readonly largest: Value;
  /** All changes until the field loses the focus have the same gesture. */
  readonly onChange: (value: Value, gesture?: string) => void;
}

/** The text that is being typed, which stays as it is until it can be read. */
export function useTypedNumber<Value extends number | bigint>(typed: TypedNumber<Value>) {
  const { value, smallest, largest, onChange } = typed;
  const text = useSignal(String(value));
  const gestures = useRef(0);
  const before = useRef<Value | undefined>(undefined);
  const id = useId();
  /** The values set by this gesture; they may come back late, when more has been typed. */
  const asked = useRef(new Set<Value>());
  useEffect(() => {
    // A value set from elsewhere replaces the typed text.
    if (asked.current.has(value)) return;
    text.value = String(value);
  }, [value]);
  const isRead = readWithin(typed, text.value) !== undefined;

  /** Changes with the same means `by` are one gesture. */
  function edit(written: string, by = '') {
    text.value = written;
    before.current ??= value;
    // If a typed number is too large, its first digits were not meant as a number.
    const meant = readWithin(typed, written) ?? before.current;
    // Steps and sliders, unlike digits, only produce numbers that are meant.
    if (by !== '') before.current = meant;
    asked.current.add(meant);
    if (meant !== value) onChange(meant, `${id} ${by} ${gestures.current}`);
  }

  function endGesture() {
    gestures.current += 1;
    before.current = undefined;
    asked.current.clear();
  }

  /** Replaces a text that is no number by the previous value. */
  function restore() {
    text.value = String(value);
  }

  const problem = isRead ? undefined : t('from-to', { smallest, largest });
  return { id, text: text.value, problem, edit, endGesture, restore };
}

/** True if the focus leaves an element, and does not move to another of its parts. */
export function leavesElement({
  currentTarget,
  relatedTarget,
}: TargetedFocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

/** Reads a number of the same type as its bounds. */
function readWithin<Value extends number | bigint>(
  { smallest, largest }: TypedNumber<Value>,
  text: string,
): Value | undefined {
  const read = readWhole(numbers.plain(text), BigInt(largest));
  if (!read.ok && read.problem !== 'zero') return undefined;
  const whole = read.ok ? read.value : 0n;
  const value = (typeof largest === 'bigint' ? whole : Number(whole)) as Value;
  return value >= smallest ? value : undefined;
}

const plus = (value: number | bigint, by: 1 | -1) =>
  typeof value === 'bigint' ? value + BigInt(by) : value + by;

interface NumberFieldProps<Value extends number | bigint> extends TypedNumber<Value> {
  readonly label: string;
}

/** A field for a whole number, with step buttons. */
export function NumberField<Value extends number | bigint>(props: NumberFieldProps<Value>) {
  const { label, value, smallest, largest } = props;
  const { id, text, problem, edit, endGesture, restore } = useTypedNumber(props);
  const step = (name: 'less' | 'more', sign: string, by: 1 | -1) => {
    const next = plus(value, by) as Value;
    const fits = next >= smallest && next <= largest;
    return (
      <SignButton
        name={t(name, { label })}
        sign={sign}
        place={fields.step}
        isDisabled={!fits}
        onClick={() => edit(String(next), `to ${next}`)}
      />
    );
  };

  function leave(event: TargetedFocusEvent<HTMLElement>) {
    if (!leavesElement(event)) return;
    endGesture();
    restore();
  }

  return (
    <div class={fields.number} onFocusOut={leave}>
      <label class={layout.label} for={id}>
        {label}
      </label>
      <div class={fields.steps} dir="ltr">
        {step('less', MINUS_ICON, -1)}
        <LineInput
          id={id}
          text={text}
          problem={problem}
          accepts="whole"
          class={fields.digits}
          size={Math.max(3, text.length + 1)}
          onEdit={edit}
        />
        {step('more', PLUS_ICON, 1)}
      </div>
      <FieldNotes field={id} problem={problem} />
    </div>
  );
}
