import { useRef } from 'preact/hooks';
import { boardKey } from '../../model/board_question';
import type { BoardAnswer } from '../../model/board_question';
import { shareOf } from '../../model/exact_share';
import { answerAddress } from '../../model/solve_address';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { Digits } from '../shared/Digits';
import { useKeptFocus } from '../shared/use_kept_focus';
import styles from './Answer.module.css';
import { CopyLink } from '../shared/CopyLink';
import { CopyButton } from './CopyButton';
import { DerivationView } from './DerivationView';
import { Histograms } from './Histograms';

export const ANSWER_HEADING_ID = 'answer-heading';
const NUMBER_ID = 'answer-number';

interface AnswerProps {
  readonly model: SolveModel;
}

/** The last answer, under the name of its own board, which need not be the one in the fields any more. */
export function Answer({ model }: AnswerProps) {
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, () => document.getElementById(ANSWER_HEADING_ID));
  const answer = model.answer.value;
  if (answer === undefined) return null;
  const t = solveText();
  const key = keyOf(answer);
  return (
    <section class={styles.panel} ref={panel} aria-labelledby={ANSWER_HEADING_ID}>
      <h2 class={styles.heading} id={ANSWER_HEADING_ID} tabIndex={-1}>
        {t.answer.heading(answer.question)}
      </h2>
      <div class={styles.equation}>
        <p class={styles.result}>
          <span class={styles.name}>{t.countNameOf(answer.question)} =</span>{' '}
          <output class={styles.number}>
            <Digits value={answer.winningOpenings} id={NUMBER_ID} />
          </output>
        </p>
        <CopyButton key={key} number={answer.winningOpenings} shownIn={NUMBER_ID} />
        <CopyLink key={`link ${key}`} address={answerAddress(answer.question)} words={t.answer} />
      </div>
      <p class={styles.share}>
        {shareText(answer)} <span class={styles.time}>{t.answer.time(answer.milliseconds)}</span>
      </p>
    </section>
  );
}

/** Where the last answer comes from. */
export function AnswerDetails({ model }: AnswerProps) {
  const answer = model.answer.value;
  if (answer === undefined) return null;
  const key = keyOf(answer);
  return (
    <>
      <DerivationView key={`derivation ${key}`} answer={answer} />
      <Histograms key={`histograms ${key}`} model={model} board={answer} />
    </>
  );
}

/** What a reader opened or pointed at belongs to one answer. */
function keyOf({ question, milliseconds }: BoardAnswer): string {
  return `${boardKey(question)} ${milliseconds}`;
}

function shareText({ winningOpenings, openings }: BoardAnswer): string {
  const t = solveText().answer;
  const share = shareOf(winningOpenings, openings);
  switch (share.kind) {
    case 'no-openings':
      return t.noOpenings;
    case 'none':
      return t.noneWins(openings);
    case 'all':
      return t.all(openings);
    case 'some':
      return t.share(winningOpenings, openings, share.percent, share.oneIn);
  }
}
