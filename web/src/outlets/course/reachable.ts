/** Checks whether the site's server answers: the site's page says “true” even without a connection. */

const WITHIN_MS = 10_000;

/**
 * Requests a file of the package, which a login page can't stand in for. If requests are impossible, as in a sandbox,
 * the site counts as reachable.
 */
export function createReachable(page: Pick<Window, 'fetch' | 'location'>): () => Promise<boolean> {
  const answers = async () => {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const request = { method: 'HEAD', cache: 'no-store', redirect: 'error', signal } as const;
    const response = await page.fetch(page.location.href, request);
    return response.ok;
  };
  const asked = () => answers().catch(() => false);
  const canAsk = asked();
  return async () => !(await canAsk) || asked();
}
