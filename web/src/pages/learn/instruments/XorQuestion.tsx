import type { ComponentChildren } from 'preact';
import { numbers } from '../../../text/language';
import t from '#words/xor_question';
import { Question } from './Question';

interface XorQuestionProps {
  /** Such as “u₁ = 4”. */
  readonly about: string;
  /** The numbers as the reader sees them, such as x₉ ⊕ x₅. */
  readonly formula: ComponentChildren;
  readonly terms: readonly number[];
  readonly onRight: () => void;
}

/** Fewer answers would give the answer away. */
const LEAST_DIGITS = 2;

/** Asks for the XOR of some numbers, and shows them in binary after a wrong answer. */
export function XorQuestion({ about, formula, terms, onRight }: XorQuestionProps) {
  const sum = terms.reduce((xor, term) => xor ^ term, 0);
  const digits = Math.max(LEAST_DIGITS, ...terms.map((term) => term.toString(2).length));

  function wrongWith(guess: number) {
    if (guess === sum) return undefined;
    const binary = terms.map((term) => term.toString(2).padStart(digits, '0'));
    return t('wrong', { guess, binary: binary.join(' ⊕ ') });
  }

  return (
    <Question
      about={about}
      name={t('answers', { about })}
      ask={
        <>
          {t('ask')} {formula}
        </>
      }
      answers={Array.from({ length: 2 ** digits }, (_, guess) => numbers.whole(guess))}
      wrongWith={wrongWith}
      onRight={onRight}
    />
  );
}
