/** While a page loads, nothing that is there moves: on a phone with a slow network and a slow processor. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

const ADDRESSES = [
  ...['board', 'board?game=rugs&rows=8&columns=8', 'board?rows=5&columns=5&mode=play'],
  ...['solve', 'solve?rows=100&columns=100', 'solve?part=sequence'],
  ...['games', 'games?game=rugs', 'games?game=acrostic-twins'],
  ...['nimbers', 'nimbers?part=tables', 'nimbers?part=boxes'],
  ...['learn', 'learn/rule', 'learn/mex', 'learn/counting', 'embed'],
];

/** Nobody sees less: the sum of the shares of the window that moved, times how far. */
const MOST = 0.02;
/** In milliseconds: so long a page that is loaded may still change. */
const REST = 2_500;

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

for (const address of ADDRESSES)
  test(`#/${address}`, { tag: ['@full', '@chromium'] }, async ({ page }) => {
    await slowDown(page);
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
          if (!entry.hadRecentInput) document.documentElement.dataset.moved = told(entry);
      });
      observer.observe({ type: 'layout-shift', buffered: true });

      interface Shift {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      }

      function told({ value, sources }: Shift): string {
        const before = document.documentElement.dataset.moved ?? '0';
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ');
        return `${Number.parseFloat(before) + value} ${before.slice(before.indexOf(' '))} ${what}`;
      }
    });
    await page.goto(`./#/${address}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
    const moved = (await page.locator('html').getAttribute('data-moved')) ?? '0';
    expect(Number.parseFloat(moved), moved).toBeLessThanOrEqual(MOST);
  });

/** As Lighthouse has a phone: 1.6 megabits a second, 150 milliseconds away, and a quarter of this processor. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
