/**
 * In how many arrangements of coins on squares does the first player win, or lose, on a line with values 0 and 1 only?
 */
import t from '#words/exercises';
import {
  chessRule,
  randomChessRule,
  lineNumbers,
  LineNumbers,
  type ChessLevel,
} from '../chess_line';
import { isolatedFormula } from '../exercise_words';
import { numberKind } from '../number_kind';
import { numberBetween, drawOne, drawUntil, type Range } from '../random';
import { termSequenceHeight } from '../Sequence';

interface ArrangementsLevel extends ChessLevel {
  readonly side: Range;
  readonly coins: number;
}

export interface ArrangementsExercise {
  readonly steps: readonly number[];
  readonly side: number;
  readonly coins: number;
  readonly outcome: 'won' | 'lost';
  readonly answer: number;
}

export const arrangements = numberKind<ArrangementsLevel, ArrangementsExercise>({
  /** The numbers of zeros and ones of the line differ. */
  draw({ side: range, coins, ...level }, random) {
    const drawn = drawUntil(
      () => ({ steps: randomChessRule(level, random), side: numberBetween(random, range) }),
      (line) => {
        const values = lineNumbers(line.steps, line.side);
        return values.includes(1) && signSum(line) !== 0;
      },
    );
    const outcome = drawOne(random, ['won', 'lost'] as const);
    const exercise = { ...drawn, coins, outcome };
    return { ...exercise, answer: countOf(exercise, 2 * coins) };
  },
  mistakes(exercise) {
    const { side, coins, outcome } = exercise;
    const [all, difference] = powersOf(exercise, 2 * coins);
    const other = outcome === 'won' ? 'lost' : 'won';
    return [
      {
        number: countOf({ ...exercise, outcome: other }, 2 * coins),
        says: t(`counted-${other}`),
      },
      { number: 2 * exercise.answer, says: t('not-halved') },
      { number: countOf(exercise, coins), says: t('one-factor', { factors: 2 * coins }) },
      { number: all, says: t('all-arrangements') },
      { number: difference, says: t('difference-alone') },
      { number: side ** 2, says: t('squares-alone') },
    ];
  },
  otherwise: (exercise) => t('you-want', { formula: isolatedFormula(halfOf(exercise)) }),

  question: ({ side, coins, outcome }) => t(`ask-arrangements-${outcome}`, { side, coins }),
  rule: ({ steps }) => chessRule(steps),
  hints: (exercise) => [
    t('hint-arrangements', { factors: 2 * exercise.coins }),
    t('hint-difference', { ...formulasOf(exercise) }),
  ],
  solution: (exercise) =>
    t('answer-arrangements', {
      ...formulasOf(exercise),
      formula: isolatedFormula(`${halfOf(exercise)} = ${exercise.answer}`),
    }),

  Picture: ({ item: { exercise } }) => <Line exercise={exercise} />,
  Paper: Line,
  paperHeight: ({ side }) => termSequenceHeight(side),
});

type Line = Pick<ArrangementsExercise, 'steps' | 'side'>;

/** The sum of a plus for each 0 and a minus for each 1. */
function signSum({ steps, side }: Line): number {
  return lineNumbers(steps, side).reduce((sum, value) => sum + (value === 0 ? 1 : -1), 0);
}

/** All arrangements, and the lost ones minus the won ones; `factors` is the number of distances. */
function powersOf(line: Line, factors: number): [all: number, difference: number] {
  return [line.side ** factors, signSum(line) ** factors];
}

function countOf(exercise: Omit<ArrangementsExercise, 'answer'>, factors: number): number {
  const [all, difference] = powersOf(exercise, factors);
  return (exercise.outcome === 'won' ? all - difference : all + difference) / 2;
}

/** `(81 − 1) / 2` */
function halfOf(exercise: ArrangementsExercise): string {
  const [all, difference] = powersOf(exercise, 2 * exercise.coins);
  return `(${all} ${exercise.outcome === 'won' ? '−' : '+'} ${difference}) / 2`;
}

/** `1⁴ = 1` and `3⁴ = 81` */
function formulasOf(exercise: ArrangementsExercise) {
  const factors = 2 * exercise.coins;
  const power = (base: number) => {
    const shown = base < 0 ? `(−${-base})` : String(base);
    return isolatedFormula(`${shown}${factors === 2 ? '²' : '⁴'} = ${base ** factors}`);
  };
  return { difference: power(signSum(exercise)), all: power(exercise.side) };
}

function Line({ exercise: { steps, side } }: { readonly exercise: ArrangementsExercise }) {
  return <LineNumbers values={lineNumbers(steps, side)} />;
}
