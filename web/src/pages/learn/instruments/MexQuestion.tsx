import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { numbers } from '../../../text/language';
import t from '#words/mex_question';
import { keepOneStop, moveAlong } from '../../../views/arrow_keys';
import buttons from '../../../views/parts/buttons.module.css';
import layout from '../../../views/parts/layout.module.css';
import instrument from './instrument.module.css';
import { judged } from './mex_guess';

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

/** Asks for the smallest number that no move leaves, and says what is wrong with a wrong answer. */
export function MexQuestion({ about, options, moves, onRight }: MexQuestionProps) {
  const wrong = useSignal<{ readonly about: string; readonly said: string } | undefined>(undefined);
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepOneStop(group.current));
  const most = Math.min(moves, MOST_ANSWERS - 1);

  function answer(guess: number) {
    const { kind } = judged(options, guess);
    const said = t(kind === 'taken' ? 'taken' : 'not-smallest', { guess });
    wrong.value = kind === 'right' ? undefined : { about, said };
    if (kind === 'right') onRight();
  }

  return (
    <div class={layout.tight} data-screen>
      <div
        class={layout.row}
        role="group"
        aria-label={t('answers', { about })}
        ref={group}
        onKeyDown={moveAlong}
      >
        <span class={instrument.ask} aria-hidden="true">
          {t('ask')}
        </span>
        {Array.from({ length: most + 1 }, (_, guess) => (
          <button key={guess} type="button" class={buttons.number} onClick={() => answer(guess)}>
            {numbers.whole(guess)}
          </button>
        ))}
      </div>
      <p role="status" class={layout.said}>
        {wrong.value?.about === about && wrong.value.said}
      </p>
    </div>
  );
}
