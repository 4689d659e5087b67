/** What a page tells the service worker. */

export type ToServiceWorker =
  /** To one that waits: the reader wants its version now. */
  | { readonly tartan: 'offline'; readonly type: 'use' }
  /** To the one in charge: this page runs, and `script` is the address of its first script. */
  | { readonly tartan: 'offline'; readonly type: 'running'; readonly script: string }
  /** To the one in charge: this page speaks it. */
  | { readonly tartan: 'offline'; readonly type: 'language'; readonly tag: string };

export function isToServiceWorker(data: unknown): data is ToServiceWorker {
  if (typeof data !== 'object' || data === null) return false;
  const { tartan, type, script, tag } = data as Readonly<Record<string, unknown>>;
  if (tartan !== 'offline') return false;
  return (
    type === 'use' ||
    (type === 'running' && typeof script === 'string') ||
    (type === 'language' && typeof tag === 'string')
  );
}
