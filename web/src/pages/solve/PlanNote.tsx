import { useRef } from 'preact/hooks';
import { sameBoard } from '../../model/board_question';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { Message } from '../shared/Message';
import buttons from '../shared/buttons.module.css';
import { useKeptFocus } from '../shared/use_kept_focus';
import { failureText } from '../shared/failure_text';
import { fieldId } from './field_id';
import styles from './PlanNote.module.css';

export const PLAN_NOTE_ID = 'plan-note';

/** What computing the board will take, or that the solver cannot be asked; always there, to describe Compute. */
export function PlanNote({ model }: { readonly model: SolveModel }) {
  const note = useRef<HTMLDivElement>(null);
  useKeptFocus(note, () => document.getElementById(fieldId('rows')));
  return (
    <div class={styles.note} id={PLAN_NOTE_ID} ref={note}>
      {planWords(model)}
    </div>
  );
}

function planWords(model: SolveModel) {
  const t = solveText();
  const plan = model.plan.value;
  const work = model.work.value;
  if (plan.status === 'refused' && plan.axis === undefined) {
    // A run that failed says so itself.
    if (model.run.value.status === 'failed') return null;
    return (
      <Message>
        <p>{failureText(plan.error)}</p>
        <button type="button" class={buttons.quiet} onClick={() => model.planAgain()}>
          {t.plan.again}
        </button>
      </Message>
    );
  }
  if (plan.status !== 'known' || work === undefined) return null;
  const run = model.run.value;
  if (run.status === 'running' && sameBoard(run.question, plan.question)) return null;
  const { rows, columns } = plan.question;
  return (
    <>
      <p class={styles.summary}>
        <span class={styles.board}>{t.boardName(rows.size, columns.size)}</span>{' '}
        {t.plan.work(work.pairs, work.bytes, work.milliseconds)}
      </p>
      {work.long && work.milliseconds !== undefined && (
        <Message>{t.plan.long(work.milliseconds, work.bytes)}</Message>
      )}
    </>
  );
}
