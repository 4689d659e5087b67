import { numbers } from '../../../text/language';
import t from '#words/mex_question';
import { judged } from './mex_guess';
import { Question } from './Question';

interface MexQuestionProps {
  /** Such as “place 4”. */
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
  const most = Math.min(moves, MOST_ANSWERS - 1);

  function wrongWith(guess: number) {
    const { kind } = judged(options, guess);
    if (kind === 'right') return undefined;
    return t(kind === 'taken' ? 'taken' : 'not-smallest', { guess });
  }

  return (
    <Question
      about={about}
      name={t('answers', { about })}
      ask={t('ask')}
      answers={Array.from({ length: most + 1 }, (_, guess) => numbers.whole(guess))}
      wrongWith={wrongWith}
      onRight={onRight}
    />
  );
}
