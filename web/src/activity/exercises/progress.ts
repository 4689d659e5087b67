/** The reader's work on sets of exercises, as the browser stores it. */
import * as v from 'valibot';
import { LARGEST_SEED } from '../../game/match';

/** The storage, which holds a JSON value. */
export interface ExerciseStore {
  read(): unknown;
  write(kept: object): void;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const WORK = v.object({
  /** The number of checked answers. */
  tries: count,
  hints: count,
  /** `shown`: the answer was looked at before it was found. `failed`: no try was left. */
  outcome: v.picklist(['open', 'solved', 'shown', 'failed']),
  /** The last checked answer as text; left out if only one would be right. */
  answer: v.optional(v.string()),
});
/** The work on an exercise. */
export type ExerciseWork = Readonly<v.InferOutput<typeof WORK>>;
const SET = v.object({
  /** How long it was worked on. */
  seconds: count,
  /** By the exercises' names, the number or `3.7` for the seventh of this number; untouched exercises may be absent. */
  exercises: v.record(v.string(), WORK),
});
/** The work on a set. */
export type SetWork = Readonly<v.InferOutput<typeof SET>>;

const SCHEMA = v.object({
  /** The last set of each lesson. */
  sets: v.record(v.string(), v.pipe(count, v.maxValue(LARGEST_SEED))),
  /** By lesson and set, as in `mex 17`. */
  work: v.record(v.string(), SET),
});
type Kept = v.InferOutput<typeof SCHEMA>;

export const NO_WORK: ExerciseWork = { tries: 0, hints: 0, outcome: 'open' };
export const NOTHING_DONE: SetWork = { seconds: 0, exercises: {} };

export interface ExerciseProgress {
  lastSet(lesson: string): number | undefined;
  work(lesson: string, seed: number, exercise: string): ExerciseWork;
  /** All work on a set. */
  done(lesson: string, seed: number): SetWork;
  setLast(lesson: string, seed: number): void;
  /** Replaces all work on a set. */
  setDone(lesson: string, seed: number, done: SetWork): void;
}

/** Each change is applied to the currently stored value, as another tab may have written meanwhile. */
export function createExerciseProgress(store: ExerciseStore): ExerciseProgress {
  /** A value that can't be read counts as missing. */
  function read(): Kept {
    const kept = v.safeParse(SCHEMA, store.read());
    return kept.success ? kept.output : { sets: {}, work: {} };
  }

  const keyOf = (lesson: string, seed: number) => `${lesson} ${seed}`;
  const done = (lesson: string, seed: number) => read().work[keyOf(lesson, seed)] ?? NOTHING_DONE;
  function setDone(lesson: string, seed: number, all: SetWork) {
    const kept = read();
    store.write({ ...kept, work: { ...kept.work, [keyOf(lesson, seed)]: all } });
  }

  return {
    done,
    setDone,
    lastSet: (lesson) => read().sets[lesson],
    work: (lesson, seed, exercise) => done(lesson, seed).exercises[exercise] ?? NO_WORK,
    setLast(lesson, seed) {
      const kept = read();
      store.write({ ...kept, sets: { ...kept.sets, [lesson]: seed } });
    },
  };
}
