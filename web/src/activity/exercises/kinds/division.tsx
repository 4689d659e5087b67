/** The second step to a winning move: which u₂ goes with a head and a u₁? */
import { nimQuotient } from '../../../game/nim_quotient';
import { nimberOf } from '../../../game/next_position';
import type { Cell } from '../../../game/position';
import t from '#words/exercises';
import { sentencesOf } from '../../../text/language';
import { placeText } from '../../../study_views/names';
import { isolatedFormula } from '../exercise_words';
import type { ShownPosition } from '../kind';
import { numberKind } from '../number_kind';
import { ON_POSITION } from '../on_position';
import { drawBoard, drawPosition, headsOf, type PositionLevel } from '../positions';
import { drawOne, drawUntil } from '../random';
import { canLowerHead } from './head';

export interface DivisionExercise extends ShownPosition {
  readonly head: Cell;
  readonly nimber: number;
  /** The Grundy numbers of the head's row and column. */
  readonly v: readonly [row: number, column: number];
  /** Below that of the row. */
  readonly u1: number;
  /** nimber ⊘ (u₁ ⊕ v₁) */
  readonly quotient: number;
  readonly answer: number;
}

export const division = numberKind<PositionLevel, DivisionExercise>({
  async draw({ shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const drawn = drawUntil(
      () => {
        const position = drawPosition(board, heads, random);
        const sinking = headsOf(position).filter((cell) => canLowerHead(board, position, cell));
        return { position, head: sinking.length > 0 ? drawOne(random, sinking) : undefined };
      },
      ({ head }) => head !== undefined && (board.rows.grundyNumbers[head.row - 1] ?? 0) > 1,
    );
    const { position, head = { row: 1, column: 1 } } = drawn;
    const nimber = nimberOf(board, position);
    const v = [
      board.rows.grundyNumbers[head.row - 1] ?? 0,
      board.columns.grundyNumbers[head.column - 1] ?? 0,
    ] as const;
    const u1 = 1 + random.below(v[0] - 1);
    const quotient = nimQuotient(board, nimber, u1 ^ v[0]);
    return { shown, board, position, head, nimber, v, u1, quotient, answer: quotient ^ v[1] };
  },
  mistakes({ board, nimber, v: [v1, v2], u1, quotient }) {
    const product = board.change({ moveNimber: nimber }, { moveNimber: u1 ^ v1 }) ?? 0;
    return [
      {
        number: quotient,
        says: t('factor-alone', { formula: isolatedFormula(`${quotient} ⊕ ${v2}`) }),
      },
      {
        number: product ^ v2,
        says: t('multiplied', { formula: isolatedFormula(`${nimber} ⊗ ${u1 ^ v1}`) }),
      },
      {
        number: nimQuotient(board, nimber, u1) ^ v2,
        says: t('divided-by', { wrong: isolatedFormula('u₁'), right: isolatedFormula('u₁ ⊕ v₁') }),
      },
      {
        number: nimQuotient(board, nimber, v1) ^ v2,
        says: t('divided-by', { wrong: isolatedFormula('v₁'), right: isolatedFormula('u₁ ⊕ v₁') }),
      },
    ];
  },
  otherwise: () => t('you-want', { formula: isolatedFormula(EQUATION) }),

  question: ({ board, head, nimber, v: [v1, v2], u1 }) =>
    t('ask-division', {
      place: placeText(board, head),
      given: isolatedFormula(`s = ${nimber}, v₁ = ${v1}, v₂ = ${v2}, u₁ = ${u1}`),
    }),
  hints: ({ nimber, v: [v1], u1, quotient }) => [
    t('you-want', { formula: isolatedFormula(EQUATION) }),
    t('answer-formula', { formula: isolatedFormula(`${nimber} ⊘ ${u1 ^ v1} = ${quotient}`) }),
  ],
  solution({ nimber, v: [v1, v2], u1, quotient, answer }) {
    const found = isolatedFormula(
      `${nimber} ⊘ ${u1 ^ v1} = ${quotient}, u₂ = ${quotient} ⊕ ${v2} = ${answer}`,
    );
    return sentencesOf([
      t('answer-formula', { formula: found }),
      t(answer < v2 ? 'answer-below' : 'answer-not-below', { v: v2 }),
    ]);
  },

  ...ON_POSITION,
});

const EQUATION = '(u₁ ⊕ v₁) ⊗ (u₂ ⊕ v₂) = s';
