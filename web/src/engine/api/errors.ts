import type { Refusal } from '#catalogue';
import type { AxisName } from './boards';

/** A failed job as it is posted; the kinds are those of `SolverError`. */
export interface PostedFailure {
  readonly kind: SolverErrorKind;
  /** One English sentence, for consoles and the command line. The page has its own words for each kind. */
  readonly message: string;
  /** The number that was too large, or the largest allowed one; each kind says which. */
  readonly amount?: number | undefined;
  /** The axis whose size or lengths are wrong, if known. */
  readonly axis?: AxisName | undefined;
}

export type SolverErrorKind =
  | Refusal
  /** The number is only computed modulo another one; amount: the most digits of an exact answer. */
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

/** An error of the solver, by kind; `message` is one English sentence. */
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

export function moduleFailure(message: string): SolverError {
  return new SolverError({ kind: 'module-failed', message });
}

/** Any error as it is posted from a worker; an unexpected one counts as `worker-failed`. */
export function postedFailureOf(error: unknown): PostedFailure {
  if (error instanceof SolverError) {
    const { kind, message, amount, axis } = error;
    return { kind, message, amount, axis };
  }
  return { kind: 'worker-failed', message: `The solver stopped: ${reasonOf(error)}` };
}

/** Turns any rejection of a solver's promise into an error that the page has words for. */
export function solverErrorFrom(reason: unknown): SolverError {
  return reason instanceof SolverError ? reason : new SolverError(postedFailureOf(reason));
}

/** The message of an error of any kind. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
