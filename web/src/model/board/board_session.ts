/**
 * The state of the board through time: every change of it goes through here, so that the timeline, the
 * examination, the address and what was rejected of it always belong together.
 */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import { createAddressKeeping } from '../address_keeping';
import { addressSettings } from '../address_settings';
import type { Limits } from '../limits';
import type { AddressBar } from '../route';
import type { SessionStore } from '../session_store';
import { printBoardAddress, readBoardAddress } from './board_address';
import type { RejectedBoardValue } from './board_address';
import { createBoardFacts } from './board_facts';
import type { BoardFacts } from './board_facts';
import { DEFAULT_STATE, sameState } from './board_state';
import type { BoardState } from './board_state';
import { unlawfulSides } from './corner_moves';
import { createExaminer } from './examination';
import type { Examiner } from './examination';
import { keepTimeline, keptTimeline } from './kept_timeline';
import type { Cell, Position } from './position';
import { createProductBook } from './product_book';
import { createSeen, readSeen, withSeen } from './seen';
import type { Seen } from './seen';
import { createTimeline, startOfTimeline } from './timeline';
import type { BoardAction, Timeline } from './timeline';

export interface BoardSession {
  readonly state: ReadonlySignal<BoardState>;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly address: ReadonlySignal<string>;
  readonly seen: ReadonlySignal<Seen>;
  /** What was seen last of boards of a position's size. */
  readonly seenOn: (position: Position) => Seen;
  readonly rejected: ReadonlySignal<readonly RejectedBoardValue[]>;
  readonly examiner: Examiner;
  readonly facts: BoardFacts;
  /** Changes the state; actions of the same gesture, right after one another, are one entry. */
  readonly act: (action: BoardAction, change: Partial<BoardState>, gesture?: string) => void;
  /** Shows a state that comes from outside; where something is locked, nothing leads back behind it. */
  open(state: BoardState): void;
  goTo(entry: number): void;
  /** Something else is seen, which is no step. */
  see(change: Partial<Seen>): void;
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

export function createBoardSession(
  analyst: BoardAnalyst,
  addressBar: AddressBar,
  store: SessionStore,
  pointer: ReadonlySignal<Cell | undefined>,
  { hides, locks }: Limits,
): BoardSession {
  const isLocked = locks.size || locks.mode;
  const kept = keptTimeline(store);
  const history = createTimeline(kept?.timeline ?? startOfTimeline(DEFAULT_STATE));
  const state = computed(() => history.state());
  const { see, on: seenOn } = createSeen();
  if (kept !== undefined) {
    const { position } = state.value;
    see(position, readSeen(addressSettings(new URLSearchParams(kept.seen)), position));
  }
  const seen = computed(() => seenOn(state.value.position));
  const address = computed(() => withSeen(printBoardAddress(state.value), seen.value));
  const rejected = signal<readonly RejectedBoardValue[]>([]);
  const examiner = createExaminer(analyst, onDescribed);
  const products = createProductBook(analyst);
  const areOpen = computed(
    () => !hides.answers && (state.value.mode !== 'predict' || state.value.revealed),
  );
  const facts = createBoardFacts(state, areOpen, pointer, examiner, products);
  const keeping = createAddressKeeping(
    addressBar,
    address,
    (leftAt) => keepTimeline(store, history.timeline.value, withSeen('', seen.value), leftAt),
    kept?.leftAt,
  );
  let wasVisited = false;

  /** A state without what the reader may not see or do. */
  function permitted(asked: BoardState): BoardState {
    const { mode, revealed, showValues, showGrundy } = asked;
    return {
      ...asked,
      mode: locks.position && mode === 'edit' ? DEFAULT_STATE.mode : mode,
      revealed: revealed && !hides.answers,
      showValues: showValues && !hides.nimbers,
      showGrundy: showGrundy && !hides.nimbers,
    };
  }

  function show(opened: BoardState, isAnew: boolean) {
    if (isAnew || isLocked) history.restart(opened);
    else history.record({ kind: 'open' }, opened);
  }

  /** The state becomes another one, and all that hangs on it follows. */
  function change(changeTimeline: () => void, refused: readonly RejectedBoardValue[] = []) {
    batch(() => {
      changeTimeline();
      rejected.value = refused;
      examiner.show(state.value.position);
      dropUnlawfulSize();
      // Even while it is hidden, so that it is there when it is looked at.
      facts.askForProduct();
    });
    keeping.changed();
  }

  function onDescribed() {
    if (dropUnlawfulSize()) keeping.changed();
    facts.askForProduct();
  }

  /** An address can ask for a rectangle before it is known which lengths are legal. */
  function dropUnlawfulSize(): boolean {
    const description = examiner.description.value;
    const { selection } = state.value;
    if (description === undefined || selection?.size === undefined) return false;
    const { corner, size } = selection;
    const unlawful = unlawfulSides(description, size);
    if (unlawful.length === 0) return false;
    const refused = unlawful.map((key) => ({ key, value: String(size[key]) }));
    batch(() => {
      history.amend({ ...state.value, selection: { corner, size: undefined }, revealed: false });
      rejected.value = [...rejected.value, ...refused];
    });
    return true;
  }

  return {
    state,
    timeline: history.timeline,
    address,
    seen,
    seenOn,
    rejected,
    examiner,
    facts,
    act: (action, changes, gesture) =>
      change(() => history.record(action, permitted({ ...state.value, ...changes }), gesture)),
    open: (opened) => change(() => show(permitted(opened), false)),
    goTo: (entry) => change(() => history.goTo(entry)),
    see(changes) {
      see(state.value.position, changes);
      keeping.changed();
    },
    visit(query) {
      const { state: given, seen: wanted, rejected: refused } = readBoardAddress(query);
      const asked = permitted(given);
      const isOutdated = keeping.arrive(withSeen(printBoardAddress(asked), wanted));
      const isFirst = !wasVisited;
      wasVisited = true;
      if (!isOutdated) see(asked.position, wanted);
      change(() => {
        if (!isOutdated && !sameState(asked, state.value)) show(asked, isFirst);
      }, refused);
      keeping.save();
    },
    leave: () => keeping.leave(),
    save: () => keeping.save(),
  };
}
