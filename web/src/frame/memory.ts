/** What stands in for the browser's address bar and storage: a frame leaves no trace in either. */
import type { AddressBar } from '../model/route';
import type { SessionStore } from '../model/session_store';

export function memoryAddressBar(first: string): AddressBar {
  let hash = first;
  const write = (address: string) => {
    hash = address;
  };
  return {
    get hash() {
      return hash;
    },
    replace: write,
    push: write,
  };
}

export function memoryStore(): SessionStore {
  return { read: () => undefined, write: () => undefined };
}
