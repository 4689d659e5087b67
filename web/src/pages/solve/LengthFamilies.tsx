import { useSignal, useSignalEffect } from '@preact/signals';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import styles from './Field.module.css';
import { LengthFamilyInput } from './LengthFamilyInput';

/** The length families, under a disclosure that opens by itself when they are not the usual ones. */
export function LengthFamilies({ model }: { readonly model: SolveModel }) {
  const t = solveText().form;
  const open = useSignal(false);
  useSignalEffect(() => {
    const { rowLengths, columnLengths } = model.fields.value;
    if (rowLengths.choice !== 'triangular' || columnLengths.choice !== 'square') open.value = true;
  });

  return (
    <details
      class={styles.more}
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary class={styles.summary}>{t.more}</summary>
      <p class={styles.explanation}>{t.moreHint}</p>
      <div class={styles.families}>
        <LengthFamilyInput model={model} axis="rowLengths" />
        <LengthFamilyInput model={model} axis="columnLengths" />
      </div>
    </details>
  );
}
