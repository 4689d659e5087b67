/** The Embed page: what is chosen is seen in the live frame and stands in the lines to copy. */
import type { FrameLocator, Page } from '@playwright/test';
import { seededRandom } from '../web/seeded_random';
import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';
import { seeds } from './seeds';

const live = (page: Page): FrameLocator => page.frameLocator('main iframe');
const grid = (frame: FrameLocator | Page, rows: number, columns: number) =>
  frame.getByRole('grid', { name: new RegExp(`${rows}\\s×\\s${columns}`, 'u') });
const lines = (page: Page) => page.getByRole('textbox', { name: 'Code to copy' });
const segment = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

async function open(page: Page, hash = '#/embed'): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
}

/** Copies the lines and gives what was shown; the frame may still find another height meanwhile. */
async function copy(page: Page): Promise<string> {
  let shown = '';
  await expect(async () => {
    shown = await lines(page).inputValue();
    await page.getByRole('button', { name: 'Copy code', exact: true }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible({ timeout: 1_000 });
    expect(await lines(page).inputValue()).toBe(shown);
  }).toPass();
  return shown;
}

/** Opens a page of the same host with nothing in it but these lines. */
async function paste(page: Page, body: string): Promise<void> {
  await page.route('**/pasted.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>A course</title><body>${body}</body></html>`,
    }),
  );
  await page.goto('./pasted.html');
}

test(
  'What is chosen is seen live, copied as shown, and survives',
  { tag: '@firefox' },
  async ({ page, browserName }) => {
    await page.goto('./#/board?game=rugs&rows=2&columns=3&mode=explore&position=WBW.WWW');
    await page.getByRole('link', { name: 'Embed' }).click();
    await expect(grid(live(page), 2, 3)).toBeVisible();
    await expect(page.getByText('A position with 5 white discs.')).toBeVisible();

    await segment(page, 'What readers do', 'Play').check();
    await page.getByRole('combobox', { name: 'Against' }).selectOption('Another person');
    const notSecret = page.getByText('Hidden isn’t secret');
    await expect(notSecret).toHaveCount(0);
    await page.getByRole('group', { name: 'Hide' }).getByLabel('hints in a game').check();
    await expect(notSecret).toBeVisible();
    await page.getByRole('checkbox', { name: 'size', exact: true }).check();
    await segment(page, 'Colours', 'Dark').check();
    const element = await lines(page).inputValue();
    await segment(page, 'Where it goes', 'Web page, no script').check();
    await expect(
      live(page)
        .getByText(/^Player 1, it’s your turn/u)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Web page, no script' })).toBeFocused();

    // The frame has said how high it is, and the lines have it.
    await expect(async () => {
      const height = await page.locator('main iframe').getAttribute('height');
      expect(await lines(page).inputValue()).toContain(` height="${height ?? ''}"`);
    }).toPass();
    await expect(lines(page)).toHaveValue(
      /embed\.html\?game=rugs&amp;rows=2&amp;columns=3&amp;mode=play&amp;position=WBW\.WWW&amp;opponent=person&amp;hide=hints&amp;lock=size&amp;theme=dark"/u,
    );
    const frame = await copy(page);
    // Only Chromium lets a test read what was copied.
    if (browserName === 'chromium')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(frame);

    await page.reload();
    await expect(lines(page)).toHaveValue(/hide=hints/u);
    await expect(segment(page, 'Where it goes', 'Web page, no script')).toBeChecked();
    await expect(grid(live(page), 2, 3)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
    await page.goForward();
    await expect(lines(page)).toHaveValue(/hide=hints/u);

    await paste(page, element + frame);
    await expect(grid(page.frameLocator('body > iframe'), 2, 3)).toBeVisible();
    const inElement = page.frameLocator('flipping-game iframe');
    await expect(grid(inElement, 2, 3)).toBeVisible();
    await expect(inElement.getByRole('heading', { name: 'Rugs' })).toBeAttached();
    // As wide as it was seen live.
    expect((await page.locator('flipping-game').boundingBox())?.width).toBe(600);
  },
);

test('Lines copied in a narrow window have the height of a wide frame', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, '#/embed?rows=5&columns=5&width=800&for=frame');
  await expect(grid(live(page), 5, 5)).toBeVisible();
  // A browser measures a frame that is out of sight when it comes into it.
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => roomBelow(live(page))).toBeLessThan(40);
  const shown = await copy(page);
  // Other lines have not been copied.
  await segment(page, 'Where it goes', 'reveal.js').check();
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);

  await page.setViewportSize({ width: 1_280, height: 900 });
  await paste(page, shown);
  const inside = page.frameLocator('iframe');
  await expect(grid(inside, 5, 5)).toBeVisible();
  await expect.poll(() => roomBelow(inside)).toBeLessThan(40);
  expect(await roomBelow(inside)).toBeGreaterThanOrEqual(0);
});

/** How much of a frame is free below what it shows; less than nothing, where that goes on. */
function roomBelow(frame: FrameLocator): Promise<number> {
  return frame.locator('body').evaluate((body) => {
    const ends = Array.from(body.children, (part) => part.getBoundingClientRect().bottom);
    return innerHeight - Math.max(...ends);
  });
}

test('Where there is no board at the frame’s address, or nothing ever comes, the page says so', async ({
  page,
}) => {
  const failed = page.getByText(/^The board couldn’t be loaded/u);
  await page.clock.install();
  await page.route('**/embed.html?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Not found</p>' }),
  );
  await open(page, '#/embed?rows=5');
  const root = live(page).locator('html');
  await expect(live(page).getByText('Not found')).toBeVisible();
  await expect.poll(() => root.evaluate(() => document.readyState)).toBe('complete');
  await page.clock.runFor(11_000);
  // The page's clock goes on by itself, and would get to the longer patience as well.
  await expect(failed).toBeVisible({ timeout: 10_000 });

  const asked = new Promise<void>((resolve) => void page.route('**/embed.html?*', () => resolve()));
  await segment(page, 'Colours', 'Light').check();
  await page.clock.runFor(1_000);
  await asked;
  await page.clock.runFor(25_000);
  await expect(page.getByText('Loading the board')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(failed).toBeVisible();
});

test('The Embed page is for everybody, also where its address cannot be used', async ({
  page,
  browserName,
}) => {
  const position = 'WWWWWWB.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW';
  await open(page, `#/embed?rows=5&columns=7&mode=play&position=${position}&for=reveal&theme=pink`);
  const rejected = page.getByText('The link’s colours value “pink”');
  await expect(rejected).toBeVisible();
  await expect(live(page).getByRole('grid')).toBeVisible();
  await expectForEverybody(page, browserName);
  await segment(page, 'Colours', 'Light').check();
  await expect(rejected).toHaveCount(0);
});

/** What each choice is called, and how the address has it. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: { Explore: 'explore', 'Predict first': 'predict', Play: 'play' },
  theme: { Automatic: '', Light: 'light', Dark: 'dark' },
  width: { Narrow: '400', Medium: '', Wide: '800' },
  height: { 'As needed': '', '360 pixels': '360', '480 pixels': '480', '640 pixels': '640' },
  for: {
    ...{ 'Web page': '', 'Web page, no script': 'frame', Moodle: 'moodle', Canvas: 'canvas' },
    ...{ 'Jupyter Book 2': 'jupyter-book-2', 'Jupyter Book 1': 'jupyter-book-1' },
    ...{ VitePress: 'vitepress', Docusaurus: 'docusaurus', 'reveal.js': 'reveal' },
  },
  hide: {
    'which moves win': 'answers',
    'hints in a game': 'hints',
    'nimbers, and why a move wins': 'nimbers',
  },
  panels: {
    'why a move wins': 'why',
    'the lists of moves': 'moves',
    'hints in a game': 'hints',
    'the set-up': 'setup',
  },
  lock: { game: 'game', size: 'size', 'what readers do': 'mode', position: 'position' },
};
const LEGENDS: Readonly<Record<string, string>> = {
  ...{ 'What readers do': 'mode', Colours: 'theme', Width: 'width', 'Where it goes': 'for' },
  ...{ Hide: 'hide', Lock: 'lock', 'Readers can open': 'panels', 'Height at most': 'height' },
};
/** The keys of the page alone. */
const OWN_KEYS = ['width', 'for'];
const TYPED = ['2', '3', '5', '8', '12', '31', '1', '60', '0', '-4', '', '5.5', 'five', ' 7 '];

/** What is chosen by the form, by the address, by the lines and by the live frame, all at one moment. */
async function choices(page: Page) {
  const { hash, chosen, code, source } = await page.evaluate(() => ({
    hash: location.hash,
    chosen: Array.from(
      document.querySelectorAll<HTMLInputElement>('main fieldset input:checked'),
      (input) => [
        input.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
        input.closest('label')?.textContent ?? '',
      ],
    ),
    code: document.querySelector<HTMLTextAreaElement>('main textarea')?.value ?? '',
    source: document.querySelector<HTMLIFrameElement>('main iframe')?.src ?? '',
  }));
  const form: Record<string, string> = {};
  for (const [legend = '', label = ''] of chosen) {
    const key = LEGENDS[legend];
    const name = key === undefined ? '' : (NAMES[key]?.[label] ?? `“${label}”?`);
    if (key !== undefined && name !== '') form[key] = form[key] ? `${form[key]},${name}` : name;
  }
  const keys = (query: Iterable<[string, string]>) => Object.fromEntries(query);
  return {
    form,
    address: keys(new URLSearchParams(hash.replace(/^[^?]*\?/u, ''))),
    lines: keys(inLines(code)),
    live: keys(Array.from(new URL(source).searchParams).filter(([key]) => key !== 'messages')),
  };
}

/** What the lines ask the frame for. */
function inLines(code: string): Iterable<[string, string]> {
  const text = code.replaceAll('&amp;', '&');
  const [, address] = /(https?:[^"\s]*embed\.html[^"\s]*)/u.exec(text) ?? [];
  if (address !== undefined) return new URL(address).searchParams;
  const [, attributes = ''] = /<flipping-game ([^>]*)>/u.exec(text) ?? [];
  return Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/gu), ([, key = '', value = '']) => [
    key,
    value,
  ]).filter(([key = '']) => !['title', 'width', 'style'].includes(key)) as [string, string][];
}

async function expectTogether(page: Page): Promise<void> {
  let side = { rows: '', columns: '' };
  await expect(async () => {
    const { form, address, lines: copied, live: shown } = await choices(page);
    const frame = Object.fromEntries(
      Object.entries(address).filter(([key]) => !OWN_KEYS.includes(key)),
    );
    // A slide does not scroll.
    const most = address.for === 'reveal' ? { height: '640' } : {};
    expect(copied).toEqual({ ...most, ...frame });
    expect(shown).toEqual(frame);
    const named = Object.entries(address).filter(([key]) => Object.hasOwn(NAMES, key));
    const { panels = 'none', ...others } = form;
    const unusual = panels === Object.values(NAMES.panels!).join() ? {} : { panels };
    expect({ ...others, ...unusual }).toEqual(Object.fromEntries(named));
    side = { rows: frame.rows ?? '', columns: frame.columns ?? '' };
  }).toPass({ timeout: 20_000, intervals: [50, 100, 250] });
  await expect(grid(live(page), Number(side.rows), Number(side.columns))).toBeVisible();
  await expect(page.getByText('Loading the board')).toHaveCount(0);
}

for (const seed of seeds(801))
  test(`100 choices at random on the Embed page (seed ${seed}) @full`, async ({ page }) => {
    test.setTimeout(300_000);
    const random = seededRandom(seed);
    const pick = <Value>(values: readonly Value[]) => values[random(values.length)]!;
    const complaints: string[] = [];
    const done: string[] = [];

    /** Another field, box or button of the choices, by a click where a reader would. */
    async function choose(): Promise<string> {
      const drawn = random(1_000);
      const found = await page.evaluate((number) => {
        const all = Array.from(
          document.querySelectorAll<HTMLElement>(
            'main :is(input[type=radio], input[type=checkbox], fieldset button)',
          ),
        ).filter((control) => control.checkVisibility());
        const control = all[number % all.length]!;
        const target = control.closest('label') ?? control;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = target.getBoundingClientRect();
        return { name: target.textContent, place: [x + width / 2, y + height / 2] as const };
      }, drawn);
      await page.mouse.click(...found.place);
      return found.name;
    }
    async function type(): Promise<string> {
      const [name, typed] = [pick(['Rows', 'Columns']), pick(TYPED)];
      await page.getByRole('textbox', { name }).fill(typed);
      if (random(2) === 0) await page.keyboard.press('Tab');
      return `${name} “${typed}”`;
    }
    async function select(): Promise<string> {
      const [list, drawn] = [page.getByRole('combobox', { name: 'Against' }), random(4)];
      if (!(await list.isVisible())) return 'no opponent';
      await list.selectOption({ index: drawn });
      return `opponent ${drawn}`;
    }
    async function travel(): Promise<string> {
      const way = pick(['reload', 'back']);
      if (way === 'reload') await page.reload();
      else {
        await page.getByRole('link', { name: 'Board', exact: true }).click();
        await expect(page.getByRole('grid').first()).toBeVisible();
        await page.goBack();
      }
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
      return way;
    }

    await open(page, '#/embed?rows=3&columns=4&position=WBWW.WWBW.WWWW');
    try {
      for (let action = 1; action <= 100; action += 1) {
        const act = pick([choose, choose, choose, choose, choose, type, type, select, travel]);
        done.push(`${action}. ${await act()}`);
        if (action % 4 === 0) await expectTogether(page);
        if (action % 24 === 0) {
          const here = await choices(page);
          const other = await page.context().newPage();
          other.on('pageerror', ({ message }) => complaints.push(message));
          other.on('console', (message) => complaints.push(message.text()));
          await other.goto(page.url());
          await expectTogether(other);
          expect(await choices(other)).toEqual(here);
          await other.close();
        }
      }
    } catch (error) {
      const last = done.slice(-12).join('\n');
      throw new Error(`At ${page.url()} after:\n${last}\n\n${String(error)}`, { cause: error });
    }
    expect(complaints).toEqual([]);
  });
