/**
 * What is sent to a course site, and when: once for each answer that was checked or shown, with score and work; what else was
 * done, such as a hint, when the page is hidden or left. What isn't taken is sent again, and a copy of the work is kept in
 * the browser until the site has it.
 */
import { bestScore, reaches } from '../widget/grade';
import type { CheckedAnswer, FrameState, FromFrameBody, WorkResult } from '../widget/messages';
import type { CourseAnswer, CourseHost, Result } from './course_host';
import type { DeviceCopies, DeviceCopy } from './device_copies';
import { lineAbout } from './lines';
import type { CourseTabs } from './tabs';
import type { WorkRecord } from './work_record';

/** The frame with the activity. */
export interface Activity {
  /** Starts it, with this query of the frame's address. */
  start(query: string): void;
  onMessage(hear: (message: FromFrameBody) => void): void;
  /** Shows earlier work, whatever a site has kept as such; rejects with a sentence where that can't be used. */
  setState(state: unknown): Promise<void>;
  /** No further answers are taken. */
  close(): void;
}

/** What the page shows of the work, beside the line. */
export interface WorkStatus {
  /** It can be handed in. */
  readonly canHandIn: boolean;
  /** How many exercises are open; 0 for a match. */
  readonly open: number;
  /** The best score so far, from 0 to 1; undefined in a test. */
  readonly score: number | undefined;
}

export interface ReportingParts {
  readonly activity: Activity;
  readonly host: CourseHost;
  readonly copies: DeviceCopies;
  readonly tabs: CourseTabs;
  /** What is known of the work, from the site or from this browser. */
  readonly copy: DeviceCopy;
  /** The least score that passes, in percent. */
  readonly pass?: number | undefined;
  /** The reader isn't told what was right, so the site shows no score before all is handed in. */
  readonly isTest: boolean;
  /** It can be played again, and is over when it's handed in. */
  readonly isGame: boolean;
  /** There is something that the site lacks before anything is done. */
  readonly isUnsent: boolean;
  /** Seconds since the page was opened. */
  readonly sitting: () => number;
  readonly isOnline: () => boolean;
  /** Says a line beside the reader's answer, in place of the last one. */
  readonly say: (line: string) => void;
  readonly onStatus: (status: WorkStatus) => void;
}

export interface Reporting {
  /** Sends what is not sent yet. */
  flush(): void;
  /** Sends all, even if the site should have it. */
  sendAgain(): void;
  /** The connection is lost or back. */
  lookOnline(): void;
  handIn(): void;
  /** Another tab writes from now on. */
  giveUp(): void;
  /** The page is being left: all is sent once more, unless another tab writes. */
  leave(): void;
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

export function startReporting(parts: ReportingParts): Reporting {
  const { activity, host, copies, tabs, isTest, isGame } = parts;
  const { base } = parts.copy;
  let { record } = parts.copy;
  let best = record.score;
  let isDone = record.isDone;
  let score: WorkResult['score'] | undefined;
  const waiting = new Map<string, CourseAnswer>();
  let isUnsent = parts.isUnsent;
  /** The site lacked what is known when the page was opened. */
  let wasBehind = parts.isUnsent && record.count > 0;
  let hasSent = false;
  /** The site may believe that it has what it doesn't have. */
  let isDoubtful = parts.isUnsent;
  let isOver = false;
  let failures = 0;
  let [hadFailed, isCut, isCopied] = [false, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const isOnline = parts.isOnline();
    parts.say(
      lineAbout({
        isOnline,
        failures,
        hadFailed,
        isCut,
        isCopied,
        isDone,
        wasBehind,
        isTest,
        isGame,
        best,
      }),
    );
    const open = exercisesIn(score).filter(({ outcome }) => outcome === 'open').length;
    const isBegun = best !== undefined || score?.score !== undefined;
    parts.onStatus({
      canHandIn: isBegun && !isDone && !isOver,
      open,
      score: isTest ? undefined : best,
    });
  }

  /** The work has changed. */
  function keep(state: FrameState) {
    record = { ...withoutScore(record), ...(isTold() && { score: best }), isDone, state };
    isCopied = copies.write({ record, base });
    isUnsent = true;
  }

  const isTold = () => best !== undefined && (!isTest || isDone);

  function plan(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  }

  function send(isAgain = isDoubtful, isLast = false) {
    if (isOver || record.state === undefined) return;
    clearTimeout(timer);
    record = { ...record, count: record.count + 1 };
    isCopied = copies.write({ record, base });
    tabs.share(record);
    [isUnsent, hasSent] = [false, true];
    const result: Result = {
      ...reached(),
      ...{ record, isAgain, isLast },
      ...{ sitting: parts.sitting(), answers: [...waiting.values()] },
    };
    host.send(result).then(
      (sent) => taken(result, sent.isCut),
      () => refused(),
    );
  }

  function reached() {
    const isEnough = parts.pass !== undefined && isTold() && reaches(best, parts.pass);
    const progress = score?.progress;
    return {
      ...(isTold() && best !== undefined && { score: best }),
      isComplete: isDone,
      ...(progress !== undefined && { progress: isDone ? 1 : isGame ? 0 : progress }),
      ...(parts.pass !== undefined && (isEnough || isDone) && { isPassed: isEnough }),
    };
  }

  function taken(result: Result, cut: boolean) {
    for (const answer of result.answers)
      if (waiting.get(answer.name) === answer) waiting.delete(answer.name);
    if (failures > 0) hadFailed = true;
    [failures, isCut, isDoubtful] = [0, cut, !parts.isOnline()];
    show();
  }

  function refused() {
    [isUnsent, isDoubtful] = [true, true];
    plan(Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
    failures += 1;
    show();
  }

  function flush() {
    if (isUnsent) send();
  }

  function hearResult({ by, score: now, state, answer }: WorkResult) {
    const before = score;
    score = now;
    if (by === 'load') {
      record = { state, ...record };
      return;
    }
    best = bestScore(best, now.score);
    if (now.complete && !isGame) isDone = true;
    if (by === 'host') {
      record = { ...record, state };
      show();
      return;
    }
    wasBehind = false;
    hadFailed = false;
    if (answer !== undefined) waiting.set(answer.name, courseAnswer(answer, now));
    keep(state);
    // A hint alone waits until the page is hidden or left.
    const isNews = now.score !== before?.score || now.complete !== before?.complete;
    if (answer !== undefined || isNews || host.alsoTold === 'changes') send();
    show();
  }

  activity.onMessage((message) => {
    if (isOver) return;
    if (message.type === 'ready') {
      record = { state: message.state, ...record };
      tabs.share(record);
      show();
    }
    if (message.type === 'result') hearResult(message);
    if (message.type === 'statechange' && message.by !== 'host') keep(message.state);
  });

  return {
    flush,
    sendAgain() {
      send(true);
      show();
    },
    lookOnline: show,
    handIn() {
      if (record.state === undefined) return;
      isDone = true;
      activity.close();
      keep(record.state);
      send();
      show();
    },
    giveUp() {
      flush();
      isOver = true;
      clearTimeout(timer);
      show();
    },
    leave() {
      // A finish would write what this tab knows of an earlier time.
      if (isOver) return;
      if (hasSent || isUnsent) send(true, true);
      isOver = true;
      clearTimeout(timer);
      host.finish(parts.sitting());
    },
  };
}

function withoutScore(record: WorkRecord): Omit<WorkRecord, 'score'> {
  const { score: _, ...rest } = record;
  return rest;
}

const exercisesIn = (score: WorkResult['score'] | undefined) =>
  score !== undefined && 'exercises' in score ? score.exercises : [];

function courseAnswer(answer: CheckedAnswer, score: WorkResult['score']): CourseAnswer {
  const names = exercisesIn(score).map(({ name }) => name);
  const upTo = names.slice(0, names.indexOf(answer.name) + 1);
  return { ...answer, at: new Date(), upTo };
}
