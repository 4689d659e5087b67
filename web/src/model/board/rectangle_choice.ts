/** Exploring and predicting: the reader chooses a corner and one of its rectangles, and flips it. */
import { sameSelection, selectionOf } from './board_state';
import type { Selection, TableState } from './board_state';
import type { BoardSession } from './board_session';
import { isLegal, nearestRectangle, rectangleEndingAt, steppedRectangle } from './corner_moves';
import type { RectangleStep } from './corner_moves';
import { discAt, flipped, sameCell } from './position';
import type { Cell, Rectangle } from './position';

export interface RectangleChoice {
  press(cell: Cell): void;
  drag(from: Cell, to: Cell): void;
  choose(rectangle: Rectangle): void;
  step(step: RectangleStep): void;
  dismiss(): void;
  apply(): void;
  reveal(): void;
}

/**
 * What a press chooses where rectangles are looked at: the one that ends at the disc, the next one of
 * the corner by the corner itself, or else a white disc as the corner. `rectangles`: the corner's.
 */
export function selectionByPress(
  { position, selection }: Pick<TableState, 'position' | 'selection'>,
  rectangles: readonly Rectangle[],
  cell: Cell,
): Selection | undefined {
  const rectangle = sameCell(cell, selection?.corner)
    ? steppedRectangle(rectangles, selection?.size, 'next')
    : selection && rectangleEndingAt(rectangles, cell);
  if (rectangle !== undefined) return selectionOf(rectangle);
  return discAt(position, cell) === 1 ? { corner: cell, size: undefined } : undefined;
}

export function createRectangleChoice(session: BoardSession): RectangleChoice {
  const { state, examiner, facts } = session;

  /** Another selection is another prediction. */
  function select(selection: Selection | undefined) {
    if (sameSelection(selection, state.value.selection)) return;
    const gesture = selection && `choose ${selection.corner.column} ${selection.corner.row}`;
    session.act({ kind: 'choose', selection }, { selection, revealed: false }, gesture);
  }

  function selectRectangle(rectangle: Rectangle) {
    select(selectionOf(rectangle));
  }

  function step(to: RectangleStep) {
    const size = state.value.selection?.size;
    const rectangle = steppedRectangle(facts.rectangles.value, size, to);
    if (rectangle !== undefined) selectRectangle(rectangle);
  }

  return {
    press(cell) {
      const pressed = selectionByPress(state.value, facts.rectangles.value, cell);
      if (pressed !== undefined) select(pressed);
    },
    drag(from, to) {
      const description = examiner.description.value;
      const rectangle =
        description && nearestRectangle(state.value.position, description, from, to);
      if (rectangle !== undefined) selectRectangle(rectangle);
    },
    choose(rectangle) {
      const description = examiner.description.value;
      if (description && isLegal(state.value.position, description, rectangle))
        selectRectangle(rectangle);
    },
    step,
    dismiss: () => select(undefined),
    apply() {
      const rectangle = facts.chosen.value?.rectangle;
      if (rectangle === undefined) return;
      const position = flipped(state.value.position, rectangle);
      session.act({ kind: 'flip', rectangle }, { position, selection: undefined, revealed: false });
    },
    reveal() {
      if (state.value.mode === 'predict' && facts.chosen.value !== undefined)
        session.act({ kind: 'reveal' }, { revealed: true });
    },
  };
}
