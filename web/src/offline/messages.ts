/** Messages from a page to the service worker. */

export type ToServiceWorker =
  /** To a waiting worker: the reader wants its version now. */
  | { readonly tartan: 'offline'; readonly type: 'use' }
  /** To the active worker: this page runs; `script` is the address of its first script. */
  | { readonly tartan: 'offline'; readonly type: 'running'; readonly script: string }
  /** To the active worker: this page uses this language. */
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
