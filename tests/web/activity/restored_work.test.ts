/** A host or another tab restores work while an exercise and its board are on the screen. */
import { describe, expect, it } from 'vitest';
import { EDITION } from '../../../web/src/activity/exercises/exercise_state';
import type { ExerciseItem, ShownPosition } from '../../../web/src/activity/exercises/kind';
import { ON_POSITION } from '../../../web/src/activity/exercises/on_position';
import { headsOf } from '../../../web/src/activity/exercises/positions';
import type { StudyModel } from '../../../web/src/study/study_model';
import { LESSON_SLUGS, type ExerciseSource } from '../../../web/src/activity/lesson_names';
import { openExercises } from './open_exercises';

const SEED = 5;

async function openRestorable(lesson: ExerciseSource) {
  const { engine, model, items } = await openExercises(lesson, `seed=${SEED}&puzzles=9`);
  const restore = async (pieces: readonly string[]) => {
    const state = { tartan: 'lesson', version: 1, edition: EDITION, lesson: model.setName() };
    return model.goOnFrom({ ...state, seed: SEED, seconds: 0, work: pieces.join(' ') });
  };
  return { engine, model, items, restore };
}

/** The study on an exercise's board, if it has one. */
function boardOf({ kind, exercise, study }: ExerciseItem): StudyModel | undefined {
  return kind.Picture === ON_POSITION.Picture ? study(exercise as ShownPosition) : undefined;
}

/** A wrong answer as text. */
function wrongAnswer({ kind: { form, judge }, exercise }: ExerciseItem): string {
  const texts = ['1', '2', '999', '998', '1,2,998', 'none', '1x1', '1x2', '1x3', '2x2'];
  const wrong = texts.find((text) => {
    const answer = form.read(exercise, text);
    return answer !== undefined && judge(exercise, answer) !== undefined;
  });
  return wrong ?? '1';
}

const rightAnswer = ({ kind: { form }, exercise }: ExerciseItem) =>
  form.write(exercise, form.accepted(exercise).at(-1));

const WORKS: Readonly<Record<string, (item: ExerciseItem) => string>> = {
  solved: ({ name }) => `${name}s`,
  'solved by one of several answers': (item) => `${item.name}s2=${rightAnswer(item)}`,
  'looked at': ({ name }) => `${name}x0`,
  'looked at after a wrong answer': (item) => `${item.name}x=${wrongAnswer(item)}`,
  failed: (item) => `${item.name}f2=${wrongAnswer(item)}`,
  'answered wrong': (item) => `${item.name}o=${wrongAnswer(item)}`,
  'helped with': ({ name }) => `${name}o0h1`,
};

describe('with its board on the screen', () => {
  it.each<ExerciseSource>([...LESSON_SLUGS, 'puzzles'])(
    'each exercise of %s takes whatever was done, and the board shows moves alone',
    async (lesson) => {
      const { model, items, restore } = await openRestorable(lesson);
      const boards = items.map(boardOf);
      await expect.poll(() => boards.every((study) => !study || study.view.board.value)).toBe(true);
      for (const [what, pieceOf] of Object.entries(WORKS)) {
        const pieces = items.map(pieceOf);
        expect(await restore(pieces), what).toBeUndefined();
        expect(model.stateForHost()?.work).toBe(pieces.join(' '));
        for (const [index, { exercise, kind, work, given, name }] of items.entries()) {
          const isOver = work.value.outcome !== 'open';
          const move = isOver ? kind.form.boardMove?.(exercise, given.value) : undefined;
          expect(boards[index]?.view.chosen.value, `${name} ${what}`).toEqual(move);
        }
      }
    },
  );

  it('an exercise shows its move although the engine has yet to describe the board', async () => {
    const { engine, items, restore } = await openRestorable('rule');
    engine.hold = new Set(['describe']);
    const [item] = items;
    const study = item && boardOf(item);
    await restore(items.map(({ name }) => `${name}s`));
    for (const call of engine.calls) call.release();
    await expect.poll(() => study?.view.chosen.value).toBeDefined();
  });

  it.each([
    ['number', 2],
    ['choice', 3],
  ])('what is said of a wrong %s stays while its reader tries moves', async (_, index) => {
    const { items } = await openRestorable('rule');
    const item = items[index]!;
    const study = boardOf(item)!;
    await expect.poll(() => study.view.board.value).toBeDefined();
    item.submit(item.kind.form.read(item.exercise, wrongAnswer(item)));
    const [corner] = headsOf(study.view.position.value);
    study.choice.press(corner!);
    expect(study.view.selection.value).toBeDefined();
    expect(item.remark.value).toBeDefined();
  });
});
