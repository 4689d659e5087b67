/**
 * A course site, as the page in it sees one. Each standard has an adapter in a file of its own, which puts a result into
 * the standard's words. What is sent, and when, is decided in `reporting.ts` alone.
 */
import type { FrameState, MessageOf } from '../widget/messages';

export interface CourseHost {
  /** Rejects with a sentence for the reader where there is no site to talk with. */
  open(): Promise<Opened>;
  /**
   * Not where the work is only looked at. Rejects when the site did not take it. Whatever is to be said is said before this returns: a page that is being
   * left gets no other turn.
   */
  send(result: Result): Promise<void>;
  /** The page is being left. `sitting`: the seconds since it was opened. */
  finish(sitting: number): void;
}

/** What the site has said. */
export interface Opened {
  /** What it kept of the reader's work: anything at all, as it may be damaged. */
  readonly kept?: unknown;
  /** The site's own name for the reader, which is never shown and never kept. */
  readonly learner?: string | undefined;
  /** The best one that it has, from 0 to 1, where it says so. */
  readonly score?: number | undefined;
  /** The work is looked at, by a teacher or once more by its reader, and nothing may be written. */
  readonly isReadOnly: boolean;
  /** A sentence for the reader, where something is not as it should be. */
  readonly warning?: string;
}

export interface Result {
  /** From 0 to 1; absent as long as no answer was checked or shown, as 0 would be a mark. */
  readonly score?: number;
  /** Nothing is open any more. */
  readonly isComplete: boolean;
  /** How much is done, from 0 to 1. */
  readonly progress?: number;
  /** Absent while that is open, or where nothing has to be reached. */
  readonly isPassed?: boolean;
  readonly state: FrameState;
  /** The seconds since the page was opened. */
  readonly sitting: number;
  /** What the site has not taken yet, in order. An answer that is sent again is the same object. */
  readonly answers: readonly CourseAnswer[];
}

/** An answer of the reader to an exercise. */
export type CourseAnswer = MessageOf<'exercise'> & { readonly at: Date };
