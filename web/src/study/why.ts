/** Why a move wins or loses: from the Grundy numbers of the two axes to the nimber it leaves. */
import { lineFactorsOf } from '../game/board';
import type { Line, LineMove } from '../game/line';
import type { Move, Places } from '../game/move';
import type { ProductStep } from '../engine/api/boards';
import type { Examination } from './knowledge';

/** A value and how often it occurs: an even number of equal values cancels. */
export interface EqualValues {
  readonly value: number;
  readonly count: number;
}

/** The reason for a move nimber: the XOR of g over the places that the move turns on one axis. */
export interface AxisReason {
  readonly places: Places;
  readonly moveNimber: number;
  /** g of the places, ascending. */
  readonly values: readonly EqualValues[];
}

/** The layers of an explanation, from a sentence to the origin of each Grundy number. */
export const WHY_LAYERS = ['sentence', 'axes', 'product', 'mex'] as const;
export type WhyLayer = (typeof WHY_LAYERS)[number];

export interface Why {
  readonly move: Move;
  readonly wins: boolean;
  readonly rows: AxisReason;
  readonly columns: AxisReason;
  /**
   * The change of the nimber: the nim-product of the two move nimbers, with its steps once they are computed; in
   * Acrostic Twins the nimber of the twins.
   */
  readonly change: number;
  readonly steps: ProductStep | undefined;
  /** The nimber of the position before the move. */
  readonly nimber: number;
  /** The nimber after it: nimber ^ change. */
  readonly leaves: number;
  /** The heads of the position by value, ascending. */
  readonly heads: readonly EqualValues[];
}

/** The reason for a Grundy number: the options whose mex it is. */
export interface MexReason {
  readonly place: number;
  readonly grundyNumber: number;
  /** By kind: the XOR of g over the other places of a move, which replaces g of this place. */
  readonly options: readonly Option[];
  /**
   * The options to show: if there are very many, the first of each value, ascending, which determines the mex as well.
   */
  readonly shown: readonly Option[];
}

interface Option {
  readonly move: LineMove;
  readonly value: number;
}

/** Nobody reads a longer list. */
const MAX_OPTIONS = 40;

export function mexReason(line: Line, place: number): MexReason | undefined {
  const grundyNumber = line.grundyNumbers[place - 1];
  if (grundyNumber === undefined) return undefined;
  const options = line
    .movesAt(place)
    .slice(line.hasAlone ? 1 : 0)
    .map((move) => ({ move, value: move.moveNimber ^ grundyNumber }));
  const shown = options.length <= MAX_OPTIONS ? options : firstOfEachValue(options);
  return { place, grundyNumber, options, shown };
}

function firstOfEachValue(options: readonly Option[]): readonly Option[] {
  const first = new Map<number, Option>();
  for (const option of options) if (!first.has(option.value)) first.set(option.value, option);
  return [...first.values()].sort((one, other) => one.value - other.value);
}

export function headsByValue({ position, board }: Examination): readonly EqualValues[] {
  return byValue(board.coinValues.filter((_, place) => position.coins[place] === 1));
}

/** Counts equal values, ascending. */
function byValue(values: Iterable<number>): readonly EqualValues[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value - other.value);
}

/** The values that don't cancel: each that occurs an odd number of times, once. 0 adds nothing. */
export function uncancelledValues(values: readonly EqualValues[]): number[] {
  return values.flatMap(({ value, count }) => (value > 0 && count % 2 === 1 ? [value] : []));
}

/** Undefined if the game has no such move. */
export function whyOf(
  examination: Examination,
  move: Move,
  heads: readonly EqualValues[],
  stepsOf: (a: number, b: number) => ProductStep | undefined,
): Why | undefined {
  const { board, nimber } = examination;
  const parts = lineFactorsOf(board, move);
  if (parts === undefined) return undefined;
  const change = board.change(parts.rows, parts.columns) ?? 0;
  return {
    move,
    wins: change === nimber,
    rows: axisReason(board.rows, parts.rows),
    columns: axisReason(board.columns, parts.columns),
    change,
    steps: board.isProduct ? stepsOf(parts.rows.moveNimber, parts.columns.moveNimber) : undefined,
    nimber,
    leaves: nimber ^ change,
    heads,
  };
}

function axisReason({ grundyNumbers }: Line, { places, moveNimber }: LineMove): AxisReason {
  const values = byValue(places.map((place) => grundyNumbers[place - 1] ?? 0));
  return { places, moveNimber, values };
}
