/** A set of exercises: those of a lesson that a seed makes, and where an address has it. */
import { printRoute } from '../../../game/route';
import type { Exercise } from './exercise';
import { EXERCISES, exercisesOf } from './lessons';
import type { LessonSlug } from './lessons';
import { makeExercise } from './make';
import type { OpenBoard } from './make';
import { randomFrom } from './random';
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

/** What an address asks for: each is undefined where it doesn't, or can't be used and is rejected. */
export interface AskedSet {
  readonly seed: number | undefined;
  /** The numbers of exercises, ascending. */
  readonly chosen: readonly number[] | undefined;
  readonly rejected: { readonly seed?: string; readonly exercises?: string };
}

export function askedSet(lesson: LessonSlug, query: URLSearchParams): AskedSet {
  const [seedText, chosenText] = [query.get('seed'), query.get('exercises')];
  const seed = seedText === null ? undefined : readSeed(seedText);
  const chosen = chosenText === null ? undefined : readNumbers(lesson, chosenText);
  return {
    ...{ seed, chosen },
    rejected: {
      ...(seedText !== null && seed === undefined && { seed: seedText }),
      ...(chosenText !== null && chosen === undefined && { exercises: chosenText }),
    },
  };
}

/** `#/learn/mex?seed=17&exercises=1,3&sheet=worksheet` */
export function setAddress(
  lesson: LessonSlug,
  seed: number,
  chosen: readonly number[],
  sheet?: Sheet,
): string {
  const isAll = chosen.length === exercisesOf(lesson).length;
  return printRoute(`learn/${lesson}`, [
    ['seed', String(seed)],
    ...(isAll ? [] : [['exercises', chosen.join(',')] as const]),
    ...(sheet === undefined ? [] : [['sheet', sheet] as const]),
  ]);
}

function readSeed(text: string): number | undefined {
  if (!/^\d{1,10}$/u.test(text)) return undefined;
  const seed = Number(text);
  return seed <= LARGEST_SEED ? seed : undefined;
}

/** In their own order, each once. */
function readNumbers(lesson: LessonSlug, text: string): number[] | undefined {
  const known = exerciseNumbers(lesson);
  const asked = text.split(',');
  if (asked.some((number) => !known.some((other) => String(other) === number))) return undefined;
  return known.filter((number) => asked.includes(String(number)));
}
