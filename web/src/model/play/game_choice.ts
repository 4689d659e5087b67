/** A person chooses a corner and one of its rectangles, and turns it over; in a review it is only looked at. */
import {
  isLegal,
  nearestRectangle,
  rectangleEndingAt,
  steppedRectangle,
} from '../board/corner_moves';
import type { RectangleStep } from '../board/corner_moves';
import { selectionOf } from '../board/board_state';
import type { Selection } from '../board/board_state';
import { discAt, isOnBoard, sameCell } from '../board/position';
import type { Cell, Rectangle } from '../board/position';
import { selectionByPress } from '../board/rectangle_choice';
import type { PlaySession } from './play_session';
import { isBelowLeft, refusalIn, whyNoEnd, whyNoStep } from './refusals';
import type { Refusal } from './refusals';

export interface GameChoice {
  press(cell: Cell): void;
  drag(from: Cell, to: Cell, ended: boolean): void;
  step(step: RectangleStep): void;
  readonly choose: (rectangle: Rectangle) => void;
  apply(): void;
  dismiss(): void;
}

export function createGameChoice(session: PlaySession): GameChoice {
  const { phase, refusal, review, table } = session;
  const { state, facts, examiner } = table;

  const isReviewing = () => review.state.value !== undefined;
  const refuse = (why: Refusal | undefined) => {
    refusal.value = why;
  };

  function select(selection: Selection | undefined) {
    refuse(undefined);
    table.select(selection);
  }

  function selectRectangle(rectangle: Rectangle) {
    select(selectionOf(rectangle));
  }

  function play(rectangle: Rectangle) {
    session.play(rectangle, 'reader');
  }

  /** Whether anything can be chosen; says why not. */
  function canChoose(): boolean {
    const why = isReviewing() ? undefined : refusalIn(phase.value);
    if (why !== undefined) refuse(why);
    return why === undefined;
  }

  /** As on a board that is explored. */
  function pressInReview(cell: Cell) {
    const pressed = selectionByPress(state.value, facts.rectangles.value, cell);
    if (pressed !== undefined) select(pressed);
  }

  function pressInGame(cell: Cell) {
    const { position, selection } = state.value;
    const ending = selection && rectangleEndingAt(facts.rectangles.value, cell);
    if (ending !== undefined) {
      play(ending);
      return;
    }
    const description = examiner.description.value;
    const why = selection && description && whyNoEnd(position, description, selection.corner, cell);
    if (why !== undefined && !mayBeginAt(cell)) refuse(why);
    else if (discAt(position, cell) === 1) select({ corner: cell, size: undefined });
    else refuse({ kind: 'corner-black', cell });
  }

  /** Whether a disc that was refused as the end of a rectangle is pressed once more. */
  function mayBeginAt(cell: Cell): boolean {
    const why = refusal.value;
    return why !== undefined && 'mayBegin' in why && why.mayBegin && sameCell(why.cell, cell);
  }

  function endDrag(rectangle: Rectangle, from: Cell, to: Cell) {
    // Brought back to where it began, it holds the corner; led elsewhere, nobody knows what it meant.
    if (sameCell(from, to)) return;
    if (isBelowLeft(from, to)) play(rectangle);
    else refuse({ kind: 'not-below-left', corner: from });
  }

  function step(to: RectangleStep) {
    if (!canChoose()) return;
    const { selection } = state.value;
    const rectangle = steppedRectangle(facts.rectangles.value, selection?.size, to);
    if (rectangle !== undefined) {
      selectRectangle(rectangle);
      return;
    }
    const description = examiner.description.value;
    const why = selection?.size && description && whyNoStep(description, selection.size, to);
    if (why !== undefined) refuse(why);
  }

  return {
    press(cell) {
      if (!isOnBoard(state.value.position, cell)) return;
      if (isReviewing()) pressInReview(cell);
      else if (canChoose()) pressInGame(cell);
    },
    drag(from, to, ended) {
      if (!isOnBoard(state.value.position, from) || !canChoose()) return;
      if (discAt(state.value.position, from) === 0) {
        refuse({ kind: 'corner-black', cell: from });
        return;
      }
      const description = examiner.description.value;
      const rectangle =
        description && nearestRectangle(state.value.position, description, from, to);
      if (rectangle === undefined) return;
      selectRectangle(rectangle);
      if (ended && !isReviewing()) endDrag(rectangle, from, to);
    },
    step,
    choose(rectangle) {
      const description = examiner.description.value;
      if (!canChoose() || description === undefined) return;
      if (isLegal(state.value.position, description, rectangle)) selectRectangle(rectangle);
    },
    apply() {
      const rectangle = facts.chosen.value?.rectangle;
      if (!isReviewing() && canChoose() && rectangle !== undefined) play(rectangle);
    },
    dismiss: () => select(undefined),
  };
}
