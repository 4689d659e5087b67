/** Tells the host what becomes of a lesson's exercises, and does what it asks. */
import { effect } from '@preact/signals';
import type { CheckedExercise, ExercisesModel } from '../pages/learn/exercises/exercises_model';
import { answerOf } from '../study/ask';
import { rejectedText } from '../views/AddressMessages';
import { failureText } from '../views/parts/failure_text';
import type { FromFrameBody, LessonScore, LessonState, ToFrameBody } from '../widget/messages';
import type { FrameView } from './frame_view';
import type { Host } from './host';
import { refuse } from './refusal';
import { createStateReports } from './state_reports';

export function exerciseTold(checked: CheckedExercise): FromFrameBody {
  return { type: 'exercise', ...checked };
}

interface TellingParts {
  readonly host: Host;
  readonly set: FrameView['set'];
  readonly focus: () => void;
}

/** From now on, whenever there are other exercises or something was done with them. */
export function startLessonTelling(model: ExercisesModel, parts: TellingParts): void {
  const { host, set, focus } = parts;
  /** Who makes the changes that come now. */
  let by: 'load' | 'host' | 'reader' = 'load';
  let told = '';
  const reports = createStateReports(
    host,
    () => stateOf(model),
    () => (by === 'host' ? 'host' : 'reader'),
  );
  effect(() => {
    for (const rejected of model.rejected.value)
      host.tell({ type: 'error', kind: 'bad-setting', message: rejectedText(rejected) });
  });
  effect(() => {
    const state = model.state.value;
    if (state.status === 'failed')
      host.tell({ type: 'error', kind: state.error.kind, message: failureText(state.error) });
  });
  effect(() => {
    const score = scoreTold(model);
    if (score === undefined) return;
    reports.ready();
    // What the host does is told in answer.
    if (by !== 'host') reports.change();
    if (JSON.stringify(score) !== told) host.tell({ type: 'score', ...score, by });
    told = JSON.stringify(score);
    if (by === 'load') by = 'reader';
  });

  async function answer(request: ToFrameBody): Promise<void> {
    const { type, id } = request;
    if (type === 'focus') {
      focus();
      return;
    }
    if (type === 'set') set(request);
    else if (type !== 'getState') {
      by = 'host';
      const problem = type === 'setState' ? await model.goOnFrom(request.state) : undefined;
      if (type === 'reset') model.reset();
      if (problem !== undefined) {
        by = 'reader';
        refuse(host, request, 'bad-state', problem);
        return;
      }
    }
    const state = model.state.peek();
    if (state.status === 'failed')
      refuse(host, request, state.error.kind, failureText(state.error));
    else if (id !== undefined) reports.answer(request);
    else reports.change();
    by = 'reader';
  }

  /** In their order, although the exercises of a state may have to be made first. */
  let answered: Promise<void> = Promise.resolve();
  host.onRequest((request) => {
    const next = () => answer(request);
    answered = answered.then(next, next);
  });
}

function stateOf(model: ExercisesModel): LessonState {
  const state = model.kept();
  if (state === undefined) throw new Error('There are no exercises yet.');
  return state;
}

function scoreTold({
  setName,
  state,
  points,
  open,
  kept,
}: ExercisesModel): Omit<LessonScore, 'by'> | undefined {
  const set = answerOf(state.value);
  if (set === undefined) return undefined;
  const { seed, items } = set;
  const { gained, most, isBegun, isComplete } = points.value;
  return {
    ...{ lesson: setName(), seed },
    ...(isBegun && { score: gained / most }),
    complete: isComplete,
    progress: (items.length - open.value) / items.length,
    seconds: kept()?.seconds ?? 0,
    exercises: items.map(({ number, work }) => {
      const { outcome, tries, hints } = work.value;
      return { exercise: number, outcome, tries, hints };
    }),
  };
}
