import { describe, expect, it } from 'vitest';
import {
  createLearnModel,
  neighbourLesson,
  type LearnModel,
} from '../../../web/src/activity/lesson/learn_model';
import { LESSONS_IN_ORDER, type Lesson } from '../../../web/src/activity/lesson/lessons';
import type { JudgedGuess, OpenLesson } from '../../../web/src/activity/lesson/lesson';
import { createFakeAddressBar } from '../fake_address_bar';
import { createRealTables } from '../engine/real_tables';
import { createFakeEngine } from '../study/fake_engine';

const load: Lesson['load'] = () =>
  Promise.resolve({
    default: { boards: { one: { address: '#/board?rows=1' } }, answers: { half: 2, whole: 5 } },
  });
const lesson = (slug: Lesson['slug'], number: number, isWritten: boolean): Lesson => ({
  slug,
  number,
  minutes: 5,
  exercises: 3,
  picture: '#/board?rows=2&columns=3',
  ...(isWritten && { load }),
});
const course = [lesson('rule', 1, true), lesson('turtles', 2, false), lesson('mex', 3, true)];

const loadCloth = () => Promise.reject(new Error('There is no cloth here.'));

function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const store = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const [engine, tables] = [createFakeEngine(), createRealTables()];
  const entropy = () => 7;
  const model = createLearnModel({
    engine,
    tables,
    loadCloth,
    addressBar: bar,
    store,
    course,
    entropy,
  });
  model.visit();
  const go = (address: string) => {
    bar.push(address);
    model.visit();
  };
  return { model, go };
}

describe('Learn', () => {
  it('has an address for each lesson and each of its parts', () => {
    const { model, go } = open('#/learn');
    expect([model.arrival.value.lesson, model.title.value]).toEqual([undefined, undefined]);
    go('#/learn/mex?part=options');
    expect(model.arrival.value).toMatchObject({ lesson: { slug: 'mex' }, part: 'options' });
    expect(model.progress.progress.value.at).toEqual({ lesson: 'mex', part: 'options' });
    expect(model.title.value).toBe('The smallest missing number');
    go('#/learn/rule/');
    expect(model.arrival.value).toMatchObject({ lesson: { slug: 'rule' }, part: undefined });
  });

  it.each([
    ['nim', 'nim'],
    ['turtles', 'turtles'],
    ['mex/options', 'mex/options'],
  ])('shows the list where there is no lesson %s', (asked, missing) => {
    const { model } = open(`#/learn/${asked}?part=options`);
    expect(model.arrival.value).toMatchObject({ lesson: undefined, part: undefined, missing });
  });

  it('is found again where the reader left it, and leads from a lesson to the list', () => {
    const { model } = open('#/learn/mex?part=options');
    expect(model.address.value).toBe('#/learn');
    model.leave();
    expect(model.address.value).toBe('#/learn/mex?part=options');
  });

  it('leads the focus to where the reader goes, not where the page has just come up', () => {
    const { model, go } = open('#/learn/mex');
    expect(model.arrival.value.isFirst).toBe(true);
    go('#/learn/rule');
    expect(model.arrival.value.isFirst).toBe(false);
    const before = model.arrival.value;
    go('#/learn/rule');
    expect(model.arrival.value).not.toBe(before);
  });

  it('opens a lesson once, with its boards as they were left', async () => {
    const { model } = open('#/learn/rule');
    const [one, other] = await Promise.all([model.open(course[0]!), model.open(course[0]!)]);
    expect(other).toBe(one);
    expect(() => one.study('two')).toThrow('rule');
    await expect(model.open(course[1]!)).rejects.toThrow('turtles');
  });

  it('keeps what was done with the instruments of each lesson', async () => {
    const { model, go } = open('#/learn/rule');
    const countIn = async (number: 0 | 2) =>
      (await model.open(course[number]!)).remember('tree', () => ({ marked: 0 }));
    (await countIn(0)).marked = 3;
    go('#/board');
    model.leave();
    go('#/learn/rule');
    expect([await countIn(0), await countIn(2)]).toEqual([{ marked: 3 }, { marked: 0 }]);
  });

  describe('holds back what comes after a question', () => {
    const PARTS = [
      { name: 'play', questions: [] },
      { name: 'halves', questions: ['half', 'whole'] },
      { name: 'why', questions: [] },
      { name: 'known', questions: [] },
    ].map((part) => ({ ...part, title: part.name, lang: 'en' }));

    async function read(hash: string, before?: (model: LearnModel) => void) {
      const { model, go } = open(hash);
      before?.(model);
      const read = await model.open(course[2]!);
      // Its parts aren't known before they are drawn.
      expect(read.hasCome('play')).toBe(false);
      read.parts.value = PARTS;
      const come = () => PARTS.map(({ name }) => name).filter((name) => read.hasCome(name));
      return { read, come, model, go };
    }
    const answered = (read: OpenLesson, question: string, state: JudgedGuess['state']) =>
      (read.guess(question).value = { text: '7', state });

    it('until all of its part are answered, or their answers are shown', async () => {
      const { read: lesson, come } = await read('#/learn/mex');
      answered(lesson, 'half', 'right');
      answered(lesson, 'whole', 'wrong');
      expect(come()).toEqual(['play', 'halves']);
      answered(lesson, 'whole', 'shown');
      expect(come()).toEqual(['play', 'halves', 'why', 'known']);
    });

    it('but not where an address leads, nor from what was reached before, wherever one goes on', async () => {
      const { come, go } = await read('#/learn/mex?part=why');
      expect(come()).toEqual(['play', 'halves', 'why', 'known']);
      go('#/learn/mex?part=play');
      expect(come()).toEqual(['play', 'halves', 'why', 'known']);
    });

    it('unless the whole is wanted, in each lesson', async () => {
      const { read: lesson, come, model } = await read('#/learn/mex');
      expect(come()).toEqual(['play', 'halves']);
      lesson.showWhole();
      expect(come()).toHaveLength(4);
      const other = await model.open(course[0]!);
      other.parts.value = PARTS;
      expect(other.hasCome('known')).toBe(true);
    });

    it('in a lesson that was not done before, and not in one that is marked so under the reader', async () => {
      const { come, model } = await read('#/learn/mex');
      model.progress.setDone('mex', true);
      expect(come()).toEqual(['play', 'halves']);
      const done = await read('#/learn/mex', ({ progress }) => progress.setDone('mex', true));
      expect(done.come()).toHaveLength(4);
    });
  });

  it('has a board for the picture of each lesson, opened once', () => {
    const { model } = open('#/learn');
    const board = model.picture(course[0]!);
    expect(board.view.position.value).toMatchObject({ rows: 2, columns: 3 });
    expect(model.picture(course[0]!)).toBe(board);
  });

  it('leads on over lessons that nobody has written yet', () => {
    expect(neighbourLesson(course, course[0]!, 1)?.slug).toBe('mex');
    expect(neighbourLesson(course, course[2]!, -1)?.slug).toBe('rule');
    expect([
      neighbourLesson(course, course[0]!, -1),
      neighbourLesson(course, course[2]!, 1),
    ]).toEqual([undefined, undefined]);
  });

  it('has each lesson once, numbered from 1', () => {
    expect(new Set(LESSONS_IN_ORDER.map(({ slug }) => slug)).size).toBe(LESSONS_IN_ORDER.length);
    expect(LESSONS_IN_ORDER.map(({ number }) => number)).toEqual(
      LESSONS_IN_ORDER.map((_, place) => place + 1),
    );
  });
});
