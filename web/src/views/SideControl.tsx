import { useSignal } from '@preact/signals';
import type { TargetedFocusEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { readSize } from '../game/size_input';
import { numbers } from '../text/language';
import commonWords from '#words/common';
import numbersWords from '#words/numbers';
import t from '#words/setup';
import { FieldNotes, noteId } from './parts/FieldNotes';
import fields from './parts/fields.module.css';
import styles from './SizeControls.module.css';

/** The sides that a board may have. */
export interface SideRange {
  readonly smallest: number;
  readonly largest: number;
}

interface SideControlProps {
  readonly axis: 'rows' | 'columns';
  readonly side: number;
  readonly range: SideRange;
  /**
   * With each change of what is typed; nothing while that is no such side. What comes while one stays
   * in the field, or drags the slider once, is the same gesture.
   */
  readonly onChange: (side: number | undefined, gesture: string) => void;
}

/** A slider and a field for the same number; what is typed stays until it can be read. */
export function SideControl({ axis, side, range, onChange }: SideControlProps) {
  const typed = useSignal(String(side));
  const isWrong = useSignal(false);
  const gestures = useRef(0);

  useEffect(() => {
    if (readSideWithin(range, typed.value) === side) return;
    typed.value = String(side);
    isWrong.value = false;
  }, [side, typed, isWrong]);

  function edit({ type, value }: HTMLInputElement) {
    typed.value = value;
    const read = readSideWithin(range, value);
    isWrong.value = read === undefined;
    onChange(read, `${axis} ${type} ${gestures.current}`);
  }

  function endGesture() {
    gestures.current += 1;
  }
  // From field to slider is another gesture anyway; that slider may have moved before it has the focus.
  function leave({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) endGesture();
  }

  const field = `board-${axis}`;
  const problem = isWrong.value ? numbersWords('from-to', { ...range }) : undefined;
  return (
    <div class={styles.side} onPointerDown={endGesture} onFocusOut={leave}>
      <label class={styles.label} for={field}>
        {commonWords(axis)}
      </label>
      <input
        id={field}
        class={fields.line}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        dir="ltr"
        value={typed.value}
        aria-invalid={isWrong.value}
        aria-describedby={noteId(field, problem)}
        onInput={(event) => edit(event.currentTarget)}
      />
      <input
        class={styles.slider}
        type="range"
        dir="ltr"
        min={range.smallest}
        max={range.largest}
        value={side}
        aria-label={t(`${axis}-slider`)}
        onInput={(event) => edit(event.currentTarget)}
      />
      <FieldNotes field={field} problem={problem} />
    </div>
  );
}

function readSideWithin({ smallest, largest }: SideRange, typed: string): number | undefined {
  const side = readSize(numbers.plain(typed));
  return side.ok && side.value >= smallest && side.value <= largest ? side.value : undefined;
}
