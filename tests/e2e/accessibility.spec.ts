import { expect, test } from './fixture';
import { expectForEverybody, inBrowsers } from './for_everybody';
import type { SolvePage } from './solve_page';

interface State {
  readonly name: string;
  reach(solve: SolvePage): Promise<void>;
  /** Looked at in all browsers, and not in Chromium alone: axe takes its time. */
  readonly everywhere?: boolean;
}

const states: readonly State[] = [
  { name: 'as it opens', everywhere: true, reach: (solve) => solve.open() },
  {
    name: 'with bad input',
    reach: async (solve) => {
      await solve.open();
      await solve.more.click();
      await solve.widths.selectOption('A list of my own');
      await solve.square.uncheck();
      await solve.columns.fill('abc');
      await expect(solve.columns).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'with a bad address',
    reach: (solve) => solve.open('#/solve?rows=x'),
  },
  {
    name: 'before a long run',
    reach: async (solve) => {
      await solve.open('#/solve?rows=100000000&columns=100000000');
      await expect(solve.plan).toBeVisible();
    },
  },
  { name: 'while it computes', reach: (solve) => solve.startLongRun() },
  {
    name: 'paused',
    reach: async (solve) => {
      await solve.startLongRun();
      await solve.button('Pause').click();
    },
  },
  {
    name: 'cancelled',
    reach: async (solve) => {
      await solve.startLongRun();
      await solve.button('Cancel').click();
      await expect(solve.heading(/was cancelled/u)).toBeVisible();
    },
  },
  {
    name: 'failed',
    reach: async (solve) => {
      await solve.page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException('not here', 'SecurityError');
          }
        } as unknown as typeof Worker;
      });
      await solve.open();
      await solve.compute.click();
      await expect(solve.heading(/could not be computed/u)).toBeVisible();
    },
  },
  {
    name: 'with an answer',
    everywhere: true,
    reach: async (solve) => {
      await solve.solve('#/solve?rows=20000&columns=30000');
      await solve.button(/^Show all/u).click();
      await expect(solve.page.getByRole('slider')).toHaveCount(2);
    },
  },
  {
    name: 'with Γ = 0',
    reach: async (solve) => {
      await solve.solve('#/solve?rows=2&columns=2');
      await expect(solve.page.getByRole('slider')).toHaveCount(2);
    },
  },
];

for (const { name, reach, everywhere } of states) {
  test(`for everybody: ${name}`, inBrowsers(everywhere), async ({ solve, page, browserName }) => {
    await reach(solve);
    await expectForEverybody(page, browserName);
  });
}

test(
  'text and bars keep to system colours where colours are forced',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await solve.solve('#/solve?rows=100&columns=100');
    await expect(page.getByRole('slider')).toHaveCount(2);
    const [ordinary, contributing, markers] = await page
      .getByRole('slider', { name: /^Columns/u })
      .locator('path')
      .evaluateAll((paths) =>
        paths
          .map((path) => getComputedStyle(path).fill)
          .filter((fill) => fill !== 'none' && fill !== 'rgb(0, 0, 0)'),
      );
    expect(ordinary).toBeDefined();
    expect(contributing).not.toBe(ordinary);
    expect(markers).toBe(contributing);
  },
);

test(
  'nothing moves for those who want no motion',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await solve.solve('#/solve?rows=100&columns=100');
    const moving = await page.evaluate(
      () =>
        document.getAnimations().length +
        Number(getComputedStyle(document.documentElement).scrollBehavior === 'smooth'),
    );
    expect(moving).toBe(0);
  },
);

test('the page is usable by keyboard alone', async ({ solve, page }) => {
  await solve.open();
  await expect(solve.plan).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(solve.size).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await expect(solve.square).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(solve.columns).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(solve.heading('The 100 × 99 board')).toBeVisible();
  for (const target of [solve.square, solve.compute, solve.more, solve.button('P(1) = 1')]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Copy/u })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('region', { name: 'Pairs of move nimbers that make up the answer' }),
  ).toBeFocused();
});

test('the focus goes on to the answer when the run it was in is done', async ({ solve, page }) => {
  // Long enough for the focus to get there on a fast machine too.
  await solve.open('#/solve?rows=2351075&columns=2351075');
  await expect(solve.plan).toBeVisible();
  await solve.compute.click();
  await solve.button('Pause').focus();
  await expect(solve.answer).toBeVisible({ timeout: 50_000 });
  await expect(page.locator('#answer-heading')).toBeFocused();
});

test('a screen reader hears what happens', async ({ solve, page }) => {
  await solve.open();
  const region = page.locator('p[role=status]');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await solve.button('P(100) = 31,395').click();
  await expect(region).toHaveText('P(100) = 31,395');
  await solve.size.fill('10^8');
  await solve.compute.click();
  await expect(region).toHaveText('Computing P(100,000,000)');
  await solve.button('Pause').click();
  await expect(region).toHaveText('P(100,000,000) is paused');
  await solve.button('Cancel').click();
  await expect(region).toHaveText('P(100,000,000) was cancelled');
});

const HEADINGS = [
  'H1 How many first moves win?',
  'H2 The 5\u00A0× 5 board',
  'H3 Where it comes from',
  'H3 Every choice on each axis',
  'H2 The whole sequence',
  'H2 Check my values',
];

test('one heading names the page, and the others come in order', async ({ solve, page }) => {
  await solve.solve('#/solve?rows=5&columns=5');
  const headings = page.locator('h1, h2, h3');
  const levelsAndWords = () =>
    headings.evaluateAll((all) =>
      all.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    );
  await expect.poll(levelsAndWords).toEqual(HEADINGS);
});
