/** Time that passes only when a test advances it. */
import { afterEach, beforeEach, vi } from 'vitest';

/** Fakes time in every test of the calling file. */
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

/** Fakes time together with animation frames. Call it once per file. */
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
