/** course.js: `<script src="course.js" data-host="scorm-1.2" data-pass="60">`, in a page with a `<flipping-game>`. */
import './course.css';
import { configurationInQuery, readConfiguration } from './configuration';
import type { Configuration, HostName } from './configuration';
import type { CourseHost } from './course_host';
import { contractOf } from './contract_above';
import { createJsinputHost } from './jsinput';
import { createScorm12Host } from './scorm12';
import { createScorm2004Host } from './scorm2004';
import { createSpliceHost } from './splice';
import type { Reporting } from './reporting';
import { changeLanguage } from '../text/change_language';
import { language, sentencesOf } from '../text/language';
import { startCourse } from './start';

const HOST_BY_NAME: Readonly<Record<HostName, (page: Window) => CourseHost>> = {
  'scorm-1.2': createScorm12Host,
  'scorm-2004': createScorm2004Host,
  splice: createSpliceHost,
  jsinput: createJsinputHost,
};

/** With `data-query` the page's address says it all. */
function configured({ query, host, pass, seed }: DOMStringMap): Configuration {
  return query === undefined
    ? readConfiguration({ host, pass, seed })
    : configurationInQuery(location.search);
}

/** As the frame does, if the page's address says how, and else as the activity is marked. */
async function speakAs({ query }: DOMStringMap, activity: Element): Promise<void> {
  const asked = query === undefined ? null : new URLSearchParams(location.search).get('lang');
  const tag = asked ?? activity.closest<HTMLElement>('[lang]')?.lang ?? '';
  // What isn't there or doesn't come is said in English.
  await changeLanguage(tag).catch(() => undefined);
}

async function start(said: DOMStringMap): Promise<void> {
  const activity = document.querySelector('flipping-game');
  if (activity === null) return;
  await speakAs(said, activity);
  const wanted = configured(said);
  if (wanted.settings !== undefined) activity.setAttribute('settings', wanted.settings);
  const contract = paragraph();
  contract.textContent = contractOf(activity, wanted.pass);
  const [above, below] = [statusLine(), statusLine()];
  activity.before(contract, above);
  activity.after(below);
  const say = (line: string) => tell(above, sentencesOf([...wanted.problems, line]));
  say('');
  const sayBelow = (line: string) => tell(below, line);
  const host = wanted.host === undefined ? undefined : HOST_BY_NAME[wanted.host](window);
  const sitting = () => performance.now() / 1_000;
  let reporting: Reporting | undefined;
  const opening = startCourse({
    activity,
    host,
    wanted,
    sitting,
    random: Math.random,
    say,
    sayBelow,
  });
  void opening.then((started) => (reporting = started));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporting?.flush();
  });
  // Frames of newer sites hear no `unload`.
  addEventListener('pagehide', () => {
    reporting?.stop();
    host?.finish(sitting());
  });
  // A page that was put aside has finished its session, and begins anew when it's taken up.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

function paragraph(): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = 'course-line';
  made.lang = language.tag;
  made.dir = language.direction;
  return made;
}

/** It's there before it says anything, so that it's read aloud. */
function statusLine(): HTMLParagraphElement {
  const made = paragraph();
  made.setAttribute('role', 'status');
  return made;
}

function tell(line: HTMLParagraphElement, words: string): void {
  if (line.textContent !== words) line.textContent = words;
}

const said = document.currentScript?.dataset ?? {};
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void start(said));
else void start(said);
