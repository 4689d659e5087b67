import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { countSymbol } from '../../text/places';
import { sameQuestion } from '../../widgets/count/board_question';
import commonWords from '#words/common';
import t from '#words/solve';
import { Button } from '../../ui/Button';
import { TickIcon } from '../../ui/Tick';
import { Failure } from '../../ui/Failure';
import { Message } from '../../ui/Message';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { FieldNotes } from '../../ui/FieldNotes';
import { LineInput } from '../../ui/LineInput';
import layout from '../../ui/layout.module.css';
import { fieldId, fieldProblem } from './Controls';
import { RuleChange } from './RuleChange';
import { InterruptedRun } from './RunPanel';
import styles from './solve.module.css';
import type { SolveField } from '../../widgets/count/solve_fields';
import type { SolveModel } from './solve_model';

interface BoardFormProps {
  readonly model: SolveModel;
  /** The run and the answer, right below the button. */
  readonly children: ComponentChildren;
}

export function BoardForm({ model, children }: BoardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = model.fields.value;

  function submit(event: Event) {
    event.preventDefault();
    const bad = model.compute();
    if (bad !== undefined) focusField(form.current, bad);
  }

  return (
    <form class={styles.form} ref={form} onSubmit={submit} noValidate aria-label={t('form')}>
      <div class={styles.sizes}>
        <SizeField
          name="rows"
          label={commonWords(fields.linked ? 'board-size' : 'rows')}
          value={fields.rows}
          problem={fieldProblem(model, 'rows')}
          onEdit={(rows) => model.edit(fields.linked ? { rows, columns: rows } : { rows })}
        />
        {!fields.linked && (
          <SizeField
            name="columns"
            label={commonWords('columns')}
            value={fields.columns}
            problem={fieldProblem(model, 'columns')}
            onEdit={(columns) => model.edit({ columns })}
          />
        )}
        <TickIcon
          class={styles.square}
          isOn={fields.linked}
          onChange={(isOn) => model.link(isOn)}
          words={t('square')}
        />
        <Button type="submit" look="strong" class={styles.compute} aria-describedby={PLAN_NOTE_ID}>
          {t('compute')}
        </Button>
      </div>
      <div class={styles.tools}>
        <RuleChange model={model} />
        <Examples model={model} />
      </div>
      {/* Above the plan, which arrives later: nothing moves under a reader who presses its buttons. */}
      <InterruptedRun model={model} />
      <div class={styles.outcome}>
        <PlanNote model={model} />
        {children}
      </div>
    </form>
  );
}

/** A field may be inside the closed disclosure, which opens for it. */
function focusField(form: HTMLFormElement | null, name: SolveField) {
  const field = form?.querySelector<HTMLElement>(`#${fieldId(name)}`);
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}

interface SizeFieldProps {
  readonly name: SolveField;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onEdit: (typed: string) => void;
}

function SizeField({ name, label, value, problem, onEdit }: SizeFieldProps) {
  const id = fieldId(name);
  return (
    <div class={layout.field}>
      <label class={layout.label} for={id}>
        {label}
      </label>
      <LineInput
        id={id}
        class={`${styles.input} ${styles.size}`}
        accepts="whole"
        text={value}
        problem={problem}
        onEdit={onEdit}
      />
      <FieldNotes field={id} problem={problem} />
    </div>
  );
}

/** Small boards whose answers are known; the large ones are for the reader to find out. */
const CHECKPOINTS: readonly (readonly [size: number, winningOpenings: number])[] = [
  [1, 1],
  [2, 0],
  [5, 8],
  [100, 31395],
];

function Examples({ model }: { readonly model: SolveModel }) {
  return (
    <div class={`${layout.row} ${styles.examples}`} role="group" aria-labelledby="examples-label">
      <p class={layout.note} id="examples-label">
        {t('examples')}
      </p>
      {CHECKPOINTS.map(([size, winningOpenings]) => (
        <Button key={size} onClick={() => model.computeSquare(size)}>
          {t('equation', { name: countSymbol(size, size), answer: winningOpenings })}
        </Button>
      ))}
    </div>
  );
}

const PLAN_NOTE_ID = 'plan-note';

/** What computing the board will take, or that the solver can't be reached; always present, to describe Compute. */
function PlanNote({ model }: { readonly model: SolveModel }) {
  const note = useRef<HTMLDivElement>(null);
  useFocusFallback(note, () => document.getElementById(fieldId('rows')));
  return (
    <div class={styles.plan} id={PLAN_NOTE_ID} ref={note}>
      {planWords(model)}
    </div>
  );
}

function planWords(model: SolveModel) {
  const plan = model.plan.value;
  const work = model.work.value;
  if (plan?.status === 'failed' && plan.error.axis === undefined) {
    // A failed run shows its own message.
    if (model.run.state.value.status === 'failed') return null;
    return <Failure failed={{ error: plan.error, again: () => model.askForPlan() }} isFocusKept />;
  }
  if (plan?.status !== 'answered' || work === undefined) return null;
  const run = model.run.state.value;
  const begun = [run.status === 'running' ? run.question : undefined, model.answer.value?.question];
  // A running board shows its progress, and an answer how long it took.
  if (begun.some((question) => sameQuestion(question, plan.question))) return null;
  return (
    <>
      <p class={layout.soft}>{workWords(work)}</p>
      {work.long && <Message>{t('plan-long')}</Message>}
    </>
  );
}

const INSTANT_MS = 20;

function workWords({ bytes, milliseconds }: NonNullable<SolveModel['work']['value']>) {
  if (milliseconds === undefined) return t('plan', { bytes });
  return milliseconds < INSTANT_MS ? t('plan-instant') : t('plan-timed', { bytes, milliseconds });
}
