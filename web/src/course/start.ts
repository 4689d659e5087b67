/** From what a course site says when it's opened to the work that is reported to it. */
import type { Configuration } from './configuration';
import { askedOf, isMatch } from './contract_above';
import type { CourseHost, Opened } from './course_host';
import { doneLine, startReporting } from './reporting';
import type { Activity, Reporting } from './reporting';
import { drawnSeed, seedOfKept, seedOfLearner } from './seed';
import t from '#words/course_site';

/** The element, which is not shown before the site has answered: nobody can work on what is replaced then. */
export type CourseElement = Activity &
  Pick<HTMLElement, 'getAttribute' | 'hidden' | 'setAttribute'>;

export interface StartParts {
  readonly activity: CourseElement;
  readonly host: CourseHost | undefined;
  readonly wanted: Pick<Configuration, 'isOwnSeed' | 'pass'>;
  readonly sitting: () => number;
  readonly random: () => number;
  /** Above the activity: what it's like to work on it. */
  readonly say: (line: string) => void;
  /** Below it, where its reader is at the end: what became of the result. */
  readonly sayBelow: (line: string) => void;
}

/** The element has no frame that works. */
const NO_FRAME = ['no-source', 'no-answer'];

/** Undefined where nothing is reported. */
export async function startCourse(parts: StartParts): Promise<Reporting | undefined> {
  const { activity, host, wanted, say } = parts;
  activity.addEventListener('error', ({ detail: { kind, message } }) => {
    // What a frame has to say it says itself.
    if (NO_FRAME.includes(kind)) say(message);
  });
  activity.hidden = true;
  const opened = host === undefined ? undefined : await openHost(host, say);
  const seed = wanted.isOwnSeed ? seedFor(opened, parts.random) : undefined;
  if (seed !== undefined) activity.setAttribute('seed', String(seed.seed));
  if (opened?.isReadOnly === true) lockAnswers(activity);
  activity.hidden = false;
  if (host === undefined || opened === undefined) return undefined;
  restore(activity, opened.kept, say);
  if (opened.isReadOnly) return undefined;
  const isTest = askedOf(activity, 'hide').includes('answers');
  const isGame = isMatch(activity);
  if (isGame && opened.score !== undefined)
    parts.sayBelow(doneLine(opened.score, { isTest, isGame }));
  return startReporting({
    ...{ activity, host, say: parts.sayBelow, pass: wanted.pass, sitting: parts.sitting },
    ...{ isTest, isGame },
    best: opened.score,
    // Else the exercises would be others at the next time.
    isUnsent: seed?.isDrawn === true,
  });
}

async function openHost(host: CourseHost, say: StartParts['say']): Promise<Opened | undefined> {
  say(t('asking'));
  try {
    const opened = await host.open();
    say(opened.isReadOnly ? t('read-only') : (opened.warning ?? ''));
    return opened;
  } catch (problem) {
    say(problem instanceof Error ? problem.message : String(problem));
    return undefined;
  }
}

/** That of the work so far, or one that follows from who the reader is; else it's drawn. */
function seedFor(opened: Opened | undefined, random: () => number) {
  const known =
    seedOfKept(opened?.kept) ?? (opened?.learner ? seedOfLearner(opened.learner) : undefined);
  return { seed: known ?? drawnSeed(random), isDrawn: known === undefined };
}

function lockAnswers(activity: CourseElement): void {
  const locked = activity.getAttribute('lock')?.split(',') ?? [];
  activity.setAttribute('lock', [...locked, 'answers'].join(','));
}

/** As soon as the frame can be used, and before the reader can. */
function restore(activity: Activity, kept: unknown, say: StartParts['say']): void {
  if (kept === undefined) return;
  if (typeof kept !== 'object' || kept === null) {
    say(t('not-used', { reason: t('unreadable') }));
    return;
  }
  const set = () => {
    activity
      .setState(kept as Parameters<Activity['setState']>[0])
      .catch((problem: unknown) => say(t('not-used', { reason: (problem as Error).message })));
  };
  if (activity.isReady) set();
  else activity.addEventListener('ready', set, { once: true });
}
