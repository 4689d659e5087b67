/**
 * What is set of exercises, as in an address: `exercises=1,3&times=2&tries=3`, of puzzles
 * `puzzles=10&game=rugs&rows=4&columns=5&hard=1`, and of a match that counts as they do
 * `game=rugs&rows=4&columns=5&opponent=good&you=second&lock=undo`.
 */
import { FLIPPING_GAME, readGame } from '../game/game';
import { COMPUTERS, LARGEST_MATCH_SIDE, PLAYERS, USUAL_MATCH } from '../game/match';
import { HARDEST_LEVEL } from '../game/prediction';
import { anyOf, choice, onlyIf, optional, whole, written } from '../game/schema';
import { typedSides } from '../game/size_settings';
import { exerciseCount, type ExerciseSource } from './lesson_names';

/** The most exercises that a set has of one number. */
export const MOST_TIMES = 40;
export const USUAL_PUZZLES = 10;
/** The most tries that can be allowed: more are as good as any number. */
export const MOST_TRIES = 20;

/** How many answers to each exercise are checked; undefined for any number. */
export const TRIES = optional(whole(1, MOST_TRIES, 1));

/** What a reader isn't shown of what counts. With `answers` it's a test: each exercise takes one answer, which isn't judged. */
export const KEPT_BACK = { hide: anyOf(['answers', 'hints'], []) };

const GAME = written(FLIPPING_GAME.name, (text) => readGame(text)?.name);
const SIZE = typedSides(LARGEST_MATCH_SIDE);

export const MATCH_SETTINGS = {
  game: GAME,
  size: SIZE,
  opponent: choice(COMPUTERS, 'casual'),
  /** Whom the reader plays. */
  you: choice(PLAYERS, USUAL_MATCH.you),
  /** No move is taken back; else each that is takes a quarter of the point. */
  lock: anyOf(['undo'], []),
};

export function exerciseSettings(source: ExerciseSource) {
  const numbers = Array.from({ length: exerciseCount(source) }, (_, place) => String(place + 1));
  const hasBoard = source === 'puzzles';
  return {
    /** By their numbers. */
    exercises: anyOf(numbers, numbers),
    /** How many of each. */
    times: hasBoard
      ? { ...whole(1, MOST_TIMES, USUAL_PUZZLES), keys: ['puzzles'], isAlwaysPrinted: true }
      : whole(1, MOST_TIMES, 1),
    tries: TRIES,
    game: onlyIf(hasBoard, GAME),
    size: onlyIf(hasBoard, SIZE),
    hard: onlyIf(hasBoard, whole(0, HARDEST_LEVEL, 0)),
  };
}
