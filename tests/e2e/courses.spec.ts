/** The pages of web/courses, served like a course site's: each board is played on. */
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { FlippingGame } from '../../web/src/outlets/element/package';
import { report, tabled } from './course_report';
import { expect, test as base } from './fixture';
import { StaticHost } from './static_host';

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
const STRICT = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self' blob:";

/** This host has nothing at its root, so an address that begins with a slash fails. */
const test = base.extend<object, { host: StaticHost }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const host = await StaticHost.start([
        { path: '/some/course/', folder },
        { path: '/strict/', folder, policy: STRICT },
      ]);
      await use(host);
      host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.address),
});

type Root = Page | FrameLocator;
const byElement = (root: Root, id = '') => root.locator(`flipping-game${id}`).locator('iframe');
const byFrame = (root: Root) => root.locator('iframe.frame');
const inTool = (page: Page) => page.frameLocator('iframe.tool');

interface Course {
  readonly page: string;
  readonly path?: string;
  readonly boards: Readonly<Record<string, (page: Page) => Locator>>;
}

const COURSES: readonly Course[] = [
  {
    page: 'index.html',
    boards: {
      iframe: byFrame,
      element: (page) => byElement(page, '#element'),
      'element, scaled': (page) => byElement(page, '#slide'),
      'iframe in a sandbox': (page) => byFrame(inTool(page)),
      'element in a sandbox': (page) => byElement(inTool(page), '#element'),
    },
  },
  {
    page: 'index.html',
    path: 'strict',
    boards: { 'element, strict policy': (page) => byElement(page, '#element') },
  },
];

const DISK_COURSE: Course = {
  page: 'disk.html',
  boards: { 'element from a disk': byElement, 'iframe from a disk': byFrame },
};

test('The boards of a course are played on, wherever it lies and whatever is around them', async ({
  page,
  host,
  browserName: browser,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  for (const { page: name, path = 'some/course', boards } of COURSES)
    await test.step(`${path}: ${name}`, async () => {
      asked.clear();
      await page.goto(`/${path}/courses/${name}`);
      await playAll(page, { page: name, boards }, browser);
      expect(asked).toContain(`${host.address}/${path}/embed.js`);
      const elsewhere = [...asked].filter((url) => !/^(?:data|blob):/u.test(url));
      expect(elsewhere.filter((url) => !url.startsWith(`${host.address}/${path}/`))).toEqual([]);
    });
});

test('A lesson of a course is as high as its content, takes no focus, and tells its page of an exercise', async ({
  page,
}) => {
  await page.goto('/strict/courses/lesson.html');
  const element = page.locator('#element');
  const lesson = element.locator('iframe').contentFrame();
  const exercises = lesson.getByRole('region', { name: 'Exercises' });
  const answer = exercises.getByRole('textbox', { name: 'Your answer, a whole number' });
  await expect(exercises.getByText('Set 17')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await expect(async () => {
    const needed = await lesson.locator('main').evaluate(({ clientHeight }) => clientHeight);
    const given = await element.evaluate(({ clientHeight }) => clientHeight);
    expect(Math.abs(given - needed)).toBeLessThanOrEqual(1);
  }).toPass();
  await expect(lesson.getByRole('link', { name: 'The Games page' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await answer.fill('9');
  await answer.press('Enter');
  await answer.fill('1');
  await answer.press('Enter');
  await expect(page.locator('output')).toHaveText('exercise (wrong), exercise (right)');

  // The page's storage survives a reload, so the exercise no longer counts as solved on the first try.
  const solved = exercises.getByText(/^1 of \d solved, score \d/u);
  const before = await solved.innerText();
  const state = await element.evaluate((game: FlippingGame) => game.getState());
  expect(JSON.stringify(state).length).toBeLessThan(100);
  await page.reload();
  await element.evaluate((game: FlippingGame, kept) => void (game.state = kept), state);
  await expect(solved).toHaveText(before);
  await expect(exercises.getByRole('button', { name: 'Exercise 1, solved' })).toBeVisible();
});

test('The picture of a large board is as high as its content, and the page leads its reader in it', async ({
  page,
}) => {
  await page.goto('/strict/courses/tartan.html');
  await lookAtTartan(page);
  const element = page.locator('#element');
  await expect(page.locator(':focus')).not.toHaveId('element');
  await expect(async () => {
    const needed = await element
      .locator('iframe')
      .contentFrame()
      .locator('main')
      .evaluate(({ clientHeight }) => clientHeight);
    const given = await element.evaluate(({ clientHeight }) => clientHeight);
    expect(Math.abs(given - needed)).toBeLessThanOrEqual(1);
  }).toPass();
});

/** The picture has no counts, because the course hides them. */
async function lookAtTartan(page: Page) {
  const frame = page.locator('#element iframe').contentFrame();
  const seen = frame.locator('[data-part=cloth-count]');
  await expect(seen).toHaveText(/^Rows 1–1,000,000, columns 1–1,000,000\s*$/u);
  await expect(frame.getByText(/^\d+ of \d+ are shown\./u)).toBeVisible();
  await page.getByRole('button', { name: 'the lower left corner' }).click();
  await expect(seen).toHaveText(/^Rows 1–60, columns 1–80\s*$/u);
}

test.describe('From a disk', () => {
  const disk = new URL('../../dist/', import.meta.url).href;
  test.use({ file: disk });

  test('The boards of a course page are played on @full', async ({
    page,
    browserName: browser,
  }) => {
    await page.goto(`${disk}courses/disk.html`);
    await playAll(page, DISK_COURSE, browser);
  });

  test('The picture of a large board is there too @full', async ({ page }) => {
    await page.goto(`${disk}courses/tartan.html`);
    await lookAtTartan(page);
  });
});

/** Compares each board's behaviour with the table. */
async function playAll(page: Page, { page: name, boards }: Course, browser: string): Promise<void> {
  for (const [board, find] of Object.entries(boards)) {
    const seen = await playIn(find(page));
    report({ page: name, board, browser, seen });
    expect.soft(tabled({ page: name, board, browser }), `the table of ${name}`).toBe(seen);
  }
}

/** Makes a move and describes what the board did. */
async function playIn(iframe: Locator): Promise<string> {
  await iframe.scrollIntoViewIfNeeded();
  const board = iframe.contentFrame();
  const disc = board.getByRole('button', { name: /^Row 1, column 1,/u });
  await click(disc, iframe);
  await click(disc, iframe);
  if ((await iframe.getAttribute('src'))?.includes('mode=predict') === true) {
    await expect(board.getByRole('status').filter({ hasText: 'It loses' })).toBeVisible();
  } else {
    await expect(board.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  }

  const workers = await disc.evaluate(() => window.workersStarted);
  const seen = ['played', workers > 0 ? 'in a worker' : 'without a worker'];
  const isHeard = await iframe.evaluate((element) => {
    const root = element.getRootNode();
    return root instanceof ShadowRoot && Reflect.get(root.host, 'isReady') === true;
  });
  if (isHeard) seen.push('heard');
  const needed = await board
    .locator('main')
    .evaluate((main) => main.getBoundingClientRect().height);
  const given = await iframe.evaluate((element) => element.clientHeight);
  if (given === Math.ceil(needed)) seen.push('as high as its content');
  return seen.join(', ');
}

/** Clicks at scaled coordinates; Playwright ignores the scale of a slide and misses its discs. */
async function click(disc: Locator, iframe: Locator): Promise<void> {
  // The board's height isn't known before this.
  await expect(disc).toBeVisible();
  const isScaled = await iframe.evaluate(
    (element: HTMLElement) => element.getBoundingClientRect().width !== element.offsetWidth,
  );
  if (!isScaled) return disc.click();
  let [x, y] = [NaN, NaN];
  // A board above may still change its height, so the position must settle first.
  await expect(async () => {
    const before = { x, y };
    ({ x, y } = await middleOnPage(disc, iframe));
    expect({ x, y }).toEqual(before);
  }).toPass({ intervals: [300] });
  await disc.page().mouse.click(x, y);
}

async function middleOnPage(disc: Locator, iframe: Locator): Promise<{ x: number; y: number }> {
  const outer = await iframe.evaluate((element: HTMLElement) => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x, y, scale: width / element.offsetWidth };
  });
  const middle = await disc.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  return { x: outer.x + middle.x * outer.scale, y: outer.y + middle.y * outer.scale };
}
