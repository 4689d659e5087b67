/**
 * The settings of exercises in an address: `exercises=1,3&times=2&tries=3`; of puzzles,
 * `puzzles=10&game=rugs&rows=4&columns=5&hard=1`; and of a graded match,
 * `game=rugs&rows=4&columns=5&opponent=good&you=second&lock=undo`.
 */
import { FLIPPING_GAME, readGame } from '../game/game';
import { COMPUTERS, LARGEST_MATCH_SIDE, PLAYERS, USUAL_MATCH } from '../game/match';
import { HARDEST_LEVEL } from '../game/prediction';
import { anyOf, choice, onlyIf, optional, whole, written } from '../game/schema';
import { typedSides } from '../game/size_settings';
import { exerciseCount, type ExerciseSource } from './lesson_names';

/** The most exercises of one number in a set. */
export const MOST_TIMES = 40;
export const USUAL_PUZZLES = 10;
/** The largest number of allowed tries; more would not matter. */
export const MOST_TRIES = 20;

/** How many answers to each exercise are checked; undefined for any number. */
export const TRIES = optional(whole(1, MOST_TRIES, 1));

/** What is hidden from the reader. With `answers` it's a test: each exercise takes one answer, without a verdict. */
export const KEPT_BACK = { hide: anyOf(['answers', 'hints'], []) };

const GAME = written(FLIPPING_GAME.name, (text) => readGame(text)?.name);
const SIZE = typedSides(LARGEST_MATCH_SIDE);

export const MATCH_SETTINGS = {
  game: GAME,
  size: SIZE,
  opponent: choice(COMPUTERS, 'casual'),
  /** The reader's side. */
  you: choice(PLAYERS, USUAL_MATCH.you),
  /** With `undo` no move can be taken back; otherwise each costs a quarter of the point. */
  lock: anyOf(['undo'], []),
};

export function exerciseSettings(source: ExerciseSource) {
  const numbers = Array.from({ length: exerciseCount(source) }, (_, place) => String(place + 1));
  const hasBoard = source === 'puzzles';
  return {
    /** The exercises by their numbers. */
    exercises: anyOf(numbers, numbers),
    /** The number of exercises of each number. */
    times: hasBoard
      ? { ...whole(1, MOST_TIMES, USUAL_PUZZLES), keys: ['puzzles'], isAlwaysPrinted: true }
      : whole(1, MOST_TIMES, 1),
    tries: TRIES,
    game: onlyIf(hasBoard, GAME),
    size: onlyIf(hasBoard, SIZE),
    hard: onlyIf(hasBoard, whole(0, HARDEST_LEVEL, 0)),
  };
}
