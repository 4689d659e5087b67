import type { AddressBar } from '../../web/src/study/address_writer';

/** An address bar with a history, like a browser's. */
export interface FakeAddressBar extends AddressBar {
  readonly entries: readonly string[];
  /** Moves through the history; the test then notifies the model, like the browser would. */
  go(steps: number): void;
}

export function createFakeAddressBar(hash = ''): FakeAddressBar {
  const entries = [hash];
  let index = 0;
  return {
    entries,
    get hash() {
      return entries[index] ?? '';
    },
    replace(address) {
      entries[index] = address;
    },
    push(address) {
      index += 1;
      entries.splice(index, Infinity, address);
    },
    go(steps) {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
    },
  };
}
