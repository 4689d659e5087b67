/** The script of the lessons in a frame: one lesson with its boards, instruments and exercises, and nothing else. */
import { render } from 'preact';
import { createGameEngine, createTablesEngine } from '../engine/engine_client';
import type { StartPort } from '../engine/ports/port';
import { startInlinedTablesWorker } from '../engine/ports/inlined_tables_worker';
import { createLearnModel } from '../pages/learn/learn_model';
import type { LearnModelParts } from '../pages/learn/learn_model';
import { COURSE } from '../pages/learn/lessons';
import t from '#words/learn';
import { allOf } from '../text/language';
import type { FrameView } from './frame_view';
import { wholeHeight } from './heights';
import type { FrameHeights } from './heights';
import type { Host } from './host';
import { LessonFrame, NoLesson } from './LessonFrame';
import { answerLessonRequests, exerciseTold, tellExercises } from './lesson_telling';
import type { FrameSettings } from './settings';

/** What a frame is started with. */
export interface FrameStart {
  readonly view: Window;
  readonly startPort: StartPort;
  readonly settings: FrameSettings;
  readonly frameView: FrameView;
  readonly place: HTMLElement;
  readonly host: Host;
}

/** `watchHeight` gives what is to be called where the height may have changed. */
type StartLesson = (
  start: FrameStart,
  watchHeight: (measure: () => FrameHeights | null) => () => void,
) => Promise<void>;

declare global {
  interface Window {
    /** Put here by the script. */
    startTartanLesson: StartLesson;
  }
}

/** A frame keeps nothing: what is done lasts as long as it is open. */
function memoryStore(): LearnModelParts['store'] {
  let kept: string | undefined;
  return {
    read: () => kept,
    write: (text) => (kept = text),
    remove: () => (kept = undefined),
  };
}

const startLesson: StartLesson = async (start, watchHeight) => {
  const { view, place, settings, host, startPort } = start;
  const model = createLearnModel({
    engine: createGameEngine(startPort),
    tables: createTablesEngine(startInlinedTablesWorker),
    addressBar: { hash: settings.address },
    store: memoryStore(),
    course: COURSE,
    entropy: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    onCheck: (checked) => host.tell(exerciseTold(checked)),
  });
  model.visit();
  const onResize = watchHeight(() => heightsOf(start));
  const { lesson, missing = '' } = model.arrival.value;
  if (lesson === undefined) {
    const lessons = allOf(COURSE.map(({ slug }) => slug));
    const message = t('no-such-lesson', { lesson: missing, lessons });
    render(<NoLesson message={message} onResize={onResize} />, place);
    host.tell({ type: 'error', kind: 'bad-setting', message });
    return;
  }
  const [open, exercises] = await Promise.all([model.open(lesson), model.openExercises(lesson)]);
  render(<LessonFrame model={model} lesson={lesson} open={open} onResize={onResize} />, place);
  const report = tellExercises(exercises, host);
  answerLessonRequests(host, {
    report,
    set(changed) {
      start.frameView.set(changed);
      onResize();
    },
    focus() {
      view.focus();
      place.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
};

/** Where its page keeps it to a height it scrolls. On paper it takes what it takes on the screen. */
function heightsOf({ place, frameView }: FrameStart): FrameHeights | null {
  const lesson = place.querySelector('main');
  const most = frameView.height.peek() ?? Infinity;
  return lesson && { height: Math.min(wholeHeight(lesson), most) };
}

window.startTartanLesson = startLesson;
