/** What is the smallest number that is not in the set? */
import t from '#words/exercises';
import { ascending, listed, setText } from '../exercise_words';
import { NumberForm } from '../forms';
import type { ExerciseKind } from '../kind';
import { between, drawOne, shuffled } from '../random';
import type { Range } from '../random';

interface MexLevel {
  /** How many numbers the set has. */
  readonly count: Range;
  readonly answer: Range;
}

export interface MexExercise {
  /** Some are in it twice. */
  readonly set: readonly number[];
  readonly answer: number;
}

interface MexRemark {
  /** The number is in the set; or it's missing, and so is a smaller one. */
  readonly kind: 'in-set' | 'smaller-missing';
  readonly number: number;
}

export const mex: ExerciseKind<MexLevel, MexExercise, number, MexRemark> = {
  /** The mex is settled first: all below it are in the set, some of them twice, and maybe some above it. */
  draw(level, random) {
    const answer = between(random, level.answer);
    const below = Array.from({ length: answer }, (_, number) => number);
    const set = [...below];
    const count = between(random, [Math.max(level.count[0], answer), level.count[1]]);
    while (set.length < count)
      set.push(
        answer > 0 && random.below(3) === 0
          ? drawOne(random, below)
          : answer + 1 + random.below(level.count[1]),
      );
    return { set: shuffled(random, set), answer };
  },
  judge({ set, answer }, number) {
    if (number === answer) return undefined;
    return { kind: set.includes(number) ? 'in-set' : 'smaller-missing', number };
  },

  question: ({ set }) => t('ask-mex', { set: setText(set) }),
  hints: ({ set }) => [t('hint-from-zero'), t('hint-sorted', { values: listed(ascending(set)) })],
  solution: ({ set, answer }) => t('answer-mex', { set: setText(ascending(set)), answer }),
  remark: (_, { kind, number }) => t(kind, { number }),

  Form: NumberForm,
};
