/** Editing: coins are turned one by one, or painted in one stroke with the new side of its first coin. */
import type { ReadonlySignal } from '@preact/signals';
import {
  cellsOnLine,
  coinAt,
  isOnBoard,
  withCoinsSet,
  type Cell,
  type Coin,
  type Position,
} from '../game/position';
import type { DragReport } from './choice';

export interface CoinPainting {
  turn(cell: Cell): void;
  /** Paints along a drag. Its first report begins a stroke, which turns the first coin. */
  paint(from: Cell, to: Cell, phase: DragReport): void;
  /** The drag was cancelled: the stroke is undone. */
  dismiss(): void;
}

interface Stroke {
  readonly before: Position;
  /** The last cell of the stroke. */
  readonly to: Cell;
  readonly coin: Coin;
  /** The position after the stroke: if something else has changed it, the stroke is over. */
  readonly position: Position;
  readonly gesture: string;
}

/** `setUp` replaces the position by hand. All positions of one gesture are one step. */
export function createCoinPainting(
  position: ReadonlySignal<Position>,
  setUp: (position: Position, gesture: string) => void,
): CoinPainting {
  let stroke: Stroke | undefined;
  let strokes = 0;

  function begin(from: Cell): Stroke {
    const before = position.value;
    strokes += 1;
    const coin = coinAt(before, from) === 1 ? 0 : 1;
    return { before, to: from, coin, position: before, gesture: `stroke ${strokes}` };
  }

  /** Undefined if the stroke is over. */
  function goOn(begun: Stroke, to: Cell): Stroke | undefined {
    const before = position.value;
    if (before !== begun.position) return undefined;
    const cells = cellsOnLine(begun.to, to).filter(
      (cell) => isOnBoard(before, cell) && coinAt(before, cell) !== begun.coin,
    );
    if (cells.length === 0) return { ...begun, to };
    const next = { ...begun, to, position: withCoinsSet(before, cells, begun.coin) };
    setUp(next.position, next.gesture);
    return next;
  }

  return {
    turn(cell) {
      if (isOnBoard(position.value, cell)) goOn(begin(cell), cell);
    },
    paint(from, to, phase) {
      if (phase === 'first') stroke = isOnBoard(position.value, from) ? begin(from) : undefined;
      stroke = stroke && goOn(stroke, to);
      if (phase === 'last') stroke = undefined;
    },
    dismiss() {
      // A gesture that ends where it began leaves no step.
      if (stroke?.position === position.value) setUp(stroke.before, stroke.gesture);
      stroke = undefined;
    },
  };
}
