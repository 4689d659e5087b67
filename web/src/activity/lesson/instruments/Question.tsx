/** The questions of instruments: with a few answers to press, for a mex, for a XOR. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { numbers } from '../../../text/language';
import t from '#words/question';
import { setSingleTabStop, moveAlong } from '../../../ui/arrow_keys';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import instrument from './instrument.module.css';
import { judgedMexGuess } from './mex_guess';

interface QuestionProps {
  /** The subject of the question: a new one resets the answers. */
  readonly about: string;
  /** The name of the answers for screen readers. */
  readonly name: string;
  readonly ask: ComponentChildren;
  readonly answers: readonly string[];
  /** Returns the problem with the answer of this index; undefined if it's right. */
  readonly wrongWith: (answer: number) => string | undefined;
  readonly onRight: () => void;
}

/** A question with a few answers to press. A wrong one is explained, and another may be pressed. */
export function Question({ about, name, ask, answers, wrongWith, onRight }: QuestionProps) {
  const wrong = useSignal<{ readonly about: string; readonly said: string } | undefined>(undefined);
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSingleTabStop(group.current));

  function give(answer: number) {
    const said = wrongWith(answer);
    wrong.value = said === undefined ? undefined : { about, said };
    if (said === undefined) onRight();
  }

  return (
    <div class={layout.tight} data-screen>
      <div class={layout.row} role="group" aria-label={name} ref={group} onKeyDown={moveAlong}>
        <span class={instrument.ask} aria-hidden="true">
          {ask}
        </span>
        {answers.map((answer, at) => (
          <button key={answer} type="button" class={buttons.number} onClick={() => give(at)}>
            {answer}
          </button>
        ))}
      </div>
      <p role="status" class={layout.said}>
        {wrong.value?.about === about && wrong.value.said}
      </p>
    </div>
  );
}

interface MexQuestionProps {
  /** For example “place 4”. */
  readonly about: string;
  /** The values that the moves leave. */
  readonly options: readonly number[];
  /** The number of moves, which no mex exceeds. */
  readonly moves: number;
  readonly onRight: () => void;
}

/** More answers are no help. */
const MAX_ANSWERS = 16;

/** Asks for the smallest number that no move leaves, and explains what is wrong with a wrong answer. */
export function MexQuestion({ about, options, moves, onRight }: MexQuestionProps) {
  // One more than possible, as the last answer is often right.
  const most = Math.min(moves + 1, MAX_ANSWERS - 1);

  function wrongWith(guess: number) {
    const { kind } = judgedMexGuess(options, guess);
    if (kind === 'right') return undefined;
    return t(kind === 'taken' ? 'taken' : 'not-smallest', { guess });
  }

  return (
    <Question
      about={about}
      name={t('mex-answers', { about })}
      ask={t('mex-ask')}
      answers={Array.from({ length: most + 1 }, (_, guess) => numbers.whole(guess))}
      wrongWith={wrongWith}
      onRight={onRight}
    />
  );
}

interface XorQuestionProps {
  /** For example “u₁ = 4”. */
  readonly about: string;
  /** The formula as the reader sees it, such as x₉ ⊕ x₅. */
  readonly formula: ComponentChildren;
  readonly terms: readonly number[];
  readonly onRight: () => void;
}

/** Fewer digits would reveal the answer. */
const MIN_DIGITS = 2;

/** Asks for the XOR of some numbers, and shows them in binary after a wrong answer. */
export function XorQuestion({ about, formula, terms, onRight }: XorQuestionProps) {
  const sum = terms.reduce((xor, term) => xor ^ term, 0);
  const digits = Math.max(MIN_DIGITS, ...terms.map((term) => term.toString(2).length));

  function wrongWith(guess: number) {
    if (guess === sum) return undefined;
    const binary = terms.map((term) => term.toString(2).padStart(digits, '0'));
    return t('xor-wrong', { guess, binary: binary.join(' ⊕ ') });
  }

  return (
    <Question
      about={about}
      name={t('xor-answers', { about })}
      ask={
        <>
          {t('xor-ask')} {formula}
        </>
      }
      answers={Array.from({ length: 2 ** digits }, (_, guess) => numbers.whole(guess))}
      wrongWith={wrongWith}
      onRight={onRight}
    />
  );
}
