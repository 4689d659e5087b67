/**
 * The settings of exercises in an address: `exercises=1,3&times=2&tries=3`; of puzzles,
 * `puzzles=10&game=rugs&rows=4&columns=5&hard=1`; and of a graded match,
 * `game=rugs&rows=4&columns=5&opponent=good&you=second&lock=undo`.
 */
import { FLIPPING_GAME, readGame } from '../game/game';
import { COMPUTER_OPPONENTS, LARGEST_MATCH_SIDE, PLAYERS, DEFAULT_MATCH } from '../game/match';
import { HARDEST_PUZZLE_LEVEL } from '../game/prediction';
import {
  namesSetting,
  choiceSetting,
  settingIf,
  optionalSetting,
  wholeNumberSetting,
  valueSetting,
} from '../game/schema';
import { boardSideSetting } from '../game/size_settings';
import { exerciseCount, type ExerciseSource } from './lesson_names';

/** The most exercises of one number in a set. */
export const MAX_SET_COPIES = 40;
export const DEFAULT_PUZZLE_COUNT = 10;
/** The largest number of allowed tries; more would not matter. */
export const MAX_TRIES = 20;

/** How many answers to each exercise are checked; undefined for any number. */
export const TRIES = optionalSetting(wholeNumberSetting(1, MAX_TRIES, 1));

/** Things hidden from the reader. With `answers` it's a test: each exercise takes one answer, without a verdict. */
export const HIDE_SETTING = { hide: namesSetting(['answers', 'hints'], []) };

const GAME = valueSetting(FLIPPING_GAME.name, (text) => readGame(text)?.name);
const SIZE = boardSideSetting(LARGEST_MATCH_SIDE);

export const MATCH_SETTINGS = {
  game: GAME,
  size: SIZE,
  opponent: choiceSetting(COMPUTER_OPPONENTS, 'casual'),
  /** The reader's side. */
  you: choiceSetting(PLAYERS, DEFAULT_MATCH.you),
  /** With `undo` no move can be taken back; otherwise each costs a quarter of the point. */
  lock: namesSetting(['undo'], []),
};

export function exerciseSettings(source: ExerciseSource) {
  const numbers = Array.from({ length: exerciseCount(source) }, (_, place) => String(place + 1));
  const hasBoard = source === 'puzzles';
  return {
    /** The exercises by their numbers. */
    exercises: namesSetting(numbers, numbers),
    /** The number of exercises of each number. */
    times: hasBoard
      ? {
          ...wholeNumberSetting(1, MAX_SET_COPIES, DEFAULT_PUZZLE_COUNT),
          keys: ['puzzles'],
          isAlwaysWritten: true,
        }
      : wholeNumberSetting(1, MAX_SET_COPIES, 1),
    tries: TRIES,
    game: settingIf(hasBoard, GAME),
    size: settingIf(hasBoard, SIZE),
    hard: settingIf(hasBoard, wholeNumberSetting(0, HARDEST_PUZZLE_LEVEL, 0)),
  };
}
