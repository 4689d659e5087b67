import type { StartPort } from './ports/port';
import { WorkerLink } from './worker_link';

/** Something of each axis. */
export interface Both<T> {
  readonly rows: T;
  readonly columns: T;
}

/** The workers of the two axes. */
export type AxisLinks = Both<WorkerLink>;

/** Two workers, one for each axis. They are started when they are needed and then kept. */
export class AxisWorkers {
  readonly #startPort: StartPort;
  #links: AxisLinks | undefined;

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

  /** Ends both; whatever waits for them rejects with the reason. */
  end(reason: unknown): void {
    this.#links?.rows.end(reason);
    this.#links?.columns.end(reason);
  }
}
