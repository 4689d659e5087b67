/** What is the smallest number that is not in the set? */
import t from '#words/exercises';
import { sortedAscending, listed, setText } from '../exercise_words';
import { numberKind } from '../number_kind';
import { numberBetween, drawOne, shuffledCopy, type Range } from '../random';

interface MexLevel {
  /** The number of elements. */
  readonly count: Range;
  readonly answer: Range;
}

export interface MexExercise {
  /** Some are repeated. */
  readonly set: readonly number[];
  readonly answer: number;
}

export const mex = numberKind<MexLevel, MexExercise>({
  /** The mex is drawn first: all numbers below it are in the set, some of them twice, and maybe some above it. */
  draw(level, random) {
    const answer = numberBetween(random, level.answer);
    const below = Array.from({ length: answer }, (_, number) => number);
    const set = [...below];
    const count = numberBetween(random, [Math.max(level.count[0], answer), level.count[1]]);
    while (set.length < count)
      set.push(
        answer > 0 && random.below(3) === 0
          ? drawOne(random, below)
          : answer + 1 + random.below(level.count[1]),
      );
    return { set: shuffledCopy(random, set), answer };
  },
  mistakes({ set }) {
    const largest = Math.max(...set);
    return [
      { number: Math.min(...set), says: t('smallest-of-set') },
      ...set.map((number) => ({ number, says: t('in-set', { number }) })),
      { number: 1, says: t('began-at-one') },
      { number: largest + 1, says: t('after-largest', { largest }) },
      { number: set.length, says: t('counted-set') },
    ];
  },
  otherwise: (_, number) => t('smaller-missing', { number }),

  question: ({ set }) => t('ask-mex', { set: setText(set) }),
  hints: ({ set }) => [
    t('hint-from-zero'),
    t('hint-sorted', { values: listed(sortedAscending(set)) }),
  ],
  solution: ({ set, answer }) => t('answer-mex', { set: setText(sortedAscending(set)), answer }),
});
