/**
 * The first step to a winning move: which head has a lower wanted value, so that it is the corner of one? Exactly one
 * has.
 */
import type { Board } from '../../../game/board';
import { nimberOf } from '../../../game/next_position';
import { placeOf, type Cell, type Position } from '../../../game/position';
import t from '#words/exercises';
import { placeText } from '../../../study_views/names';
import { isolatedFormula } from '../exercise_words';
import type { ExerciseKind, ShownPosition } from '../kind';
import { positionChoiceForm } from '../on_position';
import { drawBoard, drawPosition, headsOf, type PositionLevel } from '../positions';
import { drawUntil } from '../random';

export interface HeadExercise extends ShownPosition {
  readonly heads: readonly Cell[];
  /** The index of that head. */
  readonly right: number;
}

export const head: ExerciseKind<PositionLevel, HeadExercise, number, number> = {
  async draw({ shown, heads: wanted, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const sinking = (position: Position) =>
      headsOf(position).filter((cell) => canLowerHead(board, position, cell));
    const position = drawUntil(
      () => drawPosition(board, wanted, random),
      (drawn) => sinking(drawn).length === 1,
    );
    const heads = headsOf(position);
    const right = heads.findIndex((cell) => canLowerHead(board, position, cell));
    return { shown, board, position, heads, right };
  },
  /** The remark is the chosen index. */
  judge: ({ right }, choice) => (choice === right ? undefined : choice),

  question: ({ board, position }) => t('ask-head', { nimber: nimberOf(board, position) }),
  hints: ({ board, position }) => {
    const nimber = nimberOf(board, position);
    const highest = 2 ** Math.floor(Math.log2(nimber));
    return [t('hint-head'), t('hint-highest-bit', { nimber, highest })];
  },
  solution({ board, position, heads, right }) {
    const cell = heads[right];
    if (cell === undefined) return '';
    const lowered = loweredText(board, position, cell);
    return t('answer-head', { place: placeText(board, cell), formula: lowered });
  },
  /** Typical mistakes: the largest value, a value that has a bit of the nimber but not its highest, or any other. */
  remark({ board, position, heads }, choice) {
    const [value, nimber] = [valueAt(board, heads[choice]), nimberOf(board, position)];
    const lowered = loweredText(board, position, heads[choice]);
    const isLargest = heads.every((cell) => valueAt(board, cell) <= value);
    if (isLargest) return t('largest-head', { formula: lowered });
    return t((value & nimber) > 0 ? 'lower-bit' : 'no-common-bit', { formula: lowered });
  },

  ...positionChoiceForm(({ board, heads }: HeadExercise) =>
    heads.map((cell) =>
      t('head-choice', { place: placeText(board, cell), value: valueAt(board, cell) }),
    ),
  ),
};

function valueAt(board: Board, cell: Cell | undefined): number {
  return cell === undefined
    ? 0
    : (board.coinValues[placeOf({ columns: board.columns.size }, cell)] ?? 0);
}

/** True if v ⊕ s is below v: then a move with this corner wins. */
export function canLowerHead(board: Board, position: Position, cell: Cell): boolean {
  const value = valueAt(board, cell);
  const nimber = nimberOf(board, position);
  return nimber !== 0 && (value ^ nimber) < value;
}

/** 13 ⊕ 14 = 3 < 13 */
function loweredText(board: Board, position: Position, cell: Cell | undefined): string {
  const [value, nimber] = [valueAt(board, cell), nimberOf(board, position)];
  const lowered = value ^ nimber;
  const sign = lowered < value ? '<' : '>';
  return isolatedFormula(`${value} ⊕ ${nimber} = ${lowered} ${sign} ${value}`);
}
