import type {
  CountedChunk,
  AxisCopy,
  AxisPiece,
  AxisTotal,
  BoardHistograms,
  BoardPlan,
  BoardQuestion,
  PerAxis,
  WinningFirstMoves,
} from './axes';
import type { AxisName } from './boards';

/** The progress of a board: work done and work in all, in the unit of `work.ts`, which passes evenly. */
export interface BoardProgress {
  readonly done: number;
  readonly total: number;
}

/** The share of the work that is done, 0 to 1. */
export function progressFraction({ done, total }: BoardProgress): number {
  return total === 0 ? 1 : done / total;
}

/** P(rows, columns), the numbers behind it, and how long it took. */
export interface BoardAnswer extends WinningFirstMoves, PerAxis<AxisTotal> {
  readonly question: BoardQuestion;
  /** Milliseconds from the call to the answer, without pauses, including the time of `earlier`. */
  readonly milliseconds: number;
}

/** A board that is being answered. */
export interface BoardRun {
  /** Rejects with a `SolverError`, or with the signal's reason when it is aborted. Always settles. */
  readonly answer: Promise<BoardAnswer>;
  /**
   * Counts all moves of both axes, once there is an answer; this takes longer than the answer did. Rejects like the
   * answer, and with an AbortError once another board is being answered.
   */
  histograms(): Promise<BoardHistograms>;
  /**
   * Copies of both axes for a `ClothEngine`, once there is an answer; undefined if the workers have no axes, for example
   * after a board that was solved at once. Rejects like the answer.
   */
  axes(): Promise<PerAxis<AxisCopy> | undefined>;
  pause(): void;
  resume(): void;
}

export interface SolveOptions {
  /** Aborting ends the workers of the run at once. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BoardProgress) => void;
  /** Set if `axes` will be called: the count takes a little longer and includes what a `ClothEngine` needs. */
  readonly forCloth?: boolean;
  /**
   * Called every few seconds, when the run is paused, and when an axis is swept, with the new pieces of that axis: in
   * order, without gaps, starting after those in `earlier`. Runs of a few seconds never call it. `milliseconds` is the
   * time worked so far, as in the answer.
   */
  readonly onPiece?: (axis: AxisName, piece: AxisPiece, milliseconds: number) => void;
  /** Called for each chunk of positions that is counted, in any order, if the axis is counted in more than one. */
  readonly onChunkCounted?: (axis: AxisName, part: CountedChunk, milliseconds: number) => void;
  /** Work that an interrupted run of the same board left. */
  readonly earlier?: EarlierWork;
}

export interface EarlierWork {
  /** How long that run has worked. */
  readonly milliseconds: number;
  /** The swept pieces of an axis, in order and without gaps; it may throw. */
  pieces(axis: AxisName): AsyncIterable<AxisPiece>;
  /**
   * The counted chunks of an axis, in any order; it may reject. A chunk that does not belong to this count is counted
   * again.
   */
  chunks(axis: AxisName): Promise<readonly CountedChunk[]>;
  /**
   * Called at most once, before the first progress report: a piece was invalid, so all are dropped and the board is
   * computed from the start.
   */
  onRefused(): void;
}

/** The solver as the page and the command line call it. */
export interface Solver {
  /**
   * Estimates the work of `solve`, and answers if an instant is enough; rejects with the `SolverError` that `solve`
   * would meet before starting.
   */
  plan(question: BoardQuestion, signal?: AbortSignal): Promise<BoardPlan>;
  /** Starts a run; a run that is still going, even if only for its histograms, is aborted first. */
  solve(question: BoardQuestion, options?: SolveOptions): BoardRun;
  /** Measured nanoseconds per unit of work of `work.ts`; undefined before the first measurement. */
  readonly nanosecondsPerWork: number | undefined;
  /** Ends every worker and rejects what still waits. */
  dispose(): void;
}
