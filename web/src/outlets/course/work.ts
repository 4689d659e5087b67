/** The reader's current work: its record, its copy in this browser, and the result for the site. */
import { bestScore, reachesPassMark } from '../element/grade';
import type { FrameState, LessonScore, WorkResult } from '../element/messages';
import type { Result } from './course_host';
import type { DeviceCopies, DeviceCopy } from './device_copies';
import type { WorkRecord } from './work_record';

export interface WorkDependencies {
  /** The work to continue, from the site or from this browser. */
  readonly copy: DeviceCopy;
  readonly copies: DeviceCopies;
  /** The pass mark in percent. */
  readonly pass?: number | undefined;
  /** Verdicts are hidden, so the site shows no score before everything is handed in. */
  readonly isTest: boolean;
  /** A match, which can be played again and is complete when it is handed in. */
  readonly isGame: boolean;
}

export interface Work {
  readonly record: () => WorkRecord;
  /** The best score so far, from 0 to 1. */
  readonly best: () => number | undefined;
  readonly isDone: () => boolean;
  /** This browser has a copy of the current record. */
  readonly isCopied: () => boolean;
  /** There is something to hand in. */
  readonly isBegun: () => boolean;
  readonly exercises: () => LessonScore['exercises'];
  /** The activity is ready, with this state unless there is earlier work. */
  begin(state: FrameState): void;
  /** Takes a result; returns true if it is news for the site, which a hint isn't. */
  hear(result: WorkResult): boolean;
  store(state: FrameState): void;
  handIn(): void;
  /** The next record to send, different each time. */
  next(): WorkRecord;
  reached(): Pick<Result, 'score' | 'isComplete' | 'progress' | 'isPassed'>;
}

export function createWork({ copy, copies, pass, isTest, isGame }: WorkDependencies): Work {
  let { record } = copy;
  let best = record.score;
  let isDone = record.isDone;
  let score: WorkResult['score'] | undefined;
  let isCopied = false;
  const isTold = () => best !== undefined && (!isTest || isDone);

  function change(next: Partial<WorkRecord>) {
    const { score: _, ...rest } = record;
    record = { ...rest, ...(isTold() && { score: best }), isDone, ...next };
    isCopied = copies.write({ record, base: copy.base });
  }

  return {
    record: () => record,
    best: () => best,
    isDone: () => isDone,
    isCopied: () => isCopied,
    isBegun: () => best !== undefined || score?.score !== undefined,
    exercises: () => (score !== undefined && 'exercises' in score ? score.exercises : []),
    begin: (state) => void (record = { state, ...record }),
    hear({ by, score: now, state }) {
      const before = score;
      score = now;
      if (by === 'load') return false;
      best = bestScore(best, now.score);
      if (now.complete && !isGame) isDone = true;
      // Restored work is what the browser or the site has already.
      if (by === 'host') record = { ...record, state };
      else change({ state });
      return by !== 'host' && (now.score !== before?.score || now.complete !== before?.complete);
    },
    store: (state) => change({ state }),
    handIn() {
      isDone = true;
      change({});
    },
    next() {
      change({ count: record.count + 1 });
      return record;
    },
    reached() {
      const isEnough = pass !== undefined && isTold() && reachesPassMark(best, pass);
      const progress = isDone ? 1 : isGame ? 0 : score?.progress;
      return {
        ...(isTold() && best !== undefined && { score: best }),
        isComplete: isDone,
        ...(progress !== undefined && { progress }),
        ...(pass !== undefined && (isEnough || isDone) && { isPassed: isEnough }),
      };
    },
  };
}
