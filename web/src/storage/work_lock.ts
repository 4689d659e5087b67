/**
 * A job belongs to the tab that has its lock. The browser takes a lock away when its tab is closed,
 * loaded anew or crashes, so that work is offered exactly when nobody does it.
 */
export interface WorkLock {
  release(): void;
}

/** A page that was just loaded anew may be here before the browser has ended the old one. */
const PATIENCE_MILLISECONDS = 1_000;

/** Nothing if another tab has the lock. Rejects where the browser has no locks. */
export async function lockWork(id: string): Promise<WorkLock | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MILLISECONDS);
  try {
    return await new Promise<WorkLock>((resolve, reject) => {
      navigator.locks
        .request(`tartan-work-${id}`, { signal: patience.signal }, () => {
          clearTimeout(timer);
          return new Promise<void>((release) => resolve({ release }));
        })
        .catch(reject);
    });
  } catch (reason) {
    if (patience.signal.aborted) return undefined;
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}
