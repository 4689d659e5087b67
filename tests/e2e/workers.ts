/** The page's workers as it started and ended them, and ways for a test to end them behind its back. */
import type { Page } from '@playwright/test';

export interface CountedPositions {
  readonly first: number;
  readonly last: number;
}

interface WatchedWorker {
  readonly worker: Worker;
  endedAt: number | undefined;
}

interface WatchedMessage {
  readonly job?: { readonly kind: string; readonly positions?: CountedPositions };
}

declare global {
  interface Window {
    watchedWorkers: WatchedWorker[];
    lastClickAt: number;
    sweepsAsked: number;
    countsAsked: CountedPositions[];
  }
}

/** Keeps a list of the workers in the page; to be called before it is opened. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.watchedWorkers = [];
    window.lastClickAt = 0;
    window.sweepsAsked = 0;
    window.countsAsked = [];
    window.addEventListener('click', () => (window.lastClickAt = performance.now()), {
      capture: true,
    });
    window.Worker = new Proxy(Worker, {
      construct(target, parameters: ConstructorParameters<typeof Worker>) {
        const worker = new target(...parameters);
        const watched: WatchedWorker = { worker, endedAt: undefined };
        worker.terminate = () => {
          watched.endedAt ??= performance.now();
          target.prototype.terminate.call(worker);
        };
        const post = worker.postMessage.bind(worker);
        worker.postMessage = ({ job, ...message }: WatchedMessage) => {
          if (job?.kind === 'sweepAxis') window.sweepsAsked += 1;
          if (job?.positions !== undefined) window.countsAsked.push(job.positions);
          post({ job, ...message });
        };
        window.watchedWorkers.push(watched);
        return worker;
      },
    });
  });
}

export class Workers {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  started(): Promise<number> {
    return this.#page.evaluate(() => window.watchedWorkers.length);
  }

  running(): Promise<number> {
    return this.#page.evaluate(
      () => window.watchedWorkers.filter(({ endedAt }) => endedAt === undefined).length,
    );
  }

  /** How many axes the page has asked its workers to sweep. */
  sweepsAsked(): Promise<number> {
    return this.#page.evaluate(() => window.sweepsAsked);
  }

  /** The positions of both axes whose moves the page has asked its workers to count. */
  countsAsked(): Promise<CountedPositions[]> {
    return this.#page.evaluate(() => window.countsAsked);
  }

  /** From the last click to the end of the last worker, in milliseconds. */
  endedAfterClick(): Promise<number> {
    return this.#page.evaluate(
      () =>
        Math.max(...window.watchedWorkers.map(({ endedAt }) => endedAt ?? 0)) - window.lastClickAt,
    );
  }

  /** Ends the newest worker without a word to the page, as a browser that is short of memory does. */
  async kill(): Promise<void> {
    await this.#page.evaluate(() => {
      const newest = window.watchedWorkers.at(-1);
      if (newest !== undefined) Worker.prototype.terminate.call(newest.worker);
    });
  }

  /** Lets the newest worker fail with an error that it did not catch. */
  async fail(): Promise<void> {
    await this.#page.evaluate(() => {
      const event = new ErrorEvent('error', { message: 'out of luck', cancelable: true });
      window.watchedWorkers.at(-1)?.worker.dispatchEvent(event);
    });
  }
}
