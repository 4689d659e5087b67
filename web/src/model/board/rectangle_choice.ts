/** Exploring and predicting: the reader chooses a corner and one of its rectangles, and flips it. */
import { sameSelection } from './board_state';
import type { Selection } from './board_state';
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

export function createRectangleChoice(session: BoardSession): RectangleChoice {
  const { state, examiner, facts } = session;

  /** Another selection is another prediction. */
  function select(selection: Selection | undefined) {
    if (sameSelection(selection, state.value.selection)) return;
    const gesture = selection && `choose ${selection.corner.column} ${selection.corner.row}`;
    session.act({ kind: 'choose', selection }, { selection, revealed: false }, gesture);
  }

  function selectRectangle({ column, row, width, height }: Rectangle) {
    select({ corner: { column, row }, size: { width, height } });
  }

  function step(to: RectangleStep) {
    const size = state.value.selection?.size;
    const rectangle = steppedRectangle(facts.rectangles.value, size, to);
    if (rectangle !== undefined) selectRectangle(rectangle);
  }

  return {
    press(cell) {
      const { position, selection } = state.value;
      if (sameCell(cell, selection?.corner)) {
        step('next');
        return;
      }
      const ending = selection && rectangleEndingAt(facts.rectangles.value, cell);
      if (ending !== undefined) selectRectangle(ending);
      else if (discAt(position, cell) === 1) select({ corner: cell, size: undefined });
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
