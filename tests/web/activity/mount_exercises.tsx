/** Mounts the exercises of a lesson in a document, over the real engine. */
import { onTestFinished, vi } from 'vitest';
import { limitsOf } from '../../../web/src/game/limits';
import { Exercises } from '../../../web/src/activity/exercises/Exercises';
import type { ExerciseItem } from '../../../web/src/activity/exercises/kind';
import type { ExerciseSource } from '../../../web/src/activity/lesson_names';
import * as page from '../render';
import { exercisesOf, itemsOf } from './open_exercises';

/** `query` has the form of the lesson's address: `seed=17&exercises=1,3`. */
export async function mountExercises(lesson: ExerciseSource, query: string, limits = limitsOf()) {
  // The board checks whether this exists.
  vi.stubGlobal('ResizeObserverEntry', class {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { model, engine } = exercisesOf(lesson, { limits, entropy: () => 4 });
  model.visit(new URLSearchParams(query));
  page.mount(<Exercises model={model} id="exercises" />);
  const items = async (): Promise<readonly ExerciseItem[]> => {
    let made: readonly ExerciseItem[] = [];
    await page.reactLate(async () => {
      made = await itemsOf(model);
    });
    return made;
  };
  await items();
  return { model, engine, items };
}
