import { useRef } from 'preact/hooks';
import type { SolveModel } from '../../model/solve_model';
import { savedWorkText } from '../../text/saved_work';
import { solveText } from '../../text/solve';
import buttons from '../shared/buttons.module.css';
import { useKeptFocus } from '../shared/use_kept_focus';
import { fieldId } from './field_id';
import styles from './RunPanel.module.css';

/** A run of an earlier visit, to go on with or to forget. */
export function InterruptedRun({ model }: { readonly model: SolveModel }) {
  const panel = useRef<HTMLElement>(null);
  const work = model.interrupted.value;
  useKeptFocus(panel, () => pauseButton() ?? document.getElementById(fieldId('rows')));

  if (work === undefined) return null;
  return (
    <section class={styles.panel} ref={panel} aria-labelledby="interrupted-heading">
      <h2 class={styles.heading} id="interrupted-heading">
        {savedWorkText().interrupted(solveText().countNameOf(work.question), work.mark.fraction)}
      </h2>
      <p>{savedWorkText().explanation}</p>
      <div class={styles.buttons}>
        <button type="button" class={buttons.quiet} onClick={() => model.goOn()}>
          {savedWorkText().goOn}
        </button>
        <button type="button" class={buttons.quiet} onClick={() => model.discardInterrupted()}>
          {savedWorkText().discard}
        </button>
      </div>
    </section>
  );
}

/** Of the run that goes on. */
function pauseButton(): HTMLElement | null | undefined {
  return document.getElementById('run-heading')?.parentElement?.querySelector('button');
}
