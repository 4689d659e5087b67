import { useRef } from 'preact/hooks';
import type { RunState } from '../../model/run_model';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { useKeptFocus } from '../shared/use_kept_focus';
import { ANSWER_HEADING_ID } from './Answer';
import styles from './RunPanel.module.css';
import { RunEnded } from './RunEnded';
import { RunProgress } from './RunProgress';

/** The run that goes on, or how it ended without an answer. */
export function RunPanel({ model }: { readonly model: SolveModel }) {
  const panel = useRef<HTMLElement>(null);
  const run = model.run.value;
  const onScreen = run.status !== 'idle' && (run.status !== 'running' || run.shown);
  useKeptFocus(
    panel,
    () => panel.current?.querySelector('button') ?? document.getElementById(ANSWER_HEADING_ID),
  );

  if (!onScreen) return null;
  return (
    <section
      class={styles.panel}
      ref={panel}
      aria-labelledby="run-heading"
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.cancel();
      }}
    >
      <h2 class={styles.heading} id="run-heading">
        {heading(run)}
      </h2>
      {run.status === 'running' ? (
        <RunProgress model={model} run={run} />
      ) : (
        <RunEnded model={model} run={run} />
      )}
    </section>
  );
}

function heading(run: Exclude<RunState, { status: 'idle' }>): string {
  const t = solveText();
  const name = t.countNameOf(run.question);
  switch (run.status) {
    case 'running':
      return run.paused ? t.run.pausedHeading(name) : t.run.heading(name);
    case 'cancelled':
      return t.run.cancelledHeading(name);
    case 'failed':
      return t.run.failedHeading(name);
  }
}
