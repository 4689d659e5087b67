import { SolverError } from '../api/errors';
import type { FromWorker, ToWorker } from './messages';

/** A running worker, however it was started. */
export interface WorkerPort {
  post(message: ToWorker, transfer: Transferable[]): void;
  /** Ends the worker at once, even in the middle of a job. */
  end(): void;
}

export interface WorkerPortEvents {
  onMessage(message: FromWorker): void;
  /** The worker could not be loaded, or met an error outside of a job. */
  onFailure(error: SolverError): void;
}

/** Starts a worker; may throw if workers are forbidden. */
export type StartWorkerPort = (events: WorkerPortEvents) => WorkerPort;

/** The error for a worker that failed, with the browser's reason if it gives one. */
export function workerFailure({ message }: ErrorEvent): SolverError {
  const reason = message ? `: ${message}` : '.';
  return new SolverError({ kind: 'worker-failed', message: `The solver’s worker failed${reason}` });
}
