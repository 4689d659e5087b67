/** Time that passes only when a test lets it. */
import { afterEach, beforeEach, vi } from 'vitest';

/** For every test of the file that calls it. */
export function fakeTime(config?: Parameters<typeof vi.useFakeTimers>[0]): void {
  beforeEach(() => {
    vi.useFakeTimers(config);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
