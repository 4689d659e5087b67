import type {
  CountedPart,
  AxisCopy,
  AxisPiece,
  AxisTotal,
  BoardHistograms,
  BoardPlan,
  BoardQuestion,
  Both,
  Openings,
} from './axes';
import type { AxisName } from './boards';

/** How far a board is: its work, done and in all, in the unit of work.ts. It passes evenly. */
export interface BoardProgress {
  readonly done: number;
  readonly total: number;
}

/** The share of the work that is done, 0 to 1. */
export function progressFraction({ done, total }: BoardProgress): number {
  return total === 0 ? 1 : done / total;
}

/** P(rows, columns), what it is made of, and how long it took. */
export interface BoardAnswer extends Openings, Both<AxisTotal> {
  readonly question: BoardQuestion;
  /** Milliseconds from the call to the answer, without pauses, with the time of `earlier`. */
  readonly milliseconds: number;
}

/** A board that is being answered. */
export interface BoardRun {
  /** Rejects with a `SolverError`, or with the signal's reason when it is aborted. Always settles. */
  readonly answer: Promise<BoardAnswer>;
  /**
   * Counts all moves of both axes, once there is an answer; it takes longer than the answer did.
   * Rejects as the answer does, and with an AbortError once another board is being answered.
   */
  histograms(): Promise<BoardHistograms>;
  /**
   * Copies of both axes for a `Cloth`, once there is an answer; none where the workers have none, as of a
   * board that was solved at once. Rejects as the answer does.
   */
  axes(): Promise<Both<AxisCopy> | undefined>;
  pause(): void;
  resume(): void;
}

export interface SolveOptions {
  /** Aborting ends the workers of the run at once. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BoardProgress) => void;
  /** Whether `axes` will be asked for: the count takes a little longer, and what a `Cloth` needs is there with it. */
  readonly forCloth?: boolean;
  /**
   * Called every few seconds, when the run is paused, and when an axis is swept, with what is new of
   * that axis: in order and without gaps, beginning behind what `earlier` has. A run of few seconds
   * does not call it. `milliseconds` is the time worked so far, as in the answer.
   */
  readonly onPiece?: (axis: AxisName, piece: AxisPiece, milliseconds: number) => void;
  /**
   * Called when a part of the positions of an axis is counted, in any order, unless the axis is so
   * short that it is counted all at once.
   */
  readonly onPart?: (axis: AxisName, part: CountedPart, milliseconds: number) => void;
  /** What an interrupted run of the same board has left. */
  readonly earlier?: EarlierWork;
}

export interface EarlierWork {
  /** The time that was worked for it. */
  readonly milliseconds: number;
  /** The pieces of an axis, in order and without gaps; it may throw. */
  pieces(axis: AxisName): AsyncIterable<AxisPiece>;
  /**
   * The parts of an axis that were counted, in any order; it may reject. One that is not of this count
   * is counted anew.
   */
  parts(axis: AxisName): Promise<readonly CountedPart[]>;
  /**
   * Called at most once, before the first progress: there was something wrong with a piece, all of them
   * are forgotten, and the board is computed anew.
   */
  onRefused(): void;
}

/** What the page and the command line know of the solver. */
export interface Solver {
  /** The work that `solve` would take, and the answer where that is an instant; rejects with the `SolverError` that `solve` would meet before starting. */
  plan(question: BoardQuestion, signal?: AbortSignal): Promise<BoardPlan>;
  /** Starts a run; one that is still going, if only for its histograms, is aborted first. */
  solve(question: BoardQuestion, options?: SolveOptions): BoardRun;
  /** What a unit of work.ts takes a worker, in nanoseconds; undefined until one was measured. */
  readonly nanosecondsPerWork: number | undefined;
  /** Ends every worker; whatever still waits is rejected. */
  dispose(): void;
}
