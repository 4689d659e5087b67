import { useSignal } from '@preact/signals';
import { numbers } from '../../../text/language';
import t from '#words/mex_question';
import { moveAlong } from '../../../views/arrow_keys';
import { judged } from './mex_guess';
import type { MexVerdict } from './mex_guess';
import styles from './MexQuestion.module.css';

interface MexQuestionProps {
  /** What is asked of: the answers begin anew with another one. */
  readonly about: string;
  /** What the moves leave. */
  readonly options: readonly number[];
  /** How many moves there are: no mex is above that. */
  readonly moves: number;
  readonly onRight: () => void;
}

/** More answers are no help. */
const MOST_ANSWERS = 16;

/** Asks for the smallest number that no move leaves; a wrong answer is told what is wrong with it. */
export function MexQuestion({ about, options, moves, onRight }: MexQuestionProps) {
  const wrong = useSignal<{ readonly about: string; readonly said: string } | undefined>(undefined);
  const most = Math.min(moves, MOST_ANSWERS - 1);

  function answer(guess: number) {
    const verdict = judged(options, guess);
    wrong.value = verdict.kind === 'right' ? undefined : { about, said: saidOf(verdict, guess) };
    if (verdict.kind === 'right') onRight();
  }

  return (
    <div class={styles.question}>
      <div
        class={styles.answers}
        role="group"
        aria-label={t('answers', { about })}
        onKeyDown={moveAlong}
      >
        <span class={styles.ask} aria-hidden="true">
          {t('ask')}
        </span>
        {Array.from({ length: most + 1 }, (_, guess) => (
          <button key={guess} type="button" class={styles.answer} onClick={() => answer(guess)}>
            {numbers.whole(guess)}
          </button>
        ))}
      </div>
      <p role="status" class={styles.said}>
        {wrong.value?.about === about && wrong.value.said}
      </p>
    </div>
  );
}

function saidOf(verdict: MexVerdict, guess: number): string {
  if (verdict.kind === 'not-smallest') return t('not-smallest', { guess });
  return t('taken', { guess });
}
