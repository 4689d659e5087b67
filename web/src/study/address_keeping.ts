/**
 * Writes what a page shows into the address, and keeps it. A change is written at once; those that follow soon
 * after wait for a short rest, as browsers limit how often an address may change. Once the reader has gone to
 * another page, nothing more is written.
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
  readonly changed: () => void;
  /** The same, while a reader still types: `enter` takes it into the new entry, and leaves the one before as it was. */
  readonly drafted: () => void;
  /** What this changes, and what was drafted, becomes a new entry of the history. */
  readonly enter: (change?: () => void) => void;
  /** Writes now what waits for a rest: the page may be closed or loaded anew. */
  readonly save: () => void;
  /**
   * The reader came to an address of this page. Returns whether it is outdated: this page wrote it, and changed
   * once more before it could write that. Then what is shown already is what the address should say.
   */
  readonly arrive: (address: string) => boolean;
  /** What should stand at an address that the reader comes to; asked before `arrive`. */
  readonly meantAt: (address: string) => string;
  readonly leave: () => void;
}

/** `keep` stores what is shown and is not in its address; there is none while that can't be told, as of a field half typed. */
export function createAddressKeeping(
  addressBar: AddressBar,
  address: ReadonlySignal<string | undefined>,
  keep: () => void = () => undefined,
): AddressKeeping {
  const bar = createFollowing(addressBar, address, keep);
  /** What stood in the bar before it was drafted. */
  let settled: string | undefined;
  let isEntering = false;

  return {
    save: bar.save,
    changed() {
      if (isEntering) return;
      settled = undefined;
      bar.follow();
    },
    drafted() {
      settled ??= bar.written();
      bar.follow();
    },
    enter(change = () => undefined) {
      if (settled === undefined) bar.save();
      const before = settled ?? address.value;
      isEntering = true;
      change();
      isEntering = false;
      const now = address.value;
      if (bar.isHere() && now !== undefined && now !== before) {
        if (settled !== undefined && settled !== addressBar.hash) addressBar.replace(settled);
        addressBar.push(now);
      }
      settled = undefined;
      bar.write();
    },
    meantAt: bar.meantAt,
    arrive(visited) {
      settled = undefined;
      return bar.arrive(visited);
    },
    leave: bar.leave,
  };
}

/** The bar after the address, with rests. */
function createFollowing(
  addressBar: AddressBar,
  address: ReadonlySignal<string | undefined>,
  keep: () => void,
) {
  let isHere = false;
  /** Something has changed since. */
  let isWaiting = false;
  /** What this page last wrote into the bar, or found there. */
  let written: string | undefined;
  /** What the bar still had when the reader left, though more had changed. */
  let outdated: string | undefined;
  /** Outdated addresses in the history, each with what should stand there. */
  const missed = new Map<string, string>();
  const rest = createRest();

  function write() {
    isWaiting = false;
    if (isHere && address.value !== undefined) {
      written = address.value;
      missed.delete(written);
      if (written !== addressBar.hash) addressBar.replace(written);
    }
    keep();
    rest.begin(save);
  }

  function save() {
    if (isWaiting) write();
  }

  return {
    write,
    save,
    isHere: () => isHere,
    written: () => written,
    follow() {
      isWaiting = true;
      if (!rest.isOn()) write();
    },
    meantAt: (visited: string) => missed.get(visited) ?? visited,
    arrive(visited: string) {
      const now = address.value;
      if (isHere && isWaiting && written !== undefined && now !== undefined)
        missed.set(written, now);
      missed.delete(visited);
      const wasOutdated = visited === outdated;
      isHere = true;
      outdated = undefined;
      written = visited;
      return wasOutdated;
    },
    leave: () => {
      outdated = isWaiting ? written : undefined;
      isHere = false;
      save();
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
