/**
 * The reader chooses a corner and one of its moves. While exploring, a separate press makes the move; in a match,
 * pressing its end makes it at once, if that determines the move.
 */
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  isLegal,
  NO_CORNER_MOVES,
  nearestMove,
  lineFactorsOf,
  moveAfterStep,
  type MoveStep,
} from '../game/board';
import { draftAfterPress, endDeterminesMove } from '../game/draft';
import { cornerOf, sameSelection, selectionOfMove, type Move, type Selection } from '../game/move';
import { coinAt, isOnBoard, sameCell, type Cell } from '../game/position';
import {
  isWithinReach,
  refusalIn,
  whyNoCorner,
  whyNoEnd,
  whyNoStep,
  type Refusal,
} from './refusals';
import type { Phase } from './match';
import type { StudyView } from './view';

/** The phases of a drag: the first report, the following ones, and the last, which repeats the previous place. */
export type DragReport = 'first' | 'next' | 'last';

export interface MoveChoice {
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Clears the last refusal. */
  readonly forget: () => void;
  press(cell: Cell): void;
  drag(from: Cell, to: Cell, phase: DragReport): void;
  step(step: MoveStep): void;
  choose(move: Move): void;
  /** Makes the chosen move. */
  apply(): void;
  dismiss(): void;
}

interface ChoiceDependencies {
  readonly view: StudyView;
  /** The phase of a match; undefined while moves are only examined, as in a review. */
  readonly playing: () => Phase | undefined;
  readonly select: (selection: Selection | undefined) => void;
  readonly play: (move: Move) => void;
}

/** The state that all ways of choosing share. */
interface Choosing extends ChoiceDependencies {
  readonly refusal: Signal<Refusal | undefined>;
  readonly choose: (selection: Selection | undefined) => void;
  /** True if a move can be chosen; otherwise sets the refusal. */
  readonly canChoose: () => boolean;
}

export function createMoveChoice(dependencies: ChoiceDependencies): MoveChoice {
  const { view, playing, play } = dependencies;
  const choosing = createChoosing(dependencies);
  const { refusal, choose, canChoose } = choosing;

  function step(to: MoveStep) {
    if (!canChoose()) return;
    const chosen = view.selection.value?.move;
    const next = moveAfterStep(view.moves.value, chosen, to);
    if (next !== undefined) choose(selectionOfMove(next));
    else if (chosen && view.board.value && playing())
      refusal.value = whyNoStep(view.board.value, chosen, to);
  }

  return {
    refusal,
    forget() {
      refusal.value = undefined;
    },
    press: createPress(choosing),
    drag: createDrag(choosing),
    step,
    choose(move) {
      const board = view.board.value;
      if (canChoose() && board && isLegal(board, view.position.value, move))
        choose(selectionOfMove(move));
    },
    apply() {
      if (canChoose() && view.chosen.value !== undefined) play(view.chosen.value);
    },
    dismiss: () => choose(undefined),
  };
}

function createChoosing(dependencies: ChoiceDependencies): Choosing {
  const { view, playing, select } = dependencies;
  const refusal = signal<Refusal | undefined>(undefined);
  return {
    ...dependencies,
    refusal,
    choose(selection) {
      refusal.value = undefined;
      if (!sameSelection(selection, view.selection.value)) select(selection);
    },
    canChoose() {
      const phase = playing();
      const why = phase && refusalIn(phase);
      if (why !== undefined) refusal.value = why;
      return why === undefined;
    },
  };
}

function createPress({ view, playing, play, refusal, choose, canChoose }: Choosing) {
  /** The moves of a chosen corner; none for a corner that is only pointed at. */
  const held = () => (view.selection.value ? view.moves.value : NO_CORNER_MOVES);
  const endDoes = () => view.board.value !== undefined && endDeterminesMove(view.board.value);
  const begin = (corner: Cell) => choose({ corner, move: undefined });
  const isHeads = (cell: Cell) => coinAt(view.position.value, cell) === 1;

  /** The selection after a press: more of a move, or a whole one. */
  function grown(cell: Cell): Selection | undefined {
    const { draft, board, selection } = view;
    if (!selection.value || !draft.value || !board.value) return undefined;
    const next = draftAfterPress(board.value, held(), draft.value, cell);
    if (next === undefined) return undefined;
    return lineFactorsOf(board.value, next)
      ? selectionOfMove(next)
      : { corner: cornerOf(next), move: undefined, draft: next };
  }

  function look(cell: Cell) {
    const selection = view.selection.value;
    const stepped = sameCell(cell, selection?.corner)
      ? moveAfterStep(held(), selection?.move, 'next')
      : undefined;
    const next = stepped ? selectionOfMove(stepped) : grown(cell);
    if (next !== undefined) choose(next);
    else if (isHeads(cell)) begin(cell);
  }

  function pressInPlay(cell: Cell) {
    const next = grown(cell);
    if (next?.move && endDoes()) play(next.move);
    else if (next !== undefined) choose(next);
    else {
      const why = whyNotInPlay(cell);
      if (why === undefined) begin(cell);
      else refusal.value = why;
    }
  }

  /** Why a coin neither adds to the move nor can be another corner. */
  function whyNotInPlay(cell: Cell): Refusal | undefined {
    const { board, position, selection } = view;
    const corner = mayBeginAt(cell) ? undefined : selection.value?.corner;
    return (
      (corner && whyNoEnd(board.value, position.value, held(), corner, cell)) ??
      whyNoCorner(board.value, position.value, cell)
    );
  }

  /** True if a coin that was refused as the end of a move is pressed again. */
  function mayBeginAt(cell: Cell): boolean {
    const why = refusal.value;
    const isRefused = why?.kind === 'no-such-move' || why?.kind === 'not-together';
    return isRefused && why.mayBegin && sameCell(why.cell, cell);
  }

  return (cell: Cell) => {
    if (!isOnBoard(view.position.value, cell)) return;
    if (playing() === undefined) look(cell);
    else if (canChoose()) pressInPlay(cell);
  };
}

function createDrag({ view, playing, play, refusal, choose, canChoose }: Choosing) {
  function end(move: Move, from: Cell, to: Cell) {
    // A drag that ends where it began chooses the corner. One that doesn't go back from it is no move.
    if (sameCell(from, to)) return;
    if (!isWithinReach(from, to)) refusal.value = { kind: 'not-behind', corner: from };
    else if (view.board.value && endDeterminesMove(view.board.value)) play(move);
  }

  return (from: Cell, to: Cell, phase: DragReport) => {
    if (!isOnBoard(view.position.value, from) || !canChoose()) return;
    const why = playing() && whyNoCorner(view.board.value, view.position.value, from);
    if (why !== undefined) refusal.value = why;
    if (why !== undefined || coinAt(view.position.value, from) === 0) return;
    if (!sameCell(view.selection.value?.corner, from)) choose({ corner: from, move: undefined });
    const move = nearestMove(view.moves.value, to);
    if (move === undefined) return;
    choose(selectionOfMove(move));
    if (phase === 'last' && playing()) end(move, from, to);
  };
}
