/** Stores a study across a reload, together with the set-ups before it. */
import { fieldsOfState, readStudyFields, stateOf, type StudyState } from '../game/fields';
import { isObject } from '../game/reading';
import * as v from 'valibot';
import { newestWithin, type UndoHistory } from './history';

/** A page's storage across reloads: the browser's session storage, or a stand-in. */
export interface SessionStore {
  /** Both methods may throw if storage is forbidden or full. */
  read(): string | undefined;
  write(text: string): void;
}

/** In characters. Browsers give a site about five million. */
const MAX_TEXT = 1_000_000;

const fields = v.custom<Readonly<Record<string, unknown>>>(isObject);
const STORED_STUDY = v.object({
  tartan: v.picklist(['kept-study']),
  version: v.picklist([2]),
  state: fields,
  before: v.array(fields),
  undone: v.array(fields),
});

interface StoredStudy {
  readonly state: StudyState;
  readonly past: UndoHistory;
}

export function storeStudy(
  store: SessionStore,
  state: StudyState,
  { before, undone }: UndoHistory,
): void {
  const newest = (states: readonly StudyState[]) => [
    ...newestWithin(MAX_TEXT, states.map(fieldsOfState), (state) => JSON.stringify(state).length),
  ];
  const kept: v.InferOutput<typeof STORED_STUDY> = {
    tartan: 'kept-study',
    version: 2,
    state: fieldsOfState(state),
    before: newest(before),
    undone: newest(undone),
  };
  try {
    store.write(JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: only the address survives a reload.
  }
}

/** The stored study; undefined if it can't be read completely. */
export function restoreStudy(store: SessionStore): StoredStudy | undefined {
  try {
    const read = v.safeParse(STORED_STUDY, JSON.parse(store.read() ?? ''));
    if (!read.success) return undefined;
    const { state, before, undone } = read.output;
    const past = { before: before.map(stored), undone: undone.map(stored) };
    return { state: stored(state), past };
  } catch {
    return undefined;
  }
}

function stored(raw: Readonly<Record<string, unknown>>): StudyState {
  const refuse = (name: string) => {
    throw new RangeError(`The kept ${name} can't be read.`);
  };
  return stateOf(readStudyFields(raw, refuse), refuse);
}
