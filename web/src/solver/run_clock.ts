/** Wall time without pauses, in milliseconds, and what was worked before. */
export class RunClock {
  #before: number;
  #startedAt: number | undefined = performance.now();

  constructor(before = 0) {
    this.#before = before;
  }

  elapsed(): number {
    return this.#before + (this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt);
  }
  /** Counts so much less. */
  forget(milliseconds: number): void {
    this.#before -= milliseconds;
  }
  stop(): void {
    this.#before = this.elapsed();
    this.#startedAt = undefined;
  }
  start(): void {
    this.#startedAt ??= performance.now();
  }
}
