import type { StudyModel } from '../study/study_model';
import { boardName } from '../text/places';
import commonWords from '#words/common';
import t from '#words/setup';
import { useSignal } from '@preact/signals';
import type { TargetedFocusEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { readSize } from '../game/size_input';
import { numbers } from '../text/language';
import numbersWords from '#words/numbers';
import { FieldNotes, noteId } from './parts/FieldNotes';
import fields from './parts/fields.module.css';
import styles from './setup.module.css';
import layout from './parts/layout.module.css';

const PRESETS: readonly (readonly [rows: number, columns: number])[] = [
  [5, 5],
  [8, 8],
  [10, 10],
  [28, 25],
  [50, 50],
  [100, 100],
  [200, 200],
];

/** How large the board is. */
export function SizeControls({ model }: { readonly model: StudyModel }) {
  const { rows, columns } = model.position.value;
  const largest = model.largest.value;
  const presets = PRESETS.filter(
    ([presetRows, presetColumns]) => presetRows <= largest.rows && presetColumns <= largest.columns,
  );
  return (
    <section class={layout.card} aria-label={commonWords('board-size')}>
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest: largest.rows }}
        onChange={(side = rows, gesture) => model.resize(side, columns, gesture)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest: largest.columns }}
        onChange={(side = columns, gesture) => model.resize(rows, side, gesture)}
      />
      <div class={layout.row} role="group" aria-label={t('presets')}>
        {presets.map(([presetRows, presetColumns]) => (
          <button
            key={`${presetRows} ${presetColumns}`}
            type="button"
            class={styles.preset}
            aria-pressed={rows === presetRows && columns === presetColumns}
            onClick={() => model.resize(presetRows, presetColumns)}
          >
            <span dir="ltr">{boardName(presetRows, presetColumns)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

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
      <label class={layout.label} for={field}>
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
