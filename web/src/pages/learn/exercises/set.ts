/** A set of exercises: what a seed makes of a lesson's, and its keys in an address. */
import { LARGEST_SEED } from '../../../game/match';
import { printRoute } from '../../../game/route';
import type { Rejected } from '../../../game/route';
import { anyOf, choice, optional, schemaOf, whole } from '../../../game/schema';
import type { Slug } from '../lessons';
import type { NumberedExercise } from './kind';
import { EXERCISES } from './lessons';
import type { OpenBoard } from './positions';
import { randomFrom } from './random';
import { PRINTED_SHEETS } from './sheet';
import type { PrintedSheet } from './sheet';

/** Fresh sets have short numbers, for the board of a classroom. */
const FRESH_SEEDS = 1_000_000;

/** The numbers of all exercises of a lesson. */
export function exerciseNumbers(lesson: Slug): number[] {
  return EXERCISES[lesson].map((_, index) => index + 1);
}

export async function makeSet(
  lesson: Slug,
  seed: number,
  chosen: readonly number[],
  open: OpenBoard,
): Promise<NumberedExercise[]> {
  const place = Object.keys(EXERCISES).indexOf(lesson);
  return Promise.all(
    chosen.flatMap((number) => {
      const wanted = EXERCISES[lesson][number - 1];
      if (wanted === undefined) return [];
      const { kind, level } = wanted;
      const drawn = Promise.resolve(kind.draw(level, randomFrom(seed, place, number), open));
      return drawn.then((exercise) => ({ number, kind, exercise }));
    }),
  );
}

/** `entropy`: a whole number below 2^32 that nobody can foresee. */
export const freshSeed = (entropy: number): number => 1 + (entropy % (FRESH_SEEDS - 1));

/** What an address says of a set: its seed, and which exercises, by their numbers. */
function addressOf(lesson: Slug) {
  const all = exerciseNumbers(lesson).map(String);
  return schemaOf({
    /** Undefined: any. */
    seed: optional(whole(0, LARGEST_SEED, 0)),
    exercises: anyOf(all, all),
    sheet: optional(choice(PRINTED_SHEETS, 'worksheet')),
  });
}

export interface AskedSet {
  readonly seed: number | undefined;
  /** The numbers of exercises, ascending. */
  readonly chosen: readonly number[];
  readonly rejected: readonly Rejected[];
}

export function askedSet(lesson: Slug, query: URLSearchParams): AskedSet {
  const { settings, rejected } = addressOf(lesson).read(query);
  const { seed, exercises } = settings;
  const chosen = exercises.length > 0 ? exercises.map(Number) : exerciseNumbers(lesson);
  return { seed, chosen, rejected };
}

/** `#/learn/mex?seed=17&exercises=1,3&sheet=worksheet` */
export function setAddress(
  lesson: Slug,
  seed: number,
  chosen: readonly number[],
  sheet?: PrintedSheet,
): string {
  const settings = { seed, exercises: chosen.map(String), sheet };
  return printRoute(`learn/${lesson}`, addressOf(lesson).print(settings));
}
