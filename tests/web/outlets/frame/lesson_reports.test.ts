import { describe, expect, it } from 'vitest';
import { startLessonReports } from '../../../../web/src/outlets/frame/lesson_reports';
import { limitsOf, type Limits } from '../../../../web/src/game/limits';
import type { ExercisesModel } from '../../../../web/src/activity/exercises/exercises_model';
import type { MexExercise } from '../../../../web/src/activity/exercises/kinds/mex';
import { answerOf } from '../../../../web/src/asking/ask';
import type {
  FromFrameBody,
  LessonState,
  MessageOf,
  ToFrameBody,
} from '../../../../web/src/outlets/element/messages';
import { exercisesOf, itemsOf } from '../../activity/open_exercises';
import { nextTurn } from '../../turns';
import { createFakeHost } from './fake_host';

/** The exercises of the lesson “mex” in a frame, and the messages to its host. */
async function openLesson(query: string, limits?: Limits, early: readonly ToFrameBody[] = []) {
  let now = 0;
  const { host, told, ask } = createFakeHost();
  const set: object[] = [];
  const { model } = exercisesOf('mex', { entropy: () => 40, limits, clock: () => now });
  startLessonReports(model, {
    host,
    set: (changed) => set.push(changed),
    focus: () => set.push({}),
  });
  model.visit(new URLSearchParams(query));
  for (const request of early) ask(request);
  await itemsOf(model);
  async function asked(request: ToFrameBody) {
    told.length = 0;
    ask(request);
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    return told;
  }
  const pass = (seconds: number) => (now += 1_000 * seconds);
  return { model, told, set, ask, asked, pass };
}

function firstOf({ state }: ExercisesModel) {
  const [item] = answerOf(state.value)?.items ?? [];
  if (item === undefined) throw new Error('There is no exercise.');
  return item;
}

const resultsIn = (told: readonly FromFrameBody[]): readonly MessageOf<'result'>[] =>
  told.filter((body) => body.type === 'result');

const SCORE = { lesson: 'mex', seed: 17, complete: false, progress: 0, seconds: 0 };
const OPEN = { exercise: 1, name: '1', tries: 0, hints: 0, outcome: 'open' };
const SECOND = { ...OPEN, exercise: 2, name: '2' };
const stateOf = (work: string, seed = 17, seconds = 0): LessonState => ({
  tartan: 'lesson',
  version: 1,
  edition: 1,
  lesson: 'mex',
  seed,
  seconds,
  work,
});

describe('the host of a lesson', () => {
  it('is told of the exercises, and in one message of each answer, its score and its state', async () => {
    const { model, told, pass } = await openLesson('seed=17&exercises=1');
    expect(told).toEqual([
      { type: 'ready', state: stateOf('') },
      // Opening the page must not send a score of 0.
      {
        type: 'result',
        by: 'load',
        state: stateOf(''),
        score: { ...SCORE, exercises: [OPEN] },
      },
    ]);
    const item = firstOf(model);
    const { answer: right } = item.exercise as MexExercise;
    pass(12.5);
    item.hint();
    pass(20);
    item.submit(99);
    pass(9);
    item.submit(right);
    item.submit(right);
    const answer = {
      lesson: 'mex',
      seed: 17,
      exercise: 1,
      name: '1',
      hints: 1,
      kind: 'numeric',
      accepted: [String(right)],
      prompt: expect.stringMatching(/^What is the mex/u) as string,
    };
    const after = (
      work: string,
      seconds: number,
      tries: number,
      outcome: string,
      score?: number,
    ) => ({
      type: 'result',
      by: 'reader',
      state: stateOf(work, 17, seconds),
      score: {
        ...SCORE,
        complete: outcome === 'solved',
        seconds,
        progress: outcome === 'solved' ? 1 : 0,
        ...(score !== undefined && { score }),
        exercises: [{ ...OPEN, hints: 1, tries, outcome }],
      },
    });
    const given = (response: number, attempt: number, seconds: number) => ({
      ...answer,
      response: String(response),
      attempt,
      seconds,
      correct: response === right,
      seenBefore: attempt > 2,
    });
    expect(told.slice(2)).toEqual([
      after('1o0h1', 12, 0, 'open'),
      { ...after('1oh1=99', 32, 1, 'open', 0), answer: given(99, 1, 32) },
      { ...after('1s2h1', 41, 2, 'solved', 0.5), answer: given(right, 2, 9) },
      // The answer no longer counts, but is reported.
      { ...after('1s2h1', 41, 2, 'solved', 0.5), answer: given(right, 3, 0) },
    ]);
  });

  it('is told of the same wrong answer each time, and of an answer once', async () => {
    const { model, told } = await openLesson('seed=17&exercises=1,2');
    const item = firstOf(model);
    told.length = 0;
    item.submit(99);
    const first = model.checked.value;
    item.submit(99);
    item.hint();
    expect(resultsIn(told).map(({ answer }) => answer?.attempt)).toEqual([1, 2, undefined]);
    expect(told).toHaveLength(3);
    expect(model.checked.value).not.toBe(first);
    told.length = 0;
    model.newSet();
    await itemsOf(model);
    // A message about another exercise doesn't repeat the last answer.
    expect(resultsIn(told).map(({ by, score, answer }) => [by, score, answer])).toEqual([
      ['reader', expect.objectContaining({ progress: 0 }), undefined],
    ]);
  });

  it.each<[ToFrameBody]>([[{ type: 'set', theme: 'dark' }], [{ type: 'close' }]])(
    'is told that nobody has done anything yet, although it has asked for %j before',
    async (request) => {
      const { told } = await openLesson('seed=17&exercises=1', undefined, [request]);
      expect(resultsIn(told)).toMatchObject([{ by: 'load', state: stateOf('') }]);
    },
  );

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

  it('keeps what was done, and sets it: nothing is answered for the first time again', async () => {
    const before = await openLesson('seed=17&exercises=1,2');
    const item = firstOf(before.model);
    item.submit(99);
    item.show();
    const state = before.model.stateForHost();
    expect(state).toEqual(stateOf('1x=99'));

    const { model, asked, told } = await openLesson('seed=17&exercises=1,2');
    const after = [{ ...OPEN, tries: 1, outcome: 'shown' }, SECOND];
    expect(await asked({ type: 'setState', state: stateOf('1x=99', 17, 30), id: 7 })).toEqual([
      {
        type: 'result',
        by: 'host',
        state: stateOf('1x=99', 17, 30),
        score: { ...SCORE, score: 0, progress: 0.5, seconds: 30, exercises: after },
      },
      { type: 'statechange', state: stateOf('1x=99', 17, 30), by: 'host', reply: 7 },
    ]);
    expect(firstOf(model).given.value).toBe('99');
    told.length = 0;
    firstOf(model).submit((item.exercise as MexExercise).answer);
    expect(told).toEqual([
      {
        type: 'result',
        by: 'reader',
        state: stateOf('1x=99', 17, 30),
        score: { ...SCORE, score: 0, progress: 0.5, seconds: 30, exercises: after },
        answer: expect.objectContaining({ correct: true, attempt: 2, seenBefore: true }) as object,
      },
    ]);
    expect(await asked({ type: 'reset', id: 8 })).toEqual([
      {
        type: 'result',
        by: 'host',
        state: stateOf(''),
        score: { ...SCORE, exercises: [OPEN, SECOND] },
      },
      { type: 'statechange', state: stateOf(''), by: 'host', reply: 8 },
    ]);
  });

  it('gets the set of a state where its address names none, with all that was done of it', async () => {
    const { model, asked } = await openLesson('exercises=1');
    // The ninth exercise isn't in this set, but its work isn't lost.
    const state = stateOf('1s 9x0', 5);
    expect(await asked({ type: 'setState', state, id: 1 })).toMatchObject([
      { type: 'result', by: 'host', state, score: { seed: 5, score: 1, complete: true } },
      { type: 'statechange', by: 'host', state, reply: 1 },
    ]);
    expect(model.wanted.value.seed).toBe(5);
  });

  it.each<[unknown, string]>([
    [{ tartan: 'study', version: 2, rows: 5, columns: 5 }, 'that’s no state of one'],
    [{ ...stateOf(''), version: 2 }, 'that’s no state of one'],
    [{ tartan: 'lesson', version: 1 }, 'the lesson nothing'],
    [{ ...stateOf(''), lesson: 'rule' }, 'the lesson "rule", and this frame shows “mex”'],
    [{ ...stateOf(''), edition: 0 }, 'another edition'],
    [{ ...stateOf(''), seed: -1 }, 'can’t have seed: -1'],
    [{ ...stateOf(''), seconds: 1.5 }, 'can’t have seconds: 1.5'],
    [stateOf('', 18), 'set 18, and this frame shows set 17'],
    ...['1', '1s0', '1f0', '1o0=5', '1s1 1s2', 'x', '1s1h3', '1o=<b>', '<b>'].map(
      (work) => [stateOf(work), `can’t have work: "${work}"`] as [unknown, string],
    ),
  ])('is told in a sentence why it can’t set %j, and nothing changes', async (state, message) => {
    const { model, asked } = await openLesson('seed=17&exercises=1');
    firstOf(model).submit(99);
    expect(await asked({ type: 'setState', state: state as LessonState, id: 'a' })).toEqual([
      {
        type: 'error',
        kind: 'bad-state',
        reply: 'a',
        message: expect.stringContaining(message) as string,
      },
    ]);
    expect(model.stateForHost()).toEqual(stateOf('1o=99'));
  });

  it('gets an answer to whatever it asks under a name, in its order', async () => {
    const { told, set, ask, asked } = await openLesson('seed=17&exercises=1');
    ask({ type: 'getState', id: 'a' });
    ask({ type: 'set', theme: 'dark', id: 'b' });
    ask({ type: 'set', theme: 'dark' });
    ask({ type: 'setState', state: stateOf('1s'), id: 'c' });
    ask({ type: 'reset', id: 'd' });
    ask({ type: 'close', id: 'e' });
    await asked({ type: 'focus' });
    expect(told.flatMap((body) => ('reply' in body ? [[body.type, body.reply]] : []))).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((id) => ['statechange', id]),
    );
    expect(set).toHaveLength(3);
  });

  it('hears what a move was, and which ones win', async () => {
    const { model, told } = await openLesson('seed=17&exercises=7');
    const item = firstOf(model);
    const { accepted } = item.kind.form;
    const [right] = accepted(item.exercise);
    item.submit(right);
    const answers = resultsIn(told).flatMap(({ answer }) => answer ?? []);
    expect(answers).toMatchObject([
      { kind: 'choice', accepted: [expect.any(String)], correct: true },
    ]);
  });

  it('hears of no state by itself where neither score nor answer is new, but in answer', async () => {
    const { model, told, asked } = await openLesson('seed=17&exercises=1');
    firstOf(model).submit(99);
    told.length = 0;
    expect(await asked({ type: 'setState', state: stateOf('1o=99') })).toEqual([]);
    expect(await asked({ type: 'setState', state: stateOf('1o=99'), id: 1 })).toEqual([
      { type: 'statechange', by: 'host', state: stateOf('1o=99'), reply: 1 },
    ]);
    // A stored answer is only part of the state.
    expect(await asked({ type: 'setState', state: stateOf('1o=98') })).toEqual([
      { type: 'statechange', by: 'host', state: stateOf('1o=98') },
    ]);
  });

  it('closes the exercises: from then on they can be read, and what was done stays', async () => {
    const { model, told, asked } = await openLesson('seed=17&exercises=1,2');
    const item = firstOf(model);
    item.submit(99);
    expect([model.isClosed.value, item.canAnswer.value]).toEqual([false, true]);
    expect(await asked({ type: 'close', id: 3 })).toEqual([
      { type: 'statechange', by: 'reader', state: stateOf('1o=99'), reply: 3 },
    ]);
    expect([model.isClosed.value, item.canAnswer.value]).toEqual([true, false]);
    told.length = 0;
    item.submit((item.exercise as MexExercise).answer);
    item.hint();
    item.show();
    expect([told, item.given.value]).toEqual([[], '99']);
    expect(model.stateForHost()).toEqual(stateOf('1o=99'));
    // The host may show other work, which is closed too, and so are other exercises.
    expect(await asked({ type: 'setState', state: stateOf('1o0h1') })).toMatchObject([
      { type: 'result', by: 'host', state: stateOf('1o0h1') },
    ]);
    expect([firstOf(model).work.value.hints, firstOf(model).canAnswer.value]).toEqual([1, false]);
    model.newSet();
    await itemsOf(model);
    expect(firstOf(model).canAnswer.value).toBe(false);
  });
});

describe('a lesson that is a test', () => {
  it('takes as many tries as its address says, and then tells the answer', async () => {
    const { model, told } = await openLesson('seed=17&exercises=1&tries=2');
    const item = firstOf(model);
    item.submit(99);
    expect(item.stage.value).toBe('open');
    item.submit(98);
    expect([item.stage.value, item.canAnswer.value]).toEqual(['failed', false]);
    expect(model.stateForHost()).toEqual(stateOf('1f2=98'));
    item.submit((item.exercise as MexExercise).answer);
    expect(resultsIn(told).at(-1)).toMatchObject({
      score: { score: 0, complete: true },
      state: stateOf('1f2=98'),
      answer: { correct: true, attempt: 3, seenBefore: true },
    });
  });

  it('takes one answer where answers are hidden, tells its reader nothing of it, and its host all', async () => {
    const { model, told } = await openLesson('seed=17&exercises=1,2', limitsOf(['answers']));
    const item = firstOf(model);
    item.hint();
    item.show();
    item.submit(99);
    expect([item.stage.value, item.remark.value, item.hasHints]).toEqual([
      'closed',
      undefined,
      false,
    ]);
    expect(model.stateForHost()).toEqual(stateOf('1f=99'));
    expect(told.at(-1)).toMatchObject({
      type: 'result',
      by: 'reader',
      state: stateOf('1f=99'),
      answer: { response: '99', correct: false, hints: 0 },
    });
    const after = await openLesson('seed=17&exercises=1,2', limitsOf(['answers']));
    await after.asked({ type: 'setState', state: stateOf('1f=99') });
    expect([firstOf(after.model).given.value, firstOf(after.model).remark.value]).toEqual([
      '99',
      undefined,
    ]);
  });

  it('can be read, and no more, once its answers are locked', async () => {
    const { model, told, asked } = await openLesson(
      'seed=17&exercises=1,2',
      limitsOf([], ['answers']),
    );
    await asked({ type: 'setState', state: stateOf('1o=99'), id: 1 });
    const item = firstOf(model);
    expect([item.given.value, item.canAnswer.value]).toEqual(['99', false]);
    expect(item.remark.value).toBeDefined();
    told.length = 0;
    item.submit((item.exercise as MexExercise).answer);
    item.hint();
    item.show();
    expect(told).toEqual([]);
    expect(model.stateForHost()).toEqual(stateOf('1o=99'));
  });
});
