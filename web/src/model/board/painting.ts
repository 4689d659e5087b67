/** Editing: discs are turned one by one, or painted in one stroke with the colour of its first disc. */
import type { BoardSession } from './board_session';
import { selectionOn } from './board_state';
import { cellsBetween, discAt, isOnBoard, painted, sameCell } from './position';
import type { Cell, Disc, Position } from './position';

export interface Painting {
  turn(cell: Cell): void;
  /** A stroke goes on from where it came to; one that begins turns its first disc. */
  paint(from: Cell, to: Cell, ended: boolean): void;
}

interface Stroke {
  readonly from: Cell;
  /** Where it has come to. */
  readonly to: Cell;
  readonly disc: Disc;
  /** How many discs it has turned. */
  readonly turned: number;
  /** What it left: when something else has changed that, the stroke is over. */
  readonly position: Position;
  readonly gesture: string;
}

export function createPainting({ state, act }: BoardSession): Painting {
  let stroke: Stroke | undefined;
  let strokes = 0;

  function begin(from: Cell): Stroke {
    const { position } = state.value;
    strokes += 1;
    const disc = discAt(position, from) === 1 ? 0 : 1;
    return { from, to: from, disc, turned: 0, position, gesture: `turn ${strokes}` };
  }

  function goOn(begun: Stroke, to: Cell): Stroke {
    const before = state.value.position;
    const cells = cellsBetween(begun.to, to).filter(
      (cell) => isOnBoard(before, cell) && discAt(before, cell) !== begun.disc,
    );
    if (cells.length === 0) return { ...begun, to };
    const turned = begun.turned + cells.length;
    const position = painted(before, cells, begun.disc);
    // What is chosen stays as long as its corner is white.
    const selection = selectionOn(position, state.value.selection);
    act(
      { kind: 'turn', cell: begun.from, discs: turned },
      { position, selection, revealed: false },
      begun.gesture,
    );
    return { ...begun, to, turned, position };
  }

  return {
    turn(cell) {
      if (isOnBoard(state.value.position, cell)) goOn(begin(cell), cell);
    },
    paint(from, to, ended) {
      if (!isOnBoard(state.value.position, from)) return;
      const isSame =
        stroke !== undefined &&
        sameCell(stroke.from, from) &&
        stroke.position === state.value.position;
      const next = goOn(isSame && stroke !== undefined ? stroke : begin(from), to);
      stroke = ended ? undefined : next;
    },
  };
}
