import type { FieldName } from '../../model/solve_fields';
import { fieldId } from './field_id';
import styles from './Field.module.css';
import { FieldNotes, noteId } from './FieldNotes';

interface SizeFieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onEdit: (typed: string) => void;
}

export function SizeField({ name, label, hint, value, problem, onEdit }: SizeFieldProps) {
  const id = fieldId(name);
  return (
    <div class={styles.field}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <input
        id={id}
        class={`${styles.input} ${styles.size}`}
        type="text"
        inputMode="numeric"
        enterkeyhint="go"
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={noteId(id, problem)}
        onInput={(event) => onEdit(event.currentTarget.value)}
      />
      <FieldNotes field={id} hint={hint} problem={problem} />
    </div>
  );
}
