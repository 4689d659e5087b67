import { SolverError } from '../api/errors';
import type { FromWorker, ToWorker } from './messages';

/** A worker, however it was started. */
export interface Port {
  post(message: ToWorker, transfer: Transferable[]): void;
  /** Ends the worker at once, in the middle of whatever it does. */
  end(): void;
}

export interface PortEvents {
  onMessage(message: FromWorker): void;
  /** The worker could not be loaded, or met an error that it did not answer with. */
  onFailure(error: SolverError): void;
}

/** Starts a worker; may throw where workers are forbidden. */
export type StartPort = (events: PortEvents) => Port;

/** That a worker failed, with the reason where its browser tells one. */
export function workerFailure({ message }: ErrorEvent): SolverError {
  const reason = message ? `: ${message}` : '.';
  return new SolverError({ kind: 'worker-failed', message: `The solver’s worker failed${reason}` });
}
