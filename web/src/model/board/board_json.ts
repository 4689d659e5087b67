/** A state as JSON, for somebody to keep: its documented form, and what can be wrong with one. */
import type { Reading } from '../reading';
import { isSide } from './board_size';
import type { BoardState } from './board_state';
import { badValue, printForm, readForm, readStoredPosition } from './json_form';
import type { FormProblem } from './json_form';
import { spelledOut } from './position_text';
import { readView, storedView } from './stored_state';

export { badValue } from './json_form';

const NAME = 'board';

/** What is wrong with a pasted state. */
export type JsonProblem = FormProblem | { readonly kind: 'not-a-board' };

export function printBoardJson({ position, ...view }: BoardState): string {
  return printForm(NAME, position, { position: spelledOut(position), ...storedView(view) });
}

/** Keys that mean nothing here are passed over; those with a usual value may be missing. */
export function readBoardJson(json: string): Reading<BoardState, JsonProblem> {
  const form = readForm(json, NAME);
  if (!form.ok) return form;
  const stored = form.value;
  const position = readStoredPosition(stored, 'position', isSide);
  if (!position.ok) return position;
  const view = readView(stored, position.value);
  if (view.ok) return { ok: true, value: { position: position.value, ...view.value } };
  const { key, found } = view.problem;
  return { ok: false, problem: badValue(key, found) };
}
