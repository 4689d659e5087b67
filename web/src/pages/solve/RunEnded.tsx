import type { RunState } from '../../model/run_model';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import buttons from '../shared/buttons.module.css';
import { failureText } from '../shared/failure_text';
import styles from './RunPanel.module.css';

interface RunEndedProps {
  readonly model: SolveModel;
  readonly run: Extract<RunState, { status: 'cancelled' | 'failed' }>;
}

/** A run that was cancelled or failed, and the way on. */
export function RunEnded({ model, run }: RunEndedProps) {
  const t = solveText().run;
  return (
    <>
      <p>{run.status === 'cancelled' ? t.cancelled : failureText(run.error)}</p>
      <div class={styles.buttons}>
        <button
          type="button"
          class={buttons.quiet}
          onClick={() => model.computeAgain(run.question)}
        >
          {run.status === 'cancelled' ? t.computeAgain : t.tryAgain}
        </button>
      </div>
    </>
  );
}
