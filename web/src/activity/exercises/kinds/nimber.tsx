/** What is the nimber of the position? */
import type { Board } from '../../../game/board';
import { isOneRow } from '../../../game/game';
import type { Line } from '../../../game/line';
import { nimberOf } from '../../../game/next_position';
import type { Cell, Position } from '../../../game/position';
import t from '#words/exercises';
import { allOf } from '../../../text/language';
import { discText } from '../../../study_views/names';
import { mexOf } from '../../lesson/instruments/mex_guess';
import { isolatedFormula, nimberFormula } from '../exercise_words';
import type { ShownPosition } from '../kind';
import { numberKind, type Mistake } from '../number_kind';
import { ON_POSITION } from '../on_position';
import {
  axisSums,
  drawBoard,
  drawPosition,
  factorsOf,
  headsOf,
  isFull,
  valuesOf,
  type PositionLevel,
} from '../positions';

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
  /**
   * For games of single coins, in binary: the column of the largest power of two that only the number or the nimber
   * has.
   */
  otherwise({ board, position, answer }, number) {
    if (isFull(board, position)) return t('hint-total');
    const column = 2 ** Math.floor(Math.log2(number ^ answer));
    return t('not-balanced', { number, column });
  },

  question: () => t('ask-nimber'),
  hints({ board, position, shown }) {
    if (isFull(board, position)) {
      const [rows, columns] = axisSums(board);
      return [t('hint-total'), t('hint-sums', { rows, columns })];
    }
    if (shown !== 'values') return [t(`hint-worth-${formOf(board)}`), oneWorth(board, position)];
    const values = valuesOf(board, position);
    return [
      t('hint-written'),
      t('hint-binary', {
        values: allOf(values.map((value) => isolatedFormula(value.toString(2)))),
      }),
    ];
  },
  solution: ({ board, position }) =>
    t('answer-formula', { formula: nimberFormula(board, position) }),

  ...ON_POSITION,
});

/** How a coin's value follows from its place. */
function formOf({ game, isProduct }: Board): 'row' | 'product' | 'sum' {
  return isOneRow(game) ? 'row' : isProduct ? 'product' : 'sum';
}

/** The formula for one head, the one with the largest value. */
function oneWorth(board: Board, position: Position): string {
  const heads = headsOf(position);
  const values = valuesOf(board, position);
  const at = values.indexOf(Math.max(...values));
  const [cell, value = 0] = [heads[at], values[at]];
  if (cell === undefined) return t('hint-no-heads');
  const form = formOf(board);
  const factors = factorsOf(board, cell).join(form === 'product' ? ' ⊗ ' : ' ⊕ ');
  return t('hint-one-worth', {
    disc: discText(board, cell),
    worth: isolatedFormula(form === 'row' ? String(value) : `${factors} = ${value}`),
  });
}

function mistakesOfSum({ board, position, answer }: NimberExercise): Mistake[] {
  const values = valuesOf(board, position);
  const heads = headsOf(position);
  const sum = values.reduce((total, value) => total + value, 0);
  return [
    { number: sum, says: t('ordinary-sum', { number: sum }) },
    { number: values.reduce((bits, value) => bits | value, 0), says: t('equal-bits-stay') },
    ...(formOf(board) === 'sum' ? [asProduct(board, heads)] : []),
    ...heads.map((cell, at) => ({
      number: answer ^ (values[at] ?? 0),
      says: t('left-out', { disc: discText(board, cell) }),
    })),
    { number: values.length, says: t('counted-heads') },
  ];
}

/** The nim-sum if the game were a product. */
function asProduct(board: Board, heads: readonly Cell[]): Mistake {
  const products = heads.map((cell) => nimProduct(...factorsOf(board, cell)));
  return { number: products.reduce((sum, each) => sum ^ each, 0), says: t('as-product') };
}

/** a ⊗ b by its definition, for the numbers of small boards. */
function nimProduct(a: number, b: number): number {
  const table: number[][] = [];
  for (let x = 0; x <= a; x += 1) {
    const row: number[] = [];
    table.push(row);
    for (let y = 0; y <= b; y += 1)
      row.push(
        mexOf(
          table
            .slice(0, x)
            .flatMap((above) =>
              row.map((left, column) => (above[y] ?? 0) ^ left ^ (above[column] ?? 0)),
            ),
        ),
      );
  }
  return table[a]?.[b] ?? 0;
}

/** The mistakes on a full board, where two nim-sums are multiplied. */
function mistakesOfAxes({ board }: NimberExercise): Mistake[] {
  const [rows, columns] = axisSums(board);
  const formulaOf = (sign: string) => isolatedFormula(`${rows} ${sign} ${columns}`);
  return [
    {
      number: rows ^ columns,
      says: t('added-axes', { wrong: formulaOf('⊕'), right: formulaOf('⊗') }),
    },
    { number: rows * columns, says: t('ordinary-product', { number: rows * columns }) },
    ordinarySums(board),
    { number: rows, says: t('rows-alone', { right: formulaOf('⊗') }) },
    { number: columns, says: t('columns-alone', { right: formulaOf('⊗') }) },
  ];
}

function ordinarySums({ rows, columns }: Board): Mistake {
  const sumOf = ({ grundyNumbers }: Line) => grundyNumbers.reduce((sum, each) => sum + each, 0);
  const [ofRows, ofColumns] = [sumOf(rows), sumOf(columns)];
  return {
    number: ofRows * ofColumns,
    says: t('ordinary-sums', { wrong: isolatedFormula(`${ofRows} · ${ofColumns}`) }),
  };
}
