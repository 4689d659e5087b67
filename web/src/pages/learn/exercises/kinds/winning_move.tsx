/** Find a move that wins. There is one. */
import { isOver, legalCount } from '../../../../game/board';
import { cornerOf, turned } from '../../../../game/move';
import type { Move } from '../../../../game/move';
import { nimberOf } from '../../../../game/next_position';
import type { Position } from '../../../../game/position';
import t from '#words/exercises';
import { PositionPicture } from '../../../../views/PositionPicture';
import { moveText, placeText } from '../../../../views/parts/names';
import { formula, headsText, winningMovesText } from '../exercise_words';
import { MoveForm } from '../forms';
import type { ExerciseKind, ExerciseTerms, ShownPosition } from '../kind';
import { ON_POSITION } from '../on_position';
import { drawBoard, drawPosition, winningMoves } from '../positions';
import type { PositionLevel } from '../positions';
import { drawUntil } from '../random';

interface WinningMoveLevel extends PositionLevel {
  readonly terms: ExerciseTerms;
}

export interface WinningMoveExercise extends ShownPosition {
  readonly terms: ExerciseTerms;
}

/** What the move leaves, and how the opponent answers. */
interface MoveRemark {
  readonly after: Position;
  readonly nimber: number;
  readonly reply: Move;
  /** Nobody can move after the reply. */
  readonly endsGame: boolean;
}

export const winningMove: ExerciseKind<WinningMoveLevel, WinningMoveExercise, Move, MoveRemark> = {
  async draw({ terms, shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const position = drawUntil(
      () => drawPosition(board, heads, random),
      (drawn) => {
        const wins = winningMoves(board, drawn).length;
        const legal = legalCount(board, drawn);
        // Somebody who moves at random may well lose.
        return wins > 0 && legal > 1 && 2 * wins <= legal;
      },
    );
    return { terms, shown, board, position };
  },
  judge({ board, position }, move) {
    const after = turned(position, move);
    const [reply] = winningMoves(board, after);
    if (reply === undefined) return undefined;
    const endsGame = isOver(board, turned(after, reply));
    return { after, nimber: nimberOf(board, after), reply, endsGame };
  },

  question: () => t('ask-winning-move'),
  hints({ board, position, terms }) {
    const winning = winningMoves(board, position);
    const [first] = winning;
    return [
      terms === 'moves'
        ? t('hint-count', { wins: winning.length, legal: legalCount(board, position) })
        : t('hint-nimber', { nimber: nimberOf(board, position) }),
      t('hint-corner', { place: first ? placeText(board, cornerOf(first)) : '' }),
    ];
  },
  solution({ board, position, terms }) {
    const winning = winningMoves(board, position);
    const wins = winningMovesText(board, winning);
    if (terms === 'moves') {
      const isLast = winning.every((move) => isOver(board, turned(position, move)));
      return `${wins} ${t(isLast ? 'answer-move-last' : 'answer-move-replies')}`;
    }
    const nimber = nimberOf(board, position);
    const sum = formula(`${nimber} ⊕ ${nimber} = 0`);
    return `${wins} ${t('answer-move-nimber', { nimber, formula: sum })}`;
  },
  remark({ board, terms }, { nimber, reply: move, endsGame }) {
    const reply = moveText(board, move);
    if (endsGame) return t('leaves-end', { reply });
    return terms === 'moves' ? t('leaves-moves', { reply }) : t('leaves-nimber', { nimber, reply });
  },

  ...ON_POSITION,
  Form: MoveForm,
  RemarkPicture: ({ exercise: { board, shown }, remark: { after: position, reply } }) => (
    <PositionPicture
      {...{ board, position, shown, move: reply }}
      label={headsText(board.game, position)}
    />
  ),
};
