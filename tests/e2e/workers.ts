/** The page's workers as it started and ended them, and ways to break them behind its back. */
import type { Page } from '@playwright/test';

interface WatchedMessage {
  /** The name of a job. */
  readonly name?: string;
}

interface WatchedAnswer {
  readonly type: string;
  readonly piece?: { readonly values: Uint16Array };
}

declare global {
  interface Window {
    workersStarted: number;
    /** Workers that the page hasn't ended, the newest last. Ended workers must not be referenced here. */
    runningWorkers: Set<Worker>;
    sweepsAsked: number;
    positionsFound: number;
  }
}

/** Keeps a list of the page's workers. Call this before it is opened. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.workersStarted = 0;
    window.runningWorkers = new Set();
    window.sweepsAsked = 0;
    window.positionsFound = 0;
    window.Worker = new Proxy(Worker, {
      construct(target, parameters: ConstructorParameters<typeof Worker>) {
        const worker = new target(...parameters);
        worker.terminate = () => {
          window.runningWorkers.delete(worker);
          target.prototype.terminate.call(worker);
        };
        const post = worker.postMessage.bind(worker) as (...message: unknown[]) => void;
        worker.postMessage = (...message: unknown[]) => {
          const [{ name }] = message as [WatchedMessage];
          if (name === 'sweepAxis') window.sweepsAsked += 1;
          post(...message);
        };
        worker.addEventListener('message', ({ data }: MessageEvent<WatchedAnswer>) => {
          window.positionsFound += data.piece?.values.length ?? 0;
        });
        window.workersStarted += 1;
        window.runningWorkers.add(worker);
        return worker;
      },
    });
  });
}

/** Forbids workers from the next load on, as some frames do. Call this before that load. */
export async function forbidWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
}

export class Workers {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  started(): Promise<number> {
    return this.#page.evaluate(() => window.workersStarted);
  }

  running(): Promise<number> {
    return this.#page.evaluate(() => window.runningWorkers.size);
  }

  /** The number of axes that the page has asked its workers to sweep. */
  sweepsAsked(): Promise<number> {
    return this.#page.evaluate(() => window.sweepsAsked);
  }

  /** The positions of both axes that the workers have posted for storage. */
  positionsFound(): Promise<number> {
    return this.#page.evaluate(() => window.positionsFound);
  }

  /**
   * Waits until the workers have handled all messages, and the page their replies. It does so twice, because the first
   * reply may be one that the page had requested itself.
   */
  async settle(): Promise<void> {
    await this.#page.evaluate(async () => {
      const answer = (worker: Worker) =>
        new Promise<void>((resolve) => {
          worker.addEventListener('message', function hear({ data }: MessageEvent<WatchedAnswer>) {
            if (data.type !== 'alive') return;
            worker.removeEventListener('message', hear);
            resolve();
          });
          worker.postMessage({ type: 'ping' });
        });
      for (let round = 0; round < 2; round += 1)
        await Promise.all([...window.runningWorkers].map(answer));
    });
  }

  /** Ends the newest worker without notice, like a browser that is short of memory. */
  async kill(): Promise<void> {
    await this.#page.evaluate(() => {
      const newest = [...window.runningWorkers].at(-1);
      if (newest !== undefined) Worker.prototype.terminate.call(newest);
    });
  }

  /** Ends all workers without notice. */
  async killAll(): Promise<void> {
    await this.#page.evaluate(() => {
      for (const worker of window.runningWorkers) Worker.prototype.terminate.call(worker);
    });
  }

  /** Makes the newest worker fail with an uncaught error. */
  async fail(): Promise<void> {
    await this.#page.evaluate(() => {
      const event = new ErrorEvent('error', { message: 'out of luck', cancelable: true });
      [...window.runningWorkers].at(-1)?.dispatchEvent(event);
    });
  }
}
