/** A graded lesson or match: previewed on the Embed page, saved as a package, and opened in a course site. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readWords } from '../../web/build/words.js';
import { expect, test as base } from './fixture';
import { expectForEverybody } from './for_everybody';
import { save } from './saved_file';
import { LOGIN, StaticHost } from './static_host';

const project = fileURLToPath(new URL('../../', import.meta.url));
/** Each worker unpacks its packages into its own folder. */
const folder = `${project}build/e2e/course_packages-${process.env.TEST_PARALLEL_INDEX}`;

const test = base.extend<object, { host: StaticHost }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const host = await StaticHost.start([
        { path: '/site/', folder, isPrivate: true },
        { path: '/', folder: `${project}dist` },
      ]);
      await use(host);
      host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.address),
});

/**
 * A course site with SCORM 1.2 that records what it receives. As in the real one, its frame is 666 pixels high, more
 * than many windows have left, and only logged-in users get the package's files.
 */
const siteWith = (sandbox: string) => `<!doctype html>
<html lang="en">
<title>A course site</title>
<link rel="icon" href="data:,">
<body>
<output></output>
<iframe title="An activity" width="650" height="666" ${sandbox} src="index.html"></iframe>
<script>
const tell = (call, answer) => (...words) => {
  document.querySelector('output').append([call, ...words].join(' ') + '; ');
  return answer;
};
window.API = {
  LMSInitialize: tell('Initialize', 'true'),
  LMSGetValue: () => '',
  LMSSetValue: tell('Set', 'true'),
  LMSCommit: tell('Commit', 'true'),
  LMSFinish: tell('Finish', 'true'),
  LMSGetLastError: () => '0',
  LMSGetErrorString: () => '',
  LMSGetDiagnostic: () => '',
};
</script>
`;

function layPackage(zip: Uint8Array): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = unzipSync(zip);
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, contents);
  }
  writeFileSync(`${folder}/site.html`, siteWith(''));
  return Object.keys(files);
}

const preview = (page: Page) => page.frameLocator('main iframe');
const answerField = (frame: FrameLocator) =>
  frame
    .getByRole('region', { name: 'Exercises' })
    .getByRole('textbox', { name: 'Your answer, a whole number' });

async function openTab(page: Page) {
  await page.goto('./#/embed');
  await page.getByRole('link', { name: 'For a course site' }).click();
  await page.getByRole('combobox', { name: 'Lesson' }).selectOption('The smallest missing number');
  await page.getByRole('radio', { name: 'the same set' }).check();
  await page.getByRole('radio', { name: 'at least' }).check();
  await expect(preview(page).getByText('Set 17')).toBeVisible();
}

/** In a window of its own the package has no site. */
async function expectWorkWithoutSite(page: Page) {
  await page.goto('/site/index.html');
  await expect(page.getByText(/^This page isn’t open in a course site/u)).toBeVisible();
  await expect(page.getByText('Set 17')).toBeVisible();
}

/** Opens the package in the site's player as a logged-in user. */
async function openSite(page: Page): Promise<FrameLocator> {
  await page.goto(LOGIN);
  await page.goto('/site/site.html');
  return page.frameLocator('iframe');
}

/** Plays a game that the first player wins. */
async function winOnOneDisc(frame: FrameLocator) {
  // The corner of the move, and then its end.
  for (let press = 0; press < 2; press += 1)
    await frame.getByRole('gridcell').getByRole('button').click();
}

const SAVE = { name: 'Save the package' };

test.describe('In a site', () => {
  test('A package that was saved on the Embed page is graded by a course site whose files need its cookie @firefox', async ({
    page,
  }) => {
    await openTab(page);
    const { name, bytes } = await save(page, page.getByRole('button', SAVE));
    expect(name).toBe('tartan-mex-set-17-pass-60-scorm-1.2.zip');
    expect(bytes.length).toBeLessThan(500_000);
    await expect(
      page.getByText(`Saved ${name} (${Math.round(bytes.length / 1_000)} kB).`),
    ).toBeVisible();
    const files = layPackage(bytes);
    expect(files.slice(0, 2)).toEqual(['imsmanifest.xml', 'index.html']);

    const asked = new Set<string>();
    page.on('request', (request) => {
      // Ignores late requests of the preview on the previous page.
      if (page.url().endsWith('/site/site.html')) asked.add(new URL(request.url()).pathname);
    });
    const activity = await openSite(page);
    const heard = page.locator('output');
    await expect(heard).toHaveText(/^Initialize ;/u);
    await expect(activity.getByText('Set 17')).toBeVisible();
    await answerField(activity).fill('9');
    await answerField(activity).press('Enter');
    await answerField(activity).fill('1');
    await answerField(activity).press('Enter');
    await expect(heard).toHaveText(/Set cmi\.core\.score\.raw 8\.33;.*Commit ;/u);
    const above =
      'Your score comes from the exercises at the end of the lesson. You pass with 60% or more.';
    await expect(activity.getByText(above)).toBeVisible();
    // The package has no other pages of the site.
    await expect(activity.getByText('The Games page')).toBeVisible();
    await expect(activity.getByRole('link', { name: 'The Games page' })).toHaveCount(0);
    // Everything comes from the package, so the site can be anywhere.
    const paths = [...asked].filter((path) => path.startsWith('/'));
    expect(paths.filter((path) => !path.startsWith('/site/'))).toEqual([]);

    // The verdict is where the reader pressed, in a window that shows a part of the site's frame.
    await page.setViewportSize({ width: 390, height: 844 });
    await activity.getByRole('button', { name: 'Exercise 2, not solved yet' }).click();
    await answerField(activity).fill('99');
    const exercises = activity.getByRole('region', { name: 'Exercises' });
    await exercises.getByRole('button', { name: 'Check' }).click();
    await expect(exercises.getByText('Not yet.')).toBeInViewport({ ratio: 1 });

    await expectWorkWithoutSite(page);
  });

  test('A package in another language says all in it, from what is in it', async ({ page }) => {
    await page.goto('./?lang=de#/embed?what=course&lesson=mex');
    const button = page.getByRole('button', { name: 'Paket speichern' });
    const { bytes } = await save(page, button);
    expect(bytes.length).toBeLessThan(500_000);
    layPackage(bytes);

    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    const activity = await openSite(page);
    await expect(activity.getByText(/^Serie \d/u)).toBeVisible();
    await page.goto('/site/index.html');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText(String(readWords('course_site', 'de')['no-site']))).toBeVisible();
    expect(missing).toEqual([]);
  });

  test('A match is a package too, and its best game is what counts', async ({ page }) => {
    await page.goto('./#/embed?what=course&graded=match&rows=1&columns=1&opponent=good');
    const got = page.getByRole('region', { name: 'What the course site gets' });
    await winOnOneDisc(preview(page));
    await expect(got).toContainText('100%');
    await expect(got).toContainText('won');
    const contract = 'A win scores 100%';
    await expect(page.getByRole('blockquote')).toContainText(contract);
    const { name, bytes } = await save(page, page.getByRole('button', SAVE));
    expect(name).toBe('tartan-match-rows-1-columns-1-opponent-good-scorm-1.2.zip');
    expect(bytes.length).toBeLessThan(300_000);
    layPackage(bytes);

    const match = await openSite(page);
    // The students' rules above the match.
    await expect(match.getByText(contract)).toBeVisible();
    // A new game starts with the same settings, and what was opened for the last one is closed.
    const start = match.getByRole('button', { name: 'Start the game' });
    await match.getByRole('button', { name: 'Set up' }).click();
    await expect(start).toBeVisible();
    await expect(match.getByRole('radio')).toHaveCount(0);
    await start.click();
    await expect(start).toHaveCount(0);
    await winOnOneDisc(match);
    await expect(page.locator('output')).toHaveText(/Set cmi\.core\.score\.raw 100;.*Commit ;/u);
    const heard = page.locator('output');
    await expect(heard).toHaveText(
      /Set cmi\.core\.lesson_status incomplete; Set cmi\.suspend_data[^;]*; Commit ;\s*$/u,
    );
    await expect(match.getByText('Your best game so far: 100%.')).toBeVisible();
    await match.getByRole('button', { name: 'Hand in your work' }).click();
    await match.getByRole('button', { name: 'Hand in now' }).click();
    await expect(heard).toHaveText(/Set cmi\.core\.lesson_status completed; [^]*Commit ;\s*$/u);
    await expect(match.getByText('Handed in. Your best game, 100%, was sent')).toBeVisible();
  });
});

test('The Embed page shows what a course site gets, live, and has its links', async ({
  page,
  browserName,
}) => {
  await openTab(page);
  const got = page.getByRole('region', { name: 'What the course site gets' });
  await expect(got).toContainText('none before the first answer');
  await expect(got).toContainText('0 of 9, 0 of them solved');
  await answerField(preview(page)).fill('9');
  await answerField(preview(page)).press('Enter');
  await expect(got).toContainText('Exercise 1: wrong, on try 1');
  await answerField(preview(page)).fill('1');
  await answerField(preview(page)).press('Enter');
  await expect(got).toContainText('Exercise 1: right, on try 2');
  await expect(got).toContainText('8.33%');
  await expect(got).toContainText('not reached yet');
  await expect(got).toContainText(/\d\d characters/u);
  await page.getByRole('textbox', { name: 'Percent' }).fill('8');
  await expect(got).toContainText('Pass mark of 8%');
  await expect(got).toContainText('reached');
  await expect(got).not.toContainText('not reached yet');

  const code = page.getByRole('textbox', { name: 'Code to copy' });
  await expect(code).toHaveValue(
    /<iframe src="[^"]*course\.html\?host=splice&amp;pass=8&amp;lesson=mex&amp;seed=17"/u,
  );
  await page.getByRole('radio', { name: 'a set each' }).check();
  await page
    .getByRole('combobox', { name: 'Your course site' })
    .selectOption('Open edX, without a package');
  await expect(code).toHaveValue(
    /html_file="[^"]*\?host=jsinput&amp;pass=8&amp;lesson=mex&amp;seed=learner"/u,
  );
  await page.reload();
  await expect(code).toHaveValue(/seed=learner/u);

  await test.step('a test says that it’s one, to the teacher as to students, and what was done is gone with it', async () => {
    await answerField(preview(page)).fill('1');
    await answerField(preview(page)).press('Enter');
    await expect(got).toContainText('1 of 9, 1 of them solved');
    await page.getByRole('radio', { name: 'handed in, as in a test' }).check();
    await expect(got.getByText('so the preview started over')).toBeVisible();
    await expect(got).toContainText('0 of 9, 0 of them solved');
    await expect(page.getByRole('group', { name: 'Tries at each question' })).toHaveCount(0);
    const contract = 'Each question takes one answer, which you can’t change.';
    await expect(page.getByRole('blockquote')).toContainText(contract);
    await expect(preview(page).getByText(contract)).toBeVisible();
    await preview(page).getByRole('button', { name: 'Go to the exercises' }).click();
    await expect(preview(page).getByRole('button', { name: 'Save answer' })).toBeInViewport();
  });
  await expectForEverybody(page, browserName);
});

test.describe('Where a script doesn’t come', () => {
  test.use({ allowedComplaint: /ERR_FAILED/u });

  test('a package says what to tell the teacher', async ({ page }) => {
    await openTab(page);
    const { bytes } = await save(page, page.getByRole('button', SAVE));
    layPackage(bytes);
    await page.route('**/site/course-frame.js', (route) => route.abort());
    const activity = await openSite(page);
    await expect(
      activity.getByText('This activity didn’t load. Tell your teacher: “course-frame.js'),
    ).toBeVisible();
    await page.unroute('**/site/course-frame.js');
    await page.route('**/site/course.js', (route) => route.abort());
    await page.reload();
    await expect(activity.getByText('Tell your teacher: “course.js')).toBeVisible();
  });
});

test.describe('Where a file is missing', () => {
  test.use({ allowedComplaint: /404/u });

  test('the page says that there is no package, and saves one once there is all', async ({
    page,
  }) => {
    await openTab(page);
    await page.route('**/course.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', SAVE).click();
    await expect(page.getByText(/^The package couldn’t be made/u)).toBeVisible();
    await page.unroute('**/course.js');
    const { name } = await save(page, page.getByRole('button', SAVE));
    expect(name).toBe('tartan-mex-set-17-pass-60-scorm-1.2.zip');
  });
});
