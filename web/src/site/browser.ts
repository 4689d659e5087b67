/** The site's access to the browser: the address bar, and storage for a tab and for first visits. */
import * as v from 'valibot';
import type { FirstVisit } from '../pages/site_model';
import type { LongStore } from '../activity/lesson/progress';
import type { SessionStore } from '../study/study_storage';
import type { AddressBar } from '../study/address_writer';

/** Storage that lasts until the tab is closed. */
export function tabStore(view: Window, key: string): SessionStore {
  return {
    read: () => view.sessionStorage.getItem(key) ?? undefined,
    write: (text) => view.sessionStorage.setItem(key, text),
  };
}

/** Storage that lasts until somebody clears it. */
export function longStore(view: Pick<Window, 'localStorage'>, key: string): LongStore {
  return {
    read: () => view.localStorage.getItem(key) ?? undefined,
    write: (text) => view.localStorage.setItem(key, text),
    remove: () => view.localStorage.removeItem(key),
  };
}

const MARK = 'tartan-first-minute';

/**
 * A first visit: nothing is stored in this tab, and no mark was left before. If storage is forbidden, every visit is
 * one.
 */
export function firstVisitIn(view: Window): FirstVisit {
  return {
    isNew() {
      try {
        return view.sessionStorage.length === 0 && view.localStorage.getItem(MARK) === null;
      } catch {
        return true;
      }
    },
    remember() {
      try {
        view.localStorage.setItem(MARK, 'over');
      } catch {
        // Then it is shown once more, and can be skipped.
      }
    },
  };
}

/** The browser's address bar and history. */
interface BrowserAddressBar extends AddressBar {
  /** Calls `visit` when the reader goes to another address of this page, not when the page writes one. */
  onVisit(visit: () => void): void;
}

export function browserAddressBar(view: Window): BrowserAddressBar {
  const replaced = createReplaced(tabStore(view, 'tartan-address'));

  /** Browsers limit how often an address may change; the next change makes up for a refused one. */
  function write(change: 'pushState' | 'replaceState', hash: string) {
    try {
      view.history[change](
        null,
        '',
        hash === '' ? view.location.pathname + view.location.search : hash,
      );
    } catch (refused) {
      if (!(refused instanceof DOMException)) throw refused;
    }
  }

  function replace(hash: string) {
    replaced.keep(view.location.hash, hash);
    write('replaceState', hash);
  }

  const meant = replaced.takeUp(view.location.hash);
  if (meant !== undefined) replace(meant);
  return {
    get hash() {
      return view.location.hash;
    },
    replace,
    push: (hash) => write('pushState', hash),
    onVisit: (visit) => view.addEventListener('popstate', visit),
  };
}

const REPLACED = v.object({ older: v.array(v.string()), newest: v.string() });
/** On a busy machine Firefox takes a second from a reload to leaving the page. */
const RELOAD_WITHIN_MS = 5_000;
/** No more addresses are replaced in that time, and one of a large board has kilobytes. */
const MAX_OLDER_ADDRESSES = 16;

/**
 * Recently replaced addresses with their replacements. A reload may still find an old one: if the new one came too
 * late, and in browsers whose processes have not synchronised yet.
 */
function createReplaced(store: SessionStore) {
  let older: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(text: string) {
    try {
      store.write(text);
    } catch {
      // Without storage a reload shows the address it finds.
    }
  }

  return {
    keep(hash: string, newest: string) {
      older = [...older, hash].slice(-MAX_OLDER_ADDRESSES);
      write(JSON.stringify({ older, newest }));
      clearTimeout(timer);
      timer = setTimeout(() => {
        older = [];
        write('');
      }, RELOAD_WITHIN_MS);
    },
    /** The replacement for the address at which a page starts. Used once: later a reader may mean the old address. */
    takeUp(hash: string): string | undefined {
      try {
        const kept = v.parse(REPLACED, JSON.parse(store.read() ?? ''));
        store.write('');
        return kept.older.includes(hash) ? kept.newest : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
