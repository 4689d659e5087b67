/** The exercises of a lesson in the document, with the engine as the module answers. */
import { onTestFinished, vi } from 'vitest';
import { limitsOf } from '../../../../web/src/game/limits';
import { Exercises } from '../../../../web/src/pages/learn/exercises/Exercises';
import { createExercises } from '../../../../web/src/pages/learn/exercises/exercises_model';
import type { ExercisesParts } from '../../../../web/src/pages/learn/exercises/exercises_model';
import type { ExerciseItem } from '../../../../web/src/pages/learn/exercises/kind';
import { answerOf } from '../../../../web/src/study/ask';
import * as page from '../../render';
import { createFakeEngine } from '../../study/fake_engine';

/** `query` is that of the lesson's address: `seed=17&exercises=1,3`. */
export async function openExercises(
  lesson: ExercisesParts['lesson'],
  query: string,
  limits = limitsOf(),
) {
  // A board asks whether there is one.
  vi.stubGlobal('ResizeObserverEntry', class {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const engine = createFakeEngine();
  const kept: { value?: unknown } = {};
  const store = { read: () => kept.value, write: (value: object) => (kept.value = value) };
  const model = createExercises({ lesson, engine, store, limits, entropy: () => 4 });
  model.visit(new URLSearchParams(query));
  page.mount(<Exercises model={model} id="exercises" />);
  const items = async (): Promise<readonly ExerciseItem[]> => {
    let made: readonly ExerciseItem[] | undefined;
    await page.reactLate(() =>
      vi.waitUntil(() => (made = answerOf(model.state.value)?.items) !== undefined),
    );
    return made!;
  };
  await items();
  return { model, engine, items };
}
