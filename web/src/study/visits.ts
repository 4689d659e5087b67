/** Connects a study with the address bar and the storage of its tab. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { addressSettings, readAddress, type ReadAddress } from '../game/address';
import type { StudyState } from '../game/fields';
import { studyAtNode } from '../game/study';
import { createAddressWriter, type AddressBar } from './address_writer';
import { formatRoute, readRoute, type Rejected } from '../game/route';
import { storeStudy, restoreStudy, type SessionStore } from './study_storage';
import { stateWithoutIllegalMoves, type StudyCore } from './core';

export interface Visits {
  /** The address of what is shown, from its `#` on. */
  readonly address: ReadonlySignal<string>;
  /** Settings of an address that could not be used. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;
  readonly isHere: () => boolean;
  /** Must be called after each change. */
  readonly changed: () => void;
  /**
   * Makes a change with a history entry of its own, so that the browser's back button leads to what was shown before.
   */
  readonly enter: (change: () => void) => void;
  visit(query: URLSearchParams): void;
  /** The reader went to another page, so this one stops writing addresses. */
  leave(): void;
  /** Writes pending changes now: the page may be closed or reloaded. */
  save(): void;
  /** Shows a state from elsewhere, such as a JSON text. If `isAnew`, undo doesn't go back beyond it. */
  readonly open: (opened: StudyState, isAnew?: boolean) => void;
}

/** `go` makes a change, after which the computer may be to move. */
export function createVisits(
  core: StudyCore,
  addressBar: AddressBar,
  store: SessionStore,
  go: (change: () => void) => void,
): Visits {
  const { state, history } = core;
  const address = computed(() => addressOf(state.value));
  takeUp(core, store);
  const keeping = createAddressWriter(addressBar, address, () =>
    storeStudy(store, state.value, history.past.value),
  );
  const arrivals = createArrivals(core);
  let isHere = false;

  function visit(query: URLSearchParams) {
    const found = permittedAddress(core, query);
    const foundAddress = addressOf(found.state);
    const meant = keeping.currentAddressFor(foundAddress);
    const asked = meant === foundAddress ? found : permittedAddress(core, readRoute(meant).query);
    const isOutdated = keeping.arrive(foundAddress);
    isHere = true;
    arrivals.arrive(asked, isOutdated);
    keeping.save();
  }

  return {
    address,
    rejected: core.rejected,
    isHere: () => isHere,
    changed: keeping.changed,
    enter: keeping.enter,
    visit: (query) => go(() => visit(query)),
    leave() {
      isHere = false;
      keeping.leave();
    },
    save: () => keeping.save(),
    open(asked, isAnew) {
      const opened = core.permitted(asked);
      if (addressOf(opened) !== address.value) go(() => arrivals.show(opened, isAnew));
    },
  };
}

function isLocked({ limits: { locks } }: StudyCore): boolean {
  return locks.game || locks.size || locks.mode;
}

/** Restores the stored study. */
function takeUp(core: StudyCore, store: SessionStore): void {
  const kept = restoreStudy(store);
  if (kept === undefined) return;
  const permitted = (states: readonly StudyState[]) =>
    isLocked(core) ? [] : states.map((state) => core.permitted(state));
  const { before, undone } = kept.past;
  const past = { before: permitted(before), undone: permitted(undone) };
  core.history.restart(core.permitted(kept.state), past);
}

/** Shows studies from outside. */
function createArrivals(core: StudyCore) {
  const { state, history, rejected } = core;
  let wasVisited = false;

  /** If something is locked, undo doesn't go back beyond it. */
  function show(opened: StudyState, isAnew = false) {
    if (isAnew || isLocked(core)) core.change(() => history.restart(opened));
    else if (isSameTree(opened, state.value)) {
      // A study from outside has the nodes of its shown variation first.
      const node = core.line.nodeAfter(opened.study.current);
      core.set({ ...opened, study: studyAtNode(state.value.study, node) });
    } else core.change(() => history.setUp(opened));
  }

  return {
    show,
    /** If `isOutdated`, the study already shows what the address should say. */
    arrive({ state: asked, rejected: refused }: ReadAddress, isOutdated: boolean) {
      const { game, start } = asked.study;
      const board = core.knowledge.knownBoard(game, start);
      const { state: found, rejected: unlawful } = board
        ? stateWithoutIllegalMoves(asked, board)
        : { state: asked, rejected: [] };
      if (!isOutdated && addressOf(found) !== addressOf(state.value)) show(found, !wasVisited);
      else core.change(() => undefined);
      wasVisited = true;
      rejected.value = [...refused, ...unlawful, ...rejected.value];
    },
  };
}

export function addressOf(state: StudyState): string {
  return formatRoute('board', addressSettings(state));
}

/** Addresses contain no names, so the known ones stay. */
function permittedAddress(core: StudyCore, query: URLSearchParams): ReadAddress {
  const { state, rejected } = readAddress(query);
  const { names } = core.state.value.match;
  const match = names === undefined ? state.match : { ...state.match, names };
  return { state: core.permitted({ ...state, match }), rejected };
}

/** The keys of an address for the set-up and the moves. */
const TREE_KEYS = ['game', 'rows', 'columns', 'position', 'moves', 'variations'];

function isSameTree(one: StudyState, other: StudyState): boolean {
  const tree = (state: StudyState) =>
    addressSettings(state)
      .filter(([key]) => TREE_KEYS.includes(key))
      .join('&');
  return tree(one) === tree(other);
}
