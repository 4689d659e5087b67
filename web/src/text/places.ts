/**
 * Names of boards, coins and moves: rows × columns, and their places; on one row or one column by the coins' numbers
 * alone. All numbers are the game's own.
 */
import t from '#words/places';
import { allOf, language, numbers } from './language';

/** On a board of one row or one column, the coin's number along it. */
export type Place = number | { readonly column: number; readonly row: number };

/** Coins of one of several independent rows, ascending. */
interface CoinsOfRow {
  readonly row: number;
  readonly coins: readonly number[];
}

/**
 * The rows and columns of a move, ascending; the last of each are its corner's. On a board of one row or one column,
 * the numbers of its coins.
 */
export type MovePlaces =
  | readonly number[]
  | CoinsOfRow
  | { readonly rows: readonly number[]; readonly columns: readonly number[] };

/** `5 × 5` */
export function boardName(rows: number, columns: number): string {
  return t('board', { rows, columns });
}

/** The number of winning first moves as it is written: `P(5)`, `P(3, 4)`. It runs from left to right. */
export function countSymbol(rows: number, columns: number): string {
  return leftToRight(
    rows === columns ? t('count-square', { size: rows }) : t('count', { rows, columns }),
  );
}

function leftToRight(formula: string): string {
  return language.direction === 'rtl' ? `\u2066${formula}\u2069` : formula;
}

/** `row 3, column 4`, or `coin 7` */
export function placeWords(place: Place): string {
  return typeof place === 'number' ? coinList([place]) : t('place', place);
}

/** `the disc in row 3, column 4`, or `coin 7` */
export function discWords(place: Place): string {
  return typeof place === 'number' ? coinList([place]) : t('disc', { place: placeWords(place) });
}

/** `1 to 3 and 5`: three or more consecutive numbers become a range. */
export function numberList(list: readonly number[]): string {
  return allOf(
    runsOf(list).flatMap((run) =>
      run.length < 3
        ? run.map((number) => numbers.whole(number))
        : t('run', { first: run[0] ?? 0, last: run.at(-1) ?? 0 }),
    ),
  );
}

function runsOf(list: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const number of list) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
}

/** `row 3`, `rows 2 to 4`, `rows 1 and 4` */
export function rowList(rows: readonly number[]): string {
  return t('rows', { count: rows.length, list: numberList(rows) });
}

/** `column 3`, `columns 2 to 4` */
export function columnList(columns: readonly number[]): string {
  return t('columns', { count: columns.length, list: numberList(columns) });
}

/** `coin 7`, `coins 6 and 7`, `coins 3 to 7` */
export function coinList(coins: readonly number[]): string {
  return t('coins', { count: coins.length, list: numberList(coins) });
}

/** `columns 3 and 4 in row 0 and column 4 in row 1`: coins that form no rectangle, row by row. */
export function coinsByRow(coins: readonly Exclude<Place, number>[]): string {
  const ascending = (one: number, other: number) => one - other;
  const rows = [...new Set(coins.map(({ row }) => row))].sort(ascending);
  const inRow = (row: number) =>
    coins.flatMap((coin) => (coin.row === row ? coin.column : [])).sort(ascending);
  return allOf(rows.map((row) => coinsOfRow({ row, coins: inRow(row) })));
}

function coinsOfRow({ row, coins }: CoinsOfRow): string {
  return t('coins-of-row', { row, columns: columnList(coins) });
}

/** `3 × 4`, or with gaps `rows 1 and 3 × columns 2 to 5`. On one row or one column, its coins. */
export function sizeWords(move: MovePlaces): string {
  if (isOnLine(move)) return coinList(move);
  if ('coins' in move) return columnList(move.coins);
  const { rows, columns } = move;
  return isRun(rows) && isRun(columns)
    ? t('size', { rows: rows.length, columns: columns.length })
    : t('size', { rows: rowList(rows), columns: columnList(columns) });
}

/**
 * `3 × 4 at row 5, column 5`: with its corner. With gaps, or by its coins, the size already says where it is. In an
 * independent row, `columns 3 to 6 in row 2`.
 */
export function moveWords(move: MovePlaces): string {
  if ('coins' in move) return coinsOfRow(move);
  const size = sizeWords(move);
  if (isOnLine(move)) return size;
  const { rows, columns } = move;
  if (!isRun(rows) || !isRun(columns)) return size;
  const corner = { row: rows.at(-1) ?? 0, column: columns.at(-1) ?? 0 };
  return t('move', { size, place: placeWords(corner) });
}

/** `3×4 r5 c5`, or with gaps `r1,3 c2–5`. On one row or one column `coins 2,5–7`. */
export function shortMove(move: MovePlaces): string {
  if (isOnLine(move)) return t('coins', { count: move.length, list: leftToRight(shortList(move)) });
  if ('coins' in move) return shortGaps([move.row], move.coins);
  const { rows, columns } = move;
  const isRectangle = isRun(rows) && isRun(columns);
  if (!isRectangle) return shortGaps(rows, columns);
  const size = { rows: rows.length, columns: columns.length };
  const corner = { row: rows.at(-1) ?? 0, column: columns.at(-1) ?? 0 };
  return leftToRight(t('move-short', { ...size, ...corner }));
}

function shortGaps(rows: readonly number[], columns: readonly number[]): string {
  return leftToRight(t('move-short-gaps', { rows: shortList(rows), columns: shortList(columns) }));
}

/** `1,4–7`: as in `numberList`, two consecutive numbers are no range. */
function shortList(list: readonly number[]): string {
  const shown = (number: number | undefined) => numbers.whole(number ?? 0);
  return runsOf(list)
    .flatMap((run) => (run.length < 3 ? run.map(shown) : `${shown(run[0])}–${shown(run.at(-1))}`))
    .join(',');
}

function isOnLine(move: MovePlaces): move is readonly number[] {
  return Array.isArray(move);
}

function isRun(list: readonly number[]): boolean {
  return (list.at(-1) ?? 0) - (list[0] ?? 0) === list.length - 1;
}
