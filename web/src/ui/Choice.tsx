import fields from './fields.module.css';
import styles from './parts.module.css';
import layout from './layout.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A select element. */
export function RadioChoice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, options, value: chosen, onChange } = props;
  return (
    <label class={styles.choice}>
      <span class={layout.label}>{name}</span>
      <select
        class={`${fields.line} ${styles.select}`}
        value={chosen}
        onChange={(event) => {
          const option = options[event.currentTarget.selectedIndex];
          if (option !== undefined) onChange(option[0]);
        }}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
