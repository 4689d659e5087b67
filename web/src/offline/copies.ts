/**
 * The browser's copies of files that other pages load: the service worker serves them at an address that exists on no
 * host (web/build/kept_files.js).
 */

const COPIES = 'kept/';

/** A host that has not answered in this time counts as unreachable. */
const REPLY_TIMEOUT_MS = 5_000;

/** False in a frame, which is never served from stored copies. */
export function isServedFromCopies(): boolean {
  if (window.top !== window || !('serviceWorker' in navigator)) return false;
  return navigator.serviceWorker.controller !== null;
}

/** The address of the stored copy of a file beside the page. */
export function copyAddress(address: string): string {
  const { origin, pathname, search } = new URL(address, document.baseURI);
  const name = pathname.lastIndexOf('/') + 1;
  return `${origin}${pathname.slice(0, name)}${COPIES}${pathname.slice(name)}${search}`;
}

/** True if the host answers, whatever it says. The service worker passes on all requests but GET. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REPLY_TIMEOUT_MS);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** A file beside the page, from the stored copy or from the host; undefined if there is neither. */
export async function fetchSiteFile(name: string): Promise<Blob | undefined> {
  const address = new URL(name, document.baseURI).href;
  for (const source of isServedFromCopies() ? [copyAddress(address), address] : [address]) {
    const response = await fetch(source).catch(() => undefined);
    if (response?.ok === true) return response.blob();
  }
  return undefined;
}
