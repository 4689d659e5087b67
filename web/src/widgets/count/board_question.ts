/** The board of a question: comparing boards, and the game that is played on one. */
import { largestAxisSize, type BoardQuestion } from '../../engine/api/axes';
import { isObject } from '../../game/reading';
import { lengthFamilyField } from './solve_fields';

/** True if an untrusted value is a question for the solver. */
export function isBoardQuestion(value: unknown): value is BoardQuestion {
  if (!isObject(value)) return false;
  const { rows, columns } = value;
  return [rows, columns].every(isAxisQuestion);
}

function isAxisQuestion(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { size, lengths } = value;
  return (
    Number.isInteger(size) &&
    Number(size) >= 1 &&
    Number(size) <= largestAxisSize &&
    typeof lengths === 'string' &&
    lengthFamilyField(lengths).ok
  );
}

/** A text that is the same for the same board: a key for comparing and caching. */
export function boardKey({ rows, columns }: BoardQuestion): string {
  return `${rows.size} ${rows.lengths} ${columns.size} ${columns.lengths}`;
}

export function sameQuestion(
  one: BoardQuestion | undefined,
  other: BoardQuestion | undefined,
): boolean {
  return one !== undefined && other !== undefined && boardKey(one) === boardKey(other);
}

export function haveSameLengths(one: BoardQuestion, other: BoardQuestion): boolean {
  return one.rows.lengths === other.rows.lengths && one.columns.lengths === other.columns.lengths;
}

/** True if the board has the lengths of the Flipping Game. */
export function hasFlippingGameLengths({ rows, columns }: BoardQuestion): boolean {
  return rows.lengths === 'triangular' && columns.lengths === 'square';
}
