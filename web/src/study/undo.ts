/** Undo for states other than a study, whose own is in `history.ts`. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';

export interface Undo<State> {
  /** The state that the next undo restores, if there is one. */
  readonly last: ReadonlySignal<State | undefined>;
  /**
   * Must be called before a change. Consecutive changes with the same `gesture`, such as typing in a field, are one
   * step.
   */
  remember(state: State, gesture?: string): void;
  /** Removes and returns the last state, and ends the gesture. */
  back(): State | undefined;
  forget(): void;
}

export function createUndo<State>(): Undo<State> {
  const before = signal<readonly State[]>([]);
  let goingOn: string | undefined;
  const last = computed(() => before.value.at(-1));
  return {
    last,
    remember(state, gesture) {
      if (gesture === undefined || gesture !== goingOn) before.value = [...before.value, state];
      goingOn = gesture;
    },
    back() {
      const state = last.value;
      before.value = before.value.slice(0, -1);
      goingOn = undefined;
      return state;
    },
    forget() {
      before.value = [];
      goingOn = undefined;
    },
  };
}
