import { useRef } from 'preact/hooks';
import type { ChessboardAnswer } from '../../engine/api/chessboard';
import t from '#words/chessboard';
import commonWords from '#words/common';
import { listOf, numbers } from '../../text/language';
import { Button } from '../../ui/Button';
import { CopyText } from '../../ui/copying';
import { Failure } from '../../ui/Failure';
import { shareOf } from '../../text/exact_share';
import type { CountModel } from './count_model';
import { LongNumber } from './LongNumber';
import layout from '../../ui/layout.module.css';
import styles from './chessboard.module.css';

/** The answer with its own question, which may differ from the one in the fields. */
export function Outcome({ count }: { readonly count: CountModel }) {
  const panel = useRef<HTMLElement>(null);
  const state = count.state.value;
  const answer = count.answer.value;
  return (
    <section
      class={`${layout.tight} ${styles.outcome}`}
      ref={panel}
      aria-labelledby="chessboard-answer"
      data-printed
    >
      <h3 id="chessboard-answer" tabIndex={-1}>
        {t('answer')}
      </h3>
      {answer !== undefined && <Equation answer={answer} />}
      {answer !== undefined && (
        <p class={layout.soft}>
          {t('with-steps', { steps: listOf(answer.question.steps.map(numbers.whole)) })}{' '}
          {remark(answer)}
        </p>
      )}
      {state.status === 'failed' && <Failure failed={state} />}
      <div class={styles.running} data-on={state.status === 'asking'}>
        {state.status === 'asking' && (
          <>
            {t('computing')}
            <Button
              onClick={() => {
                count.cancel();
                panel.current?.querySelector('h3')?.focus();
              }}
            >
              {commonWords('cancel')}
            </Button>
          </>
        )}
        {isCancelled(count) && (
          <Button onClick={() => count.askAgain()}>{commonWords('try-again')}</Button>
        )}
      </div>
      <p role="status" class={layout.hidden}>
        {announcement(count)}
      </p>
    </section>
  );
}

function isCancelled({ state, question }: CountModel): boolean {
  return state.value.status === 'idle' && question.value !== undefined;
}

function remark({ question: { modulus }, winning, counts }: ChessboardAnswer): string {
  if (counts === undefined) return t('nobody');
  if (modulus !== undefined) return t('remainder', { modulus });
  const share = shareOf(winning, counts.arrangements);
  return share.kind === 'some' ? t('share', { percent: share.percent }) : '';
}

const SAID_DIGITS = 30;

function announcement(count: CountModel): string {
  const state = count.state.value;
  if (isCancelled(count)) return t('cancelled');
  if (state.status !== 'answered') return '';
  const { winning } = state.answer;
  const text = winning.toString();
  return text.length > SAID_DIGITS
    ? t('announced-long', { digits: text.length })
    : t('announced', { winning });
}

const NUMBER_ID = 'chessboard-number';

function Equation({ answer: { question, winning } }: { readonly answer: ChessboardAnswer }) {
  const { side, coins, modulus } = question;
  return (
    <div class={styles.equation}>
      <span class={styles.sides} dir="ltr">
        <span class={styles.name}>
          {modulus === undefined
            ? t('equation', { side, coins })
            : t('equation-modulo', { side, coins, modulus })}
        </span>
        <output class={styles.number}>
          <LongNumber key={winning} value={winning} id={NUMBER_ID} />
        </output>
      </span>
      <CopyText
        key={`copy ${winning}`}
        text={winning.toString()}
        shownIn={NUMBER_ID}
        label={t('copy-number')}
      />
    </div>
  );
}
