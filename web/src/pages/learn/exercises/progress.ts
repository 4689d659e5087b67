/** What a reader has solved of which set, which the browser keeps. */
import * as v from 'valibot';
import { LARGEST_SEED } from '../../../game/match';

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
  /** `shown`: the answer was looked at before it was found. */
  outcome: v.picklist(['open', 'solved', 'shown']),
});
/** What was done with an exercise. */
export type ExerciseWork = Readonly<v.InferOutput<typeof WORK>>;
/** By the names of the exercises; what nothing was done with need not be there. */
export type WorkByName = Readonly<Record<string, ExerciseWork>>;

const SCHEMA = v.object({
  /** The set of each lesson that was worked on last. */
  sets: v.record(v.string(), v.pipe(count, v.maxValue(LARGEST_SEED))),
  /** By lesson and set, as in `mex 17`, and by the exercise's name: its number, or `3.7` for the seventh of this number. */
  work: v.record(v.string(), v.record(v.string(), WORK)),
});
type Kept = v.InferOutput<typeof SCHEMA>;

export const NO_WORK: ExerciseWork = { tries: 0, hints: 0, outcome: 'open' };

export interface ExerciseProgress {
  lastSet(lesson: string): number | undefined;
  work(lesson: string, seed: number, exercise: string): ExerciseWork;
  /** All that was done of a set. */
  done(lesson: string, seed: number): WorkByName;
  setLast(lesson: string, seed: number): void;
  setWork(lesson: string, seed: number, exercise: string, work: ExerciseWork): void;
  /** In place of all that was done of it before. */
  setDone(lesson: string, seed: number, done: WorkByName): void;
}

/** Each change is made to what is there then: another tab may have written meanwhile. */
export function createExerciseProgress(store: ExerciseStore): ExerciseProgress {
  /** What can't be read back is as if it were not there. */
  function read(): Kept {
    const kept = v.safeParse(SCHEMA, store.read());
    return kept.success ? kept.output : { sets: {}, work: {} };
  }

  const keyOf = (lesson: string, seed: number) => `${lesson} ${seed}`;
  const done = (lesson: string, seed: number) => read().work[keyOf(lesson, seed)] ?? {};
  function setDone(lesson: string, seed: number, all: WorkByName) {
    const kept = read();
    store.write({ ...kept, work: { ...kept.work, [keyOf(lesson, seed)]: all } });
  }

  return {
    ...{ done, setDone },
    lastSet: (lesson) => read().sets[lesson],
    work: (lesson, seed, exercise) => done(lesson, seed)[exercise] ?? NO_WORK,
    setLast(lesson, seed) {
      const kept = read();
      store.write({ ...kept, sets: { ...kept.sets, [lesson]: seed } });
    },
    setWork: (lesson, seed, exercise, work) =>
      setDone(lesson, seed, { ...done(lesson, seed), [exercise]: work }),
  };
}
