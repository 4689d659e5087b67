/**
 * course.js: in a page of its own, `<script src="course.js" data-host="scorm-1.2" data-settings="lesson=mex">`, before
 * the script of the frame, which draws the activity in the same document.
 */
import './course.css';
import { createActivity } from './activity';
import {
  configurationInQuery,
  readConfiguration,
  type Configuration,
  type HostName,
} from './configuration';
import type { CourseHost } from './course_host';
import { contractOf, gradedKindOf } from './contract_above';
import { createDeviceCopies } from './device_copies';
import { createJsinputHost } from './jsinput';
import { createCoursePage } from './page';
import { createReachable } from './reachable';
import { createScorm12Host } from './scorm12';
import { createScorm2004Host } from './scorm2004';
import { createSpliceHost } from './splice';
import { hashOfText } from './seed';
import { changeLanguage } from '../../text/change_language';
import { sentencesOf } from '../../text/language';
import { startCourse, type CourseVisit } from './start';
import { createCourseTabs } from './tabs';
import t from '#words/course_site';

const HOST_BY_NAME: Readonly<Record<HostName, (page: Window) => CourseHost>> = {
  'scorm-1.2': (page) => createScorm12Host(page, createReachable(page)),
  'scorm-2004': (page) => createScorm2004Host(page, createReachable(page)),
  splice: createSpliceHost,
  jsinput: createJsinputHost,
};

/** With `data-query` everything is in the page's address. */
function configured({ query, host, pass, seed, settings }: DOMStringMap): Configuration {
  return query === undefined
    ? readConfiguration({ host, pass, seed, settings })
    : configurationInQuery(location.search);
}

const activity = createActivity();
window.tartanCourse = activity.link;

/** The script of the frame comes next; by this event all scripts have run, or failed. */
function watchFrame(place: HTMLElement, script: Element | null, spoken: Promise<void>) {
  document.addEventListener('DOMContentLoaded', () => {
    if (activity.isFound()) return;
    const name = script?.getAttribute('src') ?? '';
    const detail = `${name} doesn’t run (${location.host}).`;
    void spoken.then(() => (place.textContent = t('not-loaded', { detail })));
  });
}

async function start(said: DOMStringMap, script: Element | null): Promise<void> {
  const place = document.getElementById('app');
  if (place === null) return;
  // Removes the text for a page whose script doesn't run.
  place.replaceChildren();
  const wanted = configured(said);
  const settings = new URLSearchParams(wanted.settings);
  // In an unknown language, or one that can't be loaded, texts are in English.
  const spoken = changeLanguage(settings.get('lang') ?? '').catch(() => undefined);
  watchFrame(place, script, spoken);
  await spoken;
  let visit: CourseVisit | undefined;
  const page = createCoursePage(place, () => {
    visit?.reporting?.handIn();
    settings.set('lock', 'answers');
    page.contract(contractOf(settings, wanted.pass));
  });
  const say = (line: string) => page.say(sentencesOf([...wanted.problems, line]));
  say('');
  const kind = gradedKindOf(settings) === 'match' ? 'match' : 'exercises';
  const host = wanted.host === undefined ? undefined : HOST_BY_NAME[wanted.host](window);
  const sitting = () => performance.now() / 1_000;
  const opening = startCourse({
    activity,
    host,
    wanted,
    say,
    sitting,
    random: Math.random,
    isOnline: () => navigator.onLine,
    // A match has no answers, so the line is below it.
    sayBeside: kind === 'match' ? page.sayBelow : activity.sayBeside,
    onStatus: (status) => page.showStatus(status, kind),
    copiesOf: (learner) =>
      createDeviceCopies(() => localStorage, { learner, activity: wanted.settings }),
    tabsOf: (learner = '') =>
      createCourseTabs(
        () => new BroadcastChannel(`tartan ${hashOfText(learner)} ${location.href}`),
      ),
    onSettings: (asked) => page.contract(contractOf(asked, wanted.pass)),
    retry: page.retry,
    elsewhere: page.elsewhere,
    reload: () => location.reload(),
  });
  void opening.then((opened) => (visit = opened));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') visit?.reporting?.flush();
  });
  addEventListener('offline', () => visit?.reporting?.lookOnline());
  addEventListener('online', () => visit?.reporting?.sendAll(true));
  // Frames of newer sites get no `unload` event.
  addEventListener('pagehide', () => visit?.leave());
  // A page from the back/forward cache has finished its session, and starts anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

const own = document.currentScript;
void start(own instanceof HTMLElement ? own.dataset : {}, own?.nextElementSibling ?? null);
