/** How the JSON of a state and that of a game are read: their head, their board, what can be wrong. */
import { shortened } from '../reading';
import type { Reading } from '../reading';
import { VERSION } from './json_text';
import { filledPosition } from './position';
import type { Position } from './position';
import { isRowText, readSpelledOut } from './position_text';
import { isObject } from './stored_state';

export type StoredObject = Readonly<Record<string, unknown>>;

/** What is wrong with a pasted text of either kind; `found` is what stands there. */
export type FormProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'unknown-version'; readonly found: string }
  | { readonly kind: 'bad-size'; readonly key: 'rows' | 'columns'; readonly found: string }
  | { readonly kind: 'wrong-row-count'; readonly rows: number; readonly found: number }
  /** `row` counts from the top, as they stand there. */
  | {
      readonly kind: 'bad-row';
      readonly row: number;
      readonly columns: number;
      readonly found: string;
    }
  | { readonly kind: 'bad-value'; readonly key: string; readonly found: string };

/** The object under its name and version; what else stands in it is not looked at. */
export function readForm<Name extends string>(
  json: string,
  name: Name,
): Reading<StoredObject, FormProblem | { readonly kind: `not-a-${Name}` }> {
  const parsed = parsedJson(json);
  if (!parsed.ok) return parsed;
  const stored = parsed.value;
  if (!isObject(stored) || stored.tartan !== name)
    return { ok: false, problem: { kind: `not-a-${name}` } };
  if (stored.version !== VERSION)
    return { ok: false, problem: { kind: 'unknown-version', found: foundText(stored.version) } };
  return { ok: true, value: stored };
}

/** The board of an object: its size, and at a key its rows; it is all white where they are missing. */
export function readStoredPosition(
  stored: StoredObject,
  key: string,
  isSide: (value: unknown) => value is number,
): Reading<Position, FormProblem> {
  const { rows, columns, [key]: lines } = stored;
  if (!isSide(rows)) return badSize('rows', rows);
  if (!isSide(columns)) return badSize('columns', columns);
  if (lines === undefined) return { ok: true, value: filledPosition(rows, columns, 1) };
  if (!Array.isArray(lines)) return { ok: false, problem: badValue(key, lines) };
  if (lines.length !== rows)
    return { ok: false, problem: { kind: 'wrong-row-count', rows, found: lines.length } };
  const bad = lines.findIndex((line) => typeof line !== 'string' || !isRowText(line, columns));
  const position = bad < 0 ? readSpelledOut(lines.map(String), { rows, columns }) : undefined;
  if (position !== undefined) return { ok: true, value: position };
  const found = foundText(lines[bad]);
  return { ok: false, problem: { kind: 'bad-row', row: bad + 1, columns, found } };
}

export function badValue(key: string, found: unknown): FormProblem {
  return { kind: 'bad-value', key, found: foundText(found) };
}

/** What stands there as JSON, cut off where it gets long; `undefined` where nothing does. */
export function foundText(found: unknown): string {
  return shortened(found === undefined ? 'undefined' : JSON.stringify(found));
}

function parsedJson(json: string): Reading<unknown, FormProblem> {
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false, problem: { kind: 'not-json' } };
  }
}

function badSize(key: 'rows' | 'columns', found: unknown): Reading<never, FormProblem> {
  return { ok: false, problem: { kind: 'bad-size', key, found: foundText(found) } };
}
