/**
 * Holds back the solver's answers until a test releases them, so that what is visible meanwhile doesn't depend on its
 * speed.
 */
import type { Page } from '@playwright/test';

type HeldJob = 'planBoard' | 'describe' | 'examine' | 'choose' | 'countMoves' | 'joinAxes';

declare global {
  interface Window {
    /** Requests for these jobs wait, and are listed here. */
    held: { jobs: readonly string[]; messages: (() => void)[] };
  }
}

interface HeldAnswers {
  /** Holds back requests for these jobs from now on. */
  hold(...jobs: readonly HeldJob[]): Promise<void>;
  /** Sends the waiting requests, and holds back only these jobs from now on. */
  release(...still: readonly HeldJob[]): Promise<void>;
  /** The number of waiting requests. */
  count(): Promise<number>;
}

/** Call this before the page is opened; `jobs` are held back from the beginning. */
export async function holdAnswers(page: Page, ...jobs: readonly HeldJob[]): Promise<HeldAnswers> {
  await page.addInitScript((first) => {
    window.held = { jobs: first, messages: [] };
    const post = Worker.prototype.postMessage as (...message: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      const [{ name }] = message as [{ readonly name?: string }];
      const tell = () => post.apply(this, message);
      if (name !== undefined && window.held.jobs.includes(name)) window.held.messages.push(tell);
      else tell();
    };
  }, jobs);
  return {
    hold: (...held) => page.evaluate((now) => void (window.held.jobs = now), held),
    release: (...still) =>
      page.evaluate((waiting) => {
        const { messages } = window.held;
        window.held = { jobs: waiting, messages: [] };
        for (const tell of messages) tell();
      }, still),
    count: () => page.evaluate(() => window.held.messages.length),
  };
}
