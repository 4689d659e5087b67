import type { BoardModel, Examination, ExaminationState } from '../../model/board/board_model';
import { isAllWhite } from '../../model/board/position';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';
import { Digits } from '../shared/Digits';
import { failureText } from '../shared/failure_text';
import styles from './PositionCard.module.css';
import { shownExamination } from './shown_examination';

interface PositionOutcomeProps {
  readonly model: BoardModel;
  readonly state: ExaminationState;
}

/** What wins in the position that is shown, as far as it may be seen; or why that is not known. */
export function PositionOutcome({ model, state }: PositionOutcomeProps) {
  if (state.status === 'failed') return <Failure model={model} words={failureText(state.error)} />;
  const hidden = !model.areOpen.value;
  return (
    <Outcome examination={hidden ? shownExamination(state) : model.recent.value} hidden={hidden} />
  );
}

interface OutcomeProps {
  readonly examination: Examination | undefined;
  /** Whether what wins is hidden, as while a prediction waits. */
  readonly hidden: boolean;
}

function Outcome({ examination, hidden }: OutcomeProps) {
  const t = text().board.position;
  if (examination === undefined) return <p>{t.waiting}</p>;
  const { position, winning, legal } = examination;
  const wins = winning.count;
  if (legal === 0) return <p>{t.over}</p>;
  if (hidden) return <p>{t.possible(legal)}</p>;
  if (wins === 0) return <p>{t.lost(legal)}</p>;
  if (!isAllWhite(position)) return <p>{t.wins(wins, legal)}</p>;
  return (
    <p class={styles.opening}>
      <span class={styles.count}>
        <Digits value={wins} />
      </span>{' '}
      {t.full(wins)} {t.outOf(legal)}
    </p>
  );
}

function Failure({ model, words }: { readonly model: BoardModel; readonly words: string }) {
  const t = text().board.position;
  return (
    <>
      <p role="alert">
        {t.failed} {words}
      </p>
      <button type="button" class={buttons.quiet} onClick={() => model.examineAgain()}>
        {t.again}
      </button>
    </>
  );
}
