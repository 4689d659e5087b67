import { HeatSwatch } from '../board/HeatSwatch';
import { DEFAULT_BOARD_LOOK } from '../game/look';
import type { StudyModel } from '../study/study_model';
import { offersAnswers } from '../study/view';
import { boardName } from '../text/places';
import commonWords from '#words/common';
import t from '#words/setup';
import { FieldNotes } from '../ui/FieldNotes';
import { LineInput } from '../ui/LineInput';
import { leavesElement, useTypedNumber } from '../ui/NumberField';
import styles from './setup.module.css';
import layout from '../ui/layout.module.css';

const PRESETS: readonly (readonly [rows: number, columns: number])[] = [
  [5, 5],
  [8, 8],
  [10, 10],
  [28, 25],
  [50, 50],
  [100, 100],
  [200, 200],
];

/** From this side on a board's picture is worth a look. */
const MIN_PICTURE_SIDE = 100;
const GLIMPSE = [3, 10, 17, 24, 32];

/** The size of the board. */
export function SizeControls({ model }: { readonly model: StudyModel }) {
  const { rows, columns } = model.view.position.value;
  const largest = model.view.largest.value;
  const presets = PRESETS.filter(
    ([presetRows, presetColumns]) => presetRows <= largest.rows && presetColumns <= largest.columns,
  );
  return (
    <section class={layout.card} aria-label={commonWords('board-size')}>
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest: largest.rows }}
        onChange={(side, gesture) => model.setUps.resize(side, columns, gesture)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest: largest.columns }}
        onChange={(side, gesture) => model.setUps.resize(rows, side, gesture)}
      />
      <Presets model={model} sizes={presets} />
    </section>
  );
}

interface PresetsProps {
  readonly model: StudyModel;
  readonly sizes: readonly (readonly [rows: number, columns: number])[];
}

function Presets({ model, sizes }: PresetsProps) {
  const shown = model.view.position.value;
  const isPicture = (side: number) => side >= MIN_PICTURE_SIDE && offersAnswers(model);

  /** A picture has the look that its preview shows. */
  function choose(rows: number, columns: number) {
    const { heat } = model.state.value.look;
    model.setUps.resize(rows, columns);
    if (isPicture(rows)) model.looks.setHeat(heat === 'none' ? DEFAULT_BOARD_LOOK.heat : heat);
  }

  return (
    <div class={layout.row} role="group" aria-label={t('presets')}>
      {sizes.map(([rows, columns]) => (
        <button
          key={`${rows} ${columns}`}
          type="button"
          class={styles.preset}
          aria-pressed={rows === shown.rows && columns === shown.columns}
          onClick={() => choose(rows, columns)}
        >
          {isPicture(rows) && <HeatSwatch sign={GLIMPSE} />}
          <span dir="ltr">{boardName(rows, columns)}</span>
        </button>
      ))}
    </div>
  );
}

/** Buttons for boards that are drawn as pictures, with their winning moves shown. */
export function PicturePresets({ model }: { readonly model: StudyModel }) {
  const { rows, columns } = model.view.largest.value;
  const sizes = PRESETS.filter(
    ([side]) => side >= MIN_PICTURE_SIDE && side <= rows && side <= columns,
  );
  return sizes.length === 0 ? null : <Presets model={model} sizes={sizes} />;
}

interface SideControlProps {
  readonly axis: 'rows' | 'columns';
  readonly side: number;
  /** The possible sides of a board. */
  readonly range: { readonly smallest: number; readonly largest: number };
  /** All changes until the field loses the focus, or within one drag of the slider, have the same gesture. */
  readonly onChange: (side: number, gesture?: string) => void;
}

/** A slider and a field for the same number. */
export function SideControl({ axis, side, range, onChange }: SideControlProps) {
  const { text, problem, edit, endGesture } = useTypedNumber({ value: side, ...range, onChange });
  const field = `board-${axis}`;
  return (
    // Moving from the field to the slider begins another gesture, even if the slider moves before it has the focus.
    <div
      class={styles.side}
      onPointerDown={endGesture}
      onFocusOut={(event) => leavesElement(event) && endGesture()}
    >
      <label class={layout.label} for={field}>
        {commonWords(axis)}
      </label>
      <LineInput id={field} accepts="whole" text={text} problem={problem} onEdit={edit} />
      <input
        class={styles.slider}
        type="range"
        dir="ltr"
        min={range.smallest}
        max={range.largest}
        value={side}
        aria-label={t(`${axis}-slider`)}
        onInput={(event) => edit(event.currentTarget.value, 'slider')}
      />
      <FieldNotes field={field} problem={problem} />
    </div>
  );
}
