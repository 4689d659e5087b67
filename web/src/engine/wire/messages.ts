/**
 * The messages between a page (or the command line) and a solver worker.
 *
 *   page                                        worker
 *    | <---------------------------------- ready | or failed: the module did not load, or stopped later
 *    | run {id, name, request} ----------------> | a job by its name, and what it is asked
 *    | <----------------------- progress {id, …} | ten times a second in a sweep or a count
 *    | <-------------------- piece {id, piece} | what a sweep has found, every few seconds if wanted
 *    | pause, resume --------------------------> | heard between two slices
 *    | ping -----------------------------------> | asked of a worker that has been silent
 *    | <---------------------------------- alive |
 *    | <------------- result {id} or failure {id} | exactly one of them, or failed, ends a job
 *
 * A job is cancelled by ending its worker, which stops it in the middle of a slice.
 * Large arrays are transferred, never copied. Sizes, pairs and nimbers of an axis stay far below
 * 2^53 and are numbers; counts that can pass it are BigInt.
 */
import type { AxisPiece } from '../api/axes';
import type { PostedFailure } from '../api/errors';

export type ToWorker =
  | {
      readonly type: 'run';
      readonly id: number;
      readonly name: string;
      readonly request: unknown;
    }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'ping' };

export type FromWorker =
  | { readonly type: 'ready'; readonly warmUp?: WarmUp }
  | { readonly type: 'failed'; readonly failure: PostedFailure }
  | { readonly type: 'alive' }
  /** The new size of the module's memory. */
  | { readonly type: 'memory'; readonly bytes: number }
  | {
      readonly type: 'progress';
      readonly id: number;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'piece'; readonly id: number; readonly piece: AxisPiece }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly failure: PostedFailure };

/** The speed of this machine: nanoseconds per pair of a small axis, measured after loading. */
export interface WarmUp {
  readonly sweep: number;
  /** Progress while a few wanted move nimbers are counted. */
  readonly count: number;
}
