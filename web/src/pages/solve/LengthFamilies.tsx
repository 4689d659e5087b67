import { useSignal, useSignalEffect } from '@preact/signals';
import { LENGTH_FAMILIES } from '#catalogue';
import { isLengthFamily } from '../../game/game';
import t from '#words/solve';
import { FieldNotes, noteId } from '../../views/parts/FieldNotes';
import { Disclosure, fieldId, fieldProblem, TextInput } from './Controls';
import styles from './Field.module.css';
import type { SolveModel } from './solve_model';

/** The length families, under a disclosure that opens by itself when they are not the usual ones. */
export function LengthFamilies({ model }: { readonly model: SolveModel }) {
  const open = useSignal(false);
  useSignalEffect(() => {
    const { rowLengths, columnLengths } = model.fields.value;
    if (rowLengths.choice !== 'triangular' || columnLengths.choice !== 'square') open.value = true;
  });

  return (
    <Disclosure class={styles.more} isOpen={open}>
      <summary class={styles.summary}>{t('more')}</summary>
      <p class={styles.explanation}>{t('more-hint')}</p>
      <div class={styles.families}>
        <LengthFamilyInput model={model} axis="rowLengths" />
        <LengthFamilyInput model={model} axis="columnLengths" />
      </div>
    </Disclosure>
  );
}

interface LengthFamilyInputProps {
  readonly model: SolveModel;
  readonly axis: 'rowLengths' | 'columnLengths';
}

/** One axis's lengths: a family by name, or a list; the problem is beside the one that is used. */
function LengthFamilyInput({ model, axis }: LengthFamilyInputProps) {
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
        {t(axis === 'rowLengths' ? 'row-lengths' : 'column-lengths')}
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
            {t(`family-${family}`)}
          </option>
        ))}
      </select>
      {listed && (
        <>
          <label class={styles.label} for={inputId}>
            {t(axis === 'rowLengths' ? 'row-list' : 'column-list')}
          </label>
          <TextInput
            id={inputId}
            inputMode="text"
            value={list}
            problem={problem}
            onEdit={(typed) => model.editList(axis, typed)}
          />
        </>
      )}
      <FieldNotes field={inputId} hint={listed ? t('list-hint') : undefined} problem={problem} />
    </div>
  );
}
