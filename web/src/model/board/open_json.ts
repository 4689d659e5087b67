/** A state as JSON that somebody kept: how it is read and opened, and what can be wrong with it. */
import type { Reading } from '../reading';
import type { SolverError } from '../solver_failure';
import { BOARD_FORM } from './board_json';
import type { BoardModel } from './board_model';
import { isSide } from './board_size';
import type { BoardState } from './board_state';
import { unlawfulSides } from './corner_moves';
import { badValue, readForm, readStoredPosition } from './json_form';
import type { FormProblem } from './json_form';
import { readView } from './stored_state';

/** What is wrong with a pasted state. */
export type JsonProblem = FormProblem | { readonly kind: 'not-a-board' };

/** Keys that mean nothing here are passed over; those with a usual value may be missing. */
export function readBoardJson(json: string): Reading<BoardState, JsonProblem> {
  const form = readForm(json, BOARD_FORM);
  if (!form.ok) return form;
  const stored = form.value;
  const position = readStoredPosition(stored, 'position', isSide);
  if (!position.ok) return position;
  const view = readView(stored, position.value);
  if (view.ok) return { ok: true, value: { position: position.value, ...view.value } };
  const { key, found } = view.problem;
  return { ok: false, problem: badValue(key, found) };
}

/** Takes such a JSON; says what is wrong with one that cannot be used, and changes nothing then. */
export function openBoardJson(model: BoardModel, json: string): JsonProblem | undefined {
  const reading = readBoardJson(json);
  if (!reading.ok) return reading.problem;
  const { position, selection } = reading.value;
  const description = model.descriptionOf(position);
  const size = selection?.size;
  const [side] = description && size ? unlawfulSides(description, size) : [];
  if (side !== undefined) return badValue(`selection.${side}`, size?.[side]);
  model.open(reading.value);
  return undefined;
}

/**
 * Has the board of such a JSON described, if it is one and has lengths, so that they can be judged when it
 * is opened; says why where that cannot be done.
 */
export async function prepareBoardJson(
  model: BoardModel,
  json: string,
): Promise<SolverError | undefined> {
  const reading = readBoardJson(json);
  if (!reading.ok || reading.value.selection?.size === undefined) return undefined;
  const { rows, columns } = reading.value.position;
  return model.prepare(rows, columns);
}
