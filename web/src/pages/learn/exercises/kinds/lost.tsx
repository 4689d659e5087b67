/** Which of these positions is lost for the player to move? Just one is. */
import { legalCount } from '../../../../game/board';
import type { Board } from '../../../../game/board';
import { turned } from '../../../../game/move';
import type { Move } from '../../../../game/move';
import { nimberOf } from '../../../../game/next_position';
import { samePosition } from '../../../../game/position';
import type { Position } from '../../../../game/position';
import t from '#words/exercises';
import { PositionPicture } from '../../../../views/PositionPicture';
import { moveText } from '../../../../views/parts/names';
import { headsText, nimberFormula } from '../exercise_words';
import { ChoiceForm } from '../forms';
import styles from '../Exercises.module.css';
import type { ExerciseKind, ExerciseTerms, ShownPosition } from '../kind';
import { PositionsOnPaper, positionsHeight } from '../on_position';
import { drawBoard, drawPosition, headsOf, movesAt, winningMoves } from '../positions';
import type { PositionLevel } from '../positions';
import { drawUntil, shuffled } from '../random';

interface LostLevel extends PositionLevel {
  readonly terms: ExerciseTerms;
  readonly choices: number;
}

export interface LostExercise extends Omit<ShownPosition, 'position'> {
  readonly positions: readonly Position[];
  readonly terms: ExerciseTerms;
  /** The index of the lost one. */
  readonly right: number;
}

/** How the chosen position is won. */
interface WonRemark {
  readonly nimber: number;
  readonly move: Move;
}

export const lost: ExerciseKind<LostLevel, LostExercise, number, WonRemark> = {
  async draw({ terms, shown, heads, choices, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const positions: Position[] = [];
    for (let choice = 0; choice < choices; choice += 1) {
      const isRight = choice === 0;
      const position = drawUntil(
        () => drawPosition(board, heads, random),
        (drawn) =>
          (nimberOf(board, drawn) === 0) === isRight &&
          legalCount(board, drawn) > 0 &&
          !positions.some((other) => samePosition(other, drawn)),
      );
      positions.push(position);
    }
    const mixed = shuffled(random, positions);
    const right = mixed.findIndex((position) => position === positions[0]);
    return { terms, shown, board, positions: mixed, right };
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
  hints({ positions, terms, right }) {
    const number = (right === 0 ? positions.length - 1 : 0) + 1;
    return [
      t(terms === 'moves' ? 'hint-lost-moves' : 'hint-lost-nimber'),
      t('hint-not-this', { number }),
    ];
  },
  solution({ board, positions, terms, right }) {
    const position = positions[right];
    const number = right + 1;
    if (position === undefined) return '';
    return terms === 'moves'
      ? t('answer-lost-moves', { number, ...toldReplies(board, position) })
      : t('answer-lost-nimber', { number, formula: nimberFormula(board, position) });
  },
  remark({ board, terms }, { nimber, move: winning }) {
    const move = moveText(board, winning);
    return terms === 'moves' ? t('is-won', { move }) : t('is-won-nimber', { move, nimber });
  },
  game: ({ board }) => board.game,

  Form({ item, children }) {
    const { board, shown, positions, right } = item.exercise;
    const choices = positions.map((position, index) => (
      <>
        <span class={styles.choiceName}>{t('board-choice', { number: index + 1 })}</span>
        <PositionPicture {...{ board, position, shown }} label={headsText(board.game, position)} />
      </>
    ));
    return (
      <ChoiceForm item={item} choices={choices} right={right}>
        {children}
      </ChoiceForm>
    );
  },
  Paper: ({ exercise }) => <PositionsOnPaper {...exercise} />,
  paperHeight: ({ positions }) => positionsHeight(positions),
};

/** As many of the moves are told with their answers. */
const MOST_TOLD = 8;

function toldReplies(board: Board, position: Position) {
  const moves = headsOf(position).flatMap((corner) => movesAt(board, corner));
  const replies = moves.slice(0, MOST_TOLD).flatMap(({ move }) => {
    const [reply] = winningMoves(board, turned(position, move));
    if (reply === undefined) return [];
    return t('answer-reply', { move: moveText(board, move), reply: moveText(board, reply) });
  });
  return { replies: replies.join(' '), untold: Math.max(0, moves.length - MOST_TOLD) };
}
