/** Editing: discs are turned one by one, or painted in one stroke with the colour of its first disc. */
import type { BoardSession } from './board_session';
import { selectionOn } from './board_state';
import type { BoardState } from './board_state';
import { cellsBetween, discAt, isOnBoard, painted } from './position';
import type { Cell, Disc, Position } from './position';

export interface Painting {
  turn(cell: Cell): void;
  /** The first report of a drag begins a stroke, which turns its first disc; the next ones lead it on. */
  paint(from: Cell, to: Cell, phase: DragPhase): void;
  /** The drag was broken off: its stroke is taken back, together with its entry of the timeline. */
  dismiss(): void;
}

export type DragPhase = 'first' | 'next' | 'last';

interface Stroke {
  readonly from: Cell;
  readonly before: BoardState;
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
    const before = state.value;
    const { position } = before;
    strokes += 1;
    const disc = discAt(position, from) === 1 ? 0 : 1;
    return { from, before, to: from, disc, turned: 0, position, gesture: `turn ${strokes}` };
  }

  function record({ from, turned, gesture }: Stroke, change: Partial<BoardState>) {
    act({ kind: 'turn', cell: from, discs: turned }, change, gesture);
  }

  /** Nothing, when it is over. */
  function goOn(begun: Stroke, to: Cell): Stroke | undefined {
    const before = state.value.position;
    if (before !== begun.position) return undefined;
    const cells = cellsBetween(begun.to, to).filter(
      (cell) => isOnBoard(before, cell) && discAt(before, cell) !== begun.disc,
    );
    if (cells.length === 0) return { ...begun, to };
    const turned = begun.turned + cells.length;
    const position = painted(before, cells, begun.disc);
    const next = { ...begun, to, turned, position };
    // What is chosen stays as long as its corner is white.
    const selection = selectionOn(position, state.value.selection);
    record(next, { position, selection, revealed: false });
    return next;
  }

  return {
    turn(cell) {
      if (isOnBoard(state.value.position, cell)) goOn(begin(cell), cell);
    },
    paint(from, to, phase) {
      if (phase === 'first')
        stroke = isOnBoard(state.value.position, from) ? begin(from) : undefined;
      stroke = stroke && goOn(stroke, to);
      if (phase === 'last') stroke = undefined;
    },
    dismiss() {
      // A gesture that comes back to where it began leaves no entry.
      if (stroke?.position === state.value.position) record(stroke, stroke.before);
      stroke = undefined;
    },
  };
}
