/** A state as JSON, for somebody to keep: its documented form, and what can be wrong with one. */
import type { Reading } from '../reading';
import { isSide } from './board_size';
import type { BoardState } from './board_state';
import { filledPosition } from './position';
import type { Position } from './position';
import { isRowText, readSpelledOut, spelledOut } from './position_text';
import { isObject, readView, storedView } from './stored_state';

const NAME = 'board';
const VERSION = 1;
/** As much of a bad value as a message can show. */
const LONGEST_FOUND = 60;

/** What is wrong with a pasted state; `found` is what stands there. */
export type JsonProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-board' }
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

export function printBoardJson({ position, ...view }: BoardState): string {
  const { rows, columns } = position;
  const head = { tartan: NAME, version: VERSION, rows, columns, position: spelledOut(position) };
  return `${JSON.stringify({ ...head, ...storedView(view) }, undefined, 2)}\n`;
}

/** Keys that mean nothing here are passed over; those with a usual value may be missing. */
export function readBoardJson(json: string): Reading<BoardState, JsonProblem> {
  const parsed = parsedJson(json);
  if (!parsed.ok) return parsed;
  const stored = parsed.value;
  if (!isObject(stored) || stored.tartan !== NAME)
    return { ok: false, problem: { kind: 'not-a-board' } };
  if (stored.version !== VERSION)
    return { ok: false, problem: { kind: 'unknown-version', found: foundText(stored.version) } };
  const position = readStoredPosition(stored);
  if (!position.ok) return position;
  const view = readView(stored, position.value);
  if (view.ok) return { ok: true, value: { position: position.value, ...view.value } };
  const { key, found } = view.problem;
  return { ok: false, problem: badValue(key, found) };
}

export function badValue(key: string, found: unknown): JsonProblem {
  return { kind: 'bad-value', key, found: foundText(found) };
}

function parsedJson(json: string): Reading<unknown, JsonProblem> {
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false, problem: { kind: 'not-json' } };
  }
}

function readStoredPosition(
  stored: Readonly<Record<string, unknown>>,
): Reading<Position, JsonProblem> {
  const { rows, columns, position: lines } = stored;
  if (!isSide(rows)) return badSize('rows', rows);
  if (!isSide(columns)) return badSize('columns', columns);
  if (lines === undefined) return { ok: true, value: filledPosition(rows, columns, 1) };
  if (!Array.isArray(lines)) return { ok: false, problem: badValue('position', lines) };
  if (lines.length !== rows)
    return { ok: false, problem: { kind: 'wrong-row-count', rows, found: lines.length } };
  const bad = lines.findIndex((line) => typeof line !== 'string' || !isRowText(line, columns));
  const position = bad < 0 ? readSpelledOut(lines.map(String), { rows, columns }) : undefined;
  if (position !== undefined) return { ok: true, value: position };
  const found = foundText(lines[bad]);
  return { ok: false, problem: { kind: 'bad-row', row: bad + 1, columns, found } };
}

function badSize(key: 'rows' | 'columns', found: unknown): Reading<never, JsonProblem> {
  return { ok: false, problem: { kind: 'bad-size', key, found: foundText(found) } };
}

/** What stands there as JSON, cut off where it gets long; `undefined` where nothing does. */
function foundText(found: unknown): string {
  const text = found === undefined ? 'undefined' : JSON.stringify(found);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}
