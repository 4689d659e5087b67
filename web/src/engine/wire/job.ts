/** A job of a worker: a function of what the worker lends it, and of what is asked. */
import type { AxisPiece } from '../api/axes';
import type { WarmUp } from './messages';

/** What a job needs that is answered at once. */
export interface ModuleContext<Module> {
  readonly module: Module;
}

/** What a worker lends to a job, which throws or rejects with its failure. */
export interface JobContext<Module, Held> extends ModuleContext<Module> {
  /** What the jobs of this worker leave to those that come after. */
  readonly held: Held;
  /** Advances in slices of some 30 ms, with an ear for messages in between; rejects once `isCurrent` is false. */
  readonly inSlices: (work: SlicedWork) => Promise<void>;
  /** Posts what a sweep has found; the buffer of its values is handed over. */
  readonly postPiece: (piece: AxisPiece) => void;
}

/** Work that goes on in slices. */
export interface SlicedWork {
  /** Pairs in all. */
  readonly total: number;
  /** Does this many pairs or a few more; returns how many are done in all. */
  advance(pairs: number): number;
  isDone(): boolean;
  /** False once the worker was given other work of the same kind. */
  isCurrent(): boolean;
  afterSlice?(): void;
  beforePause?(): void;
}

/** The jobs of a worker by their names. Their types are those of the calls, see `Engine`. */
export type Jobs = Readonly<Record<string, (context: never, request: never) => unknown>>;

/** What a worker can do, once its module is loaded. */
export interface LoadedSolver {
  /** Its memory never shrinks. */
  readonly module: { memoryBytes(): number };
  readonly jobs: Jobs;
  /** How fast it is, where it does long jobs. */
  readonly warmUp?: WarmUp;
}

/** Loads a solver, whose module's bytes come from the caller. Rejects with a `SolverError`. */
export type LoadSolver = (fetchBinary: () => Promise<BufferSource>) => Promise<LoadedSolver>;
