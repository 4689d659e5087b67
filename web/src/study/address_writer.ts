/**
 * Keeps a page's address in step with what it shows. The first change is written at once; those that follow soon after
 * are debounced, as browsers limit how often an address may change. After the reader has gone to another page nothing
 * more is written.
 */
import type { ReadonlySignal } from '@preact/signals';

/** The browser's address bar, or a stand-in. */
export interface AddressBar {
  /** The current address from its `#` on, or an empty text. */
  readonly hash: string;
  replace(hash: string): void;
  push(hash: string): void;
}

const ADDRESS_DELAY_MS = 300;

export interface AddressWriter {
  /** Must be called after each change of the page. */
  readonly changed: () => void;
  /**
   * Must be called after a change that the reader is still typing: `enter` takes it into the new history entry and
   * leaves the previous entry as it was.
   */
  readonly drafted: () => void;
  /** Makes a new history entry of what `change` and earlier drafts changed. */
  readonly enter: (change?: () => void) => void;
  /** Writes pending changes now: the page may be closed or reloaded. */
  readonly save: () => void;
  /**
   * The reader came to an address of this page. Returns true if the address is outdated: this page wrote it, and
   * changed once more before it could write that. Then the page already shows what the address should say.
   */
  readonly arrive: (address: string) => boolean;
  /** The address that should replace an outdated one; call it before `arrive`. */
  readonly currentAddressFor: (address: string) => string;
  readonly leave: () => void;
}

/**
 * `keep` stores state that isn't in the address. The address is undefined while it is unknown, for example while a
 * field is half typed.
 */
export function createAddressWriter(
  addressBar: AddressBar,
  address: ReadonlySignal<string | undefined>,
  keep: () => void = () => undefined,
): AddressWriter {
  const bar = createFollowing(addressBar, address, keep);
  /** The address before the draft began. */
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
    currentAddressFor: bar.meantAt,
    arrive(visited) {
      settled = undefined;
      return bar.arrive(visited);
    },
    leave: bar.leave,
  };
}

/** Writes the address into the bar, debounced. */
function createFollowing(
  addressBar: AddressBar,
  address: ReadonlySignal<string | undefined>,
  keep: () => void,
) {
  let isHere = false;
  /** A change is pending. */
  let isWaiting = false;
  /** The address that this page last wrote, or found. */
  let written: string | undefined;
  /** The bar's address when the reader left before a pending change was written. */
  let outdated: string | undefined;
  /** Outdated addresses in the history, each with its replacement. */
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

/** A timer that restarts with each call. */
function createRest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isOn: () => timer !== undefined,
    begin(onEnd: () => void) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        onEnd();
      }, ADDRESS_DELAY_MS);
    },
  };
}
