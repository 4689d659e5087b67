/** Opens a course site and starts reporting the work to it. */
import type { Configuration } from './configuration';
import { gradedKindOf, readNameList } from './contract_above';
import { UnreadWork, type CourseHost, type SiteAnswerOnOpening } from './course_host';
import type { DeviceCopies } from './device_copies';
import { knownWork, type KnownWork } from './known_work';
import {
  startReporting,
  type Activity,
  type Reporting,
  type ReportingDependencies,
} from './reporting';
import { drawnSeed, seedOfRecord, seedOfLearner } from './seed';
import type { CourseTabs } from './tabs';
import t from '#words/course_site';

export interface StartDependencies extends Pick<
  ReportingDependencies,
  'sitting' | 'isOnline' | 'onStatus'
> {
  readonly activity: Activity;
  readonly host: CourseHost | undefined;
  readonly wanted: Pick<Configuration, 'isOwnSeed' | 'pass' | 'settings'>;
  readonly copiesOf: (learner: string | undefined) => DeviceCopies;
  readonly tabsOf: (learner: string | undefined) => CourseTabs;
  readonly random: () => number;
  /** Shows a line above the activity. */
  readonly say: (line: string) => void;
  /** Shows a line beside the reader's answer. */
  readonly sayBeside: (line: string) => void;
  /** Called with the keys of the frame's address when the activity starts. */
  readonly onSettings: (settings: URLSearchParams) => void;
  /** Resolves when the reader wants to ask the site again. */
  readonly retry: () => Promise<void>;
  /** Shows that another tab writes, and resolves when the reader wants to work in this one. */
  readonly elsewhere: () => Promise<void>;
  /** Reloads the page. */
  readonly reload: () => void;
}

export interface CourseVisit {
  /** Undefined if nothing is reported. */
  readonly reporting?: Reporting;
  /** The page is being left. */
  readonly leave: () => void;
}

export async function startCourse(dependencies: StartDependencies): Promise<CourseVisit> {
  const { activity, host, wanted, say } = dependencies;
  const opened = host === undefined ? undefined : await openHost(host, dependencies);
  const copies = dependencies.copiesOf(opened?.learner);
  const known = knownWork(opened, copies, dependencies.random);
  const seed = wanted.isOwnSeed ? seedFor(known.state, opened, dependencies.random) : undefined;
  const isWritable = host !== undefined && opened?.isReadOnly === false;
  const tabs = isWritable ? dependencies.tabsOf(opened.learner) : undefined;
  const writing = await tabs?.claim();
  const isElsewhere =
    writing !== undefined && (known.isNew || writing.attempt === known.copy.record.attempt);
  const isLocked = opened?.isReadOnly === true || isElsewhere || known.copy.record.isDone;
  const settings = settingsOf(wanted, seed?.seed, isLocked);
  const restored = restoring(activity, isElsewhere ? writing.state : known.state, say);
  dependencies.onSettings(settings);
  activity.start(`?${settings.toString()}`);
  if (!isWritable || tabs === undefined)
    return { leave: () => opened && host?.finish(dependencies.sitting()) };
  if (isElsewhere) {
    follow(activity, tabs, dependencies);
    return { leave: tabs.close };
  }
  const reporting = report(dependencies, { host, copies, tabs, known, settings, seed });
  const isLacking = known.lacksResult || known.isNew;
  if (known.isAhead || (host.alsoTold === 'openings' && isLacking))
    void restored.then((isShown) => {
      if (isShown) reporting.sendAll(false);
    });
  return {
    reporting,
    leave() {
      reporting.leave();
      tabs.close();
    },
  };
}

function settingsOf(
  wanted: StartDependencies['wanted'],
  seed: number | undefined,
  isLocked: boolean,
): URLSearchParams {
  const settings = new URLSearchParams(wanted.settings);
  if (seed !== undefined) settings.set('seed', String(seed));
  if (isLocked) settings.set('lock', [...readNameList(settings, 'lock'), 'answers'].join(','));
  return settings;
}

interface ReportDependencies extends Pick<ReportingDependencies, 'host' | 'copies' | 'tabs'> {
  readonly known: KnownWork;
  readonly settings: URLSearchParams;
  readonly seed: ReturnType<typeof seedFor> | undefined;
}

/** Reports the work until another tab writes. */
function report(
  dependencies: StartDependencies,
  { known, settings, seed, ...rest }: ReportDependencies,
): Reporting {
  const { activity, wanted } = dependencies;
  const reporting = startReporting({
    ...rest,
    activity,
    copy: known.copy,
    pass: wanted.pass,
    wasBehind: known.isAhead,
    sitting: dependencies.sitting,
    isOnline: dependencies.isOnline,
    onStatus: dependencies.onStatus,
    say: dependencies.sayBeside,
    isTest: readNameList(settings, 'hide').includes('answers'),
    isGame: gradedKindOf(settings) === 'match',
    // If the drawn seed were not stored, the exercises would differ next time.
    isUnsent: known.isAhead || seed?.isDrawn === true,
  });
  rest.tabs.listen({
    onRecord: () => undefined,
    onTaken() {
      reporting.giveUp();
      activity.close();
      follow(activity, rest.tabs, dependencies);
    },
  });
  return reporting;
}

/** Opens the site, again on the reader's request if it can't return the stored work. */
async function openHost(
  host: CourseHost,
  { say, retry }: Pick<StartDependencies, 'say' | 'retry'>,
): Promise<SiteAnswerOnOpening | undefined> {
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

/** The seed of the stored work, or one derived from the reader, or a random one. */
function seedFor(state: unknown, opened: SiteAnswerOnOpening | undefined, random: () => number) {
  const learner = opened?.learner;
  const known = seedOfRecord(state) ?? (learner ? seedOfLearner(learner) : undefined);
  return { seed: known ?? drawnSeed(random), isDrawn: known === undefined };
}

/**
 * Restores earlier work once the frame is ready, and before the reader can use it. Resolves to false if the work can't
 * be used: then it isn't overwritten before something is answered.
 */
function restoring(
  activity: Activity,
  state: unknown,
  say: StartDependencies['say'],
): Promise<boolean> {
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

async function shown(
  activity: Activity,
  state: unknown,
  say: StartDependencies['say'],
): Promise<boolean> {
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

/** Follows the tab that writes, until the reader wants to work here. */
function follow(activity: Activity, tabs: CourseTabs, dependencies: StartDependencies): void {
  tabs.listen({
    onRecord({ state }) {
      if (state !== undefined) activity.setState(state).catch(() => undefined);
    },
    onTaken: () => undefined,
  });
  void dependencies
    .elsewhere()
    .then(() => tabs.take())
    .then(dependencies.reload);
}
