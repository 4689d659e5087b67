/** Where this page lies, and with it the files that other pages are to load. */

export interface PagePlace {
  /** The page's folder, with a `/` at its end. */
  readonly folder: string;
  /** `local`: other machines do not reach it. `insecure`: pages of https do not frame it. */
  readonly trouble: 'local' | 'insecure' | undefined;
}

const LOCAL_HOSTS = /^(?:localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/u;

export function pagePlaceOf(address: string): PagePlace {
  const { href, hostname, protocol } = new URL('./', address);
  if (protocol === 'file:' || LOCAL_HOSTS.test(hostname)) return { folder: href, trouble: 'local' };
  return { folder: href, trouble: protocol === 'https:' ? undefined : 'insecure' };
}
