/**
 * The reader chooses a corner and one of its moves. Where one explores, the move is then made by a press of
 * its own; where one plays, pointing at its end makes it at once.
 */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { isLegal, moveEndingAt, nearestMove, steppedMove } from '../game/board';
import type { MoveStep } from '../game/board';
import { sameSelection, selectionOf } from '../game/move';
import type { Move, Selection } from '../game/move';
import { coinAt, isOnBoard, sameCell } from '../game/position';
import type { Cell } from '../game/position';
import { isBehind, refusalIn, whyNoEnd, whyNoStep } from './refusals';
import type { Refusal } from './refusals';
import type { Phase } from './match';
import type { StudyView } from './view';

/** The first report of a drag, one that follows, and that of its end, which repeats where it came to. */
export type DragPhase = 'first' | 'next' | 'last';

export interface MoveChoice {
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Nothing is refused any more. */
  readonly forget: () => void;
  press(cell: Cell): void;
  drag(from: Cell, to: Cell, phase: DragPhase): void;
  step(step: MoveStep): void;
  choose(move: Move): void;
  /** Makes the chosen move. */
  apply(): void;
  dismiss(): void;
}

export interface ChoiceParts {
  readonly view: StudyView;
  /** While one plays; undefined where moves are looked at, as in a review. */
  readonly playing: () => Phase | undefined;
  readonly select: (selection: Selection | undefined) => void;
  readonly play: (move: Move) => void;
}

export function createMoveChoice({ view, playing, select, play }: ChoiceParts): MoveChoice {
  const refusal = signal<Refusal | undefined>(undefined);
  const refuse = (why: Refusal | undefined) => {
    refusal.value = why;
  };

  function choose(selection: Selection | undefined) {
    refuse(undefined);
    if (!sameSelection(selection, view.selection.value)) select(selection);
  }

  /** Whether anything can be chosen; says why not. */
  function canChoose(): boolean {
    const phase = playing();
    const why = phase && refusalIn(phase);
    if (why !== undefined) refuse(why);
    return why === undefined;
  }

  /** The moves of the corner that is held, and not of one that is only pointed at. */
  const held = () => (view.selection.value ? view.moves.value : { rows: [], columns: [] });

  function look(cell: Cell) {
    const selection = view.selection.value;
    const move = sameCell(cell, selection?.corner)
      ? steppedMove(held(), selection?.move, 'next')
      : moveEndingAt(held(), cell);
    if (move !== undefined) choose(selectionOf(move));
    else if (coinAt(view.position.value, cell) === 1) choose({ corner: cell, move: undefined });
  }

  function pressInPlay(cell: Cell) {
    const ending = moveEndingAt(held(), cell);
    if (ending !== undefined) {
      play(ending);
      return;
    }
    const corner = view.selection.value?.corner;
    const why = corner && whyNoEnd(view.position.value, held(), corner, cell);
    if (why !== undefined && !mayBeginAt(cell)) refuse(why);
    else if (coinAt(view.position.value, cell) === 1) choose({ corner: cell, move: undefined });
    else refuse({ kind: 'corner-tails', cell });
  }

  /** Whether a coin that was refused as the end of a move is pressed once more. */
  function mayBeginAt(cell: Cell): boolean {
    const why = refusal.value;
    return why?.kind === 'no-such-move' && why.mayBegin && sameCell(why.cell, cell);
  }

  function endDrag(move: Move, from: Cell, to: Cell) {
    // Brought back to where it began, it holds the corner; led elsewhere, nobody knows what it meant.
    if (sameCell(from, to)) return;
    if (isBehind(from, to)) play(move);
    else refuse({ kind: 'not-behind', corner: from });
  }

  function drag(from: Cell, to: Cell, phase: DragPhase) {
    if (!isOnBoard(view.position.value, from) || !canChoose()) return;
    if (coinAt(view.position.value, from) === 0) {
      if (playing()) refuse({ kind: 'corner-tails', cell: from });
      return;
    }
    if (!sameCell(view.selection.value?.corner, from)) choose({ corner: from, move: undefined });
    const move = nearestMove(view.moves.value, to);
    if (move === undefined) return;
    choose(selectionOf(move));
    if (phase === 'last' && playing()) endDrag(move, from, to);
  }

  function step(to: MoveStep) {
    if (!canChoose()) return;
    const chosen = view.selection.value?.move;
    const next = steppedMove(view.moves.value, chosen, to);
    if (next !== undefined) choose(selectionOf(next));
    else if (chosen && view.board.value && playing())
      refuse(whyNoStep(view.board.value, chosen, to));
  }

  return {
    refusal,
    forget: () => refuse(undefined),
    press(cell) {
      if (!isOnBoard(view.position.value, cell)) return;
      if (playing() === undefined) look(cell);
      else if (canChoose()) pressInPlay(cell);
    },
    drag,
    step,
    choose(move) {
      const board = view.board.value;
      if (canChoose() && board && isLegal(board, view.position.value, move))
        choose(selectionOf(move));
    },
    apply() {
      if (canChoose() && view.chosen.value !== undefined) play(view.chosen.value);
    },
    dismiss: () => choose(undefined),
  };
}
