/** Which of the two counts of white discs on 5 × 5 are odd? Both even is lost. */
import t from '#words/exercises';
import type { ExerciseKind, ShownPosition } from '../kind';
import { positionChoiceForm } from '../on_position';
import { countsOf } from '../methods';
import { drawBoard, drawPosition, headsOf, type PositionLevel } from '../positions';

export interface CountsExercise extends ShownPosition {
  /** White discs in column 4, and outside it. */
  readonly inside: number;
  readonly outside: number;
  /** The index of the right choice. */
  readonly right: number;
}

/** In the order of two bits: bit 0 if the count inside is odd, bit 1 if the one outside is. */
const CHOICES = ['none-odd', 'inside-odd', 'outside-odd', 'both-odd'] as const;
/** The row that a reader counts who confuses rows with columns. */
const ROW = 4;

type CountsRemark = 'counted-row' | 'counted-black' | 'miscounted';

export const counts: ExerciseKind<PositionLevel, CountsExercise, number, CountsRemark> = {
  async draw({ shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const position = drawPosition(board, heads, random);
    const { inside, outside } = countsOf(position);
    return { shown, board, position, inside, outside, right: choiceOf(inside, outside) };
  },
  judge({ position, right }, choice) {
    if (choice === right) return undefined;
    const { length: whole } = position.coins;
    const white = headsOf(position).length;
    const inRow = headsOf(position).filter(({ row }) => row === ROW).length;
    if (choice === choiceOf(inRow, white - inRow)) return 'counted-row';
    const black = position.rows - countsOf(position).inside;
    return choice === choiceOf(black, whole - white - black) ? 'counted-black' : 'miscounted';
  },

  question: () => t('ask-counts'),
  hints: ({ inside }) => [t('hint-counts'), t('hint-inside', { inside })],
  solution: ({ inside, outside, right }) =>
    t(right === 0 ? 'answer-counts-lost' : 'answer-counts-won', {
      choice: t(CHOICES[right] ?? 'none-odd'),
      inside,
      outside,
    }),
  remark: (_, remark) => t(remark),

  ...positionChoiceForm(() => CHOICES.map((choice) => t(choice))),
};

const choiceOf = (inside: number, outside: number) => (inside % 2) + 2 * (outside % 2);
