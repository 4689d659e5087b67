/** Exploring and predicting: the reader chooses a corner and one of its rectangles, and flips it. */
import { sameSelection, selectionOf } from './board_state';
import type { Selection, TableState } from './board_state';
import type { BoardSession } from './board_session';
import { isLegal, nearestRectangle, rectangleEndingAt, steppedRectangle } from './corner_moves';
import type { RectangleStep } from './corner_moves';
import type { DragPhase } from './painting';
import { discAt, flipped, sameCell } from './position';
import type { Cell, Rectangle } from './position';

export interface RectangleChoice {
  press(cell: Cell): void;
  drag(from: Cell, to: Cell, phase: DragPhase): void;
  choose(rectangle: Rectangle, isStep?: boolean): void;
  step(step: RectangleStep): void;
  dismiss(): void;
  apply(): void;
  reveal(): void;
}

/** Steps right after one another are one entry of the timeline; whatever else is chosen has its own. */
const STEPPING = 'step';

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

  /** Each drag is a gesture of its own. */
  let drags = 0;

  /** Another selection is another prediction. */
  function select(selection: Selection | undefined, gesture?: string) {
    if (sameSelection(selection, state.value.selection)) return;
    session.act({ kind: 'choose', selection }, { selection, revealed: false }, gesture);
  }

  function selectRectangle(rectangle: Rectangle | undefined, gesture?: string) {
    if (rectangle !== undefined) select(selectionOf(rectangle), gesture);
  }

  return {
    press(cell) {
      const pressed = selectionByPress(state.value, facts.rectangles.value, cell);
      if (pressed === undefined) return;
      select(pressed, sameCell(cell, state.value.selection?.corner) ? STEPPING : undefined);
    },
    drag(from, to, phase) {
      if (phase === 'first') drags += 1;
      const description = examiner.description.value;
      if (description !== undefined)
        selectRectangle(
          nearestRectangle(state.value.position, description, from, to),
          `drag ${drags}`,
        );
    },
    choose(rectangle, isStep) {
      const description = examiner.description.value;
      if (description && isLegal(state.value.position, description, rectangle))
        selectRectangle(rectangle, isStep === true ? STEPPING : undefined);
    },
    step(to) {
      const size = state.value.selection?.size;
      selectRectangle(steppedRectangle(facts.rectangles.value, size, to), STEPPING);
    },
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
