/** The page's workers as it started and ended them, and ways for a test to end them behind its back. */
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
    /** Those that the page hasn't ended, the newest last: what is ended must not be held here. */
    runningWorkers: Set<Worker>;
    sweepsAsked: number;
    positionsFound: number;
  }
}

/** Keeps a list of the workers in the page; to be called before it is opened. */
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

/** From its next load on the page may not start workers, as in some frames; to be called before that. */
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

  /** How many axes the page has asked its workers to sweep. */
  sweepsAsked(): Promise<number> {
    return this.#page.evaluate(() => window.sweepsAsked);
  }

  /** Of both axes, in what the workers have handed out to be kept. */
  positionsFound(): Promise<number> {
    return this.#page.evaluate(() => window.positionsFound);
  }

  /**
   * Until the workers have acted on all that the page has told them, and the page has heard of it. Twice:
   * the first answer may be one that the page has asked for itself.
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

  /** Ends the newest worker without a word to the page, as a browser that is short of memory does. */
  async kill(): Promise<void> {
    await this.#page.evaluate(() => {
      const newest = [...window.runningWorkers].at(-1);
      if (newest !== undefined) Worker.prototype.terminate.call(newest);
    });
  }

  /** Ends all workers in the same way. */
  async killAll(): Promise<void> {
    await this.#page.evaluate(() => {
      for (const worker of window.runningWorkers) Worker.prototype.terminate.call(worker);
    });
  }

  /** Lets the newest worker fail with an error that it did not catch. */
  async fail(): Promise<void> {
    await this.#page.evaluate(() => {
      const event = new ErrorEvent('error', { message: 'out of luck', cancelable: true });
      [...window.runningWorkers].at(-1)?.dispatchEvent(event);
    });
  }
}
