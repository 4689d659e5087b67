/** A solver that a test lets answer when it wants: what is seen meanwhile does not hang on how fast it is. */
import type { Page } from '@playwright/test';

type HeldJob = 'planBoard' | 'describe' | 'examine' | 'choose' | 'countMoves' | 'joinAxes';

declare global {
  interface Window {
    /** What the page asks of its workers, and they are not told for now. */
    held: { jobs: readonly string[]; messages: (() => void)[] };
  }
}

interface HeldAnswers {
  /** From now on such questions wait. */
  hold(...jobs: readonly HeldJob[]): Promise<void>;
  /** Those that wait are asked, and all others at once again, but for these. */
  release(...still: readonly HeldJob[]): Promise<void>;
  /** How many wait. */
  count(): Promise<number>;
}

/** To be called before the page is opened; `jobs` wait from the beginning. */
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
