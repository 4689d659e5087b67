import type { Refusal } from '#catalogue';
import type { AxisName } from './boards';

/** Why a job failed, by the kinds of `SolverError`. */
export interface PostedFailure {
  readonly kind: SolverErrorKind;
  /** One English sentence, for a console and the command line. The page words the kind itself. */
  readonly message: string;
  /** The number that was too large, or the largest that would do; each kind says which. */
  readonly amount?: number | undefined;
  /** The axis whose size or lengths are at fault, where it is known. */
  readonly axis?: AxisName | undefined;
}

export type SolverErrorKind =
  | Refusal
  /** The number can be computed modulo another one alone; amount: the most digits of an exact one. */
  | 'too-many-digits'
  /** The module could not be fetched, compiled or started, or failed its own check. */
  | 'module-failed'
  /** This browser runs WebAssembly without its fixed-width SIMD instructions. */
  | 'simd-missing'
  /** This browser has WebAssembly turned off, as in a lockdown mode. */
  | 'wasm-off'
  /** The content security policy of the site forbids WebAssembly. */
  | 'wasm-forbidden'
  /** The content security policy of the site forbids the worker. */
  | 'worker-forbidden'
  /** The worker could not be started, or ended before its answer. */
  | 'worker-failed';

/** What went wrong in the solver, by kind; `message` is one English sentence. */
export class SolverError extends Error {
  override readonly name = 'SolverError';
  readonly kind: SolverErrorKind;
  readonly amount: number | undefined;
  readonly axis: AxisName | undefined;

  constructor({ kind, message, amount, axis }: PostedFailure) {
    super(message);
    this.kind = kind;
    this.amount = amount;
    this.axis = axis;
  }
}

export function moduleFailed(message: string): SolverError {
  return new SolverError({ kind: 'module-failed', message });
}

/** Any error as it crosses from a worker; one that nobody foresaw means that the worker failed. */
export function failureOf(error: unknown): PostedFailure {
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
