/** Sets of exercises: what a seed makes of a lesson's exercises, and a set's keys in an address. */
import type { Board } from '../../game/board';
import { LARGEST_SEED } from '../../game/match';
import { formatRoute, type Rejected } from '../../game/route';
import { choiceSetting, optionalSetting, schemaOf, wholeNumberSetting } from '../../game/schema';
import { exerciseSettings } from '../exercise_settings';
import { LESSON_SLUGS, type ExerciseSource, type Slug } from '../lesson_names';
import type { NumberedExercise } from './kind';
import type { PuzzleLevel } from './kinds/puzzle';
import { EXERCISES, exercisesOf, type LeveledKind } from './lessons';
import type { OpenBoard } from '../../study/knowledge';
import { drawOne, drawUntil, randomFrom, type Random } from './random';
import { PRINTED_SHEETS, type PrintedSheet } from './sheet';

/** New sets have short numbers, for the board of a classroom. */
const FRESH_SEEDS = 1_000_000;

/** The number of exercises of earlier lessons after a lesson's own. */
const REVIEWS = 2;

/** The numbers of all exercises of a lesson. */
export function exerciseNumbers(lesson: ExerciseSource): number[] {
  const reviews = earlierThan(lesson).length > 0 ? REVIEWS : 0;
  return Array.from({ length: exercisesOf(lesson).length + reviews }, (_, index) => index + 1);
}

/** The choice of exercises for a set. */
export interface SetChoice {
  readonly seed: number;
  /** By their numbers, ascending. */
  readonly chosen: readonly number[];
  /** The number of exercises of each number. */
  readonly times: number;
  /** How many answers to each are checked; undefined for any number. */
  readonly tries?: number | undefined;
  /** For puzzles: their game, their board, and their level from 0. */
  readonly puzzles?: PuzzleBoard | undefined;
}

interface PuzzleBoard {
  readonly game: string;
  readonly rows: number;
  readonly columns: number;
  readonly hard: number;
}

/** Names the set for the storage, together with its seed. */
export function nameOfSet(lesson: ExerciseSource, { puzzles }: SetChoice): string {
  if (puzzles === undefined) return lesson;
  const { game, rows, columns, hard } = puzzles;
  return `${lesson} ${game} ${rows}x${columns} ${hard}`;
}

export async function makeSet(
  lesson: ExerciseSource,
  { seed, chosen, times, puzzles }: SetChoice,
  open: OpenBoard,
): Promise<NumberedExercise[]> {
  const place = lesson === 'puzzles' ? LARGEST_SEED : Object.keys(EXERCISES).indexOf(lesson);
  const each = await Promise.all(chosen.map(allOf));
  return each.flat().map((made, index) => (times > 1 ? { ...made, number: index + 1 } : made));

  async function allOf(number: number): Promise<NumberedExercise[]> {
    const all: NumberedExercise[] = [];
    const drawn = new Set<string>();
    const randomAt = (at: number) => randomFrom(seed, place, at);
    const first = randomAt(number);
    const { kind, level: usual, from } = wantedAt(lesson, number, first, randomAt);
    const level = puzzles === undefined ? usual : puzzleLevel(puzzles);
    for (let turn = 0; turn < times; turn += 1) {
      const random = turn === 0 ? first : randomFrom(seed, place, number, turn);
      const exercise = await drawOther(drawn, () => kind.draw(level, random, open));
      const name = turn > 0 ? `${number}.${turn + 1}` : String(number);
      all.push({ number, name, kind, exercise, from });
    }
    return all;
  }
}

function puzzleLevel({ rows, columns, ...level }: PuzzleBoard): PuzzleLevel {
  return { ...level, rows: [rows, rows], columns: [columns, columns] };
}

/** How often an exercise is drawn again if it is in the set already, as some kinds have few. */
const MAX_REDRAWS = 20;

/** Draws an exercise that isn't among those `drawn` before, if possible, and adds it to them. */
async function drawOther<Exercise>(
  drawn: Set<string>,
  draw: () => Exercise | Promise<Exercise>,
): Promise<Exercise> {
  for (let again = 0; ; again += 1) {
    const exercise = await draw();
    const full = inFull(exercise);
    if (again < MAX_REDRAWS && drawn.has(full)) continue;
    drawn.add(full);
    return exercise;
  }
}

/** An exercise as text, without its board, whose size identifies it within a kind and lesson. */
function inFull(exercise: unknown): string {
  return JSON.stringify(exercise, (key, value: unknown) => {
    if (key !== 'board') return value;
    const { rows, columns } = value as Board;
    return [rows.size, columns.size];
  });
}

/**
 * One of the lesson's own exercises, and after those one of an earlier lesson, of another kind than the previous one.
 */
function wantedAt(
  lesson: ExerciseSource,
  number: number,
  random: Random,
  randomAt: (number: number) => Random,
): LeveledKind & { from?: Slug } {
  const all = exercisesOf(lesson);
  const own = all[number - 1];
  if (own !== undefined) return own;
  const isFirst = number === all.length + 1;
  const last = isFirst ? undefined : wantedAt(lesson, number - 1, randomAt(number - 1), randomAt);
  return drawUntil(
    () => {
      const from = drawOne(random, earlierThan(lesson));
      return { ...drawOne(random, EXERCISES[from]), from };
    },
    ({ kind }) => kind !== last?.kind,
  );
}

function earlierThan(lesson: ExerciseSource): readonly Slug[] {
  return lesson === 'puzzles' ? [] : LESSON_SLUGS.slice(0, LESSON_SLUGS.indexOf(lesson));
}

/** `entropy` is an unpredictable whole number below 2^32. */
export const freshSeed = (entropy: number): number => 1 + (entropy % (FRESH_SEEDS - 1));

/** The settings of a set in an address: its seed, and the chosen exercises, by their numbers. */
function addressOf(lesson: ExerciseSource) {
  return schemaOf({
    /** Undefined for any seed. */
    seed: optionalSetting(wholeNumberSetting(0, LARGEST_SEED, 0)),
    ...exerciseSettings(lesson),
    sheet: optionalSetting(choiceSetting(PRINTED_SHEETS, 'worksheet')),
  });
}

export interface ReadSetChoice extends Omit<SetChoice, 'seed'> {
  readonly seed: number | undefined;
  readonly rejected: readonly Rejected[];
}

export function readSetChoice(lesson: ExerciseSource, query: URLSearchParams): ReadSetChoice {
  const { settings, rejected } = addressOf(lesson).read(query);
  const { seed, exercises, times, tries, game, size, hard } = settings;
  const chosen = exercises.length > 0 ? exercises.map(Number) : exerciseNumbers(lesson);
  const puzzles = lesson === 'puzzles' ? { game, ...size, hard } : undefined;
  return { seed, chosen, times, tries, puzzles, rejected };
}

/** `#/learn/mex?seed=17&exercises=1,3&sheet=worksheet` */
export function setAddress(
  lesson: ExerciseSource,
  { seed, chosen, times, tries }: SetChoice,
  sheet?: PrintedSheet,
): string {
  const schema = addressOf(lesson);
  const settings = { ...schema.defaults, seed, exercises: chosen.map(String), times, tries, sheet };
  return formatRoute(`learn/${lesson}`, schema.format(settings));
}
