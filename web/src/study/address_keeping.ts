/**
 * Where something on a page survives: its address is replaced and it is kept at once, but what follows
 * soon after waits for a short rest, as browsers limit how often an address may change. Nothing is
 * written into it once the reader has gone to another page.
 */
import type { ReadonlySignal } from '@preact/signals';

/** The browser's address bar, or a stand-in: where the model writes the address it wants to be found at. */
export interface AddressBar {
  /** The address now, from its `#` on, or an empty text. */
  readonly hash: string;
  replace(hash: string): void;
  push(hash: string): void;
}

const REST_MILLISECONDS = 300;

export interface AddressKeeping {
  /** What is shown has changed. */
  changed(): void;
  /** Writes now what waits for a rest: the page may be closed or loaded anew. */
  save(): void;
  /**
   * The reader came to an address of this page. Gives whether that is the one that was left in the bar
   * before its last change could be written: then what is shown is what it should have been.
   */
  arrive(address: string): boolean;
  /** What should stand at an address that the reader comes to; asked before `arrive`. */
  meantAt(address: string): string;
  leave(): void;
}

/** `keep` stores what is shown and is not in its address. */
export function createAddressKeeping(
  addressBar: AddressBar,
  address: ReadonlySignal<string>,
  keep: () => void = () => undefined,
): AddressKeeping {
  let isHere = false;
  /** Something has changed since. */
  let isWaiting = false;
  /** What this page last wrote into the bar, or found there. */
  let written: string | undefined;
  /** The address that was left behind although more had changed since. */
  let outdated: string | undefined;
  /** The same by their addresses, with what should stand there, where the reader went on within this page. */
  const missed = new Map<string, string>();
  const rest = createRest();

  function write() {
    isWaiting = false;
    if (isHere) {
      written = address.value;
      missed.delete(written);
      if (written !== addressBar.hash) addressBar.replace(written);
    }
    keep();
    rest.begin(() => {
      if (isWaiting) write();
    });
  }

  return {
    save() {
      if (isWaiting) write();
    },
    changed() {
      isWaiting = true;
      if (!rest.isOn()) write();
    },
    meantAt: (visited) => missed.get(visited) ?? visited,
    arrive(visited) {
      if (isHere && isWaiting && written !== undefined) missed.set(written, address.value);
      missed.delete(visited);
      const wasOutdated = visited === outdated;
      isHere = true;
      outdated = undefined;
      written = visited;
      return wasOutdated;
    },
    leave() {
      outdated = isWaiting ? written : undefined;
      isHere = false;
      if (isWaiting) write();
    },
  };
}

/** One rest at a time: another one begins it anew. */
function createRest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isOn: () => timer !== undefined,
    begin(onEnd: () => void) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        onEnd();
      }, REST_MILLISECONDS);
    },
  };
}
