import { useRef } from 'preact/hooks';
import { boardKey } from '../../widgets/count/board_question';
import type { BoardAnswer } from '../../engine/api/solver';
import { boardAddress } from '../../study_views/board_address';
import t from '#words/solve';
import { CopyLink, CopyText } from '../../ui/copying';
import { Digits } from '../../ui/Digits';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { WithTerms } from '../../ui/terms/Term';
import layout from '../../ui/layout.module.css';
import styles from '../../widgets/count/Answer.module.css';
import { DerivationView } from '../../widgets/count/Derivation';
import { shareOf } from '../../text/exact_share';
import { ruleWords } from './RuleChange';
import { Histograms } from './Histograms';
import { countLabelOf, headingOf } from '../../widgets/count/names';
import { answerAddress } from '../../widgets/count/solve_address';
import type { SolveModel } from './solve_model';

export const ANSWER_HEADING_ID = 'answer-heading';
const NUMBER_ID = 'answer-number';

interface AnswerProps {
  readonly model: SolveModel;
}

/** The last answer with its own board, which may differ from the one in the fields. */
export function AnswerPanel({ model }: AnswerProps) {
  const panel = useRef<HTMLElement>(null);
  useFocusFallback(panel, () => document.getElementById(ANSWER_HEADING_ID));
  const answer = model.answer.value;
  if (answer === undefined) return null;
  const key = keyOf(answer);
  return (
    <section class={layout.tight} ref={panel} aria-labelledby={ANSWER_HEADING_ID} data-printed>
      <h2 class={styles.heading} id={ANSWER_HEADING_ID} tabIndex={-1}>
        {headingOf(answer.question)}
      </h2>
      <div class={styles.equation}>
        <p class={styles.result} dir="ltr">
          <span class={styles.name}>{countLabelOf(answer.question)} =</span>{' '}
          <output class={styles.number}>
            <Digits value={answer.winningOpenings} id={NUMBER_ID} />
          </output>
        </p>
        <CopyText
          key={key}
          text={answer.winningOpenings.toString()}
          shownIn={NUMBER_ID}
          label={t('copy-label')}
        />
        <CopyLink key={`link ${key}`} address={answerAddress(answer.question)} />
        <BoardLink question={answer.question} />
      </div>
      <p class={layout.words}>
        <WithTerms>{shareText(answer)}</WithTerms>{' '}
        <span class={layout.soft}>{t('time', { milliseconds: answer.milliseconds })}</span>
      </p>
      {model.run.storageProblem.value && (
        <p class={layout.note} data-screen>
          {t(`unkept-${model.run.storageProblem.value}`)}
        </p>
      )}
      <p data-paper>{ruleWords(answer.question)}</p>
    </section>
  );
}

/** A link to the same board on the Board page, if it is not too large. */
function BoardLink({ question }: Pick<BoardAnswer, 'question'>) {
  const address = boardAddress(question);
  if (address === undefined) return null;
  return (
    <a href={address} data-screen>
      {t('see-board')}
    </a>
  );
}

/** The derivation of the last answer. */
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

/** A new key resets opened details and highlights with each answer. */
function keyOf({ question, milliseconds }: BoardAnswer): string {
  return `${boardKey(question)} ${milliseconds}`;
}

function shareText({ winningOpenings, openings }: BoardAnswer): string {
  const share = shareOf(winningOpenings, openings);
  const counts = { moves: openings, winning: winningOpenings };
  switch (share.kind) {
    case 'no-openings':
      return t('no-moves');
    case 'none':
      return t('none-wins', counts);
    case 'all':
      return t('all-win', counts);
    case 'some': {
      const shares = { ...counts, percent: share.percent, in: share.oneIn };
      if (share.oneIn < 2) return t('some-win', shares);
      return t(winningOpenings === 1n ? 'one-wins-in' : 'some-win-in', shares);
    }
  }
}
