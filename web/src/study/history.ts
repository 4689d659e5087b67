/**
 * The state of a study over time. Moves need no history, since going back is going up the tree. Changes by hand, such
 * as another board, are recorded here so that they can be undone too.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { DEFAULT_STATE, type StudyState } from '../game/fields';
import { NOTHING_CHOSEN } from '../game/look';
import { isMatchSize } from '../game/match';
import { samePosition } from '../game/position';
import { nodeAt, shownPosition, studyAtNode, type Study } from '../game/study';

/** The memory limit in bytes of all recorded studies together. */
const MAX_BYTES = 12_000_000;
const MAX_STUDIES = 200;

export interface UndoHistory {
  /** Oldest first. */
  readonly undone: readonly StudyState[];
  readonly before: readonly StudyState[];
}

export interface StudyHistory {
  readonly state: ReadonlySignal<StudyState>;
  readonly past: ReadonlySignal<UndoHistory>;
  /** Replaces the state without recording it: after moves, changes of the look, and all else that is no set-up. */
  set(next: StudyState): void;
  /**
   * Replaces the study by hand. Consecutive calls with the same `gesture` are one step. A change that changes nothing,
   * or that returns to where its gesture began, is no step.
   */
  setUp(next: StudyState, gesture?: string): void;
  /** Undoes a move, or before the first move a set-up. */
  readonly undo: () => void;
  /** Redoes the last undone move or set-up. */
  readonly redo: () => void;
  /** True if `redo` would restore a set-up, and not the next move. */
  readonly isSetUpNext: () => boolean;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Starts over without history, or with the given one. */
  restart(state: StudyState, past?: UndoHistory): void;
}

const NOTHING: UndoHistory = { undone: [], before: [] };

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
      else set(stateAtNode(state.value, node));
    },
    isSetUpNext,
    redo() {
      const node = next();
      if (node === undefined || isSetUpNext()) setUps.redo();
      else set(stateAtNode(state.value, node));
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

/** Records set-ups, step by step. */
function createSetUpSteps(state: Signal<StudyState>) {
  const past = signal(NOTHING);
  /** The gesture of the last set-up, while it continues. */
  let goingOn: string | undefined;
  /** The study that the last undo of a set-up restored. */
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

  /** Shows the last of these states; `next` gives the recorded history for that. */
  function exchange(from: readonly StudyState[], next: (shown: StudyState) => UndoHistory) {
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

/** The state at another node, with nothing chosen. */
export function stateAtNode(state: StudyState, node: number): StudyState {
  const { study, look } = state;
  return { ...state, study: studyAtNode(study, node), look: { ...look, ...NOTHING_CHOSEN } };
}

/** A restored state keeps the current mode if its board allows that. */
function inMode(found: StudyState, mode: StudyState['look']['mode']): StudyState {
  const isFit = mode !== 'play' || isMatchSize(found.study.start);
  const seen = isFit ? { ...found.look, mode } : found.look;
  return { ...found, look: { ...seen, ...NOTHING_CHOSEN } };
}

function nodeOf(study: Study) {
  return nodeAt(study, study.current);
}

/** True if neither study has any moves. */
function isAsItWas(before: Study, study: Study): boolean {
  return before.nodes.length === 1 && study.nodes.length === 1 && comesBack(before, study);
}

/** True if the set-up restores the board as it was before. */
function comesBack(before: Study, { game, start }: Study): boolean {
  return before.game.name === game.name && samePosition(shownPosition(before), start);
}

/** The newest states that fit into memory. */
function bounded(states: readonly StudyState[]): readonly StudyState[] {
  return newestWithin(
    MAX_BYTES,
    states.slice(-MAX_STUDIES),
    ({ study }) => study.start.coins.length + 200 * study.nodes.length,
  );
}

/** The longest tail of the list whose sizes add up to at most `most`. */
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
