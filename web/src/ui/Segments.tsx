import { useId } from 'preact/hooks';
import layout from './layout.module.css';
import styles from './parts.module.css';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  /** Shows the legend; otherwise it is only read aloud. */
  readonly showsLegend?: boolean;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that look like one segmented control. */
export function SegmentedChoice<Value extends string>({
  legend,
  showsLegend = false,
  options,
  value: current,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend class={showsLegend ? styles.legend : layout.hidden}>{legend}</legend>
      <div class={styles.segments}>
        {options.map(([value, label]) => (
          <label key={value} class={styles.segment}>
            <input
              class={styles.radio}
              type="radio"
              name={name}
              checked={value === current}
              onChange={() => onChange(value)}
            />
            <span class={styles.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
