import { EDITION } from '../../../web/src/activity/exercises/exercise_state';
import { describe, expect, it } from 'vitest';
import { isolatedFormula } from '../../../web/src/activity/exercises/exercise_words';
import type { ExerciseKind, NumberedExercise } from '../../../web/src/activity/exercises/kind';
import { mex } from '../../../web/src/activity/exercises/kinds/mex';
import { product } from '../../../web/src/activity/exercises/kinds/product';
import { winningMove } from '../../../web/src/activity/exercises/kinds/winning_move';
import { EXERCISES } from '../../../web/src/activity/exercises/lessons';
import { headsOf, movesAt } from '../../../web/src/activity/exercises/positions';
import type { OpenBoard } from '../../../web/src/study/knowledge';
import {
  readSetChoice,
  exerciseNumbers,
  makeSet,
  setAddress,
} from '../../../web/src/activity/exercises/set';
import { pagesOf } from '../../../web/src/activity/exercises/Sheets';
import { LESSONS_IN_ORDER } from '../../../web/src/activity/lesson/lessons';
import type { Slug } from '../../../web/src/activity/lesson_names';
import type { Position } from '../../../web/src/game/position';
import { readRoute } from '../../../web/src/game/route';
import { plainWords } from '../../../web/src/text/terms';
import { boardOf } from '../game/boards';
import { said } from './many_exercises';
import { exercisesOf, itemsOf } from './open_exercises';

const LESSONS = Object.keys(EXERCISES) as Slug[];
const openBoard: OpenBoard = (game, size) => Promise.resolve(boardOf(game, size));
const make = (lesson: Slug, seed: number, chosen = exerciseNumbers(lesson), times = 1) =>
  makeSet(lesson, { seed, chosen, times }, openBoard);

/** Opens exercises; `kept` is the browser's stored value. */
function open(lesson: Slug, query: string, kept: { value?: unknown } = {}) {
  let entropy = 41;
  const { model } = exercisesOf(lesson, { entropy: () => (entropy += 1) }, kept);
  model.visit(new URLSearchParams(query));
  return { model, kept };
}

function ofKind<Level, Exercise, Answer, Remark>(
  one: NumberedExercise | undefined,
  kind: ExerciseKind<Level, Exercise, Answer, Remark>,
): Exercise {
  if (one?.kind !== kind) throw new TypeError('an exercise of another kind');
  return one.exercise as Exercise;
}

describe('a set of exercises', () => {
  it('belongs to each lesson of the course', () => {
    expect([...LESSONS].sort()).toEqual(LESSONS_IN_ORDER.map(({ slug }) => slug).sort());
  });

  it('has the same exercise for a number, whichever others are chosen', async () => {
    const all = await make('tartan', 17);
    const [one] = await make('tartan', 17, [3]);
    expect(one?.number).toBe(3);
    expect(JSON.stringify(one)).toBe(JSON.stringify(all[2]));
    const others = await make('tartan', 18);
    expect(JSON.stringify(others)).not.toBe(JSON.stringify(all));
  });

  it('stays the same for the links that classes have', async () => {
    // If any answer here changes, the edition must increase: work that a host has stored doesn't fit other exercises.
    const answers: Record<string, string | number> = { edition: EDITION };
    for (const lesson of LESSONS)
      answers[lesson] = (await make(lesson, 17))
        .map(({ exercise }) => {
          const drawn = exercise as { answer?: number; right?: number; position?: Position };
          return drawn.answer ?? drawn.right ?? drawn.position?.coins.join('');
        })
        .join(' ');
    expect(answers).toMatchInlineSnapshot(`
      {
        "beyond": "2 2 2 0000000101100000100100100 0010001000000100001010000 31",
        "chessboard": "1 2 0 30 313 100001101000100000 1010000000000010000100000 4",
        "coins": "2 3 2 0101010101 011100100100100 4 2",
        "counting": "2 4 15 3 4 2 0",
        "edition": 1,
        "mex": "1 5 3 1 0 1 1 7 1",
        "nim-product": "1 3 8 7 15 10 0 010000101110",
        "patterns": "1 11 2 16 0000010000111000 0 001000101000",
        "rule": "0111 2 1 0 0100101001000000010011110",
        "runs": "0 0 1 1 0 10100001000110000101 2 101010001100 1",
        "tartan": "2 6 0 1100000000101010 8 1 3",
        "turtles": "5 2 001010101000 3 101000100010 2 2",
        "winning-move": "3 14 1000000000010010000100000 000000001000000000110001000000100000 1 000000000000000001000100001000000010 12 1",
      }
    `);
  });

  it('has twenty like one of an earlier lesson that are of its kind', async () => {
    const [eighth] = await make('mex', 131_872, [8]);
    const twenty = await make('mex', 131_872, [8], 20);
    expect(twenty[0]?.exercise).toEqual(eighth?.exercise);
    expect(new Set(twenty.map(({ kind, from }) => `${from} ${kind === eighth?.kind}`))).toEqual(
      new Set([`${eighth?.from} true`]),
    );
  });

  it('repeats none of twenty', async () => {
    const twenty = await make('rule', 280_279, [1], 20);
    const positions = twenty.map(({ exercise }) =>
      (exercise as { position: Position }).position.coins.join(''),
    );
    expect(new Set(positions).size).toBe(20);
  });

  it('has as many of a kind as a teacher asks for, each another one', async () => {
    const twenty = await make('mex', 17, [1], 20);
    expect(twenty.map(({ number }) => number)).toEqual(twenty.map((_, index) => index + 1));
    expect(twenty.every(({ kind }) => kind === mex)).toBe(true);
    expect(new Set(twenty.map(({ name }) => name)).size).toBe(20);
    expect(new Set(twenty.map(({ exercise }) => JSON.stringify(exercise))).size).toBeGreaterThan(
      15,
    );
    const [first] = await make('mex', 17, [1]);
    expect(JSON.stringify(twenty[0]?.exercise)).toBe(JSON.stringify(first?.exercise));
  });

  it('ends with two of earlier lessons, but in the first one', async () => {
    for (const [place, { slug }] of LESSONS_IN_ORDER.entries()) {
      const from = (await make(slug, 17)).flatMap((one) => one.from ?? []);
      expect(from).toHaveLength(place === 0 ? 0 : 2);
      const earlier = LESSONS_IN_ORDER.slice(0, place).map((lesson) => lesson.slug);
      for (const lesson of from) expect(earlier).toContain(lesson);
    }
  });

  it('has no two reviews of one kind', async () => {
    for (const { slug } of LESSONS_IN_ORDER.slice(1))
      for (let seed = 0; seed < 60; seed += 1) {
        const kinds = (await make(slug, seed)).flatMap(({ from, kind }) => (from ? [kind] : []));
        expect(new Set(kinds).size).toBe(2);
      }
  });

  it('is in an address', () => {
    const asked = { seed: 17, chosen: [1, 3], times: 1 };
    const address = setAddress('mex', asked, 'worksheet');
    expect(address).toBe('#/learn/mex?seed=17&exercises=1,3&sheet=worksheet');
    expect(readSetChoice('mex', readRoute(address).query)).toEqual({
      ...asked,
      rejected: [],
    });
    const all = { seed: 17, chosen: exerciseNumbers('mex'), times: 1 };
    expect(setAddress('mex', all)).toBe('#/learn/mex?seed=17');
    const twenty = { seed: 17, chosen: [3], times: 20 };
    expect(setAddress('mex', twenty)).toBe('#/learn/mex?seed=17&exercises=3&times=20');
  });

  it.each(['-1', '4294967296', '1.5', 'x', ''])('has no seed “%s”', (seed) => {
    const asked = readSetChoice('mex', new URLSearchParams({ seed, exercises: '1,12' }));
    expect(asked).toEqual({
      seed: undefined,
      chosen: [1],
      times: 1,
      rejected: [
        { key: 'seed', value: seed },
        { key: 'exercises', value: '12' },
      ],
    });
    const { chosen } = readSetChoice('mex', new URLSearchParams({ exercises: '12' }));
    expect(chosen).toEqual(exerciseNumbers('mex'));
  });
});

describe('the exercises of a lesson', () => {
  it('are made from the seed of the link, or a fresh one that stays', () => {
    expect(open('mex', 'seed=17').model.wanted.value.seed).toBe(17);
    const { model, kept } = open('mex', '');
    const fresh = model.wanted.value.seed;
    expect(fresh).toBe(43);
    expect(open('mex', '', kept).model.wanted.value.seed).toBe(fresh);
    model.newSet();
    expect(model.wanted.value.seed).toBe(44);
    expect(open('mex', '', kept).model.wanted.value.seed).toBe(44);
  });

  it('are others where a link with the same seed chooses others', async () => {
    const { model } = open('mex', 'seed=17&exercises=1,2');
    await itemsOf(model);
    model.visit(new URLSearchParams('seed=17&exercises=3'));
    expect((await itemsOf(model)).map(({ number }) => number)).toEqual([3]);
  });

  it('remember tries, hints and what was solved, each set for itself', async () => {
    const { model, kept } = open('mex', 'seed=17');
    const [item, second] = await itemsOf(model);
    if (item === undefined || second === undefined) throw new TypeError('no exercises');
    const { answer } = ofKind(item, mex);
    item.submit(answer + 1);
    expect(item.remark.value).toBeDefined();
    item.hint();
    item.submit(answer);
    expect(item.remark.value).toBeUndefined();
    item.submit(answer + 1);
    second.show();
    expect(model.solved.value).toBe(1);
    const later = open('mex', 'seed=17', kept).model;
    const works = (await itemsOf(later)).map(({ work }) => work.value);
    expect(works.slice(0, 3)).toEqual([
      { tries: 2, hints: 1, outcome: 'solved' },
      { tries: 0, hints: 0, outcome: 'shown' },
      { tries: 0, hints: 0, outcome: 'open' },
    ]);
    // It resumes at the first unsolved exercise.
    expect(later.current.value).toBe(2);
    const [other] = await itemsOf(open('mex', 'seed=18', kept).model);
    expect(other?.work.value.outcome).toBe('open');
  });

  it('lead on to the next one that is open, or back to the first', async () => {
    const { model } = open('mex', 'seed=17&exercises=1,2,3');
    const items = await itemsOf(model);
    model.current.value = 1;
    expect(model.next.value).toBe(2);
    items[1]?.show();
    expect(model.next.value).toBe(2);
    model.current.value = 2;
    items[2]?.show();
    expect(model.next.value).toBe(0);
    items[0]?.show();
    expect(model.next.value).toBeUndefined();
  });

  it('say nothing more of a move that was wrong once another is chosen', async () => {
    const { model } = open('rule', 'seed=17&exercises=1');
    const [item] = await itemsOf(model);
    if (item === undefined) throw new TypeError('no exercise');
    const exercise = ofKind(item, winningMove);
    const study = item.study(exercise);
    // Only moves of the board can be chosen.
    await expect.poll(() => study.view.board.value).toBeDefined();
    const moves = headsOf(exercise.position)
      .flatMap((corner) => movesAt(exercise.board, corner))
      .map(({ move }) => move);
    const wrong = moves.find((move) => winningMove.judge(exercise, move) !== undefined)!;
    study.choice.choose(wrong);
    item.submit(wrong);
    expect(item.remark.value).toBeDefined();
    study.choice.choose(moves.find((move) => move !== wrong)!);
    expect(item.remark.value).toBeUndefined();
  });

  it('are as if new once what was done is cleared, and where it can’t be read', async () => {
    const { model, kept } = open('mex', 'seed=17');
    const [item] = await itemsOf(model);
    item?.show();
    kept.value = { sets: { mex: -1 }, work: 'x' };
    model.visit(new URLSearchParams('seed=17'));
    expect(item?.work.value.outcome).toBe('open');
    expect(open('mex', '', kept).model.wanted.value.seed).toBe(43);
  });

  it('take no more than two hints', async () => {
    const [item] = await itemsOf(open('rule', 'seed=3').model);
    for (let asked = 0; asked < 4; asked += 1) item?.hint();
    expect(item?.work.value.hints).toBe(2);
  });
});

describe('the words of an exercise', () => {
  it('ask, hint, answer and remark without a gap, for every lesson', async () => {
    for (const lesson of LESSONS)
      for (let seed = 0; seed < 20; seed += 1)
        for (const { kind, exercise } of await make(lesson, seed)) {
          const words = [kind.question(exercise), ...kind.hints(exercise), kind.solution(exercise)];
          expect(new Set(words).size).toBe(words.length);
          for (const text of words.map(plainWords))
            expect(text).toMatch(/^(?!.*(?:undefined|NaN|⟦|\s\s| \.|\{ )).+[.:?”]$/u);
        }
  });

  it('name what a wrong try leaves', () => {
    const exercise = { set: [0, 4], answer: 1 };
    expect(mex.remark(exercise, 4)).toBe('4 is in the set.');
    expect(mex.remark(exercise, 3)).toBe('3 is missing, but a smaller number is missing too.');
  });

  it('multiply the parts of both factors', async () => {
    const [, item] = (await make('nim-product', 5)).filter(({ kind }) => kind === product);
    const drawn = ofKind(item, product);
    const exercise = { ...drawn, a: 6, b: 9, answer: drawn.times(6, 9) };
    expect(product.hints(exercise).map(said)).toEqual([
      'Split both into powers of two: 6 = 4 ⊕ 2, 9 = 8 ⊕ 1. Then multiply each part by each part.',
      'The parts multiply to 4 ⊗ 8 = 11, 4 ⊗ 1 = 4, 2 ⊗ 8 = 12, 2 ⊗ 1 = 2. Add these with ⊕.',
    ]);
    expect(said(product.solution(exercise))).toBe('6 ⊗ 9 = 11 ⊕ 4 ⊕ 12 ⊕ 2 = 1.');
  });
});

describe('a formula', () => {
  it('stays in one line, and a long one breaks before a sign =', () => {
    expect(isolatedFormula('2 ⊗ x = 1')).not.toContain(' ');
    expect(isolatedFormula('15 = (4 ⊗ 3) ⊕ 3, 9 = (4 ⊗ 2) ⊕ 1').split(' ').map(said)).toEqual([
      '15 = (4 ⊗ 3) ⊕ 3,',
      '9 = (4 ⊗ 2) ⊕ 1',
    ]);
    expect(isolatedFormula('6 ⊗ 9 = 11 ⊕ 4 ⊕ 12 ⊕ 2 = 1').split(' ').map(said)).toEqual([
      '6 ⊗ 9',
      '= 11 ⊕ 4 ⊕ 12 ⊕ 2',
      '= 1',
    ]);
  });
});

describe('the sheets of paper', () => {
  it('have every exercise once, in order, and none is empty', async () => {
    for (const lesson of LESSONS) {
      const items = await make(lesson, 9);
      const pages = pagesOf(items);
      expect(pages.flat().map(({ item }) => item)).toEqual(items);
      expect(pages.every((page) => page.length > 0)).toBe(true);
    }
  });

  it('are as few as their room allows', async () => {
    const pages = pagesOf(await make('mex', 9, [1, 2, 3, 4, 5, 6]));
    expect(pages.map((page) => page.map(({ item }) => item.number))).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ]);
  });

  it('say a rule once, where the game is the same as before', async () => {
    const rules = pagesOf(await make('turtles', 9, [1, 2, 3])).flatMap((page) =>
      page.map(({ rule }) => rule !== undefined),
    );
    expect(rules).toEqual([true, false, false]);
  });
});
