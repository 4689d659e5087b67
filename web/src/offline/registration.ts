/**
 * The page's side of the service worker: stores this version in the browser, and reports when another one is ready. If
 * the browser refuses, the page works without.
 */
import type { ToServiceWorker } from './messages';

const SCRIPT = 'service-worker.js';

/** After this time without a change of control the page is reloaded for the new version. */
const CONTROL_TIMEOUT_MS = 5_000;

export interface NewVersion {
  /** Activates the version and reloads the page. */
  use(): void;
}

/** False in a frame, for a page opened from a disk, and in browsers without service workers. */
export function canCacheVersions(view: Window): boolean {
  return view.top === view && view.isSecureContext && 'serviceWorker' in view.navigator;
}

/** Stores the texts of a language as well, if anything is stored. */
export async function storeTextsOffline({ navigator }: Window, tag: string): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.ready;
    tell(active, { tartan: 'offline', type: 'language', tag });
  } catch {
    // Then nothing is stored.
  }
}

/** Calls `onNew` once, when another version is stored and ready. */
export async function cacheVersions(
  view: Window,
  onNewVersion: (version: NewVersion) => void,
): Promise<void> {
  const { serviceWorker } = view.navigator;
  try {
    const registration = await serviceWorker.register(new URL(SCRIPT, view.document.baseURI), {
      updateViaCache: 'none',
    });
    watch(registration, () => onNewVersion({ use: () => use(view, registration) }));
    // Whichever worker will be active: this page runs with its version, or with an older one.
    const { active } = await serviceWorker.ready;
    const script = view.document.querySelector<HTMLScriptElement>('script[type=module]');
    if (script !== null) tell(active, { tartan: 'offline', type: 'running', script: script.src });
  } catch {
    // Then nothing is stored.
  }
}

function watch(registration: ServiceWorkerRegistration, onWaiting: () => void) {
  let isTold = false;
  function look() {
    // The very first version has nothing to wait for, and is this one.
    if (isTold || registration.waiting === null || registration.active === null) return;
    isTold = true;
    onWaiting();
  }
  function follow() {
    registration.installing?.addEventListener('statechange', look);
  }
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}

function use(view: Window, { waiting }: ServiceWorkerRegistration) {
  const reload = () => view.location.reload();
  // Another tab may have activated it already.
  if (waiting === null) {
    reload();
    return;
  }
  view.navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  view.setTimeout(reload, CONTROL_TIMEOUT_MS);
  tell(waiting, { tartan: 'offline', type: 'use' });
}

function tell(worker: ServiceWorker | null, message: ToServiceWorker) {
  worker?.postMessage(message);
}
