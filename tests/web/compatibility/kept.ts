/** Opens readers' work from earlier versions with today's code. */
import { signal } from '@preact/signals';
import { vi } from 'vitest';
import { createDeviceCopies } from '../../../web/src/outlets/course/device_copies';
import { readWork } from '../../../web/src/outlets/course/work_record';
import { fieldsOfState, type StudyState } from '../../../web/src/game/fields';
import { readForm } from '../../../web/src/game/json';
import { readState } from '../../../web/src/activity/exercises/exercise_state';
import { CalculatorModel } from '../../../web/src/pages/nimbers/calculator/calculator_model';
import { createExerciseProgress } from '../../../web/src/activity/exercises/progress';
import { firstVisitIn } from '../../../web/src/site/browser';
import { openLearn } from '../../../web/src/site/open_learn';
import { openNimbers } from '../../../web/src/site/open_nimbers';
import { openSequence } from '../../../web/src/site/open_sequence';
import { startLanguage } from '../../../web/src/site/site_language';
import { restoreStudy } from '../../../web/src/study/study_storage';
import { createRealTables } from '../engine/real_tables';
import { createFakeAddressBar } from '../fake_address_bar';
import { createFakeEngine } from '../study/fake_engine';
import { createFakeStore } from '../study/open_study';

/** A board's state as stored by a person, a host or a course site. */
export function openedStudy(state: unknown) {
  const reading = readForm(state);
  return reading.ok ? fieldsOfState(reading.value) : reading;
}

/** The state that a tab stored over a reload. */
export function openedTab(text: string) {
  const kept = restoreStudy(createFakeStore(text));
  if (kept === undefined) return undefined;
  const fields = (states: readonly StudyState[]) => states.map(fieldsOfState);
  const { before, undone } = kept.past;
  return { ...fieldsOfState(kept.state), before: fields(before), undone: fields(undone) };
}

export function openedLessonState(lesson: string, state: unknown) {
  return readState(state, lesson, undefined);
}

/** A course site's record, and the frame's reading of a board's state. */
export function openedRecord(text: string) {
  const { record, score, state } = readWork(text);
  const isBoard = (state as { readonly tartan?: unknown } | undefined)?.tartan === 'study';
  return { ...record, score, state: isBoard ? openedStudy(state) : state };
}

export interface Storage {
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

function itemsOf(items: Readonly<Record<string, string>> = {}) {
  /** Keys that were read and exist. */
  const found = new Set<string>();
  return {
    length: Object.keys(items).length,
    key: (index: number) => Object.keys(items)[index],
    getItem(key: string) {
      if (key in items) found.add(key);
      return items[key] ?? null;
    },
    setItem: () => undefined,
    removeItem: () => undefined,
    found,
  };
}

/** The page's reading of a browser's storage. */
export async function openedStorage({ local, session }: Storage): Promise<object> {
  const [localStorage, sessionStorage] = [itemsOf(local), itemsOf(session)];
  const view = {
    localStorage,
    sessionStorage,
    location: { search: '' },
    navigator: { languages: ['en'] },
    document: { documentElement: { lang: '', dir: '', dataset: {} } },
  } as unknown as Window & typeof globalThis;
  vi.stubGlobal('window', view);
  const never = () => {
    throw new Error('Nothing is computed here.');
  };
  const bar = createFakeAddressBar('');
  const learn = openLearn(createFakeEngine(), never, never, bar, false).progress;
  await openNimbers(never, bar).open('calculator');
  const nothing = signal(undefined);
  const place = { lengths: nothing, visited: nothing, keep: () => undefined };
  const { check } = openSequence(never, place);
  const opened = {
    learn: learn.progress.value,
    /** Answers to set 17 of the lesson “mex”. */
    done: createExerciseProgress(learn.exercises).done('mex', 17),
    isNew: firstVisitIn(view).isNew(),
    values: check.pasted.value,
    language: (await startLanguage(view)).spoken,
    found: [...localStorage.found, ...sessionStorage.found].sort(),
  };
  vi.unstubAllGlobals();
  return opened;
}

/** The calculator's results that a tab stored. */
export function openedResults(text: string) {
  return new CalculatorModel(createRealTables(), createFakeStore(text)).results.value;
}

export interface DeviceCase {
  readonly learner: string;
  readonly activity: string;
  readonly attempt: string;
  readonly local: Readonly<Record<string, string>>;
}

/** A copy of a learner's work in the browser of a course site. */
export function openedCopy({ learner, activity, attempt, local }: DeviceCase) {
  const storage = () => itemsOf(local) as unknown as globalThis.Storage;
  return createDeviceCopies(storage, { learner, activity }).find(attempt);
}
