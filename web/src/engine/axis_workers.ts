import type { StartPort } from './ports/port';
import { IdleEnd } from './idle_end';
import type { Both } from './protocol';
import { WorkerLink } from './worker_link';

/** The workers of the two axes. */
export type AxisLinks = Both<WorkerLink>;

/**
 * Two workers, one for each axis. They are started when they are needed, and kept unless they have come to
 * hold much memory.
 */
export class AxisWorkers {
  readonly #startPort: StartPort;
  #links: AxisLinks | undefined;
  readonly #idleEnd = new IdleEnd(() =>
    this.#links === undefined ? [] : [this.#links.rows, this.#links.columns],
  );

  constructor(startPort: StartPort) {
    this.#startPort = startPort;
  }

  /** Those that were started last, which may have ended since. */
  get links(): AxisLinks | undefined {
    return this.#links;
  }

  /** Ended workers are replaced. */
  start(): AxisLinks {
    const living = (link: WorkerLink | undefined) =>
      link?.ended === false ? link : new WorkerLink(this.#startPort);
    this.#links = { rows: living(this.#links?.rows), columns: living(this.#links?.columns) };
    return this.#links;
  }

  /** The same promise; as long as it waits, its workers are kept. */
  keptFor<T>(work: Promise<T>): Promise<T> {
    return this.#idleEnd.whileWaiting(work);
  }

  /** Ends both; whatever waits for them rejects with the reason. */
  end(reason: unknown): void {
    this.#idleEnd.stop();
    this.#links?.rows.end(reason);
    this.#links?.columns.end(reason);
  }
}
