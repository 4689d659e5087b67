/** The script for lessons in a frame: one lesson with its boards, instruments and exercises, or puzzles alone. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { createGameEngine, createTablesEngine } from '../../engine/client/engines';
import { startWorker } from '#tables/port';
import { readRoute } from '../../game/route';
import { createExercises, type ExercisesModel } from '../../activity/exercises/exercises_model';
import { createLearnModel, type LearnModelDependencies } from '../../activity/lesson/learn_model';
import { LESSONS_IN_ORDER } from '../../activity/lesson/lessons';
import t from '#words/learn';
import { changeLanguage } from '../../text/change_language';
import { allOf } from '../../text/language';
import '../../text/withstand_translators';
import { NothingToShow } from './FrameMain';
import { watchLesson } from './heights';
import type { FrameStart, StartLate } from './late_parts';
import { LessonFrame } from './LessonFrame';
import { PuzzlesFrame } from './PuzzlesFrame';
import { startLessonReports } from './lesson_reports';
import { onNextFrame } from './reports';

/** A frame stores nothing: work lasts as long as it is open. */
function memoryStore(): LearnModelDependencies['store'] {
  let kept: string | undefined;
  return {
    read: () => kept,
    write: (text) => (kept = text),
    remove: () => (kept = undefined),
  };
}

/** The milliseconds during which the page was visible. */
function createSightClock({ document, performance }: Window): () => number {
  let before = 0;
  let since = performance.now();
  const inSight = () => (document.hidden ? 0 : performance.now() - since);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) before += performance.now() - since;
    since = performance.now();
  });
  return () => before + inSight();
}

const startLesson: StartLate = async (start, watchHeight) => {
  const { place, settings, startPort, loadLate, isAlone, host } = start;
  const model = createLearnModel({
    engine: createGameEngine(startPort),
    tables: createTablesEngine(startWorker),
    loadCloth: async () => (await loadLate('tartan')).makeCloth,
    addressBar: { hash: settings.address },
    store: memoryStore(),
    course: LESSONS_IN_ORDER,
    entropy,
    exercises: exerciseParts(start),
  });
  model.visit();
  const onResize = watchLesson(start, watchHeight);
  const { lesson, missing = '' } = model.arrival.value;
  if (lesson === undefined) {
    const lessons = allOf(LESSONS_IN_ORDER.map(({ slug }) => slug));
    const message = t('no-such-lesson', { lesson: missing, lessons });
    render(<NothingToShow message={message} onResize={onResize} />, place);
    host.post({ type: 'error', kind: 'bad-setting', message });
    return;
  }
  const [open, exercises] = await Promise.all([model.open(lesson), model.openExercises(lesson)]);
  const shown = { model, lesson, open, isAlone, siteLine: siteLineOf(start), onResize };
  render(<LessonFrame {...shown} onSight={sightReporter(start)} />, place);
  reportExercises(exercises, start, onResize);
};

/** Puzzles on one board, as exercises without a lesson. */
const startPuzzles: StartLate = (start, watchHeight) => {
  const { place, settings, startPort, isAlone } = start;
  let kept: object | undefined;
  const model = createExercises({
    ...exerciseParts(start),
    lesson: 'puzzles',
    entropy,
    engine: createGameEngine(startPort),
    store: { read: () => kept, write: (written) => (kept = written) },
  });
  const { query } = readRoute(settings.address);
  model.visit(query);
  const onResize = watchLesson(start, watchHeight);
  const hasOtherSets = !query.has('seed');
  const shown = { model, hasOtherSets, isAlone, siteLine: siteLineOf(start), onResize };
  render(<PuzzlesFrame {...shown} onSight={sightReporter(start)} />, place);
  reportExercises(model, start, onResize);
};

function siteLineOf({ onSiteLine }: FrameStart) {
  const siteLine = signal('');
  onSiteLine((line) => (siteLine.value = line));
  return siteLine;
}

const entropy = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

function exerciseParts({ view, settings }: FrameStart) {
  return {
    limits: settings.limits,
    clock: createSightClock(view),
  };
}

/** Posts the position of an element, once the host has resized the frame. */
function sightReporter({ host, view }: FrameStart) {
  // In one document with the course site's page the browser scrolls all pages around it.
  if (view.tartanCourse !== undefined)
    return (part: Element) => onNextFrame(() => part.scrollIntoView({ block: 'nearest' }));
  return (part: Element) =>
    onNextFrame(() =>
      setTimeout(() => {
        const { top, bottom } = part.getBoundingClientRect();
        host.post({ type: 'sight', top, bottom });
      }),
    );
}

function reportExercises(
  exercises: ExercisesModel,
  { view, place, host, frameView }: FrameStart,
  onResize: () => void,
): void {
  startLessonReports(exercises, {
    host,
    set(changed) {
      frameView.set(changed);
      onResize();
    },
    focus() {
      view.focus();
      place.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
}

const start: StartLate = (frame, watchHeight) =>
  frame.settings.shows === 'puzzles'
    ? startPuzzles(frame, watchHeight)
    : startLesson(frame, watchHeight);

window.tartanLate = { ...window.tartanLate, lessons: { start, changeLanguage } };
