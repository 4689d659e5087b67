/** Jobs of a worker: functions of a context and a request. */
import type { AxisPiece } from '../api/axes';
import type { WarmUp } from './messages';

/** The context of a job that answers at once. */
export interface ModuleContext<Module> {
  readonly module: Module;
}

/** The context of any job. A job throws or rejects with its failure. */
export interface JobContext<Module, Held> extends ModuleContext<Module> {
  /** State that the jobs of this worker share. */
  readonly held: Held;
  /** Advances in slices of some 30 ms and receives messages in between; rejects once `isCurrent` is false. */
  readonly inSlices: (work: SlicedWork) => Promise<void>;
  /** Posts a piece of a sweep; the buffer of its values is transferred. */
  readonly postPiece: (piece: AxisPiece) => void;
}

/** Work that is done in slices. */
export interface SlicedWork {
  /** Pairs in all. */
  readonly total: number;
  /** Works on at least this many pairs; returns how many are done in all. */
  advance(pairs: number): number;
  isDone(): boolean;
  /** False once the worker has started other work of the same kind. */
  isCurrent(): boolean;
  afterSlice?(): void;
  beforePause?(): void;
}

/** The jobs of a worker by name. `Engine` has the types of their calls. */
export type Jobs = Readonly<Record<string, (context: never, request: never) => unknown>>;

/** A loaded module with its jobs. */
export interface LoadedSolver {
  /** The module's memory, which never shrinks. */
  readonly module: { memoryBytes(): number };
  readonly jobs: Jobs;
  /** The measured speed, for solvers with long jobs. */
  readonly warmUp?: WarmUp;
}

/** Loads a solver; the caller supplies the module's bytes. Rejects with a `SolverError`. */
export type LoadSolver = (fetchBinary: () => Promise<BufferSource>) => Promise<LoadedSolver>;
