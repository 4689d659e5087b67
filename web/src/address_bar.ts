/** The browser's own address bar and history, behind the port that the model writes to. */
import type { AddressBar } from './study/address_keeping';

export interface BrowserAddressBar extends AddressBar {
  /** Calls back whenever the reader goes to another address of this page, not when the model writes one. */
  onVisit(visit: () => void): void;
}

export function browserAddressBar(view: Window): BrowserAddressBar {
  /** Browsers limit how often an address may change; a change that is refused is made up for by the next. */
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

  return {
    get hash() {
      return view.location.hash;
    },
    replace: (hash) => write('replaceState', hash),
    push: (hash) => write('pushState', hash),
    onVisit: (visit) => view.addEventListener('popstate', visit),
  };
}
