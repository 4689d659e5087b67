/**
 * A course site, as the activity in it sees one. Each standard has an adapter in a file of its own, which puts a result into
 * the standard's words. What is sent, and when, is decided in `reporting.ts` alone.
 */
import type { CheckedAnswer } from '../element/messages';
import type { WorkRecord } from './work_record';

export interface CourseHost {
  /**
   * What the site is told of beside answers: of openings, since it has attempts, which a record names; or of all changes,
   * since it asks for the work by itself.
   */
  readonly alsoTold?: 'openings' | 'changes';
  /**
   * Rejects with a sentence for the reader where there is no site to talk with, and with an `UnreadWork` where the site
   * has work that it doesn't give just now.
   */
  open(): Promise<Opened>;
  /**
   * Rejects when the site refuses it; some sites answer before they know. All is said to the site before this returns, as
   * a page that is being left gets no other turn.
   */
  send(result: Result): Promise<Sent>;
  /** The page is being left. `sitting`: seconds since it was opened. */
  finish(sitting: number): void;
}

/** The site couldn't be asked for the work that it has, so nothing may be written over that. */
export class UnreadWork extends Error {}

/** What the site has said. */
export interface Opened {
  /** The reader's work, or anything at all, as it may be damaged. */
  readonly kept?: unknown;
  /** The site's own name for the reader, which is never shown, and kept only as a part of a hash. */
  readonly learner?: string | undefined;
  /** The best score that the site has, from 0 to 1, where it says so. */
  readonly score?: number | undefined;
  /** The work is looked at, by a teacher or once more by its reader, and nothing may be written. */
  readonly isReadOnly: boolean;
  /** A sentence for the reader, where something is not as it should be. */
  readonly warning?: string;
}

export interface Result {
  /** From 0 to 1; absent as long as no answer was checked or shown, as 0 would be a mark. */
  readonly score?: number;
  /** Handed in, or nothing is open any more: the site may close the attempt. */
  readonly isComplete: boolean;
  /** How much is done, from 0 to 1. */
  readonly progress?: number;
  /** Absent while that is open, or where nothing has to be reached. */
  readonly isPassed?: boolean;
  readonly record: WorkRecord;
  /** The site may believe that it has all of this already, and leave out what isn't changed. */
  readonly isAgain: boolean;
  /** The page is being left: what is sent in two requests may arrive in any order. */
  readonly isLast: boolean;
  /** Seconds since the page was opened. */
  readonly sitting: number;
  /** The last answer to each exercise that was answered since the last result. */
  readonly answers: readonly CourseAnswer[];
}

export interface Sent {
  /** The site has no room for all of the work: its score is there, and the unfinished game isn't. */
  readonly isCut: boolean;
}

/** An answer of the reader to an exercise. */
export interface CourseAnswer extends CheckedAnswer {
  readonly at: Date;
  /** The names of the set's exercises up to this one, in the order of the set. */
  readonly upTo: readonly string[];
}
