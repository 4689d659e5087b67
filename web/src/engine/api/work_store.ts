/**
 * Where a long run stores its work across a reload: the browser's storage, or a stand-in. Every call may reject with a
 * `WorkStoreError`; the run goes on without the store.
 */
import type { AxisPiece, BoardHistograms, BoardQuestion, CountedChunk } from './axes';
import type { AxisName } from './boards';
import type { BoardAnswer } from './solver';

export interface WorkStore {
  /**
   * Claims the newest interrupted job for this tab, unless another tab works on it or offers it. Undefined if there is
   * none; `unusable` if the stored work can't be used any more.
   */
  findInterrupted(): Promise<StoredJob | 'unusable' | undefined>;
  /** Creates a job of this tab, without pieces. */
  begin(question: BoardQuestion): Promise<StoredJob>;
  /** The last answers of this tab, newest first. */
  findAnswers(): Promise<readonly StoredAnswer[]>;
  /** Stores an answer for this tab and replaces the previous one of the same board. */
  storeAnswer(answer: StoredAnswer): Promise<void>;
}

/** An answer as it is stored; with its histograms once they are counted. */
export interface StoredAnswer extends BoardAnswer {
  readonly histograms?: BoardHistograms;
}

/** How far a job was when a piece was stored. */
export interface StoredProgress {
  /** The share of the whole run that was done, 0 to 1. */
  readonly fraction: number;
  /** The time worked so far. */
  readonly milliseconds: number;
}

/** A result of a run on one axis: swept, or counted. */
export type StoredPiece = AxisPiece | CountedChunk;

/** The stored pieces of a long run. Calls of its methods run one after the other. */
export interface StoredJob {
  readonly question: BoardQuestion;
  /** How far the run was when its last piece was stored. */
  readonly mark: StoredProgress;
  /** The swept pieces of an axis from its first position, up to the first gap. */
  pieces(axis: AxisName): AsyncIterable<AxisPiece>;
  /** The counted chunks of an axis, by position. Damaged ones are left out. */
  chunks(axis: AxisName): Promise<readonly CountedChunk[]>;
  /** Resolves once the piece and the progress are stored, both or neither. */
  add(axis: AxisName, piece: StoredPiece, mark: StoredProgress): Promise<void>;
  /** Drops all pieces and chunks; the job stays. */
  clear(): Promise<void>;
  /** Drops the job. */
  remove(): Promise<void>;
}

/** Why nothing can be stored: the storage is full, or can't be used at all. */
export type StorageProblem = 'full' | 'unavailable';

export class WorkStoreError extends Error {
  override readonly name = 'WorkStoreError';
  readonly trouble: StorageProblem;

  constructor(trouble: StorageProblem, cause?: unknown) {
    super(`The work cannot be kept: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}
