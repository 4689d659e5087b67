/**
 * Where the board survives: the address is replaced and the timeline kept after a short rest, and
 * never once the reader has gone to another page.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { AddressBar } from '../route';
import type { SessionStore } from '../session_store';
import { keepTimeline } from './kept_timeline';
import type { Timeline } from './timeline';

const REST_MILLISECONDS = 300;

export interface BoardKeeping {
  /** What is shown has changed. */
  changed(): void;
  /** Writes now what waits for a rest. */
  save(): void;
  /**
   * The reader came to an address of this page. Gives whether that is the one that was left in the bar
   * before its last change could be written: then what is shown is what it should have been.
   */
  arrive(address: string): boolean;
  leave(): void;
}

export function createBoardKeeping(
  addressBar: AddressBar,
  store: SessionStore,
  address: ReadonlySignal<string>,
  timeline: ReadonlySignal<Timeline>,
): BoardKeeping {
  let isHere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What this page last wrote into the bar, or found there. */
  let written: string | undefined;
  /** The address that was left behind although the board had changed since. */
  let outdated: string | undefined;

  function save() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (isHere) {
      written = address.value;
      if (written !== addressBar.hash) addressBar.replace(written);
    }
    keepTimeline(store, timeline.value);
  }

  return {
    save,
    changed() {
      clearTimeout(timer);
      timer = setTimeout(save, REST_MILLISECONDS);
    },
    arrive(visited) {
      const wasOutdated = visited === outdated;
      isHere = true;
      outdated = undefined;
      written = visited;
      return wasOutdated;
    },
    leave() {
      outdated = timer === undefined ? undefined : written;
      isHere = false;
      save();
    },
  };
}
