import styles from './fields.module.css';

interface FieldNotesProps {
  /** The id of the field. */
  readonly field: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
}

/** What describes a field: its hint, or in its place what is wrong, announced when it appears. */
export function FieldNotes({ field, hint, problem }: FieldNotesProps) {
  return (
    <>
      <p class={styles.problem} id={problemId(field)} aria-live="polite">
        {problem}
      </p>
      <p
        class={styles.hint}
        id={hintId(field)}
        hidden={hint === undefined || problem !== undefined}
      >
        {hint}
      </p>
    </>
  );
}

/** What describes the field at the moment; a hint that is hidden behind a problem does not. */
export function noteId(field: string, problem: string | undefined): string {
  return problem === undefined ? hintId(field) : problemId(field);
}

function problemId(field: string): string {
  return `${field}-problem`;
}

function hintId(field: string): string {
  return `${field}-hint`;
}
