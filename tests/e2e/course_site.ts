/** A course site's page with the activity in a frame. The site's data is stored in the tab, so it survives a reload. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { createJsinputSite, type JsinputSite } from '../web/outlets/course/jsinput_site';
import { createSpliceSite, type SpliceSite } from '../web/outlets/course/splice_site';
import {
  createStrictScorm,
  type ScormVersion,
  type StrictScorm,
} from '../web/outlets/course/strict_scorm';
import { expect } from './fixture';

/** Globals of the site's page. */
interface SiteWindow {
  readonly site: StrictScorm & SpliceSite & JsinputSite;
}

const LESSON = 'lesson=mex&seed=17';

const SCORM_NAMES: Readonly<Record<ScormVersion, string>> = { '1.2': 'API', '2004': 'API_1484_11' };

/** The page of an activity in a package. */
const activityPage = (version: ScormVersion, attributes: string) => `<!doctype html><html lang="en">
<meta charset="utf-8"><title>Activity</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="embed.css"><link rel="stylesheet" href="course.css">
<script src="course.js" data-host="scorm-${version}" data-pass="60" ${attributes} defer></script>
<script src="embed.js" defer></script>
<div id="app" data-course></div></html>`;

const sitePage = (
  src: string,
  script: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Course</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { display: block; border: 0; width: 100%; height: 880px }</style>
<script>${script}</script><iframe title="Activity" src="${src}"></iframe></html>`;

const scormScript = (version: ScormVersion) => `
  const createSite = ${createStrictScorm.toString()};
  site = createSite({
    version: '${version}',
    mode: new URLSearchParams(location.search).get('mode') ?? 'normal',
    kept: JSON.parse(sessionStorage.kept ?? '{}'),
    keep: (kept) => (sessionStorage.kept = JSON.stringify(kept)),
  });
  ${SCORM_NAMES[version]} = site.api;`;

const heard = `addEventListener('message', ({ source, data }) => {
    const frame = document.querySelector('iframe');
    if (source === frame.contentWindow) site.hear(data);
    if (data.subject === 'lti.frameResize') frame.style.height = data.height + 'px';
  });
  const post = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*');`;

const spliceScript = `
  const createSite = ${createSpliceSite.toString()};
  ${heard}
  site = createSite({ post, kept: sessionStorage.kept, keep: (kept) => (sessionStorage.kept = kept) });`;

const jsinputScript = `
  const createSite = ${createJsinputSite.toString()};
  ${heard}
  site = createSite({ post, kept: sessionStorage.kept });
  // The site's own script is slower than the frame, which has greeted by then.
  addEventListener('message', site.arrive, { once: true });`;

export class CourseSite {
  readonly page: Page;
  readonly activity: FrameLocator;
  /** The text above the activity. */
  readonly line: Locator;
  /** The line beside the answer about sending the result. */
  readonly result: Locator;
  readonly exercises: Locator;
  readonly answer: Locator;
  /** The score as text: `1 of 5 solved, score 15%`. */
  readonly score: Locator;

  constructor(page: Page) {
    this.page = page;
    this.activity = page.frameLocator('iframe');
    this.line = this.activity.getByRole('status').first();
    this.result = this.activity.locator('[data-site-line]');
    this.exercises = this.activity.getByRole('region', { name: 'Exercises' });
    this.answer = this.exercises.getByRole('textbox', { name: 'Your answer, a whole number' });
    this.score = this.exercises.getByText(/^\d of \d solved/u);
  }

  async openScorm(
    version: ScormVersion,
    query = '',
    attributes = `data-settings="${LESSON}"`,
  ): Promise<void> {
    await this.#serve('**/activity.html', activityPage(version, attributes));
    await this.#serve('**/site.html*', sitePage('activity.html', scormScript(version)));
    await this.#goto(query);
  }

  openSplice(): Promise<void> {
    return this.#open('splice', spliceScript);
  }

  openJsinput(): Promise<void> {
    return this.#open('jsinput', jsinputScript);
  }

  async #open(host: string, script: string): Promise<void> {
    const src = `course.html?host=${host}&${LESSON}&pass=60`;
    await this.#serve('**/site.html*', sitePage(src, script));
    await this.#goto();
  }

  async #serve(address: string, body: string): Promise<void> {
    await this.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  }

  async #goto(query = ''): Promise<void> {
    await this.page.goto(`/site.html${query}`);
    await expect(this.score).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.score).toBeVisible();
  }

  async give(answer: string): Promise<void> {
    await this.answer.fill(answer);
    await this.answer.press('Enter');
  }

  /** Hides the page, as when the reader switches to another tab. */
  async hide(): Promise<void> {
    await this.activity.locator('html').evaluate(({ ownerDocument }) => {
      Object.defineProperty(ownerDocument, 'visibilityState', { value: 'hidden' });
      ownerDocument.dispatchEvent(new Event('visibilitychange'));
    });
  }

  /** Calls a function in the site's page and returns its result. */
  ask<Found>(look: (site: SiteWindow['site']) => Found | Promise<Found>): Promise<Found> {
    return this.page.evaluate(
      ([text]) =>
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- It is this file's own function.
        (new Function('site', `return (${text})(site)`) as (site: unknown) => Found)(
          (window as unknown as SiteWindow).site,
        ),
      [look.toString()] as const,
    );
  }

  kept(): Promise<Readonly<Record<string, unknown>>> {
    return this.page.evaluate(
      () => JSON.parse(String(sessionStorage.kept ?? '{}')) as Record<string, unknown>,
    );
  }
}
