/**
 * Where a long run keeps its work over a reload: the browser's storage, or a stand-in. Whatever it
 * does may reject, and a `WorkStoreError` says why; the run goes on without it.
 */
import type { AxisPiece, BoardHistograms, BoardQuestion, CountedPart } from './axes';
import type { AxisName } from './boards';
import type { BoardAnswer } from './solver';

export interface WorkStore {
  /**
   * The newest job that was interrupted, unless another tab works on it or offers it; from now on it
   * is this tab's. Nothing where there is none; `unusable` where what was there is of no use any more.
   */
  findInterrupted(): Promise<KeptWork | 'unusable' | undefined>;
  /** A new job of this tab, without pieces. */
  begin(question: BoardQuestion): Promise<KeptWork>;
  /** The last answers of this tab, the newest first. */
  findAnswers(): Promise<readonly KeptAnswer[]>;
  /** Keeps an answer for this tab, in place of the one it has of the same board. */
  keepAnswer(answer: KeptAnswer): Promise<void>;
}

/** An answer with all that it is made of; the histograms once they are counted. */
export interface KeptAnswer extends BoardAnswer {
  readonly histograms?: BoardHistograms;
}

/** How far a job was when a piece was kept. */
export interface WorkMark {
  /** The part of the whole run that was done, 0 to 1. */
  readonly fraction: number;
  /** The time worked so far. */
  readonly milliseconds: number;
}

/** What a run has found of an axis: by sweeping it, or by counting its moves. */
export type KeptPiece = AxisPiece | CountedPart;

/** A job that is kept. What is asked of it is done one after the other. */
export interface KeptWork {
  readonly question: BoardQuestion;
  /** How far the run was when its last piece was stored. */
  readonly mark: WorkMark;
  /** The pieces of an axis from its first position on, as far as they follow on each other. */
  pieces(axis: AxisName): AsyncIterable<AxisPiece>;
  /** The parts of an axis that were counted, by their positions. Damaged ones are left out. */
  parts(axis: AxisName): Promise<readonly CountedPart[]>;
  /** Resolves once the piece and the mark are kept, both or neither. */
  add(axis: AxisName, piece: KeptPiece, mark: WorkMark): Promise<void>;
  /** Forgets all pieces and parts; the job stays. */
  clear(): Promise<void>;
  /** Forgets the job. */
  remove(): Promise<void>;
}

/** Why nothing can be kept: the storage is full, or cannot be used. */
export type WorkTrouble = 'full' | 'unavailable';

export class WorkStoreError extends Error {
  override readonly name = 'WorkStoreError';
  readonly trouble: WorkTrouble;

  constructor(trouble: WorkTrouble, cause?: unknown) {
    super(`The work cannot be kept: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}
