/** Opens the exercises of a lesson or puzzles with a browser storage of their own, over the real engine. */
import {
  createExercises,
  type ExercisesModel,
  type ExercisesDependencies,
} from '../../../web/src/activity/exercises/exercises_model';
import type { ExerciseItem } from '../../../web/src/activity/exercises/kind';
import { answerOf } from '../../../web/src/asking/ask';
import type { ExerciseSource } from '../../../web/src/activity/lesson_names';
import { createFakeEngine } from '../study/fake_engine';
import { nextTurn } from '../turns';

type Around = Partial<Pick<ExercisesDependencies, 'entropy' | 'limits' | 'clock'>>;

interface Browser {
  /** The stored value. */
  value?: unknown;
}

/** Exercises before they are visited. */
export function exercisesOf(lesson: ExerciseSource, around: Around = {}, kept: Browser = {}) {
  const engine = createFakeEngine();
  const store = { read: () => kept.value, write: (value: object) => (kept.value = value) };
  const model = createExercises({ lesson, engine, store, entropy: () => 1, ...around });
  return { engine, kept, model };
}

/** Opens exercises and resolves once they are drawn. */
export async function openExercises(lesson: ExerciseSource, query: string) {
  const opened = exercisesOf(lesson);
  opened.model.visit(new URLSearchParams(query));
  return { ...opened, items: await itemsOf(opened.model) };
}

export async function itemsOf({ state }: ExercisesModel): Promise<readonly ExerciseItem[]> {
  while (state.value.status !== 'answered') await nextTurn();
  return answerOf(state.value)?.items ?? [];
}
