/** The browser's storage of one tab, which lasts until the tab is closed. */
import type { SessionStore } from './model/session_store';

export function tabStore(view: Window, key: string): SessionStore {
  return {
    read: () => view.sessionStorage.getItem(key) ?? undefined,
    write: (text) => view.sessionStorage.setItem(key, text),
  };
}
