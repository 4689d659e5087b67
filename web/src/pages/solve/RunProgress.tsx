import { progressFraction } from '../../model/progress_fraction';
import type { RunState } from '../../model/run_model';
import type { SolveModel } from '../../model/solve_model';
import { LONG_JOB_MILLISECONDS } from '../../model/work_estimate';
import { savedWorkText } from '../../text/saved_work';
import { solveText } from '../../text/solve';
import buttons from '../shared/buttons.module.css';
import styles from './RunPanel.module.css';

interface RunProgressProps {
  readonly model: SolveModel;
  readonly run: Extract<RunState, { status: 'running' }>;
}

export function RunProgress({ model, run }: RunProgressProps) {
  const t = solveText().run;
  const savedWork = savedWorkText();
  const { progress, millisecondsLeft, paused } = run;
  const fraction = progress && progressFraction(progress);
  return (
    <>
      <progress
        class={styles.progress}
        aria-labelledby="run-heading"
        max={1}
        {...(fraction !== undefined && { value: fraction })}
      />
      <p class={styles.state}>
        <span>{fraction === undefined ? t.starting : t.done(fraction)}</span>
        {millisecondsLeft !== undefined && <span>{t.timeLeft(millisecondsLeft)}</span>}
      </p>
      {millisecondsLeft !== undefined && millisecondsLeft > LONG_JOB_MILLISECONDS && (
        <p class={styles.advice}>{t.hiddenTab}</p>
      )}
      {run.damaged === true && <p class={styles.advice}>{savedWork.damaged}</p>}
      {run.unsaved !== undefined && <p class={styles.advice}>{savedWork.unsaved[run.unsaved]}</p>}
      <div class={styles.buttons}>
        <button
          type="button"
          class={buttons.quiet}
          onClick={() => (paused ? model.resume() : model.pause())}
        >
          {paused ? t.resume : t.pause}
        </button>
        <button type="button" class={buttons.quiet} onClick={() => model.cancel()}>
          {t.cancel}
        </button>
      </div>
    </>
  );
}
