/** Which values can the moves of a coin leave? The step before its mex. */
import { numberOfPlace } from '../../../game/game';
import type { Move } from '../../../game/move';
import t from '#words/exercises';
import { moveText } from '../../../study_views/names';
import { setText } from '../exercise_words';
import { numberSet } from '../forms';
import type { ExerciseKind } from '../kind';
import { drawBoard, type BoardLevel } from '../positions';
import { numberBetween } from '../random';
import { termSequenceHeight } from '../Sequence';
import { optionsOf, optionValues, ordinaryOptions, RowWithGap, type CoinOfBoard } from './gap';

interface OptionsLevel extends BoardLevel {
  /** The first place that may be asked about. */
  readonly from: number;
}

type OptionsRemark =
  /** Only the coin itself turns: that leaves 0. */
  | { readonly kind: 'forgot-zero' | 'ordinary-options' }
  | { readonly kind: 'not-left'; readonly number: number }
  | { readonly kind: 'also-left'; readonly move: Move };

export const options: ExerciseKind<OptionsLevel, CoinOfBoard, readonly number[], OptionsRemark> = {
  async draw({ from, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const column = numberBetween(random, [from, board.columns.size]);
    return { board, gap: { row: 1, column }, answer: board.coinValues[column - 1] ?? 0 };
  },
  judge(exercise, given) {
    const left = optionsOf(exercise);
    const extra = given.find((number) => left.every(({ value }) => value !== number));
    const missing = left.find(({ value }) => !given.includes(value));
    if (extra === undefined && missing === undefined) return undefined;
    const ordinary = new Set(ordinaryOptions(exercise));
    if (given.length === ordinary.size && given.every((number) => ordinary.has(number)))
      return { kind: 'ordinary-options' };
    if (extra !== undefined) return { kind: 'not-left', number: extra };
    // The move may leave a coin of value 0, too.
    if (missing !== undefined && missing.move.columns.length > 1)
      return { kind: 'also-left', move: missing.move };
    return { kind: 'forgot-zero' };
  },

  question: ({ board, gap }) =>
    t('ask-options', { place: numberOfPlace(board.game.columns, gap.column) }),
  hints: (exercise) => [
    t('hint-options-moves'),
    t('hint-options-count', { count: optionValues(exercise).length }),
  ],
  solution: (exercise) => t('answer-options', { set: setText(optionValues(exercise)) }),
  remark({ board }, remark) {
    switch (remark.kind) {
      case 'not-left':
        return t('not-left', { number: remark.number });
      case 'also-left':
        return t('also-left', { move: moveText(board, remark.move) });
      default:
        return t(remark.kind);
    }
  },
  game: ({ board }) => board.game,

  Picture: ({ item: { exercise } }) => <Row exercise={exercise} />,
  form: numberSet(optionValues),
  Paper: Row,
  paperHeight: ({ board }) => termSequenceHeight(board.columns.size),
};

function Row({ exercise: { board, gap } }: { readonly exercise: CoinOfBoard }) {
  return <RowWithGap board={board} place={gap.column} />;
}
