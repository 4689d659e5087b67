/**
 * The state of a study through time. Moves need no history: going back is going up the tree. What was set
 * up by hand, such as another board, is remembered here, so that it can be undone as well.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { DEFAULT_STATE, type StudyState } from '../game/fields';
import { NOTHING_CHOSEN } from '../game/look';
import { isMatchSize } from '../game/match';
import { samePosition } from '../game/position';
import { nodeAt, shownPosition, wentTo, type Study } from '../game/study';

/** In bytes: as much as the studies before may take together. */
const MOST_BYTES = 12_000_000;
const MOST_STUDIES = 200;

export interface Past {
  /** Oldest first. */
  readonly undone: readonly StudyState[];
  readonly before: readonly StudyState[];
}

export interface StudyHistory {
  readonly state: ReadonlySignal<StudyState>;
  readonly past: ReadonlySignal<Past>;
  /** Moves, what is looked at, and whatever else is no set-up. */
  set(next: StudyState): void;
  /**
   * Another study by hand. Several in a row with the same `gesture` are one step. What changes nothing, or
   * comes back to where its gesture began, is no step.
   */
  setUp(next: StudyState, gesture?: string): void;
  /** Undoes a move; before the first one, what was set up. */
  readonly undo: () => void;
  /** Redoes what was undone last: a move, or what was set up. */
  readonly redo: () => void;
  /** Whether `redo` brings back a set-up, and not the next move of the line. */
  readonly isSetUpNext: () => boolean;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Forgets everything. */
  restart(state: StudyState, past?: Past): void;
}

const NOTHING: Past = { undone: [], before: [] };

export function createStudyHistory(): StudyHistory {
  const state = signal(DEFAULT_STATE);
  const setUps = createSetUpSteps(state);
  const { past, set, isBack } = setUps;

  const parent = () => nodeOf(state.value.study).parent;
  const next = () => nodeOf(state.value.study).next;
  const isSetUpNext = () => past.value.undone.length > 0 && isBack();

  return {
    state,
    past,
    set,
    setUp: setUps.add,
    undo() {
      const node = parent();
      if (node === undefined) setUps.undo();
      else set(stateAt(state.value, node));
    },
    isSetUpNext,
    redo() {
      const node = next();
      if (node === undefined || isSetUpNext()) setUps.redo();
      else set(stateAt(state.value, node));
    },
    canUndo: computed(() => parent() !== undefined || past.value.before.length > 0),
    canRedo: computed(() => next() !== undefined || past.value.undone.length > 0),
    restart(opened, kept = NOTHING) {
      batch(() => {
        set(opened);
        past.value = kept;
      });
    },
  };
}

/** What was set up by hand, step by step. */
function createSetUpSteps(state: Signal<StudyState>) {
  const past = signal(NOTHING);
  /** The gesture of the last set-up, as long as it goes on. */
  let goingOn: string | undefined;
  /** The study that came back when a set-up was undone last. */
  let cameBack: Study | undefined;

  function set(changed: StudyState) {
    if (changed.study !== state.value.study) goingOn = undefined;
    state.value = changed;
  }

  function add(changed: StudyState, gesture: string | undefined) {
    const { before } = past.value;
    const isGoingOn = gesture !== undefined && gesture === goingOn;
    const began = isGoingOn ? before.at(-1) : undefined;
    const { study } = state.value;
    if (isAsItWas(study, changed.study)) {
      set({ ...changed, study });
      return;
    }
    batch(() => {
      if (began !== undefined && comesBack(began.study, changed.study)) {
        past.value = { undone: [], before: before.slice(0, -1) };
        set({ ...changed, study: began.study });
        return;
      }
      if (!isGoingOn) past.value = { undone: [], before: bounded([...before, state.value]) };
      state.value = changed;
      goingOn = gesture;
    });
  }

  /** The last of these takes the place of the state that is shown, and `next` says what is remembered then. */
  function exchange(from: readonly StudyState[], next: (shown: StudyState) => Past) {
    const found = from.at(-1);
    if (found === undefined) return;
    const shown = state.value;
    batch(() => {
      set(inMode(found, shown.look.mode));
      past.value = next(shown);
    });
  }

  function undo() {
    const { before, undone } = past.value;
    exchange(before, (shown) => ({ before: before.slice(0, -1), undone: [...undone, shown] }));
    cameBack = state.value.study;
  }

  function redo() {
    const { before, undone } = past.value;
    exchange(undone, (shown) => ({ before: [...before, shown], undone: undone.slice(0, -1) }));
  }

  return { past, set, add, undo, redo, isBack: () => state.value.study === cameBack };
}

/** The same study at another node, where nothing is chosen yet. */
export function stateAt(state: StudyState, node: number): StudyState {
  const { study, look } = state;
  return { ...state, study: wentTo(study, node), look: { ...look, ...NOTHING_CHOSEN } };
}

/** A state that comes back is seen in the mode of now, where its board fits that. */
function inMode(found: StudyState, mode: StudyState['look']['mode']): StudyState {
  const isFit = mode !== 'play' || isMatchSize(found.study.start);
  const seen = isFit ? { ...found.look, mode } : found.look;
  return { ...found, look: { ...seen, ...NOTHING_CHOSEN } };
}

function nodeOf(study: Study) {
  return nodeAt(study, study.current);
}

/** No move was tried on either of them. */
function isAsItWas(before: Study, study: Study): boolean {
  return before.nodes.length === 1 && study.nodes.length === 1 && comesBack(before, study);
}

/** Whether what was set up is what was on the board before. */
function comesBack(before: Study, { game, start }: Study): boolean {
  return before.game.name === game.name && samePosition(shownPosition(before), start);
}

/** As many of the last ones as there is memory for. */
function bounded(states: readonly StudyState[]): readonly StudyState[] {
  return newestWithin(
    MOST_BYTES,
    states.slice(-MOST_STUDIES),
    ({ study }) => study.start.coins.length + 200 * study.nodes.length,
  );
}

/** As many of the last ones as take no more than that together. */
export function newestWithin<Value>(
  most: number,
  values: readonly Value[],
  sizeOf: (value: Value) => number,
): readonly Value[] {
  let taken = 0;
  const tooEarly = values.findLastIndex((value) => {
    taken += sizeOf(value);
    return taken > most;
  });
  return values.slice(tooEarly + 1);
}
