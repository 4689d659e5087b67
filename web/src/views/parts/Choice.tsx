import styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, in a list that opens. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, values, labels, value: chosen, onChange } = props;
  return (
    <label class={styles.choice}>
      <span class={styles.name}>{name}</span>
      <select
        class={styles.select}
        value={chosen}
        onChange={(event) => {
          const value = values[event.currentTarget.selectedIndex];
          if (value !== undefined) onChange(value);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
