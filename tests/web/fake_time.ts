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

/** The screen is drawn so often. */
export const FRAME_MS = 16;

/** The same, of a page that draws. */
export function fakeFrames(): void {
  fakeTime();
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, FRAME_MS));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
