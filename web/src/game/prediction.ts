/** Puzzles: the reader's answers to the positions of a session, and the level that follows from them. */
import { moveNimber, type Board } from './board';
import type { Game } from './game';
import { sameMove, type Move } from './move';
import { samePosition, type Position } from './position';

/** The move that the reader thinks wins, or that none does. */
export type PredictedMove = Move | 'none';

/** The reader's work on one position. */
export interface Prediction {
  readonly game: string;
  readonly position: Position;
  /** The number of checked answers. */
  readonly attempts: number;
  /** The last answer was right. */
  readonly isRight: boolean;
  /** The number of hints asked for. */
  readonly hints: number;
  /** The solution was shown, on request or after a right answer. It stays shown. */
  readonly isShown: boolean;
  /** The reader had seen the solution before the first answer, as in a review; then the position doesn't count. */
  readonly wasSeen: boolean;
}

/** The predictions of a session, in the order in which the positions came up. */
export type Predictions = readonly Prediction[];

export interface Score {
  /** Right at the first try, without a hint. */
  readonly right: number;
  readonly of: number;
  /** The current streak: consecutive predictions, up to the last one, that were right at the first try. */
  readonly streak: number;
}

export const HARDEST_PUZZLE_LEVEL = 5;

export function sameAnswer(
  one: PredictedMove | undefined,
  other: PredictedMove | undefined,
): boolean {
  if (one === 'none' || other === 'none') return one === other;
  return sameMove(one, other);
}

/** A move is right if it leaves nimber 0; `none` is right if the nimber is 0 already. */
export function isCorrect(board: Board, nimber: number, answer: PredictedMove): boolean {
  return answer === 'none' ? nimber === 0 : moveNimber(board, answer) === nimber;
}

export function findPrediction(
  predictions: Predictions,
  { name }: Game,
  position: Position,
): Prediction {
  const known = predictions.find(
    (prediction) => prediction.game === name && samePosition(prediction.position, position),
  );
  const nothing = { attempts: 0, isRight: false, hints: 0, isShown: false, wasSeen: false };
  return known ?? { game: name, position, ...nothing };
}

/** Replaces the prediction about the same position, or adds this one at the end. */
export function withPrediction(predictions: Predictions, changed: Prediction): Predictions {
  const isSame = ({ game, position }: Prediction) =>
    game === changed.game && samePosition(position, changed.position);
  return predictions.some(isSame)
    ? predictions.map((prediction) => (isSame(prediction) ? changed : prediction))
    : [...predictions, changed];
}

export function scoreOf(predictions: Predictions): Score {
  const counted = predictions.filter(counts);
  const others = counted.findLastIndex((prediction) => !isUnaided(prediction));
  return {
    right: counted.filter(isUnaided).length,
    of: counted.length,
    streak: counted.length - 1 - others,
  };
}

/**
 * The difficulty of the next position, from 0 to `HARDEST_PUZZLE_LEVEL`: up for each position solved at the first try
 * without a hint, down for every other.
 */
export function levelOf(predictions: Predictions): number {
  return predictions
    .filter(counts)
    .reduce(
      (level, prediction) =>
        Math.min(Math.max(level + (isUnaided(prediction) ? 1 : -1), 0), HARDEST_PUZZLE_LEVEL),
      0,
    );
}

/** True if an answer was checked, or given up, before the solution was seen. */
function counts({ attempts, isShown, wasSeen }: Prediction): boolean {
  return (attempts > 0 || isShown) && !wasSeen;
}

function isUnaided({ attempts, isRight, hints }: Prediction): boolean {
  return isRight && attempts === 1 && hints === 0;
}
