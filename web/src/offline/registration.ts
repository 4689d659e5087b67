/**
 * The page's side of the service worker: has the browser keep this version, and says when another one
 * is there. What a browser refuses is passed over in silence: the page works as it did without.
 */
import type { ToServiceWorker } from './messages';

const SCRIPT = 'service-worker.js';

/** A new version that does not come to be in charge in this time is loaded for. */
const PATIENCE_MILLISECONDS = 5_000;

export interface NewVersion {
  /** Puts it in charge, and loads the page anew. */
  use(): void;
}

/** Never in a frame, nor from a disk, nor where the browser has nothing of the kind. */
export function canKeepVersions(view: Window): boolean {
  return view.top === view && view.isSecureContext && 'serviceWorker' in view.navigator;
}

/** Has the texts of a language kept as well, where anything is. */
export async function keepLanguage({ navigator }: Window, tag: string): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.ready;
    tell(active, { tartan: 'offline', type: 'language', tag });
  } catch {
    // Then nothing is kept.
  }
}

/** Calls back once, when a version other than this one is kept and ready. */
export async function keepVersions(
  view: Window,
  onNewVersion: (version: NewVersion) => void,
): Promise<void> {
  const { serviceWorker } = view.navigator;
  try {
    const registration = await serviceWorker.register(new URL(SCRIPT, view.document.baseURI), {
      updateViaCache: 'none',
    });
    watch(registration, () => onNewVersion({ use: () => use(view, registration) }));
    // Whichever worker will be in charge: this page runs with its version, or with an older one.
    const { active } = await serviceWorker.ready;
    const script = view.document.querySelector<HTMLScriptElement>('script[type=module]');
    if (script !== null) tell(active, { tartan: 'offline', type: 'running', script: script.src });
  } catch {
    // Then nothing is kept.
  }
}

function watch(registration: ServiceWorkerRegistration, onWaiting: () => void) {
  let isTold = false;
  function look() {
    // The first version of all waits for nobody, and is this one.
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
  // Another tab may have put it in charge already.
  if (waiting === null) {
    reload();
    return;
  }
  view.navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  view.setTimeout(reload, PATIENCE_MILLISECONDS);
  tell(waiting, { tartan: 'offline', type: 'use' });
}

function tell(worker: ServiceWorker | null, message: ToServiceWorker) {
  worker?.postMessage(message);
}
