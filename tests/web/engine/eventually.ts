import { vi } from 'vitest';

/** Waits for a state, on a busy machine too: by itself Vitest waits for a second. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 50_000, interval: 1 });
}
