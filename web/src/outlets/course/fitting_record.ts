/** Fits a record into the number of characters that a site stores. */
import { packedState, withoutMoves } from './packed_state';
import { formatRecord, type WorkRecord } from './work_record';

/**
 * A state that is too long is packed, and if that isn't enough loses the moves of the unfinished game (`isCut`). If not
 * even its start fits, the record has no state.
 */
export function fittingRecord(
  record: WorkRecord,
  most: number,
): { readonly text: string; readonly isCut: boolean } {
  const { state, ...rest } = record;
  const plain = formatRecord(record);
  if (plain.length <= most || state === undefined) return { text: plain, isCut: false };
  const packed = formatRecord(record, packedState(state));
  if (packed.length <= most) return { text: packed, isCut: false };
  const start = formatRecord(record, packedState(withoutMoves(state)));
  return { text: start.length <= most ? start : formatRecord(rest), isCut: true };
}
