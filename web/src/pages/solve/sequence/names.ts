/** Boards of a sequence and its lengths by their names. */
import { countName } from '../../../text/places';
import placesWords from '#words/places';
import t from '#words/sequence';
import { lengthsName } from '../names';
import type { LengthsOfBoards } from './sequence_settings';

/** P(7) */
export const nameOf = (n: number) => countName(n, n);

/** P(1) to P(100) */
export function boardsOf(first: number, last: number): string {
  return first === last
    ? nameOf(first)
    : placesWords('run', { first: nameOf(first), last: nameOf(last) });
}

export function lengthsText({ rowLengths, columnLengths }: LengthsOfBoards): string {
  return t('lengths', { heights: lengthsName(rowLengths), widths: lengthsName(columnLengths) });
}
