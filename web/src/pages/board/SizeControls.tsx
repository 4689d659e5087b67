import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardModel } from '../../model/board/board_model';
import { largestBoardSide, readSide } from '../../model/board/board_size';
import { text } from '../../text';
import styles from './SizeControls.module.css';

type Axis = 'rows' | 'columns';

const PRESETS: readonly (readonly [rows: number, columns: number])[] = [
  [5, 5],
  [8, 8],
  [10, 10],
  [28, 25],
];

export function SizeControls({ model }: { readonly model: BoardModel }) {
  const t = text().board.sizes;
  const { rows, columns } = model.state.value.position;
  return (
    <section class={styles.sizes} aria-label={t.name}>
      <SideControl axis="rows" side={rows} onChange={(side) => model.resize(side, columns)} />
      <SideControl axis="columns" side={columns} onChange={(side) => model.resize(rows, side)} />
      <div class={styles.presets} role="group" aria-label={t.presets}>
        {PRESETS.map(([presetRows, presetColumns]) => (
          <button
            key={`${presetRows} ${presetColumns}`}
            type="button"
            class={styles.preset}
            aria-pressed={rows === presetRows && columns === presetColumns}
            onClick={() => model.resize(presetRows, presetColumns)}
          >
            <span dir="ltr">{t.preset(presetRows, presetColumns)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

interface SideControlProps {
  readonly axis: Axis;
  readonly side: number;
  readonly onChange: (side: number) => void;
}

/** A slider and a field for the same number; what is typed stays until it can be read. */
function SideControl({ axis, side, onChange }: SideControlProps) {
  const t = text().board.sizes;
  const typed = useSignal(String(side));
  const problem = useSignal(false);

  useEffect(() => {
    if (readSide(typed.value) === side) return;
    typed.value = String(side);
    problem.value = false;
  }, [side, typed, problem]);

  function edit(value: string) {
    typed.value = value;
    const read = readSide(value);
    problem.value = read === undefined;
    if (read !== undefined && read !== side) onChange(read);
  }

  const field = `board-${axis}`;
  return (
    <div class={styles.side}>
      <label class={styles.label} for={field}>
        {t[axis]}
      </label>
      <input
        id={field}
        class={styles.field}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        dir="ltr"
        value={typed.value}
        aria-invalid={problem.value}
        aria-describedby={`${field}-problem`}
        onInput={(event) => edit(event.currentTarget.value)}
      />
      <input
        class={styles.slider}
        type="range"
        dir="ltr"
        min={1}
        max={largestBoardSide}
        value={side}
        aria-label={t.slider[axis]}
        onInput={(event) => edit(event.currentTarget.value)}
      />
      <p class={styles.problem} id={`${field}-problem`} aria-live="polite">
        {problem.value && t.problem(largestBoardSide)}
      </p>
    </div>
  );
}
