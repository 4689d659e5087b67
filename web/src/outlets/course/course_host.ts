/**
 * A course site, as an activity sees it. Each standard has an adapter in a file of its own, which translates results
 * into the standard's terms. What is sent, and when, is decided in `reporting.ts` alone.
 */
import type { CheckedAnswer } from '../element/messages';
import type { WorkRecord } from './work_record';

export interface CourseHost {
  /**
   * What the site is told besides answers: `openings`, as it has attempts, which a record names; `changes`, as it asks
   * for the work itself.
   */
  readonly alsoTold?: 'openings' | 'changes';
  /**
   * Rejects with a sentence for the reader if there is no site, and with an `UnreadWork` if the site has work that it
   * can't return now.
   */
  open(): Promise<SiteAnswerOnOpening>;
  /**
   * Rejects if the site refuses the result; some sites answer before they know. All calls to the site are made before
   * this returns, as a page that is being left gets no other chance.
   */
  send(result: Result): Promise<Sent>;
  /** The page is being left. `sitting`: seconds since it was opened. */
  finish(sitting: number): void;
}

/** The stored work could not be read, so it must not be overwritten. */
export class UnreadWork extends Error {}

/** The site's answers on opening. */
export interface SiteAnswerOnOpening {
  /** The reader's work; untrusted, as it may be damaged. */
  readonly kept?: unknown;
  /** The site's own name for the reader, which is never shown, and stored only as part of a hash. */
  readonly learner?: string | undefined;
  /** The best score that the site has, from 0 to 1, if it tells. */
  readonly score?: number | undefined;
  /** The work is shown to a teacher, or once more to its reader; nothing may be written. */
  readonly isReadOnly: boolean;
  /** A sentence for the reader, if something is not as it should be. */
  readonly warning?: string;
}

export interface Result {
  /** From 0 to 1; absent until an answer was checked or shown, as 0 would be a mark. */
  readonly score?: number;
  /** Handed in, or nothing is open any more: the site may close the attempt. */
  readonly isComplete: boolean;
  /** The share that is done, from 0 to 1. */
  readonly progress?: number;
  /** True or false once the pass mark decides; missing before that, or without a pass mark. */
  readonly isPassed?: boolean;
  readonly record: WorkRecord;
  /** The site may wrongly believe that it has all of this already, and skip unchanged values. */
  readonly isAgain: boolean;
  /** The page is being left: two requests may arrive in any order. */
  readonly isLast: boolean;
  /** Seconds since the page was opened. */
  readonly sitting: number;
  /** The last answer to each exercise that was answered since the last result. */
  readonly answers: readonly CourseAnswer[];
}

export interface Sent {
  /** The site has no room for all of the work: the score is stored, and the unfinished game isn't. */
  readonly isCut: boolean;
}

/** A reader's answer to an exercise. */
export interface CourseAnswer extends CheckedAnswer {
  readonly at: Date;
  /** The names of the set's exercises up to this one, in the order of the set. */
  readonly upTo: readonly string[];
}
