/** What a reader has solved of which set, which the browser keeps. */
import * as v from 'valibot';
import { LARGEST_SEED } from '../../game/match';

/** Where that is kept, as a value that JSON can hold. */
export interface ExerciseStore {
  read(): unknown;
  write(kept: object): void;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const WORK = v.object({
  /** Answers that were checked. */
  tries: count,
  hints: count,
  /** `shown`: the answer was looked at before it was found. `failed`: no try was left. */
  outcome: v.picklist(['open', 'solved', 'shown', 'failed']),
  /** The answer that was checked last, as text; left out where nothing else would be right. */
  answer: v.optional(v.string()),
});
/** What was done with an exercise. */
export type ExerciseWork = Readonly<v.InferOutput<typeof WORK>>;
const SET = v.object({
  /** How long it was worked on. */
  seconds: count,
  /** By the names of the exercises, the number or `3.7` for the seventh of this number; what nothing was done with need not be there. */
  exercises: v.record(v.string(), WORK),
});
/** What was done with a set. */
export type SetWork = Readonly<v.InferOutput<typeof SET>>;

const SCHEMA = v.object({
  /** The set of each lesson that was worked on last. */
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
  /** All that was done of a set. */
  done(lesson: string, seed: number): SetWork;
  setLast(lesson: string, seed: number): void;
  /** In place of all that was done of it before. */
  setDone(lesson: string, seed: number, done: SetWork): void;
}

/** Each change is made to what is there then: another tab may have written meanwhile. */
export function createExerciseProgress(store: ExerciseStore): ExerciseProgress {
  /** What can't be read back is as if it were not there. */
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
