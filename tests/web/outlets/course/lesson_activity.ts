/** An activity without a page but with a real frame: a lesson's exercises and all messages of the frame. */
import type { Activity } from '../../../../web/src/outlets/course/reporting';
import { createActivity } from '../../../../web/src/outlets/course/activity';
import { createLinkedHost } from '../../../../web/src/outlets/frame/host';
import { startLessonReports } from '../../../../web/src/outlets/frame/lesson_reports';
import { limitsOf, type Hideable, type Lockable } from '../../../../web/src/game/limits';
import type { ExercisesModel } from '../../../../web/src/activity/exercises/exercises_model';
import type { ExerciseItem } from '../../../../web/src/activity/exercises/kind';
import { answerOf } from '../../../../web/src/asking/ask';
import type { LessonState } from '../../../../web/src/outlets/element/messages';
import { exercisesOf } from '../../activity/open_exercises';

export const SETTINGS = 'lesson=mex&seed=17&exercises=1,2,3';

export interface LessonActivity {
  readonly activity: Activity;
  readonly items: () => readonly ExerciseItem[];
  readonly state: () => LessonState | undefined;
  readonly isClosed: () => boolean;
}

export function createLessonActivity(): LessonActivity {
  const activity = createActivity();
  let model: ExercisesModel | undefined;
  void activity.link.query().then((query) => {
    const settings = new URLSearchParams(query);
    const names = (key: string) => settings.get(key)?.split(',') ?? [];
    const limits = limitsOf(names('hide') as Hideable[], names('lock') as Lockable[]);
    ({ model } = exercisesOf('mex', { clock: () => 0, limits }));
    const host = createLinkedHost({ parent: { focus: () => undefined } as Window }, activity.link);
    startLessonReports(model, { host, set: () => undefined, focus: () => undefined });
    model.visit(settings);
  });
  return {
    activity,
    items: () => (model === undefined ? [] : (answerOf(model.state.value)?.items ?? [])),
    state: () => model?.stateForHost(),
    isClosed: () => model?.isClosed.value === true,
  };
}
