/** Which of these positions is lost for the player to move? Exactly one is. */
import { legalCount } from '../../../game/board';
import type { Move } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import { samePosition, type Position } from '../../../game/position';
import t from '#words/exercises';
import { moveText } from '../../../study_views/names';
import { oneOfChoices } from '../forms';
import type { ExerciseKind, ShownPosition } from '../kind';
import { METHODS, type MethodName } from '../methods';
import { positionChoices, PositionsOnPaper, positionsHeight } from '../on_position';
import { drawBoard, drawPosition, winningMoves, type PositionLevel } from '../positions';
import { drawUntil, shuffledCopy } from '../random';

interface LostLevel extends PositionLevel {
  readonly method: MethodName;
  readonly choices: number;
}

export interface LostExercise extends Omit<ShownPosition, 'position'> {
  readonly positions: readonly Position[];
  readonly method: MethodName;
  /** The index of the lost one. */
  readonly right: number;
}

/** How the chosen position is won. */
interface WonRemark {
  readonly nimber: number;
  readonly move: Move;
}

export const lost: ExerciseKind<LostLevel, LostExercise, number, WonRemark> = {
  async draw({ method, shown, heads, choices, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const positions: Position[] = [];
    for (let choice = 0; choice < choices; choice += 1) {
      const isRight = choice === 0;
      const position = drawUntil(
        () => drawPosition(board, heads, random),
        (drawn) =>
          (isRight ? METHODS[method].seesLost(board, drawn) : nimberOf(board, drawn) !== 0) &&
          legalCount(board, drawn) > 0 &&
          !positions.some((other) => samePosition(other, drawn)),
      );
      positions.push(position);
    }
    const mixed = shuffledCopy(random, positions);
    const right = mixed.findIndex((position) => position === positions[0]);
    return { method, shown, board, positions: mixed, right };
  },
  judge({ board, positions, right }, choice) {
    if (choice === right) return undefined;
    const position = positions[choice];
    const [move] = position === undefined ? [] : winningMoves(board, position);
    if (position === undefined || move === undefined)
      throw new RangeError(`There is no lost position ${choice}.`);
    return { nimber: nimberOf(board, position), move };
  },

  question: () => t('ask-lost'),
  hints({ board, positions, method, right }) {
    const how = METHODS[method];
    const other = right === 0 ? positions.length - 1 : 0;
    const position = positions[other];
    return [how.hintLost(), position === undefined ? '' : how.hintNot(board, position, other + 1)];
  },
  solution({ board, positions, method, right }) {
    const position = positions[right];
    return position === undefined ? '' : METHODS[method].whyLost(board, position, right + 1);
  },
  remark({ board, method }, { nimber, move: winning }) {
    const move = moveText(board, winning);
    return method === 'nimbers' ? t('is-won-nimber', { move, nimber }) : t('is-won', { move });
  },
  game: ({ board }) => board.game,

  form: oneOfChoices((exercise) => positionChoices(exercise)),
  Paper: ({ exercise }) => <PositionsOnPaper {...exercise} />,
  paperHeight: ({ positions }) => positionsHeight(positions),
};
