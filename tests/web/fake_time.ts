/** Time that passes only when a test lets it. */
import { afterEach, beforeEach, vi } from 'vitest';

/** For every test of the file that calls it. */
export function fakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
