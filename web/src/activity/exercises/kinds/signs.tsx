/** The sum h(w) of a line's signs: minus if w and a square's number have an odd number of 1 bits in common. */
import t from '#words/exercises';
import { randomChessRule, lineNumbers, LineNumbers, type ChessLevel } from '../chess_line';
import { isolatedFormula } from '../exercise_words';
import { signedNumber } from '../forms';
import type { ExerciseKind } from '../kind';
import { numberKind } from '../number_kind';
import { numberBetween, drawUntil, type Range } from '../random';
import { termSequenceHeight } from '../Sequence';

interface SignsLevel extends ChessLevel {
  readonly squares: Range;
  readonly w: Range;
}

export interface SignsExercise {
  /** The values of the line's squares. */
  readonly values: readonly number[];
  readonly w: number;
  /** May be negative. */
  readonly answer: number;
}

const asked = numberKind<SignsLevel, SignsExercise>({
  /** If w has two 1 bits some square shares both, and there are signs of both kinds. */
  draw({ squares, w: range, ...level }, random) {
    return drawUntil(
      () => {
        const values = lineNumbers(randomChessRule(level, random), numberBetween(random, squares));
        const w = numberBetween(random, range);
        return { values, w, answer: sum(values.map((value) => signOf(value, w))) };
      },
      ({ values, w, answer }) =>
        answer < values.length && (bitsOf(w) < 2 || values.some((value) => bitsOf(value & w) > 1)),
    );
  },
  mistakes({ values, w, answer }) {
    const [pluses, minuses] = countsOf(values, w);
    const anyBit = sum(values.map((value) => ((value & w) > 0 ? -1 : 1)));
    const twice = values.find((value) => bitsOf(value & w) === 2) ?? 0;
    return [
      { number: values.length, says: t('all-plus') },
      { number: anyBit, says: t('two-bits', { w, number: twice }) },
      { number: pluses, says: t('pluses-alone') },
      { number: minuses, says: t('minuses-alone') },
      { number: -answer, says: t('signs-swapped') },
      {
        number: sum(values.map((value) => value * signOf(value, w))),
        says: t('values-with-signs'),
      },
    ];
  },
  otherwise: () => t('count-signs'),

  question: ({ w }) => t('ask-signs', { formula: isolatedFormula(`h(${w})`), w }),
  rule: () => t('rule-signs'),
  hints: ({ values, w }) => [
    t('hint-signs', { bits: w.toString(2) }),
    t('hint-signs-of', { signs: isolatedFormula(signsByValue(values, w)) }),
  ],
  solution({ values, w, answer }) {
    const signs = values.map((value) => SIGNS[signOf(value, w)]).join(' ');
    const [pluses, minuses] = countsOf(values, w);
    const result = isolatedFormula(`h(${w}) = ${pluses} − ${minuses} = ${minus(answer)}`);
    return t('answer-signs', { signs: isolatedFormula(signs), formula: result });
  },

  Picture: ({ item: { exercise } }) => <LineNumbers values={exercise.values} />,
  Paper: ({ exercise }) => <LineNumbers values={exercise.values} />,
  paperHeight: ({ values }) => termSequenceHeight(values.length),
});

export const signs: ExerciseKind<SignsLevel, SignsExercise, number, number> = {
  ...asked,
  form: signedNumber,
};

const SIGNS = { [-1]: '−', 1: '+' } as const;

function signOf(value: number, w: number): 1 | -1 {
  return bitsOf(value & w) % 2 === 0 ? 1 : -1;
}

/** The number of 1 bits. */
function bitsOf(number: number): number {
  return number.toString(2).replaceAll('0', '').length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const minus = (number: number) => String(number).replace('-', '−');

function countsOf(values: readonly number[], w: number): [pluses: number, minuses: number] {
  const minuses = values.filter((value) => signOf(value, w) < 0).length;
  return [values.length - minuses, minuses];
}

/** `0: +, 1: −, 2: −, 3: +` */
function signsByValue(values: readonly number[], w: number): string {
  return [...new Set(values)]
    .sort((one, other) => one - other)
    .map((value) => `${value}: ${SIGNS[signOf(value, w)]}`)
    .join(', ');
}
