/** Whether the site's server answers: its own page says “true” without a connection, too. */

const WITHIN_MS = 10_000;

/**
 * Asks for a file of the package, which a login page in its place doesn't answer for. In a page that can't be asked in this
 * way, as in a sandbox, it's taken for reachable.
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
