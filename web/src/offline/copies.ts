/**
 * What the browser keeps of the files that other pages load: the service worker answers for them below an
 * address that no host has (web/build/kept_files.js).
 */

const COPIES = 'kept/';

/** A host that has not answered in this time is as good as none. */
const PATIENCE_MILLISECONDS = 5_000;

/** Not in a frame: a guest is never answered from what is kept. */
export function hasCopies(): boolean {
  if (window.top !== window || !('serviceWorker' in navigator)) return false;
  return navigator.serviceWorker.controller !== null;
}

/** The copy of a file that lies beside the page. */
export function copyAddress(address: string): string {
  const { origin, pathname, search } = new URL(address, document.baseURI);
  const name = pathname.lastIndexOf('/') + 1;
  return `${origin}${pathname.slice(0, name)}${COPIES}${pathname.slice(name)}${search}`;
}

/** Whether the host answers, whatever it says. The service worker lets all but GET pass. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** A file that lies beside the page, as it is kept or else from the host; undefined where there is neither. */
export async function fileBeside(name: string): Promise<Blob | undefined> {
  const address = new URL(name, document.baseURI).href;
  for (const source of hasCopies() ? [copyAddress(address), address] : [address]) {
    const response = await fetch(source).catch(() => undefined);
    if (response?.ok === true) return response.blob();
  }
  return undefined;
}
