/** Predicting: what a reader answered about each position of a sitting, and what follows from that. */
import { moveNimber, type Board } from './board';
import type { Game } from './game';
import { sameMove, type Move } from './move';
import { samePosition, type Position } from './position';

/** The move that the reader thinks wins, or that none does. */
export type PredictedMove = Move | 'none';

/** What became of one position. */
export interface Prediction {
  readonly game: string;
  readonly position: Position;
  /** How many answers were checked. */
  readonly attempts: number;
  /** Whether the last one was right. */
  readonly isRight: boolean;
  /** How many hints were asked for. */
  readonly hints: number;
  /** Whether what wins was shown, asked for or after a right answer. It stays shown. */
  readonly isShown: boolean;
  /** Whether the reader had seen what wins before the first answer, as in a review. Then it doesn't count. */
  readonly wasSeen: boolean;
}

/** Of a sitting, in the order in which the positions came up. */
export type Predictions = readonly Prediction[];

export interface Score {
  /** Right at the first try, without a hint. */
  readonly right: number;
  readonly of: number;
  /** How many of these came last, one after another. */
  readonly streak: number;
}

export const HARDEST_LEVEL = 5;

export function sameAnswer(
  one: PredictedMove | undefined,
  other: PredictedMove | undefined,
): boolean {
  if (one === 'none' || other === 'none') return one === other;
  return sameMove(one, other);
}

/** A move wins when it leaves nimber 0, and none does where the nimber is 0 already. */
export function isCorrect(board: Board, nimber: number, answer: PredictedMove): boolean {
  return answer === 'none' ? nimber === 0 : moveNimber(board, answer) === nimber;
}

export function predictionOf(
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

/** The same predictions, with this one in the place of the one about the same position, or last. */
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
 * How hard the next position may be, from 0 to `HARDEST_LEVEL`: one level up for each that was right at the
 * first try without a hint, and one down for each other one.
 */
export function levelOf(predictions: Predictions): number {
  return predictions
    .filter(counts)
    .reduce(
      (level, prediction) =>
        Math.min(Math.max(level + (isUnaided(prediction) ? 1 : -1), 0), HARDEST_LEVEL),
      0,
    );
}

/** Whether an answer was checked, or given up, without having been seen before. */
function counts({ attempts, isShown, wasSeen }: Prediction): boolean {
  return (attempts > 0 || isShown) && !wasSeen;
}

function isUnaided({ attempts, isRight, hints }: Prediction): boolean {
  return isRight && attempts === 1 && hints === 0;
}
