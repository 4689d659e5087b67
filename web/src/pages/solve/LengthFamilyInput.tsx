import { isLengthFamily, LENGTH_FAMILIES } from '../../model/length_family_input';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { fieldId } from './field_id';
import styles from './Field.module.css';
import { FieldNotes, noteId } from './FieldNotes';
import { fieldProblem } from './problem_text';

interface LengthFamilyInputProps {
  readonly model: SolveModel;
  readonly axis: 'rowLengths' | 'columnLengths';
}

/** One axis's lengths: a family by name, or a list; the problem is beside the one that is used. */
export function LengthFamilyInput({ model, axis }: LengthFamilyInputProps) {
  const t = solveText().form;
  const { choice, list } = model.fields.value[axis];
  const problem = fieldProblem(model, axis);
  const listed = choice === 'list';
  const inputId = fieldId(axis);
  const selectId = listed ? `${inputId}-family` : inputId;

  function choose(name: string) {
    model.chooseLengths(axis, isLengthFamily(name) ? name : 'list');
  }

  return (
    <div class={styles.field}>
      <label class={styles.label} for={selectId}>
        {t[axis]}
      </label>
      <select
        id={selectId}
        class={styles.input}
        value={choice}
        aria-invalid={!listed && problem !== undefined}
        aria-describedby={listed ? undefined : noteId(inputId, problem)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {[...LENGTH_FAMILIES, 'list' as const].map((family) => (
          <option key={family} value={family}>
            {t.families[family]}
          </option>
        ))}
      </select>
      {listed && (
        <>
          <label class={styles.label} for={inputId}>
            {t.list[axis]}
          </label>
          <input
            id={inputId}
            class={styles.input}
            type="text"
            inputMode="text"
            enterkeyhint="go"
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            value={list}
            aria-invalid={problem !== undefined}
            aria-describedby={noteId(inputId, problem)}
            onInput={(event) => model.editList(axis, event.currentTarget.value)}
          />
        </>
      )}
      <FieldNotes field={inputId} hint={listed ? t.listHint : undefined} problem={problem} />
    </div>
  );
}
