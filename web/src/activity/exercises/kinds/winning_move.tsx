/** Find a move that wins. There is one. */
import { isOver, legalCount } from '../../../game/board';
import { cornerOf, positionAfterMove, type Move } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import type { Position } from '../../../game/position';
import t from '#words/exercises';
import { PositionPicture } from '../../../study_views/PositionPicture';
import { moveText, placeText } from '../../../study_views/names';
import { headsText, winningMovesText } from '../exercise_words';
import { moveOnBoard } from '../forms';
import type { ExerciseKind, ShownPosition } from '../kind';
import { METHODS, type MethodName } from '../methods';
import { ON_POSITION } from '../on_position';
import { drawBoard, drawPosition, winningMoves, type PositionLevel } from '../positions';
import { drawUntil } from '../random';

interface WinningMoveLevel extends PositionLevel {
  readonly method: MethodName;
}

export interface WinningMoveExercise extends ShownPosition {
  readonly method: MethodName;
}

/** What the move leaves, and the opponent's reply. */
export interface MoveRemark {
  readonly after: Position;
  readonly nimber: number;
  readonly reply: Move;
  /** Nobody can move after the reply. */
  readonly endsGame: boolean;
}

export const winningMove: ExerciseKind<WinningMoveLevel, WinningMoveExercise, Move, MoveRemark> = {
  async draw({ method, shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const position = drawUntil(
      () => drawPosition(board, heads, random),
      (drawn) => {
        const wins = winningMoves(board, drawn);
        const legal = legalCount(board, drawn);
        const isSeen = wins.some((move) =>
          METHODS[method].seesLost(board, positionAfterMove(drawn, move)),
        );
        // Random moves must be likely to fail.
        return isSeen && legal > 1 && 2 * wins.length <= legal;
      },
    );
    return { method, shown, board, position };
  },
  judge({ board, position }, move) {
    const after = positionAfterMove(position, move);
    const [reply] = winningMoves(board, after);
    if (reply === undefined) return undefined;
    const endsGame = isOver(board, positionAfterMove(after, reply));
    return { after, nimber: nimberOf(board, after), reply, endsGame };
  },

  question: () => t('ask-winning-move'),
  hints({ board, position, method }) {
    const [first] = winningMoves(board, position);
    return [
      METHODS[method].hintMove(board, position),
      t('hint-corner', { place: first ? placeText(board, cornerOf(first)) : '' }),
    ];
  },
  solution({ board, position, method }) {
    const wins = winningMovesText(board, winningMoves(board, position));
    return `${wins} ${METHODS[method].whyWon(board, position)}`;
  },
  remark({ board, method }, { nimber, reply: move, endsGame }) {
    const reply = moveText(board, move);
    if (endsGame) return t('leaves-end', { reply });
    return method === 'nimbers'
      ? t('leaves-nimber', { nimber, reply })
      : t('leaves-moves', { reply });
  },

  ...ON_POSITION,
  form: moveOnBoard(({ board, position }) => winningMoves(board, position)),
  RemarkPicture: ({ exercise: { board, shown }, remark: { after: position, reply } }) => (
    <PositionPicture
      board={board}
      position={position}
      shown={shown}
      move={reply}
      label={headsText(board.game, position)}
    />
  ),
};
