/** Wall time without pauses, in milliseconds. */
export class RunClock {
  #before = 0;
  #startedAt: number | undefined = performance.now();

  elapsed(): number {
    return this.#before + (this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt);
  }
  stop(): void {
    this.#before = this.elapsed();
    this.#startedAt = undefined;
  }
  start(): void {
    this.#startedAt ??= performance.now();
  }
}
