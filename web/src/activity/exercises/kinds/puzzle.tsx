/** Which move wins, or does none? On any board, like the Board page's puzzles. */
import { boardSize, type Board } from '../../../game/board';
import { cornerOf, type Move } from '../../../game/move';
import { nextPosition, nimberOf } from '../../../game/next_position';
import { filledPosition, type Position } from '../../../game/position';
import commonWords from '#words/common';
import t from '#words/exercises';
import { placeText } from '../../../study_views/names';
import { isolatedFormula, nimberFormula, nimSum } from '../exercise_words';
import { moveOrNone } from '../forms';
import { NO_MOVE, type ExerciseKind } from '../kind';
import { ON_POSITION } from '../on_position';
import { drawBoard, headsOf, valuesOf, winningMoves, type BoardLevel } from '../positions';
import { winningMove, type MoveRemark, type WinningMoveExercise } from './winning_move';

export interface PuzzleLevel extends BoardLevel {
  /** From 0, on the scale of the Board page's puzzles. */
  readonly hard: number;
}

/** `some-win`: a move wins although the answer was that none does. */
type PuzzleRemark = MoveRemark | 'some-win';

/** The number of parts of a share. */
const PARTS = 2 ** 32;

export const puzzle: ExerciseKind<
  PuzzleLevel,
  WinningMoveExercise,
  Move | typeof NO_MOVE,
  PuzzleRemark
> = {
  async draw({ hard, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const size = boardSize(board);
    const share = () => random.below(PARTS) / PARTS;
    const position =
      nextPosition(board, filledPosition(size, 0), [], hard, share) ?? filledPosition(size, 1);
    return { method: 'nimbers', shown: 'nothing', board, position };
  },
  judge(exercise, answer) {
    if (answer !== NO_MOVE) return winningMove.judge(exercise, answer);
    return winningMoves(exercise.board, exercise.position).length > 0 ? 'some-win' : undefined;
  },

  question: () => commonWords('ask-puzzle'),
  hints: ({ board, position }) => [
    t('hint-puzzle', { values: isolatedFormula(nimSum(valuesOf(board, position))) }),
    t('hint-if-any', { place: cornerText(board, position) }),
  ],
  solution: (exercise) =>
    nimberOf(exercise.board, exercise.position) === 0
      ? `${nimberFormula(exercise.board, exercise.position)}. ${t('answer-none')}`
      : winningMove.solution(exercise),
  remark: (exercise, remark) =>
    remark === 'some-win' ? t('some-win') : winningMove.remark(exercise, remark),

  ...ON_POSITION,
  form: moveOrNone(({ board, position }) => {
    const wins = winningMoves(board, position);
    return wins.length > 0 ? wins : [NO_MOVE];
  }),
  RemarkPicture: ({ exercise, remark }) =>
    remark === 'some-win' || winningMove.RemarkPicture === undefined ? null : (
      <winningMove.RemarkPicture exercise={exercise} remark={remark} />
    ),
};

/** A winning corner, or in a lost position any: the hint must not tell whether a move wins. */
function cornerText(board: Board, position: Position): string {
  const [win] = winningMoves(board, position);
  const corner = win ? cornerOf(win) : headsOf(position).at(-1);
  return corner ? placeText(board, corner) : '';
}
