/** When a page is at rest: nothing is on its way that could still change what it shows. */
import { expect, type Frame, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Timeouts and intervals that are set. A worker that owes an answer is watched by an interval. */
    timers: Set<unknown>;
    timersSet: number;
  }
}

/**
 * Watches a page, its frames included; to be called before it is opened. Returns what waits until it is at rest: no timer
 * is set, no request is on its way, each font is there, no animation runs, and once the browser has nothing else to
 * do all of it is still so.
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

  async function isAtRest(): Promise<boolean> {
    const begun = requestsBegun;
    // One that is loaded anew meanwhile is not.
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
    // A frame that is out of sight is not drawn.
    if (window === top)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await new Promise((idle) => requestIdleCallback(idle));
    return isStill() && window.timersSet === set;
  });
}
