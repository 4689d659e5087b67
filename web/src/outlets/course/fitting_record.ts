/** A record as text for a site that has room for so many characters alone. */
import { packedState, withoutMoves } from './packed_state';
import { printRecord, type WorkRecord } from './work_record';

/**
 * A state is packed where it is too long, and loses the moves of the unfinished game where that isn't enough (`isCut`). If
 * even its start doesn't fit, the record has none.
 */
export function fittingRecord(
  record: WorkRecord,
  most: number,
): { readonly text: string; readonly isCut: boolean } {
  const { state, ...rest } = record;
  const plain = printRecord(record);
  if (plain.length <= most || state === undefined) return { text: plain, isCut: false };
  const packed = printRecord(record, packedState(state));
  if (packed.length <= most) return { text: packed, isCut: false };
  const start = printRecord(record, packedState(withoutMoves(state)));
  return { text: start.length <= most ? start : printRecord(rest), isCut: true };
}
