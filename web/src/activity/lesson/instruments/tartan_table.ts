/** A board's table of values that is filled coin by coin: each from those above it and to its left. */
import type { ReachableValue } from '../../../engine/api/tables';
import type { TablesEngine } from '../../../engine/api/engine';
import { boardSize, moveCountAt, type Board } from '../../../game/board';
import { cellAt } from '../../../game/position';

/** The whole table, row by row: the reader sees it piece by piece, without waiting in between. */
export interface TableFacts {
  /** By the definition. */
  readonly values: BigUint64Array;
  /** By the theorem. */
  readonly expected: BigUint64Array;
  /** The values that each coin's moves leave. */
  readonly options: readonly (readonly ReachableValue[])[];
}

export async function loadTableFacts(
  tables: TablesEngine,
  { game: { name: game }, rows: { size: rows }, columns: { size: columns } }: Board,
  signal?: AbortSignal,
): Promise<TableFacts> {
  const question = { game, rows, columns };
  const optionsAt = (place: number) => {
    const coin = { row: Math.floor(place / columns), column: place % columns };
    return tables.ask('coinOptions', { game, ...coin }, signal);
  };
  const [definition, theorem, ...left] = await Promise.all([
    tables.ask('valueTableByDefinition', question, signal),
    tables.ask('valueTable', question, signal),
    ...Array.from({ length: rows * columns }, (_, place) => optionsAt(place)),
  ]);
  return {
    values: definition.values,
    expected: theorem.values,
    options: left.map(({ options }) => options),
  };
}

/** The coins that have moves, row by row. All others have value 0. */
export function placesToFill(board: Board): readonly number[] {
  const size = boardSize(board);
  return Array.from(board.coinValues, (_, place) => place).filter(
    (place) => moveCountAt(board, cellAt(size, place)) > 0,
  );
}

/** The places with a value once this many are filled. */
export function placesFilledAfter(board: Board, count: number): ReadonlySet<number> {
  const open = new Set(placesToFill(board).slice(count));
  return new Set([...board.coinValues.keys()].filter((place) => !open.has(place)));
}

/** The number of places that have the same value in both tables. */
export function equalCount(
  places: ReadonlySet<number>,
  one: BigUint64Array,
  other: BigUint64Array,
): number {
  return [...places].filter((place) => one[place] === other[place]).length;
}
