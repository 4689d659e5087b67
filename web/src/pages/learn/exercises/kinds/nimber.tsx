/** What is the nimber of the position? */
import { nimberOf } from '../../../../game/next_position';
import t from '#words/exercises';
import { allOf, numbers } from '../../../../text/language';
import { formula, nimberFormula } from '../exercise_words';
import type { ShownPosition } from '../kind';
import { numberKind } from '../number_kind';
import type { Mistake } from '../number_kind';
import { ON_POSITION } from '../on_position';
import { axisSums, drawBoard, drawPosition, isFull, valuesOf } from '../positions';
import type { PositionLevel } from '../positions';

export interface NimberExercise extends ShownPosition {
  readonly answer: number;
}

export const nimber = numberKind<PositionLevel, NimberExercise>({
  async draw({ shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const position = drawPosition(board, heads, random);
    return { shown, board, position, answer: nimberOf(board, position) };
  },
  mistakes: (exercise) =>
    isFull(exercise.board, exercise.position) ? mistakesOfAxes(exercise) : mistakesOfSum(exercise),
  /** In binary, the column of the largest power of two that only the number or the nimber has. */
  otherwise({ answer }, number) {
    const column = 2 ** Math.floor(Math.log2(number ^ answer));
    return t('not-balanced', { number, column });
  },

  question: () => t('ask-nimber'),
  hints({ board, position }) {
    if (isFull(board, position)) {
      const [rows, columns] = axisSums(board);
      return [t('hint-total'), t('hint-sums', { rows, columns })];
    }
    const values = valuesOf(board, position);
    return [
      t('hint-values', { values: allOf(values.map(numbers.whole)) }),
      t('hint-binary', { values: allOf(values.map((value) => formula(value.toString(2)))) }),
    ];
  },
  solution: ({ board, position }) =>
    t('answer-formula', { formula: nimberFormula(board, position) }),

  ...ON_POSITION,
});

function mistakesOfSum({ board, position, answer }: NimberExercise): Mistake[] {
  const values = valuesOf(board, position);
  const sum = values.reduce((total, value) => total + value, 0);
  return [
    { number: sum, says: t('ordinary-sum', { number: sum }) },
    { number: values.reduce((bits, value) => bits | value, 0), says: t('equal-bits-stay') },
    ...values.map((value) => ({ number: answer ^ value, says: t('left-out', { value }) })),
    { number: values.length, says: t('counted-heads') },
  ];
}

/** Of a full board, where two nim-sums are multiplied. */
function mistakesOfAxes({ board }: NimberExercise): Mistake[] {
  const [rows, columns] = axisSums(board);
  const formulaOf = (sign: string) => formula(`${rows} ${sign} ${columns}`);
  return [
    {
      number: rows ^ columns,
      says: t('added-axes', { wrong: formulaOf('⊕'), right: formulaOf('⊗') }),
    },
    { number: rows * columns, says: t('ordinary-product', { number: rows * columns }) },
    { number: rows, says: t('rows-alone', { right: formulaOf('⊗') }) },
    { number: columns, says: t('columns-alone', { right: formulaOf('⊗') }) },
  ];
}
