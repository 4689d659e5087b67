/** A solver that a test lets answer when it wants: what is seen meanwhile does not hang on how fast it is. */
import type { Page } from '@playwright/test';

type HeldJob = 'planBoard' | 'describe' | 'examine' | 'choose' | 'countMoves' | 'joinAxes';

declare global {
  interface Window {
    /** What the page asks of its workers, and they are not told for now. */
    held: { kinds: readonly string[]; messages: (() => void)[] };
  }
}

interface HeldAnswers {
  /** From now on such questions wait. */
  hold(...kinds: readonly HeldJob[]): Promise<void>;
  /** Those that wait are asked, and all others at once again, but for these. */
  release(...still: readonly HeldJob[]): Promise<void>;
  /** How many wait. */
  count(): Promise<number>;
}

/** To be called before the page is opened; `kinds` wait from the beginning. */
export async function holdAnswers(page: Page, ...kinds: readonly HeldJob[]): Promise<HeldAnswers> {
  await page.addInitScript((first) => {
    window.held = { kinds: first, messages: [] };
    const post = Worker.prototype.postMessage as (...message: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      const [{ job }] = message as [{ readonly job?: { readonly kind: string; name?: string } }];
      const tell = () => post.apply(this, message);
      if (job !== undefined && window.held.kinds.includes(job.name ?? job.kind))
        window.held.messages.push(tell);
      else tell();
    };
  }, kinds);
  return {
    hold: (...held) => page.evaluate((now) => void (window.held.kinds = now), held),
    release: (...still) =>
      page.evaluate((kinds) => {
        const { messages } = window.held;
        window.held = { kinds, messages: [] };
        for (const tell of messages) tell();
      }, still),
    count: () => page.evaluate(() => window.held.messages.length),
  };
}
