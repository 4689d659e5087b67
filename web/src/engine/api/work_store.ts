/**
 * Where a long run stores its work across a reload: the browser's storage, or a stand-in. Every call may reject with a
 * `WorkStoreError`; the run goes on without the store.
 */
import type { AxisPiece, BoardHistograms, BoardQuestion, CountedPart } from './axes';
import type { AxisName } from './boards';
import type { BoardAnswer } from './solver';

export interface WorkStore {
  /**
   * Claims the newest interrupted job for this tab, unless another tab works on it or offers it. Undefined if there is
   * none; `unusable` if the stored work can't be used any more.
   */
  findInterrupted(): Promise<KeptWork | 'unusable' | undefined>;
  /** Creates a job of this tab, without pieces. */
  begin(question: BoardQuestion): Promise<KeptWork>;
  /** The last answers of this tab, newest first. */
  findAnswers(): Promise<readonly KeptAnswer[]>;
  /** Stores an answer for this tab and replaces the previous one of the same board. */
  keepAnswer(answer: KeptAnswer): Promise<void>;
}

/** An answer as it is stored; with its histograms once they are counted. */
export interface KeptAnswer extends BoardAnswer {
  readonly histograms?: BoardHistograms;
}

/** How far a job was when a piece was stored. */
export interface WorkMark {
  /** The share of the whole run that was done, 0 to 1. */
  readonly fraction: number;
  /** The time worked so far. */
  readonly milliseconds: number;
}

/** A result of a run on one axis: swept, or counted. */
export type KeptPiece = AxisPiece | CountedPart;

/** A stored job. Its calls run one after the other. */
export interface KeptWork {
  readonly question: BoardQuestion;
  /** How far the run was when its last piece was stored. */
  readonly mark: WorkMark;
  /** The swept pieces of an axis from its first position, up to the first gap. */
  pieces(axis: AxisName): AsyncIterable<AxisPiece>;
  /** The counted chunks of an axis, by position. Damaged ones are left out. */
  parts(axis: AxisName): Promise<readonly CountedPart[]>;
  /** Resolves once the piece and the progress are stored, both or neither. */
  add(axis: AxisName, piece: KeptPiece, mark: WorkMark): Promise<void>;
  /** Drops all pieces and chunks; the job stays. */
  clear(): Promise<void>;
  /** Drops the job. */
  remove(): Promise<void>;
}

/** Why nothing can be stored: the storage is full, or can't be used at all. */
export type WorkTrouble = 'full' | 'unavailable';

export class WorkStoreError extends Error {
  override readonly name = 'WorkStoreError';
  readonly trouble: WorkTrouble;

  constructor(trouble: WorkTrouble, cause?: unknown) {
    super(`The work cannot be kept: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}
