/** Conversions between the module's generated types and the engine's. */
import type { Failure } from '#module/tartan_boards.mjs';
import { SolverError, type SolverErrorKind } from '../api/errors';
import type { AxisName } from '../api/boards';

// The module uses the same names for kinds of failure.
export function throwFailure(failure: Failure | undefined, axis?: AxisName): void {
  if (failure === undefined) return;
  throw new SolverError({
    kind: asText(failure.kind) as SolverErrorKind,
    message: asText(failure.message),
    amount: failure.amount,
    axis,
  });
}

/** The record without its `failure`, which is thrown if there is one. */
export function unwrapOrThrow<Held>({ failure, ...held }: Held & { failure: Failure | undefined }) {
  throwFailure(failure);
  return held;
}

// The generated types allow bytes for text in both directions; results are always text.
export function asText(text: string | ArrayBuffer | ArrayBufferView): string {
  if (typeof text !== 'string') throw new TypeError('The module gave bytes where text was due.');
  return text;
}

/** Two megabytes, since each piece is copied once more on its way. */
const MOST_GIVEN = 1 << 20;

/** Gives the module a long array in pieces; false if it refused one. */
export function giveInPieces(values: Uint16Array, give: (some: Uint16Array) => boolean): boolean {
  for (let from = 0; from < values.length; from += MOST_GIVEN) {
    if (!give(values.subarray(from, from + MOST_GIVEN))) return false;
  }
  return true;
}
