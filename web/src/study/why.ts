/** Why a move wins or does not: from the Grundy numbers of the two axes to what it leaves. */
import { partsOf } from '../game/board';
import type { Line, LineMove } from '../game/line';
import { isRun } from '../game/move';
import type { Move, Places } from '../game/move';
import type { ProductStep } from '../engine/protocol';
import type { Examination } from './knowledge';

/** Why one axis has the move nimber that it has: the XOR of g over the places that the move turns. */
export interface AxisReason {
  readonly places: Places;
  readonly moveNimber: number;
  /**
   * Of a run the prefix XORs at its two ends, x[from - 1] and x[to]: their XOR is the same number.
   * Absent where the places are no run.
   */
  readonly prefixes: { readonly before: number; readonly after: number } | undefined;
}

/** How a number of equal coin values adds up: an even number of them cancels. */
export interface ValueCount {
  readonly value: number;
  readonly coins: number;
}

export interface Why {
  readonly move: Move;
  readonly wins: boolean;
  readonly rows: AxisReason;
  readonly columns: AxisReason;
  /** The nim-product of the two move nimbers, and its steps once they have been worked out. */
  readonly product: number;
  readonly steps: ProductStep | undefined;
  /** Of the position before the move. */
  readonly nimber: number;
  /** After it: nimber ^ product. */
  readonly leaves: number;
  /** The heads of the position by value, ascending. */
  readonly heads: readonly ValueCount[];
}

/** Where the Grundy number of one place comes from: the options whose mex it is. */
export interface MexReason {
  readonly place: number;
  readonly grundyNumber: number;
  /** By kind: what the move leaves on the axis in the place of g, the XOR of g over its other places. */
  readonly options: readonly { readonly move: LineMove; readonly value: number }[];
}

export function mexReason(line: Line, place: number): MexReason | undefined {
  const grundyNumber = line.grundyNumbers[place - 1];
  if (grundyNumber === undefined) return undefined;
  const options = line
    .movesAt(place)
    .map((move) => ({ move, value: move.moveNimber ^ grundyNumber }));
  return { place, grundyNumber, options };
}

export function headsByValue({ position, board }: Examination): readonly ValueCount[] {
  const counts = new Map<number, number>();
  for (const [place, value] of board.coinValues.entries())
    if (position.coins[place] === 1) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, coins]) => ({ value, coins }))
    .sort((one, other) => one.value - other.value);
}

/** Undefined where the game has no such move. */
export function whyOf(
  examination: Examination,
  move: Move,
  heads: readonly ValueCount[],
  stepsOf: (a: number, b: number) => ProductStep | undefined,
): Why | undefined {
  const { board, nimber } = examination;
  const parts = partsOf(board, move);
  if (parts === undefined) return undefined;
  const product = board.product(parts.rows.moveNimber, parts.columns.moveNimber);
  return {
    move,
    wins: product === nimber,
    rows: axisReason(board.rows, parts.rows),
    columns: axisReason(board.columns, parts.columns),
    product,
    steps: stepsOf(parts.rows.moveNimber, parts.columns.moveNimber),
    nimber,
    leaves: nimber ^ product,
    heads,
  };
}

function axisReason({ prefixXors }: Line, { places, moveNimber }: LineMove): AxisReason {
  const before = prefixXors[(places[0] ?? 1) - 1] ?? 0;
  const after = prefixXors[places.at(-1) ?? 0] ?? 0;
  return { places, moveNimber, prefixes: isRun(places) ? { before, after } : undefined };
}
