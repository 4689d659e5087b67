import { useRef } from 'preact/hooks';
import { hasFlippingGameLengths } from '../../model/board_question';
import type { BoardAnswer } from '../../model/board_question';
import { shareOf } from '../../model/exact_share';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { Digits } from '../shared/Digits';
import { useKeptFocus } from '../shared/use_kept_focus';
import styles from './AnswerPanel.module.css';
import { CopyButton } from './CopyButton';
import { DerivationView } from './DerivationView';
import { Histograms } from './Histograms';

export const ANSWER_HEADING_ID = 'answer-heading';
const NUMBER_ID = 'answer-number';

/** The last answer, under the name of its own board, which need not be the one in the fields any more. */
export function AnswerPanel({ model }: { readonly model: SolveModel }) {
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, () => document.getElementById(ANSWER_HEADING_ID));
  const answer = model.answer.value;
  if (answer === undefined) return null;
  const t = solveText();
  const { rows, columns } = answer.question;
  // What a reader opened or pointed at belongs to one answer.
  const key = `${rows.size} ${rows.lengths} ${columns.size} ${columns.lengths} ${answer.milliseconds}`;
  return (
    <section class={styles.panel} ref={panel} aria-labelledby={ANSWER_HEADING_ID}>
      <h2 class={styles.heading} id={ANSWER_HEADING_ID} tabIndex={-1}>
        {t.answer.heading(t.boardName(rows.size, columns.size))}
      </h2>
      {!hasFlippingGameLengths(answer.question) && (
        <p class={styles.lengths}>{t.answer.lengths(rows.lengths, columns.lengths)}</p>
      )}
      <div class={styles.equation}>
        <p class={styles.result}>
          <span class={styles.name}>{t.countName(rows.size, columns.size)} =</span>{' '}
          <output class={styles.number}>
            <Digits value={answer.winningOpenings} id={NUMBER_ID} />
          </output>
        </p>
        <CopyButton key={key} number={answer.winningOpenings} shownIn={NUMBER_ID} />
      </div>
      <p class={styles.share}>{shareText(answer)}</p>
      <p class={styles.time}>{t.answer.time(answer.milliseconds)}</p>
      <DerivationView key={`derivation ${key}`} answer={answer} />
      <Histograms key={`histograms ${key}`} model={model} board={answer} />
    </section>
  );
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
