/** Tells the host what becomes of a lesson's exercises, and does what it asks. */
import { effect } from '@preact/signals';
import type { CheckedExercise, ExercisesModel } from '../pages/learn/exercises/exercises_model';
import { answerOf } from '../study/ask';
import { rejectedText } from '../views/AddressMessages';
import t from '#words/learn';
import { failureText } from '../views/parts/failure_text';
import type { FromFrameBody } from '../widget/messages';
import type { FrameView } from './frame_view';
import type { Host } from './host';

/** Tells the exercises as they are now, in answer to a request with this id. */
type Report = (reply?: string | number) => void;

export function exerciseTold({ number, ...checked }: CheckedExercise): FromFrameBody {
  return { type: 'exercise', exercise: number, ...checked };
}

/** From now on, whenever they are others or something was done. */
export function tellExercises(model: ExercisesModel, { tell }: Pick<Host, 'tell'>): Report {
  let told = '';
  effect(() => {
    for (const rejected of model.rejected.value)
      tell({ type: 'error', kind: 'bad-setting', message: rejectedText(rejected) });
  });
  effect(() => {
    const state = model.state.value;
    if (state.status === 'failed')
      tell({ type: 'error', kind: state.error.kind, message: failureText(state.error) });
  });
  effect(() => {
    const now = exercisesOf(model);
    if (now === undefined || JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    tell(now);
  });
  return (reply) => {
    const now = exercisesOf(model);
    if (now !== undefined) tell({ ...now, ...(reply !== undefined && { reply }) });
  };
}

type LessonTold = Extract<FromFrameBody, { readonly type: 'lesson' }>;

function exercisesOf({ lesson, state }: ExercisesModel): LessonTold | undefined {
  const set = answerOf(state.value);
  if (set === undefined) return undefined;
  const { seed, items } = set;
  return {
    ...{ type: 'lesson', lesson, seed },
    exercises: items.map(({ number, work }) => ({ exercise: number, ...work.value })),
  };
}

interface AnswerParts {
  readonly report: Report;
  readonly set: FrameView['set'];
  readonly focus: () => void;
}

/** Of what a board is asked, a lesson does what it can. */
export function answerLessonRequests(host: Host, { report, set, focus }: AnswerParts): void {
  host.onRequest((request) => {
    const { type, id } = request;
    if (type === 'focus') focus();
    else if (type === 'setState' || type === 'reset')
      host.tell({
        ...{ type: 'error', kind: 'no-board', message: t('lesson-has-no-board') },
        ...(id !== undefined && { reply: id }),
      });
    else {
      if (type === 'set') set(request);
      if (type === 'getState' || id !== undefined) report(id);
    }
  });
}
