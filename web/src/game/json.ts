/** A study as JSON that a person can keep: its fields, with the position spelled out unless it is large. */
import { foundText, isObject, type Reading } from './reading';
import { fieldsOfState, readStudyFields, stateOf, type StudyState } from './fields';
import { isMatchSize } from './match';
import { formatPosition, spelledOut } from './position_text';

const NAME = 'study';
const VERSION = 2;

/** The documented form of a study (web/README.md). */
interface StudyJson {
  readonly tartan: typeof NAME;
  readonly version: typeof VERSION;
  readonly rows: number;
  readonly columns: number;
  readonly [field: string]: unknown;
}

/** Why a pasted text can't be read. */
export type JsonProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-study' }
  | { readonly kind: 'unknown-version'; readonly found: string }
  /** `no-value` means null. `key` says which value: `moves[3]`. */
  | { readonly kind: 'missing' | 'no-value'; readonly key: string }
  | { readonly kind: 'bad-value'; readonly key: string; readonly found: string };

/** The visible part of a large board is left out. */
export function studyJson(state: StudyState): StudyJson {
  const { study, look } = state;
  const fields = fieldsOfState({
    ...state,
    look: { ...look, sight: undefined, listed: undefined },
  });
  const { rows, columns } = study.start;
  return {
    tartan: NAME,
    version: VERSION,
    ...fields,
    rows,
    columns,
    position: (isMatchSize(study.start) ? spelledOut : formatPosition)(study.start, study.game),
  };
}

export function printJson(state: StudyState): string {
  return `${JSON.stringify(studyJson(state), undefined, 2)}\n`;
}

export function readStudyJson(json: string): Reading<StudyState, JsonProblem> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { ok: false, problem: { kind: 'not-json' } };
  }
  return readForm(parsed);
}

/** Unknown fields are ignored. */
export function readForm(parsed: unknown): Reading<StudyState, JsonProblem> {
  const head = isObject(parsed) ? parsed : {};
  if (head.tartan !== NAME) return { ok: false, problem: { kind: 'not-a-study' } };
  if (head.version !== VERSION) return { ok: false, problem: versionProblem(head.version) };
  return readRaw(head);
}

function readRaw(raw: Readonly<Record<string, unknown>>): Reading<StudyState, JsonProblem> {
  let problem: JsonProblem | undefined;
  const refuse = (name: string, found: unknown, place = '') => {
    const key = `${name}${place}`;
    problem ??= absence(key, found) ?? { kind: 'bad-value', key, found: foundText(found) };
  };
  for (const name of ['rows', 'columns'] as const)
    if (raw[name] === undefined) refuse(name, undefined);
  const state = stateOf(readStudyFields(raw, refuse), refuse);
  return problem ? { ok: false, problem } : { ok: true, value: state };
}

function versionProblem(found: unknown): JsonProblem {
  return absence('version', found) ?? { kind: 'unknown-version', found: foundText(found) };
}

function absence(key: string, found: unknown): JsonProblem | undefined {
  if (found === undefined) return { kind: 'missing', key };
  return found === null ? { kind: 'no-value', key } : undefined;
}
