/** Reports the work on a lesson's exercises to the host, and answers its requests. */
import { effect } from '@preact/signals';
import type { ExercisesModel } from '../../activity/exercises/exercises_model';
import { answerOf } from '../../asking/ask';
import { rejectedText } from '../../study_views/AddressMessages';
import { failureText } from '../../ui/failure_text';
import type { LessonScore, LessonState, ResultBy, ToFrameBody } from '../element/messages';
import type { FrameView } from './frame_view';
import type { Host } from './host';
import { refuseRequest } from './refusal';
import { createStateReports } from './state_reports';

interface FrameReportsDependencies {
  readonly host: Host;
  readonly set: FrameView['set'];
  readonly focus: () => void;
}

/** Starts reporting whenever the exercises change or something was done with them. */
export function startLessonReports(
  model: ExercisesModel,
  dependencies: FrameReportsDependencies,
): void {
  const { host, set, focus } = dependencies;
  /** The score and the answer of the last report; empty before the first one. */
  let last: readonly unknown[] = [];
  /** Who makes the next changes. */
  let by: ResultBy = 'load';
  const byNobodyElse = () => (last.length === 0 ? 'load' : 'reader');
  const reports = createStateReports(
    host,
    () => stateOf(model),
    () => (by === 'host' ? 'host' : 'reader'),
  );
  reportProblems(model, host);
  effect(() => {
    const score = reportedScore(model);
    const checked = model.checked.value;
    if (score === undefined) return;
    reports.ready();
    const now = [JSON.stringify(score), checked];
    const isNews = now.some((part, index) => part !== last[index]);
    const answer = checked !== last[1] && checked;
    last = now;
    if (!isNews) return;
    host.post({ type: 'result', by, score, state: reports.told(), ...(answer && { answer }) });
    if (by === 'load') by = 'reader';
  });

  async function answer(request: ToFrameBody): Promise<void> {
    const { type, id } = request;
    if (type === 'focus') {
      focus();
      return;
    }
    if (type === 'set') set(request);
    else if (type === 'close') model.close();
    else if (type !== 'getState') {
      by = 'host';
      const problem = type === 'setState' ? await model.goOnFrom(request.state) : undefined;
      if (type === 'reset') model.reset();
      if (problem !== undefined) {
        by = byNobodyElse();
        refuseRequest(host, request, 'bad-state', problem);
        return;
      }
    }
    const state = model.state.peek();
    if (state.status === 'failed')
      refuseRequest(host, request, state.error.kind, failureText(state.error));
    else if (id !== undefined) reports.answer(request);
    else reports.change();
    by = byNobodyElse();
  }

  /** In their order, although restoring a state may have to make exercises first. */
  let answered: Promise<void> = Promise.resolve();
  host.onRequest((request) => {
    const next = () => answer(request);
    answered = answered.then(next, next);
  });
}

/** Reports unusable settings, and why exercises could not be made. */
function reportProblems(model: ExercisesModel, host: Host): void {
  effect(() => {
    for (const rejected of model.rejected.value)
      host.post({ type: 'error', kind: 'bad-setting', message: rejectedText(rejected) });
  });
  effect(() => {
    const state = model.state.value;
    if (state.status === 'failed')
      host.post({ type: 'error', kind: state.error.kind, message: failureText(state.error) });
  });
}

function stateOf(model: ExercisesModel): LessonState {
  const state = model.stateForHost();
  if (state === undefined) throw new Error('There are no exercises yet.');
  return state;
}

function reportedScore({
  setName,
  state,
  points,
  open,
  stateForHost: kept,
}: ExercisesModel): LessonScore | undefined {
  const set = answerOf(state.value);
  if (set === undefined) return undefined;
  const { seed, items } = set;
  const { gained, most, isBegun, isComplete } = points.value;
  return {
    lesson: setName(),
    seed,
    ...(isBegun && { score: gained / most }),
    complete: isComplete,
    progress: (items.length - open.value) / items.length,
    seconds: kept()?.seconds ?? 0,
    exercises: items.map(({ number, name, work }) => {
      const { outcome, tries, hints } = work.value;
      return { exercise: number, name, outcome, tries, hints };
    }),
  };
}
