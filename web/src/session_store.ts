/** What the browser keeps: of a tab until it is closed, and that somebody has been here. */
import type { Newcomer } from './pages/site_model';
import type { SessionStore } from './study/kept';

export function tabStore(view: Window, key: string): SessionStore {
  return {
    read: () => view.sessionStorage.getItem(key) ?? undefined,
    write: (text) => view.sessionStorage.setItem(key, text),
  };
}

const MARK = 'tartan-first-minute';

/** Somebody with nothing kept in this tab and no mark; where storage is forbidden, everybody. */
export function newcomerIn(view: Window): Newcomer {
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
        // It comes once more, and can be skipped.
      }
    },
  };
}
