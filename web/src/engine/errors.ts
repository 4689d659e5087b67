import type { AxisName, Failure, SolverErrorKind } from './protocol';

/** What went wrong in the solver, by kind; `message` is one English sentence. */
export class SolverError extends Error {
  override readonly name = 'SolverError';
  readonly kind: SolverErrorKind;
  readonly amount: number | undefined;
  readonly axis: AxisName | undefined;

  constructor({ kind, message, amount, axis }: Failure) {
    super(message);
    this.kind = kind;
    this.amount = amount;
    this.axis = axis;
  }
}

/** Any error as it crosses from a worker; one that nobody foresaw means that the worker failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof SolverError) {
    const { kind, message, amount, axis } = error;
    return { kind, message, amount, axis };
  }
  return { kind: 'worker-failed', message: `The solver stopped: ${reasonOf(error)}` };
}

/** Whatever a promise of the solver was rejected with, as an error that the page has words for. */
export function solverErrorFrom(reason: unknown): SolverError {
  return reason instanceof SolverError ? reason : new SolverError(failureOf(reason));
}

/** What an error of any kind says of itself. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
