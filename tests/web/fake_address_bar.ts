import type { AddressBar } from '../../web/src/study/address_keeping';

/** An address bar with a history, as a browser has it. */
export interface FakeAddressBar extends AddressBar {
  readonly entries: readonly string[];
  /** Goes to another entry; the test then tells the model of the visit, as the browser would. */
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
