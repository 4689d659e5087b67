/** The reader's progress in the course, as the browser stores it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import * as v from 'valibot';
import { createExerciseProgress, type ExerciseStore } from '../exercises/progress';
import type { Lesson } from './lessons';

/** Permanent storage: the browser's local storage, or a stand-in. All methods may throw. */
export interface LongStore {
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

const SCHEMA = v.object({
  tartan: v.literal('learn'),
  version: v.literal(1),
  /** The finished lessons, by their slugs. */
  done: v.array(v.string()),
  /** Where the reader was last. */
  at: v.optional(v.object({ lesson: v.string(), part: v.optional(v.string()) })),
  /** Lessons hide nothing until questions are answered. */
  whole: v.optional(v.boolean()),
  /** The work on exercises, read by `exercises/progress.ts`. */
  exercises: v.optional(v.unknown()),
});

export type Progress = v.InferOutput<typeof SCHEMA>;

const NOTHING: Progress = { tartan: 'learn', version: 1, done: [] };

export interface ProgressModel {
  readonly progress: ReadonlySignal<Progress>;
  /** The browser stores it; otherwise it lasts as long as the tab. */
  readonly isStored: ReadonlySignal<boolean>;
  /** It was just cleared, and can be restored. */
  readonly isCleared: ReadonlySignal<boolean>;
  isDone(lesson: string): boolean;
  setDone(lesson: string, isDone: boolean): void;
  /** The part of a lesson where the reader was last, if that was in this lesson. */
  partIn(lesson: string): string | undefined;
  reach(lesson: string, part: string | undefined): void;
  showWhole(): void;
  readonly exercises: ExerciseStore;
  /** The number of solved exercises in the lesson's last set. */
  solved(lesson: Pick<Lesson, 'slug' | 'exercises'>): number;
  clear(): void;
  restore(): void;
  /** All stored progress, as JSON. */
  format(): string;
}

export function createProgress(store: LongStore): ProgressModel {
  const { progress, isKept, read, change, forget } = createStoring(store);
  const cleared = signal<Progress | undefined>(undefined);
  const exercises: ExerciseStore = {
    read: () => read().exercises,
    write: (written) => change((before) => ({ ...before, exercises: written })),
  };
  const kept = createExerciseProgress({ ...exercises, read: () => progress.value.exercises });
  return {
    progress,
    isStored: isKept,
    exercises,
    isCleared: computed(() => cleared.value !== undefined),
    isDone: (lesson) => progress.value.done.includes(lesson),
    setDone(lesson, isDone) {
      cleared.value = undefined;
      change((before) => ({
        ...before,
        done: [...before.done.filter((other) => other !== lesson), ...(isDone ? [lesson] : [])],
      }));
    },
    partIn(lesson) {
      const { at } = progress.value;
      return at?.lesson === lesson ? at.part : undefined;
    },
    reach(lesson, part) {
      const { at } = progress.peek();
      if (at?.lesson === lesson && at.part === part) return;
      change((before) => ({ ...before, at: { lesson, ...(part !== undefined && { part }) } }));
    },
    showWhole: () => change((before) => ({ ...before, whole: true })),
    solved({ slug, exercises: count }) {
      const seed = kept.lastSet(slug);
      if (seed === undefined) return 0;
      const names = Array.from({ length: count }, (_, index) => String(index + 1));
      return names.filter((name) => kept.work(slug, seed, name).outcome === 'solved').length;
    },
    clear() {
      cleared.value = read();
      forget();
    },
    restore() {
      const before = cleared.peek();
      cleared.value = undefined;
      if (before !== undefined) change(() => before);
    },
    format: () => format(progress.peek()),
  };
}

/** The stored progress; if the browser stores nothing, this tab's. */
function createStoring(store: LongStore) {
  const isStored = signal(true);
  const progress = signal(NOTHING);

  /** A value that can't be read counts as missing. */
  function read(): Progress {
    const text = isStored.peek() ? attempt(() => store.read()) : undefined;
    // A full storage may still return its earlier value.
    if (!isStored.peek()) return progress.peek();
    try {
      return v.parse(SCHEMA, JSON.parse(text ?? ''));
    } catch {
      return NOTHING;
    }
  }

  function attempt<Result>(by: () => Result): Result | undefined {
    try {
      return by();
    } catch {
      isStored.value = false;
      return undefined;
    }
  }

  /** Applied to the currently stored value, as another tab may have written meanwhile. */
  function change(to: (before: Progress) => Progress): void {
    const next = to(read());
    progress.value = next;
    attempt(() => store.write(format(next)));
  }

  function forget(): void {
    progress.value = NOTHING;
    attempt(() => store.remove());
  }

  progress.value = read();
  return { progress, isKept: isStored, read, change, forget };
}

function format(progress: Progress): string {
  return JSON.stringify(progress);
}
