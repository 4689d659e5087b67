/** Opens a study from JSON; loaded with the panel that needs it, and not with the board. */
import type { StudyState } from '../game/fields';
import { readStudyJson, type JsonProblem } from '../game/json';
import type { Reading } from '../game/reading';
import { solverErrorFrom, type SolverError } from '../engine/api/errors';
import { stateWithoutIllegalMoves } from './core';
import type { OpenBoard } from './knowledge';
import type { StudyModel } from './study_model';

/** Why a JSON text was not opened. */
export type OpenProblem =
  | JsonProblem
  /** The game has no such move. */
  | { readonly kind: 'illegal-move'; readonly found: string }
  | { readonly kind: 'failed'; readonly error: SolverError };

/** Reads a study and checks that its game has all of its moves. */
export async function readStudy(
  openBoard: OpenBoard,
  reading: Reading<StudyState, JsonProblem>,
): Promise<Reading<StudyState, OpenProblem>> {
  if (!reading.ok) return reading;
  const { study } = reading.value;
  try {
    const board = await openBoard(study.game, study.start);
    const [illegal] = stateWithoutIllegalMoves(reading.value, board).rejected;
    if (illegal === undefined) return reading;
    return { ok: false, problem: { kind: 'illegal-move', found: illegal.value } };
  } catch (reason) {
    return { ok: false, problem: { kind: 'failed', error: solverErrorFrom(reason) } };
  }
}

/**
 * Shows the study in a JSON text, unless aborted meanwhile. If the text can't be used, returns the problem and changes
 * nothing.
 */
export async function openJson(
  { knowledge, visits }: Pick<StudyModel, 'knowledge' | 'visits'>,
  json: string,
  abort?: AbortSignal,
): Promise<OpenProblem | undefined> {
  const reading = await readStudy(knowledge.openBoard, readStudyJson(json));
  if (!reading.ok) return reading.problem;
  if (abort?.aborted !== true) visits.open(reading.value);
  return undefined;
}
