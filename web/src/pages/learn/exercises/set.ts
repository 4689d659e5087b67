/** A set of exercises: those of a lesson that a seed makes, and where an address has it. */
import { printRoute } from '../../../game/route';
import type { Rejected } from '../../../game/route';
import { anyOf, choice, optional, schemaOf, whole } from '../../../game/schema';
import type { Exercise } from './exercise';
import { EXERCISES, exercisesOf } from './lessons';
import type { LessonSlug } from './lessons';
import { makeExercise } from './make';
import type { OpenBoard } from './make';
import { randomFrom } from './random';
import { SHEETS } from './sheet';
import type { Sheet } from './sheet';

export const LARGEST_SEED = 2 ** 32 - 1;
/** Fresh sets have short numbers, for the board of a classroom. */
const FRESH_SEEDS = 1_000_000;

export interface NumberedExercise {
  /** From 1, as in links. */
  readonly number: number;
  readonly exercise: Exercise;
}

/** The numbers of all exercises of a lesson. */
export function exerciseNumbers(lesson: LessonSlug): number[] {
  return exercisesOf(lesson).map((_, index) => index + 1);
}

export async function makeSet(
  lesson: LessonSlug,
  seed: number,
  chosen: readonly number[],
  open: OpenBoard,
): Promise<NumberedExercise[]> {
  const place = Object.keys(EXERCISES).indexOf(lesson);
  const specs = exercisesOf(lesson);
  return Promise.all(
    chosen.flatMap((number) => {
      const spec = specs[number - 1];
      if (spec === undefined) return [];
      return makeExercise(spec, open, randomFrom(seed, place, number)).then((exercise) => ({
        number,
        exercise,
      }));
    }),
  );
}

/** `entropy`: a whole number below 2^32 that nobody can foresee. */
export const freshSeed = (entropy: number): number => 1 + (entropy % (FRESH_SEEDS - 1));

/** What an address says of a set: its seed, and which exercises, by their numbers. */
function addressOf(lesson: LessonSlug) {
  const all = exerciseNumbers(lesson).map(String);
  return schemaOf({
    /** Undefined: any. */
    seed: optional(whole(0, LARGEST_SEED, 0)),
    exercises: anyOf(all, all),
    sheet: optional(choice(SHEETS, 'worksheet')),
  });
}

export interface AskedSet {
  readonly seed: number | undefined;
  /** The numbers of exercises, ascending. */
  readonly chosen: readonly number[];
  readonly rejected: readonly Rejected[];
}

export function askedSet(lesson: LessonSlug, query: URLSearchParams): AskedSet {
  const { settings, rejected } = addressOf(lesson).read(query);
  const { seed, exercises } = settings;
  const chosen = exercises.length > 0 ? exercises.map(Number) : exerciseNumbers(lesson);
  return { seed, chosen, rejected };
}

/** `#/learn/mex?seed=17&exercises=1,3&sheet=worksheet` */
export function setAddress(
  lesson: LessonSlug,
  seed: number,
  chosen: readonly number[],
  sheet?: Sheet,
): string {
  const settings = { seed, exercises: chosen.map(String), sheet };
  return printRoute(`learn/${lesson}`, addressOf(lesson).print(settings));
}
