import { describe, expect, it } from 'vitest';
import type { Host } from '../../../web/src/frame/host';
import {
  answerLessonRequests,
  exerciseTold,
  tellExercises,
} from '../../../web/src/frame/lesson_telling';
import { createExercises } from '../../../web/src/pages/learn/exercises/exercises_model';
import type { ExercisesModel } from '../../../web/src/pages/learn/exercises/exercises_model';
import type { MexExercise } from '../../../web/src/pages/learn/exercises/kinds/mex';
import { answerOf } from '../../../web/src/study/ask';
import type { FromFrameBody, ToFrameBody } from '../../../web/src/widget/messages';
import { createFakeEngine } from '../study/fake_engine';

/** The exercises of the lesson “mex” as its frame has them, and what its host hears. */
async function openLesson(query: string) {
  const told: FromFrameBody[] = [];
  const set: object[] = [];
  let ask: (request: ToFrameBody) => void = () => undefined;
  const host: Host = {
    tell: (body) => told.push(body),
    onRequest: (answer) => (ask = answer),
    focus: () => undefined,
  };
  let kept: object | undefined;
  const model = createExercises({
    lesson: 'mex',
    engine: createFakeEngine(),
    store: { read: () => kept, write: (value) => (kept = value) },
    entropy: () => 40,
    onCheck: (checked) => host.tell(exerciseTold(checked)),
  });
  const report = tellExercises(model, host);
  answerLessonRequests(host, {
    report,
    set: (changed) => set.push(changed),
    focus: () => set.push({}),
  });
  model.visit(new URLSearchParams(query));
  while (model.state.value.status !== 'answered') await new Promise((done) => setTimeout(done));
  return { model, told, set, ask: (request: ToFrameBody) => ask(request) };
}

function firstOf({ state }: ExercisesModel) {
  const [item] = answerOf(state.value)?.items ?? [];
  if (item === undefined) throw new Error('There is no exercise.');
  return item;
}

const LESSON = { type: 'lesson', lesson: 'mex', seed: 17 };
const OPEN = { exercise: 1, tries: 0, hints: 0, outcome: 'open' };

describe('the host of a lesson', () => {
  it('is told of the exercises, of each answer, and of what becomes of them', async () => {
    const { model, told } = await openLesson('seed=17&exercises=1');
    expect(told).toEqual([{ ...LESSON, exercises: [OPEN] }]);
    const item = firstOf(model);
    const { answer: right } = item.exercise as MexExercise;
    item.hint();
    item.submit(99);
    item.submit(right);
    item.submit(right);
    const answer = { type: 'exercise', lesson: 'mex', seed: 17, exercise: 1, hints: 1 };
    const after = (tries: number, outcome: string) => ({
      ...LESSON,
      exercises: [{ ...OPEN, hints: 1, tries, outcome }],
    });
    expect(told.slice(1)).toEqual([
      after(0, 'open'),
      after(1, 'open'),
      { ...answer, correct: false, attempt: 1, seenBefore: false },
      after(2, 'solved'),
      { ...answer, correct: true, attempt: 2, seenBefore: false },
      { ...answer, correct: true, attempt: 3, seenBefore: true },
    ]);
  });

  it('is told once what of the address can’t be used', async () => {
    const { told } = await openLesson('seed=x&exercises=99');
    const errors = told.filter(({ type }) => type === 'error');
    expect(errors).toEqual([
      { type: 'error', kind: 'bad-setting', message: expect.stringContaining('seed=x') as string },
      {
        type: 'error',
        kind: 'bad-setting',
        message: expect.stringContaining('exercises=99') as string,
      },
    ]);
  });

  it('gets an answer to whatever it asks under a name', async () => {
    const { told, set, ask } = await openLesson('seed=17&exercises=1');
    told.length = 0;
    ask({ type: 'getState', id: 'a' });
    ask({ type: 'set', theme: 'dark', id: 'b' });
    ask({ type: 'set', theme: 'dark' });
    ask({ type: 'reset', id: 'c' });
    ask({ type: 'focus' });
    expect(told.map((body) => [body.type, 'reply' in body && body.reply])).toEqual([
      ['lesson', 'a'],
      ['lesson', 'b'],
      ['error', 'c'],
    ]);
    expect(set).toHaveLength(3);
  });
});
