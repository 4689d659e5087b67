import { expect, it } from 'vitest';
import { EXERCISES } from '../../../web/src/activity/exercises/lessons';
import type { ExerciseItem } from '../../../web/src/activity/exercises/kind';
import type { Slug } from '../../../web/src/activity/lesson_names';
import { openExercises } from './open_exercises';

/** Gives a wrong answer, takes a hint, and then answers correctly; the last exercise stays wrong. */
function workOn(item: ExerciseItem, isLast: boolean) {
  const { form } = item.kind;
  const wrong = ['1', '2', '999', '998', '1,2,998'].flatMap((text) => {
    const answer = form.read(item.exercise, text);
    return answer !== undefined && item.kind.judge(item.exercise, answer) !== undefined
      ? [answer]
      : [];
  });
  if (wrong[0] !== undefined) item.submit(wrong[0]);
  item.hint();
  if (!isLast) item.submit(form.accepted(item.exercise)[0]);
}

async function stateOf(lesson: Slug) {
  const { model, items } = await openExercises(lesson, 'seed=4294967295');
  items.forEach((item, index) => workOn(item, index === items.length - 1));
  return model.stateForHost();
}

it('takes at most 1,000 characters for what was done with all lessons, and 256 for a state of one', async () => {
  const states = await Promise.all((Object.keys(EXERCISES) as Slug[]).map(stateOf));
  const works = states.map((state) => state?.work ?? '');
  expect(works.every((work) => work.split(' ').length >= 5)).toBe(true);
  expect(works.join('').length).toBeLessThanOrEqual(1_000);
  for (const state of states) expect(JSON.stringify(state).length).toBeLessThanOrEqual(256);
});
