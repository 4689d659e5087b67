/** Every lesson: the things that its text names exist, and it keeps to its length. */
import { readdirSync } from 'node:fs';
import { toChildArray, type ComponentChildren } from 'preact';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../../../web/src/game/route';
import { createLoneStudy } from '../../../web/src/study/lone_study';
import { loadLesson } from '#lessons';
import { LESSONS_IN_ORDER, type Lesson } from '../../../web/src/activity/lesson/lessons';
import { exerciseNumbers } from '../../../web/src/activity/exercises/set';
import { openLesson } from '../../../web/src/activity/lesson/lesson';
import { LessonBoard } from '../../../web/src/activity/lesson/parts/LessonBoard';
import { COMPONENTS, cellsNamed } from '../../../web/src/activity/lesson/parts/components';
import { BOARD_CONDITIONS, BOARD_VALUES } from '../../../web/src/activity/lesson/parts/facts';
import { TERMS } from '../../../web/src/text/terms';
import { LESSON_SLUGS } from '../../../web/src/activity/lesson_names';
import { TERM_LESSONS } from '../../../web/src/ui/terms/Term';
import { createRealTables } from '../engine/real_tables';
import { createFakeEngine } from '../study/fake_engine';

const MOST_WORDS = 700;

const written = LESSONS_IN_ORDER.filter(({ load }) => load !== undefined);

const { BoardLink, Name: BoardName, Says: BoardSays, Value: BoardValue } = COMPONENTS;
/** Components that speak about a board. */
const SPEAKING: ReadonlySet<unknown> = new Set([BoardLink, BoardName, BoardSays, BoardValue]);

interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** All elements of a text, and its words except proofs, which are folded, and replies to wrong answers. */
function partsOf(text: ComponentChildren): { elements: Element[]; words: string } {
  const elements: Element[] = [];
  const walk = (children: ComponentChildren): string =>
    toChildArray(children)
      .map((child) => {
        if (typeof child !== 'object') return String(child);
        const { type, props }: Element = child;
        elements.push({ type, props });
        const inside = walk(props.children as ComponentChildren);
        return type === COMPONENTS.Proof || type === COMPONENTS.Wrong ? '' : inside;
      })
      .join(' ');
  const words = walk(text);
  return { elements, words };
}

async function openText({ slug, load }: Lesson) {
  const [{ default: facts }, Text] = await Promise.all([load!(), loadLesson('en', slug)]);
  const components = { ...COMPONENTS, ...facts.instruments };
  const text = partsOf((Text as (props: object) => ComponentChildren)({ components }));
  return { facts, first: { Text, lang: 'en' }, ...text };
}

it('The course, its files and the notes for teachers are the same lessons', () => {
  expect(LESSONS_IN_ORDER.map(({ slug }) => slug)).toEqual(LESSON_SLUGS);
  for (const folder of ['web/lessons/en', 'web/lessons/en/for_teachers']) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const slugs = files.map((file) => file.replace('.mdx', ''));
    expect(written.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  }
});

it.each(Object.entries(TERM_LESSONS))('The term %s is taught at %s', async (_, address) => {
  const [slug, part] = address.split('?part=');
  const { elements } = await openText(written.find((lesson) => lesson.slug === slug)!);
  const parts = elements.filter(({ type }) => type === COMPONENTS.Part);
  expect(parts.map(({ props }) => props.name)).toContain(part);
});

describe.each(written)('Lesson $number, $slug,', (plan) => {
  const { slug, exercises, picture } = plan;
  const open = async () => {
    const { facts, first, ...text } = await openText(plan);
    const loadCloth = () => Promise.reject(new Error('There is no cloth here.'));
    const engines = { engine: createFakeEngine(), tables: createRealTables(), loadCloth };
    const nothing = () => undefined;
    const progress = { isWhole: () => true, showWhole: nothing, at: nothing, reach: nothing };
    const parts = { slug, first, ...engines, progress };
    return { facts, lesson: openLesson(facts, parts), ...text };
  };
  const ofType = (elements: readonly Element[], type: unknown) =>
    elements.filter((element) => element.type === type).map(({ props }) => props);

  it(`has at most ${MOST_WORDS} words`, async () => {
    const { words } = await open();
    expect(words.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('has parts with names of their own, and ends with what the reader knows', async () => {
    const { elements } = await open();
    const names = ofType(elements, COMPONENTS.Part).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/u);
    expect(names).not.toContain('known');
    expect(ofType(elements, COMPONENTS.Known)).toHaveLength(1);
  });

  it('names boards and coins that are there, all of which are used', async () => {
    const { facts, lesson, elements } = await open();
    const { Name, Says, When, Value } = COMPONENTS;
    const boards = ofType(elements, LessonBoard).map(({ name }) => String(name));
    // An instrument may have its own board; whatever is highlighted, described or linked must be a board in the text.
    const instruments = elements.filter(({ type }) => !SPEAKING.has(type));
    const withBoard = instruments.flatMap(({ props: { board } }) => board ?? []).map(String);
    const all = Object.keys(facts.boards).sort();
    expect(new Set(boards).size).toBe(boards.length);
    expect([...new Set([...boards, ...withBoard])].sort()).toEqual(all);
    for (const { props } of elements.filter(({ type }) => SPEAKING.has(type)))
      if (props.board !== undefined) expect(boards).toContain(props.board);
    for (const { board, of } of ofType(elements, Name)) {
      const { game, start } = lesson.study(String(board)).state.value.study;
      expect(cellsNamed(game, start, String(of)).length).toBeGreaterThan(0);
    }
    for (const { is } of ofType(elements, When))
      if (is !== undefined)
        for (const condition of (is as string).split(' '))
          expect(BOARD_CONDITIONS).toContain(condition);
    for (const { of } of ofType(elements, Value)) expect(BOARD_VALUES).toContain(of);
    for (const { children } of ofType(elements, Says))
      expect(partsOf(children as ComponentChildren).elements[0]?.type).toBe(When);
    for (const { name } of ofType(elements, COMPONENTS.Term)) expect(TERMS).toContain(name);
  });

  it('has boards that the Board page can show', async () => {
    const { facts, lesson } = await open();
    for (const [name, { address }] of Object.entries(facts.boards)) {
      expect(address).toMatch(/^#\/board\?/u);
      expect(lesson.study(name).visits.rejected.value, name).toEqual([]);
    }
  });

  it('has a picture that the Board page can show, as it is written', () => {
    const study = createLoneStudy({ engine: createFakeEngine() });
    const { page, query } = readRoute(picture);
    study.visits.visit(query);
    expect([page, study.visits.rejected.value]).toEqual(['board', []]);
    const shown = readRoute(study.visits.address.value).query;
    for (const [key, value] of query) expect(shown.get(key) ?? value).toBe(value);
  });

  it('tells how many exercises it has', () => {
    expect(exercises).toBe(exerciseNumbers(slug).length);
  });

  it('asks what has an answer, with its result', async () => {
    const { facts, elements } = await open();
    const { Predict, Ask, Choice, Result } = COMPONENTS;
    const asked = ofType(elements, Predict);
    expect(asked.map(({ name }) => String(name)).sort()).toEqual(Object.keys(facts.answers).sort());
    for (const { name, children } of asked) {
      const inside = partsOf(children as ComponentChildren).elements;
      const answer = facts.answers[String(name)]!;
      const choices = ofType(inside, Choice).length;
      expect([ofType(inside, Ask).length, ofType(inside, Result).length]).toEqual([1, 1]);
      if (choices > 0) expect(answer).toBeLessThanOrEqual(choices);
      expect(answer).toBeGreaterThanOrEqual(choices > 0 ? 1 : 0);
    }
  });

  it('tells every wrong answer something, and no right one', async () => {
    const { facts, elements } = await open();
    const { Predict, Choice, Wrong } = COMPONENTS;
    for (const { name, children } of ofType(elements, Predict)) {
      const inside = partsOf(children as ComponentChildren).elements;
      const told = ofType(inside, Wrong).map(({ is }) => is as string | undefined);
      expect(told.indexOf(undefined), `all others of ${String(name)}`).toBe(told.length - 1);
      const named = told.slice(0, -1).flatMap((is) => is!.split(' ').map(Number));
      expect(new Set(named).size).toBe(named.length);
      expect(named).not.toContain(facts.answers[String(name)]);
      const choices = ofType(inside, Choice).length;
      if (choices === 0) continue;
      expect(named.every((choice) => choice >= 1 && choice <= choices)).toBe(true);
      expect(named.length).toBeLessThan(choices - 1);
    }
  });
});
