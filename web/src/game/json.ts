/** A study as JSON, for somebody to keep: its fields, with the position spelled out. */
import { isObject, shortened } from './reading';
import type { Reading } from './reading';
import { fieldsOf, readFields, stateOf } from './fields';
import type { StudyState } from './fields';
import { fieldsOfOldJson } from './old_json';
import { spelledOut } from './position_text';

const NAME = 'study';
const VERSION = 2;

/** A study in its documented form (web/README.md). */
export interface StudyJson {
  readonly tartan: typeof NAME;
  readonly version: typeof VERSION;
  readonly rows: number;
  readonly columns: number;
  readonly [field: string]: unknown;
}

/** What is wrong with a pasted text. */
export type JsonProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-study' }
  | { readonly kind: 'unknown-version'; readonly found: string }
  /** `key` says which value: `moves[3]`; `found` is what stands there. */
  | { readonly kind: 'bad-value'; readonly key: string; readonly found: string };

/** Which part of the board was seen is left out. */
export function studyJson(state: StudyState): StudyJson {
  const { study, look } = state;
  const fields = fieldsOf({ ...state, look: { ...look, sight: undefined, listed: undefined } });
  const { rows, columns } = study.start;
  return {
    tartan: NAME,
    version: VERSION,
    ...fields,
    rows,
    columns,
    position: spelledOut(study.start, study.game),
  };
}

export function printJson(state: StudyState): string {
  return `${JSON.stringify(studyJson(state), undefined, 2)}\n`;
}

/** Also of the forms of older versions. Fields that mean nothing are passed over. */
export function readJson(json: string): Reading<StudyState, JsonProblem> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { ok: false, problem: { kind: 'not-json' } };
  }
  const head = isObject(parsed) ? parsed : {};
  const raw = head.tartan === NAME ? head : fieldsOfOldJson(head);
  if (raw === undefined) return { ok: false, problem: { kind: 'not-a-study' } };
  if (raw === head && head.version !== VERSION)
    return { ok: false, problem: { kind: 'unknown-version', found: foundText(head.version) } };
  return readRaw(raw);
}

function readRaw(raw: Readonly<Record<string, unknown>>): Reading<StudyState, JsonProblem> {
  let problem: JsonProblem | undefined;
  const refuse = (name: string, found: unknown, place = '') => {
    problem ??= { kind: 'bad-value', key: `${name}${place}`, found: foundText(found) };
  };
  for (const name of ['rows', 'columns'] as const)
    if (raw[name] === undefined) refuse(name, undefined);
  const state = stateOf(readFields(raw, refuse), refuse);
  return problem ? { ok: false, problem } : { ok: true, value: state };
}

/** What stands there as JSON, cut off where it gets long. */
function foundText(found: unknown): string {
  return shortened(found === undefined ? 'undefined' : JSON.stringify(found));
}
