/** Going back and forth in the tree of moves, and over set-ups. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { StudyCore } from './core';
import type { Navigation } from './navigation';
import { stateAtNode } from './history';
import type { MatchModel } from './match';

export interface StudyStepping {
  /** Goes back one move, or in a match to the last turn of a person; before the first move, undoes a set-up. */
  undo(): void;
  redo(): void;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Shows any node of the tree, with its variation. The computer doesn't move because of it. */
  goTo(node: number): void;
  /** Closes the review and continues the match before this move. */
  playFrom(number: number): void;
}

export function createStepping(
  core: StudyCore,
  { movesUndone, movesRedone }: MatchModel,
  { navigate, navigateSilently }: Navigation,
): StudyStepping {
  const { state, history, line, limits } = core;
  const isMatch = () => state.value.look.mode === 'play';
  const walk = (node: number) => core.set(stateAtNode(state.value, node));
  const step = (moves: number | undefined, otherwise: () => void) =>
    navigate(() => (moves === undefined ? core.change(otherwise) : walk(line.nodeAfter(moves))));
  const canUndo = computed(() => !limits.locks.undo && history.canUndo.value);
  const canRedo = computed(() => !limits.locks.undo && history.canRedo.value);
  return {
    canUndo,
    canRedo,
    undo() {
      if (canUndo.value) step(isMatch() ? movesUndone.value : undefined, () => history.undo());
    },
    redo() {
      const isMove = isMatch() && !history.isSetUpNext();
      if (canRedo.value) step(isMove ? movesRedone.value : undefined, () => history.redo());
    },
    goTo(node) {
      const { study, look } = state.value;
      if (limits.locks.undo) return;
      if (node !== study.current || look.review !== undefined) navigateSilently(() => walk(node));
    },
    playFrom(number) {
      if (line.moves.value[number - 1] && !limits.locks.undo)
        navigate(() => walk(line.nodeAfter(number - 1)));
    },
  };
}
