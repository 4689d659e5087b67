import styles from './fields.module.css';

interface FieldNotesProps {
  /** The id of the field. */
  readonly field: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
}

/** The description of a field: its hint, or in its place the problem, announced when it appears. */
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

/** The id of a field's current description: a hint that a problem replaces is not described. */
export function noteId(field: string, problem: string | undefined): string {
  return problem === undefined ? hintId(field) : problemId(field);
}

function problemId(field: string): string {
  return `${field}-problem`;
}

function hintId(field: string): string {
  return `${field}-hint`;
}
