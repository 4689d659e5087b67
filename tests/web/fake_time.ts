/** Time that passes only when a test lets it. */
import { afterEach, beforeEach, vi } from 'vitest';

/** Fakes time in every test of the file that calls it. */
export function fakeTime(config?: Parameters<typeof vi.useFakeTimers>[0]): void {
  beforeEach(() => {
    vi.useFakeTimers(config);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Milliseconds between two frames of the fake screen. */
export const FRAME_MS = 16;

/** Fakes time, and with it the frames in which a page draws. To be called once a file. */
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
