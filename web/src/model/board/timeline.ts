/**
 * Every state that the board was in, each with the action that led to it; of very many large ones those
 * that came last.
 */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardMode, BoardState, Selection } from './board_state';
import { sameState } from './board_state';
import type { Cell, Position, Rectangle } from './position';

/** In bytes: what a timeline may take, and what is kept of one that takes more. */
const MOST_BYTES = 16_000_000;
const KEPT_BYTES = 12_000_000;
/** In bytes: what an entry takes beside its position, with its button on the page. */
const BYTES_OF_ENTRY = 1_000;

/** What an entry of the timeline did. */
export type BoardAction =
  | { readonly kind: 'start' }
  /** Something that is no longer known: what came before it was dropped. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'open' }
  | { readonly kind: 'resize'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'flip'; readonly rectangle: Rectangle }
  | { readonly kind: 'choose'; readonly selection: Selection | undefined }
  | { readonly kind: 'turn'; readonly cell: Cell; readonly discs: number }
  | { readonly kind: 'white' | 'black' | 'random' }
  | { readonly kind: 'mode'; readonly mode: BoardMode }
  | { readonly kind: 'reveal' }
  /** Another shading, or other numbers on the board. */
  | { readonly kind: 'heat' | 'values' | 'grundy' };

export interface TimelineEntry {
  readonly action: BoardAction;
  readonly state: BoardState;
}

export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** The entry that is shown; those after it can be redone. */
  readonly current: number;
}

export interface TimelineModel {
  readonly timeline: ReadonlySignal<Timeline>;
  /** The state that is shown now. */
  state(): BoardState;
  /**
   * Adds an entry and drops those that were undone; nothing when it changes nothing. Entries right
   * after one another with the same `gesture` are one action to a person, and one entry.
   */
  record(action: BoardAction, state: BoardState, gesture?: string): void;
  /** Puts another state in the place of the one that is shown. */
  amend(state: BoardState): void;
  /** Forgets everything. */
  restart(state: BoardState): void;
  /** Shows another entry, if there is such a one. */
  goTo(entry: number): void;
}

export function startOfTimeline(state: BoardState): Timeline {
  return { entries: [{ action: { kind: 'start' }, state }], current: 0 };
}

/** The timeline from its entry `first` on. */
export function timelineFrom(first: number, { entries, current }: Timeline): Timeline {
  const kept = entries.slice(first);
  const [oldest] = kept;
  if (first > 0 && oldest !== undefined) kept[0] = { ...oldest, action: { kind: 'cut' } };
  return { entries: kept, current: current - first };
}

/** How many entries at the end take no more than this. Those that follow one another mostly share a position. */
function countWithin(bytes: number, entries: readonly TimelineEntry[]): number {
  let taken = 0;
  let later: Position | undefined;
  const tooEarly = entries.findLastIndex(({ state: { position } }) => {
    taken += BYTES_OF_ENTRY + (position === later ? 0 : position.discs.length);
    later = position;
    return taken > bytes;
  });
  return entries.length - tooEarly - 1;
}

/** Not cut with every entry: the page would have all its buttons to make anew. */
function withinMemory(timeline: Timeline): Timeline {
  const { entries } = timeline;
  if (countWithin(MOST_BYTES, entries) === entries.length) return timeline;
  return timelineFrom(entries.length - countWithin(KEPT_BYTES, entries), timeline);
}

export function createTimeline(first: Timeline): TimelineModel {
  const timeline = signal(first);
  /** The gesture of the entry that is shown, as long as it goes on. */
  let goingOn: string | undefined;

  function stateAt(index: number): BoardState {
    const entry = timeline.value.entries[index];
    if (entry === undefined) throw new RangeError(`The timeline has no entry ${index}.`);
    return entry.state;
  }

  const state = () => stateAt(timeline.value.current);

  /** Keeps the first `kept` entries and puts one behind them. */
  function put(kept: number, entry: TimelineEntry) {
    timeline.value = withinMemory({
      entries: [...timeline.value.entries.slice(0, kept), entry],
      current: kept,
    });
  }

  /** The last entry, which is shown, led back to where it began: nothing was done. */
  function takeBack() {
    const { entries, current } = timeline.value;
    timeline.value = { entries: entries.slice(0, current), current: current - 1 };
    goingOn = undefined;
  }

  return {
    timeline,
    state,
    record(action, next, gesture) {
      if (sameState(next, state())) return;
      const { current } = timeline.value;
      if (gesture === undefined || gesture !== goingOn) {
        put(current + 1, { action, state: next });
        goingOn = gesture;
      } else if (sameState(next, stateAt(current - 1))) {
        takeBack();
      } else {
        put(current, { action, state: next });
      }
    },
    amend(next) {
      const { entries, current } = timeline.value;
      if (current > 0 && current === entries.length - 1 && sameState(next, stateAt(current - 1))) {
        takeBack();
        return;
      }
      timeline.value = {
        entries: entries.map((entry, index) =>
          index === current ? { ...entry, state: next } : entry,
        ),
        current,
      };
    },
    restart(next) {
      goingOn = undefined;
      timeline.value = startOfTimeline(next);
    },
    goTo(entry) {
      const { entries, current } = timeline.value;
      if (entry === current || entries[entry] === undefined) return;
      goingOn = undefined;
      timeline.value = { entries, current: entry };
    },
  };
}
