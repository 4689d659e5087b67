/** Nothing moves while a page loads, on a phone with a slow network and a slow processor. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { watchRest } from './rest';

const ADDRESSES = [
  ...['board', 'board?game=rugs&rows=8&columns=8', 'board?rows=5&columns=5&mode=play'],
  ...['solve', 'solve?rows=100&columns=100', 'solve?part=sequence'],
  ...['games', 'games?game=rugs', 'games?game=acrostic-twins'],
  ...['nimbers', 'nimbers?part=tables', 'nimbers?part=boxes'],
  ...['learn', 'learn/rule', 'learn/mex', 'learn/counting', 'embed'],
];

/** Shifts below this can't be seen: the sum of the moved shares of the window, times the distance. */
const MOST = 0.02;

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

for (const address of ADDRESSES)
  test(`#/${address}`, { tag: ['@full', '@chromium'] }, async ({ page }) => {
    await slowDown(page);
    await page.addInitScript(watchShifts);
    const atRest = await watchRest(page);
    await page.goto(`./#/${address}`);
    await atRest();
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
  });

/** The size of a shift and the start of what moved; shifts after the reader's own input don't count. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

function watchShifts(): void {
  interface Entry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  window.shifts = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & Entry;
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '');
      if (!hadRecentInput) window.shifts.push({ value, moved });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/**
 * Emulates Lighthouse's phone: 1.6 megabits per second, 150 milliseconds of latency, and a quarter of this processor.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
