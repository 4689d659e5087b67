import type { WorkerLink } from './worker_link';

/** A module's memory never shrinks: a worker with more of it than this isn't kept. */
const MOST_KEPT_BYTES = 32 * 2 ** 20;
/** Long enough to look at an answer and ask for more of it. */
const IDLE_MILLISECONDS = 30_000;

/** Ends workers that hold much memory, a while after the last work on them. */
export class IdleEnd {
  readonly #links: () => readonly WorkerLink[];
  #underWay = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(links: () => readonly WorkerLink[]) {
    this.#links = links;
  }

  /** The same promise; as long as it waits, no worker is ended. */
  async whileWaiting<T>(work: Promise<T>): Promise<T> {
    this.stop();
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#large().length > 0)
        this.#timer = setTimeout(() => this.#end(), IDLE_MILLISECONDS);
    }
  }

  /** Until the next work nothing is ended. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #large(): WorkerLink[] {
    return this.#links().filter((link) => !link.ended && link.memoryBytes > MOST_KEPT_BYTES);
  }

  #end(): void {
    const reason = new DOMException('The worker was ended to give its memory back.', 'AbortError');
    for (const link of this.#large()) link.end(reason);
  }
}
