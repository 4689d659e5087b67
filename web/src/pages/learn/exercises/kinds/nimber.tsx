/** What is the nimber of the position? */
import { nimberOf } from '../../../../game/next_position';
import t from '#words/exercises';
import { allOf, numbers } from '../../../../text/language';
import { formula, nimberFormula } from '../exercise_words';
import { NumberForm } from '../forms';
import type { ExerciseKind, ShownPosition } from '../kind';
import { ON_POSITION } from '../on_position';
import { axisSums, drawBoard, drawPosition, isFull, valuesOf } from '../positions';
import type { PositionLevel } from '../positions';

export interface NimberExercise extends ShownPosition {
  readonly answer: number;
}

type NimberRemark =
  /** It's the ordinary sum. */
  | { readonly kind: 'ordinary-sum'; readonly number: number }
  /** In binary, the column of the largest power of two that only the number or the nimber has. */
  | { readonly kind: 'not-balanced'; readonly number: number; readonly column: number };

export const nimber: ExerciseKind<PositionLevel, NimberExercise, number, NimberRemark> = {
  async draw({ shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const position = drawPosition(board, heads, random);
    return { shown, board, position, answer: nimberOf(board, position) };
  },
  judge({ board, position, answer }, number) {
    if (number === answer) return undefined;
    const sum = valuesOf(board, position).reduce((total, value) => total + value, 0);
    if (number === sum) return { kind: 'ordinary-sum', number };
    return { kind: 'not-balanced', number, column: 2 ** Math.floor(Math.log2(number ^ answer)) };
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
  remark(_, remark) {
    const { number } = remark;
    if (remark.kind === 'ordinary-sum') return t('ordinary-sum', { number });
    return t('not-balanced', { number, column: remark.column });
  },

  ...ON_POSITION,
  Form: NumberForm,
};
