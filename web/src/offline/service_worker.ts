/**
 * The page's service worker: after one visit the page needs no network.
 *
 * Every visit gets the active version. A newer one is fetched beside it and waits until all tabs are closed, or until a
 * reader asks for it. Then tabs with the old version go on: files that they may still load are recognised by their
 * names, and the old version stays stored until a tab of the new one is the only one. Requests for unlisted files go to
 * the network as if there were no worker. So does the frame for other sites, whoever asks for it: a course gets the
 * host's current version, and stores nothing. The page's own live view uses a copy with an address of its own.
 */
import { isToServiceWorker } from './messages';
import { isPage, showsPage } from './page_address';
import { createVersionCache, type Version } from './version_cache';

/** The part of a service worker's global scope that is used; TypeScript's types for a page lack it. */
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

/** Inserted by the build: web/build/offline_build.js. */
declare const BUILT_VERSION: Version;

const scope = self as unknown as ServiceWorkerScope;
const { registration, clients } = scope;
const version = createVersionCache(BUILT_VERSION, {
  caches,
  fetch: (address, options) => fetch(address, options),
  digest: (bytes) => crypto.subtle.digest('SHA-256', bytes),
  folder: registration.scope,
});

scope.addEventListener('install', (event) => event.waitUntil(version.store()));

scope.addEventListener('activate', (event) => event.waitUntil(takeCharge()));

scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isToServiceWorker(data)) return;
  if (data.type === 'use') event.waitUntil(scope.skipWaiting());
  else if (data.type === 'language') event.waitUntil(version.storeLanguage(data.tag));
  else if (version.has(data.script)) event.waitUntil(tidy(source?.id));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (version.isCopy(request.url)) {
    event.respondWith(cachedCopy(request.url));
  } else if (request.mode === 'navigate') {
    // A frame navigates too, but is not the page.
    if (request.destination === 'document' && isPage(registration.scope, request.url))
      event.respondWith(answer(request, () => version.page()));
  } else if (version.mayHave(request.url)) {
    event.respondWith(answer(request, () => version.find(request.url)));
  }
});

/** Claims pages that were opened before there was a worker. */
async function takeCharge() {
  await tidy(undefined);
  await clients.claim();
}

/** Removes older versions, unless one may run in an open window other than `exceptFor`. */
async function tidy(exceptFor: string | undefined) {
  try {
    await version.removeOthers(async () => {
      const { installing, waiting } = registration;
      // The stored files may belong to a newer version then.
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
  // The browser may have deleted the stored files, or refuse access.
  const kept = await look().catch(() => undefined);
  return kept ?? fetch(request);
}

/** No host has this address, so none is asked. */
async function cachedCopy(url: string) {
  const kept = await version.find(url).catch(() => undefined);
  return kept ?? new Response(null, { status: 404 });
}
