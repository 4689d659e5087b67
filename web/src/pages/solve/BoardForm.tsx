import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { SolveModel } from '../../model/solve_model';
import type { FieldName } from '../../model/solve_fields';
import { solveText } from '../../text/solve';
import styles from './BoardForm.module.css';
import { Examples } from './Examples';
import { fieldId } from './field_id';
import { LengthFamilies } from './LengthFamilies';
import { PlanNote, PLAN_NOTE_ID } from './PlanNote';
import { fieldProblem } from './problem_text';
import { SizeField } from './SizeField';

interface BoardFormProps {
  readonly model: SolveModel;
  /** What comes of it: the run and the answer, right below the button. */
  readonly children: ComponentChildren;
}

export function BoardForm({ model, children }: BoardFormProps) {
  const t = solveText().form;
  const form = useRef<HTMLFormElement>(null);
  const fields = model.fields.value;

  function submit(event: Event) {
    event.preventDefault();
    const bad = model.compute();
    if (bad !== undefined) focusField(form.current, bad);
  }

  return (
    <form class={styles.form} ref={form} onSubmit={submit} noValidate aria-label={t.name}>
      <div class={styles.sizes}>
        <SizeField
          name="rows"
          label={fields.linked ? t.size : t.rows}
          hint={fields.linked ? t.sizeHint : undefined}
          value={fields.rows}
          problem={fieldProblem(model, 'rows')}
          onEdit={(rows) => model.edit(fields.linked ? { rows, columns: rows } : { rows })}
        />
        {!fields.linked && (
          <SizeField
            name="columns"
            label={t.columns}
            value={fields.columns}
            problem={fieldProblem(model, 'columns')}
            onEdit={(columns) => model.edit({ columns })}
          />
        )}
        <label class={styles.square}>
          <input
            type="checkbox"
            checked={fields.linked}
            onChange={(event) => model.link(event.currentTarget.checked)}
          />
          {t.square}
        </label>
        <button type="submit" class={styles.compute} aria-describedby={PLAN_NOTE_ID}>
          {t.compute}
        </button>
      </div>
      <PlanNote model={model} />
      {children}
      <LengthFamilies model={model} />
      <Examples model={model} />
    </form>
  );
}

/** A field may be inside the closed disclosure; it opens for it. */
function focusField(form: HTMLFormElement | null, name: FieldName) {
  const field = form?.querySelector<HTMLElement>(`#${fieldId(name)}`);
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}
