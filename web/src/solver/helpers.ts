import type { StartPort } from './ports/port';
import { WorkerLink } from './worker_link';

/** A page has other work too, and each helper has a copy of an axis. */
const mostHelpers = 6;

/** Workers beside the two of the axes, which share a long count and end with their run. */
export class Helpers {
  readonly #startPort: StartPort;
  readonly #most: number;
  #links: readonly WorkerLink[] = [];
  #isPaused = false;

  /** As many as there are processors beside those of the axes. */
  constructor(startPort: StartPort, processors: number) {
    this.#startPort = startPort;
    this.#most = Math.max(0, Math.min(processors - 2, mostHelpers));
  }

  start(): readonly WorkerLink[] {
    this.#links = Array.from({ length: this.#most }, () => new WorkerLink(this.#startPort));
    if (this.#isPaused) this.pause();
    return this.#links;
  }

  pause(): void {
    this.#isPaused = true;
    for (const link of this.#links) link.pause();
  }

  resume(): void {
    this.#isPaused = false;
    for (const link of this.#links) link.resume();
  }

  /** Ends those that were started; whatever waits for them rejects with the reason. */
  end(reason: unknown): void {
    for (const link of this.#links) link.end(reason);
    this.#links = [];
  }
}
