import { vi } from 'vitest';

/** Waits for a state, long enough for a busy machine; Vitest's default is a second. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 50_000, interval: 1 });
}
