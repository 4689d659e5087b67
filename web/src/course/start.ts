/** From what a course site says when it's opened to the work that is reported to it. */
import type { Configuration } from './configuration';
import { gradedKindOf, listIn } from './contract_above';
import { UnreadWork } from './course_host';
import type { CourseHost, Opened } from './course_host';
import type { DeviceCopies, DeviceCopy } from './device_copies';
import { startReporting } from './reporting';
import type { Activity, Reporting, ReportingParts } from './reporting';
import { drawnSeed, seedOfKept, seedOfLearner } from './seed';
import type { CourseTabs } from './tabs';
import { isFurther, readWork } from './work_record';
import type { SiteWork } from './work_record';
import t from '#words/course_site';

export interface StartParts extends Pick<ReportingParts, 'sitting' | 'isOnline' | 'onStatus'> {
  readonly activity: Activity;
  readonly host: CourseHost | undefined;
  readonly wanted: Pick<Configuration, 'isOwnSeed' | 'pass' | 'settings'>;
  readonly copiesOf: (learner: string | undefined) => DeviceCopies;
  readonly tabsOf: (learner: string | undefined) => CourseTabs;
  readonly random: () => number;
  /** Above the activity: what it's like to work on it. */
  readonly say: (line: string) => void;
  /** Beside the reader's answer: what has become of it. */
  readonly sayBeside: (line: string) => void;
  /** Resolves when the reader wants the site to be asked once more. */
  readonly retry: () => Promise<void>;
  /** Says that another tab writes, and resolves when the reader wants to work in this one. */
  readonly elsewhere: () => Promise<void>;
  /** Opens the page anew. */
  readonly reload: () => void;
}

export interface CourseVisit {
  /** Undefined where nothing is reported. */
  readonly reporting?: Reporting;
  /** The page is being left. */
  readonly leave: () => void;
}

export async function startCourse(parts: StartParts): Promise<CourseVisit> {
  const { activity, host, wanted, say } = parts;
  const opened = host === undefined ? undefined : await openHost(host, parts);
  const settings = new URLSearchParams(wanted.settings);
  const site = readWork(opened?.kept);
  const copies = parts.copiesOf(opened?.learner);
  const known = knownWork(site, copies);
  const seed = wanted.isOwnSeed ? seedFor(known.work, opened, parts.random) : undefined;
  if (seed !== undefined) settings.set('seed', String(seed.seed));
  const isWritable = host !== undefined && opened?.isReadOnly === false;
  const tabs = isWritable ? parts.tabsOf(opened.learner) : undefined;
  const writing = await tabs?.claim();
  const isElsewhere =
    writing !== undefined && (site.record === undefined || writing.attempt === site.record.attempt);
  const isDone = known.work.record?.isDone === true;
  if (opened?.isReadOnly === true || isElsewhere || isDone)
    settings.set('lock', [...listIn(settings, 'lock'), 'answers'].join(','));
  const restored = restoring(activity, isElsewhere ? writing.state : known.work.state, say);
  activity.start(`?${settings.toString()}`);
  if (!isWritable || tabs === undefined)
    return { leave: () => opened && host?.finish(parts.sitting()) };
  if (isElsewhere) {
    follow(activity, tabs, parts);
    return { leave: tabs.close };
  }
  // Without it the exercises would be others at the next time.
  const isDrawn = seed?.isDrawn === true;
  const best = bestOf(opened.score, known.work.score);
  const drawn = known.work.record ?? {
    attempt: named(parts.random),
    chain: named(parts.random),
    count: 0,
    isDone,
  };
  const chained = known.isContinued ? drawn : { ...drawn, chain: named(parts.random) };
  const reporting = startReporting({
    ...{ activity, host, copies, tabs, pass: wanted.pass },
    ...{ sitting: parts.sitting, isOnline: parts.isOnline, onStatus: parts.onStatus },
    say: parts.sayBeside,
    isTest: listIn(settings, 'hide').includes('answers'),
    isGame: gradedKindOf(settings) === 'match',
    copy: { record: { ...chained, ...(best !== undefined && { score: best }) }, base: known.base },
    isUnsent: known.isAhead || isDrawn,
  });
  tabs.listen({
    onRecord: () => undefined,
    onTaken() {
      reporting.giveUp();
      activity.close();
      follow(activity, tabs, parts);
    },
  });
  const lacksAttempt = known.work.record === undefined && host.alsoTold === 'openings';
  // The site had a refused score or end for sent, and an attempt that is closed would be for reading.
  const lacksResult =
    isDone || (best !== undefined && best !== opened.score && host.alsoTold === 'openings');
  if (known.isAhead || lacksAttempt || lacksResult)
    void restored.then((isShown) => {
      if (isShown) reporting.sendAgain();
    });
  return {
    reporting,
    leave() {
      reporting.leave();
      tabs.close();
    },
  };
}

/** As often as the reader wants, where the site doesn't give the work that it has. */
async function openHost(
  host: CourseHost,
  { say, retry }: Pick<StartParts, 'say' | 'retry'>,
): Promise<Opened | undefined> {
  for (;;) {
    say(t('asking'));
    try {
      const opened = await host.open();
      say(opened.isReadOnly ? t('read-only') : (opened.warning ?? ''));
      return opened;
    } catch (problem) {
      say(problem instanceof Error ? problem.message : String(problem));
      if (!(problem instanceof UnreadWork)) return undefined;
    }
    await retry();
  }
}

interface KnownWork extends Pick<DeviceCopy, 'base'> {
  readonly work: SiteWork;
  /** The site lacks it. */
  readonly isAhead: boolean;
  /** This browser has made it, so that its chain goes on. */
  readonly isContinued: boolean;
}

/** The site's work, or this browser's copy where that goes on from it. */
function knownWork(site: SiteWork, copies: DeviceCopies): KnownWork {
  const { record } = site;
  if (record === undefined) return { work: site, isAhead: false, isContinued: true };
  const copy = copies.find(record.attempt);
  if (copy !== undefined && isFurther(copy.record, copy.base, record)) {
    const { record: further, base } = copy;
    const { state, score } = further;
    const work = {
      record: further,
      ...(state && { state }),
      ...(score !== undefined && { score }),
    };
    return { work, base, isAhead: true, isContinued: true };
  }
  const isContinued = copy?.record.chain === record.chain;
  const base = isContinued ? copy.base : { chain: record.chain, count: record.count };
  return { work: site, base, isAhead: false, isContinued };
}

const bestOf = (...scores: readonly (number | undefined)[]) =>
  scores.reduce((best, score) => (best === undefined ? score : Math.max(best, score ?? best)));

/** Six letters and digits. */
function named(random: () => number): string {
  return Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}

/** The seed of the work so far, or one that follows from who the reader is, or else one at random. */
function seedFor(work: SiteWork, opened: Opened | undefined, random: () => number) {
  const learner = opened?.learner;
  const known = seedOfKept(work.state) ?? (learner ? seedOfLearner(learner) : undefined);
  return { seed: known ?? drawnSeed(random), isDrawn: known === undefined };
}

/**
 * Shows earlier work as soon as the frame can be used, and before its reader can. Resolves to false where it can't be used:
 * then it isn't written over before something is answered.
 */
function restoring(activity: Activity, state: unknown, say: StartParts['say']): Promise<boolean> {
  return new Promise((resolve) => {
    let isReady = false;
    activity.onMessage(({ type }) => {
      if (type !== 'ready' || isReady) return;
      isReady = true;
      if (state === undefined) resolve(true);
      else void shown(activity, state, say).then(resolve);
    });
  });
}

async function shown(activity: Activity, state: unknown, say: StartParts['say']): Promise<boolean> {
  if (typeof state !== 'object') {
    say(t('not-used', { reason: t('unreadable') }));
    return false;
  }
  try {
    await activity.setState(state);
    return true;
  } catch (problem) {
    say(t('not-used', { reason: (problem as Error).message }));
    return false;
  }
}

/** Shows what is done in the tab that writes, until the reader wants to work here. */
function follow(activity: Activity, tabs: CourseTabs, parts: StartParts): void {
  tabs.listen({
    onRecord({ state }) {
      if (state !== undefined) activity.setState(state).catch(() => undefined);
    },
    onTaken: () => undefined,
  });
  void parts
    .elsewhere()
    .then(() => tabs.take())
    .then(parts.reload);
}
