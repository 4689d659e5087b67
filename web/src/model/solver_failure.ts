/** Whatever a solver's promise was rejected with, as a `SolverError` that the page has words for. */
import { SolverError } from '../engine/errors';

export type { SolverError } from '../engine/errors';

export function solverErrorFrom(reason: unknown): SolverError {
  if (reason instanceof SolverError) return reason;
  // Nothing else is meant to come out of a solver; if it does, its worker did not do its work.
  return new SolverError({ kind: 'worker-failed', message: String(reason) });
}
