/**
 * What is sent to a course site, and when: once for each answer that was checked or shown, however many messages tell of it;
 * what else was done, such as a hint, when the page is hidden or left. What isn't taken is sent again.
 */
import type { FlippingGame } from '../widget/flipping_game';
import type { CourseAnswer, CourseHost, Result } from './course_host';
import type { MessageOf } from '../widget/messages';
import { bestScore, reaches } from '../widget/grade';
import { scoreText } from '../text/contract';
import t from '#words/course_site';

/** The element, as far as it is used here. */
export type Activity = Pick<FlippingGame, 'addEventListener' | 'isReady' | 'setState' | 'state'>;

export interface ReportingParts {
  readonly activity: Activity;
  readonly host: CourseHost;
  /** The least score that passes, in percent. */
  readonly pass?: number | undefined;
  /** Its reader isn't told what was right. */
  readonly isTest: boolean;
  /** It can be played again. */
  readonly isGame: boolean;
  /** The score that the site has. */
  readonly best: number | undefined;
  /** There is something to keep before anything is done. */
  readonly isUnsent: boolean;
  readonly sitting: () => number;
  /** Says a line to the reader, in place of the last one. */
  readonly say: (line: string) => void;
}

export interface Reporting {
  /** Sends what is not sent yet. */
  flush(): void;
  /** The same, and nothing more from then on. */
  stop(): void;
}

/** The messages about one answer come within some frames of the screen. */
const SETTLED_MS = 250;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

export function startReporting({ activity, host, say, ...parts }: ReportingParts): Reporting {
  const waiting = new Set<CourseAnswer>();
  let told: Reached = { best: parts.best, isComplete: false };
  let [isUnsent, failures, isOver] = [parts.isUnsent, 0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  };

  function flush(): void {
    const { state } = activity;
    if (isOver || !isUnsent || state === undefined) return;
    isUnsent = false;
    const result: Result = {
      ...reached(told, parts.pass),
      ...{ state, sitting: parts.sitting(), answers: [...waiting] },
    };
    host.send(result).then(
      () => taken(result),
      () => refused(),
    );
  }

  function taken(result: Result) {
    for (const answer of result.answers) waiting.delete(answer);
    if (failures > 0) say(t('sent-after-all'));
    if (result.isComplete) say(doneLine(result.score, parts));
    failures = 0;
  }

  function refused() {
    isUnsent = true;
    if (failures === 0) say(t('not-sent'));
    plan(Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
    failures += 1;
  }

  activity.addEventListener('exercise', ({ detail }) => {
    waiting.add({ ...detail, at: new Date() });
    isUnsent = true;
    plan(SETTLED_MS);
  });
  activity.addEventListener('score', ({ detail }) => {
    const now = better(told, detail);
    const isNews = now.best !== told.best || now.isComplete !== told.isComplete;
    told = now;
    if (detail.by === 'host' && now.isComplete) say(doneLine(now.best, parts));
    // What a page says when it opens, or what the site has set, is no news to the site.
    if (detail.by !== 'reader') return;
    isUnsent = true;
    if (isNews) plan(SETTLED_MS);
  });
  activity.addEventListener('statechange', ({ detail }) => {
    if (detail.by === 'reader') isUnsent = true;
  });

  return {
    flush,
    stop() {
      flush();
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Of a game it's the best one, and need not be the last. */
export function doneLine(
  score = 0,
  { isTest, isGame }: Pick<ReportingParts, 'isTest' | 'isGame'>,
): string {
  if (isGame) return t('best-game', { score: scoreText(score) });
  return isTest ? t('all-handed-in') : t('all-done', { score: scoreText(score) });
}

interface Reached {
  readonly best: number | undefined;
  readonly isComplete: boolean;
  readonly progress?: number;
}

function better({ best }: Reached, told: MessageOf<'score'>): Reached {
  const { score, complete, progress } = told;
  return {
    best: bestScore(best, score),
    isComplete: complete,
    progress,
  };
}

function reached(
  { best: score, isComplete: complete, progress }: Reached,
  pass: number | undefined,
) {
  const isEnough = pass !== undefined && reaches(score, pass);
  return {
    ...(score !== undefined && { score }),
    isComplete: complete,
    ...(progress !== undefined && { progress }),
    ...(pass !== undefined && (isEnough || complete) && { isPassed: isEnough }),
  };
}
