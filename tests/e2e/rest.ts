/** Detects when a page is at rest: nothing is pending that could still change it. */
import { expect, type Frame, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Timers and intervals that are set. The page watches a worker that owes an answer by an interval. */
    timers: Set<unknown>;
    timersSet: number;
  }
}

/**
 * Watches a page and its frames. Call this before the page is opened; it returns a function that waits until the page
 * is at rest. At rest no timer is set, no request is pending, each font has loaded and no animation runs, and this is
 * still so in the browser's next idle moment.
 */
export async function watchRest(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(watchTimers);
  const requests = new Set<unknown>();
  let requestsBegun = 0;
  page.on('request', (request) => {
    requests.add(request);
    requestsBegun += 1;
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  // Browsers don't always report the end of requests of a page that is gone, such as those of its workers.
  page.on('framenavigated', (frame) => {
    if (frame.url() === 'about:blank' && frame === page.mainFrame()) requests.clear();
  });

  async function isAtRest(): Promise<boolean> {
    const begun = requestsBegun;
    // A frame that reloads meanwhile isn't at rest.
    const frames = await Promise.all(
      page.frames().map((frame) => isQuiet(frame).catch(() => false)),
    );
    return frames.every(Boolean) && requests.size === 0 && requestsBegun === begun;
  }

  return () => expect.poll(isAtRest, { timeout: 60_000 }).toBe(true);
}

function watchTimers(): void {
  type Start = (act: () => void, milliseconds?: number) => unknown;
  type Act = (...parameters: unknown[]) => void;
  const timers = new Set<unknown>();
  window.timers = timers;
  window.timersSet = 0;
  const watched = (start: Start, isOnce: boolean) =>
    function set(act: Act, milliseconds?: number, ...parameters: unknown[]) {
      const timer = start(() => {
        if (isOnce) timers.delete(timer);
        act(...parameters);
      }, milliseconds);
      timers.add(timer);
      window.timersSet += 1;
      return timer;
    };
  const forgetting = (clear: (timer?: number) => void) => (timer?: number) => {
    timers.delete(timer);
    clear(timer);
  };
  Object.assign(window, {
    setTimeout: watched(window.setTimeout, true),
    setInterval: watched(window.setInterval, false),
    clearTimeout: forgetting(window.clearTimeout),
    clearInterval: forgetting(window.clearInterval),
  });
}

function isQuiet(frame: Frame): Promise<boolean> {
  return frame.evaluate(async () => {
    const { fonts, readyState } = document;
    const isStill = () =>
      readyState === 'complete' &&
      window.timers.size === 0 &&
      fonts.status === 'loaded' &&
      document.getAnimations().every(({ playState }) => playState !== 'running');
    if (!isStill()) return false;
    const set = window.timersSet;
    // Browsers don't draw frames that are out of view.
    if (window === top)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await new Promise((idle) => requestIdleCallback(idle));
    return isStill() && window.timersSet === set;
  });
}
