/** Values of the module's generated types as the protocol has them. */
import type { Failure } from '#module/tartan_boards.mjs';
import { SolverError, type SolverErrorKind } from '../api/errors';
import type { AxisName } from '../api/boards';

// The module names its failures by the kinds of the protocol.
export function throwFailure(failure: Failure | undefined, axis?: AxisName): void {
  if (failure === undefined) return;
  throw new SolverError({
    kind: asText(failure.kind) as SolverErrorKind,
    message: asText(failure.message),
    amount: failure.amount,
    axis,
  });
}

/** What a record of the module holds, where that is no failure. */
export function orThrow<Held>({ failure, ...held }: Held & { failure: Failure | undefined }) {
  throwFailure(failure);
  return held;
}

// The generated types allow bytes for text in both directions; what comes out is always text.
export function asText(text: string | ArrayBuffer | ArrayBufferView): string {
  if (typeof text !== 'string') throw new TypeError('The module gave bytes where text was due.');
  return text;
}

/** Two megabytes: what is given is copied once more on its way. */
const MOST_GIVEN = 1 << 20;

/** Gives the module a long array; says whether it took all of it. */
export function giveInPieces(values: Uint16Array, give: (some: Uint16Array) => boolean): boolean {
  for (let from = 0; from < values.length; from += MOST_GIVEN) {
    if (!give(values.subarray(from, from + MOST_GIVEN))) return false;
  }
  return true;
}
