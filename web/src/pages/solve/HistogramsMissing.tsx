import type { HistogramsState, SolvedBoard } from '../../model/solved_board';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import buttons from '../shared/buttons.module.css';
import { failureText } from '../shared/failure_text';
import styles from './Histograms.module.css';

interface HistogramsMissingProps {
  readonly model: SolveModel;
  readonly board: SolvedBoard;
  readonly state: Exclude<HistogramsState, { status: 'counted' }>;
}

/** Why the charts are not there, and how to get them. */
export function HistogramsMissing({ model, board, state }: HistogramsMissingProps) {
  const t = solveText().histograms;
  const computeAgain = () => model.computeAgain(board.question);
  switch (state.status) {
    case 'uncounted':
      // The others are counted by themselves in a moment.
      if (board.countsQuickly) return <div class={styles.room} />;
      return (
        <Missing
          words={t.offer(board.milliseconds)}
          action={t.count}
          onAct={board.countHistograms}
        />
      );
    case 'counting':
      return <Missing words={t.counting} action={t.stop} onAct={board.stopCounting} late />;
    case 'stopped':
      return <Missing words={t.stopped} action={t.again} onAct={computeAgain} />;
    case 'failed':
      return <Missing words={failureText(state.error)} action={t.again} onAct={computeAgain} />;
  }
}

interface MissingProps {
  readonly words: string;
  readonly action: string;
  readonly onAct: () => void;
  /** Only shown after a moment: it may be over before. */
  readonly late?: boolean;
}

function Missing({ words, action, onAct, late = false }: MissingProps) {
  return (
    <div class={late ? `${styles.missing} ${styles.room} ${styles.late}` : styles.missing}>
      <p class={styles.words}>{words}</p>
      <button type="button" class={buttons.quiet} onClick={onAct}>
        {action}
      </button>
    </div>
  );
}
