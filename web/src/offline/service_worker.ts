/**
 * The page's service worker: after one visit the page needs no network.
 *
 * Every visit gets the version that is in charge. A newer one is fetched beside it and waits
 * until all tabs are closed, or until a reader asks for it. Then the tabs with the old version go on:
 * the files of which they may load more are theirs by their names, and the old version stays kept until
 * a tab of the new one finds itself alone. All that is not listed goes to the network as if there were no
 * worker. So does the frame for other sites, whoever asks for it: a course has what its host has now, and a
 * guest keeps nothing. The page's own live view takes a copy, which has an address of its own.
 */
import { isToServiceWorker } from './messages';
import { isPage, showsPage } from './page_address';
import { createVersionCache, type Version } from './version_cache';

/** What this needs of a service worker's surroundings, which TypeScript's types for a page lack. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageWindow {
  readonly id: string;
  readonly url: string;
}
interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Telling extends Lifetime {
  readonly data: unknown;
  readonly source: PageWindow | null;
}
interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly serviceWorker?: ServiceWorker;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<PageWindow[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'message', listen: (event: Telling) => void): void;
}

/** Put here by the build: web/build/offline_build.js. */
declare const BUILT_VERSION: Version;

const scope = self as unknown as ServiceWorkerScope;
const { registration, clients } = scope;
const version = createVersionCache(BUILT_VERSION, {
  caches,
  fetch: (address, options) => fetch(address, options),
  digest: (bytes) => crypto.subtle.digest('SHA-256', bytes),
  folder: registration.scope,
});

scope.addEventListener('install', (event) => event.waitUntil(version.keep()));

scope.addEventListener('activate', (event) => event.waitUntil(takeCharge()));

scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isToServiceWorker(data)) return;
  if (data.type === 'use') event.waitUntil(scope.skipWaiting());
  else if (data.type === 'language') event.waitUntil(version.keepLanguage(data.tag));
  else if (version.has(data.script)) event.waitUntil(tidy(source?.id));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (version.isCopy(request.url)) {
    event.respondWith(keptCopy(request.url));
  } else if (request.mode === 'navigate') {
    // A frame navigates too, but is not the page.
    if (request.destination === 'document' && isPage(registration.scope, request.url))
      event.respondWith(answer(request, () => version.page()));
  } else if (version.mayHave(request.url)) {
    event.respondWith(answer(request, () => version.find(request.url)));
  }
});

/** Pages that were opened before there was a worker are served from now on as well. */
async function takeCharge() {
  await tidy(undefined);
  await clients.claim();
}

/** Removes older versions, unless one may run in an open window; in that called `exceptFor` none does. */
async function tidy(exceptFor: string | undefined) {
  try {
    await version.removeOthers(async () => {
      const { installing, waiting } = registration;
      // What is kept may then be of a newer version.
      if (installing !== null || waiting !== null || scope.serviceWorker?.state === 'redundant')
        return false;
      const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      return windows.every(
        ({ id, url }) => id === exceptFor || !showsPage(registration.scope, url),
      );
    });
  } catch {
    // They stay a while longer.
  }
}

async function answer(request: Request, look: () => Promise<Response | undefined>) {
  // A browser may have thrown away what was kept, or refuse to look.
  const kept = await look().catch(() => undefined);
  return kept ?? fetch(request);
}

/** No host has it, so none is asked for it. */
async function keptCopy(url: string) {
  const kept = await version.find(url).catch(() => undefined);
  return kept ?? new Response(null, { status: 404 });
}
