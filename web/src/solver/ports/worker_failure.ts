import { SolverError } from '../errors';

/** That a worker failed, with the reason where its browser tells one. */
export function workerFailure({ message }: ErrorEvent): SolverError {
  const reason = message ? `: ${message}` : '.';
  return new SolverError({ kind: 'worker-failed', message: `The solver’s worker failed${reason}` });
}
