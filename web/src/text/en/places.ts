/**
 * How English names coins and moves: rows × columns, and where. All numbers are the game's own; shared by the
 * parts of its catalogue.
 */
import { counted, whole } from './grammar';

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The rows and columns of a move, ascending. The last of each are its corner's. */
export interface MovePlaces {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export const place = ({ column, row }: Place) => `row ${whole(row)}, column ${whole(column)}`;
export const capitalPlace = ({ column, row }: Place) =>
  `Row ${whole(row)}, column ${whole(column)}`;

const list = new Intl.ListFormat('en');

const isRun = (numbers: readonly number[]) =>
  (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) === numbers.length - 1;

/** Neighbours as the first and the last of them, but no two of them. */
const stretchesOf = (numbers: readonly number[]) => {
  const stretches: number[][] = [];
  for (const number of numbers) {
    const last = stretches.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else stretches.push([number]);
  }
  return stretches.flatMap((stretch) =>
    stretch.length < 3
      ? stretch.map((number) => whole(number))
      : `${whole(stretch[0] ?? 0)} to ${whole(stretch.at(-1) ?? 0)}`,
  );
};

/** `1 to 3 and 5` */
export const numberList = (numbers: readonly number[]) => list.format(stretchesOf(numbers));

/** `row 3`, `rows 2 to 4`, `rows 1 and 4` */
export const rowList = (rows: readonly number[]) =>
  `${rows.length === 1 ? 'row' : 'rows'} ${numberList(rows)}`;
/** The same of columns. */
export const columnList = (columns: readonly number[]) =>
  `${columns.length === 1 ? 'column' : 'columns'} ${numberList(columns)}`;

/** `3 × 4`, or with gaps `rows 1 and 3 × columns 2 to 5` */
export const size = ({ rows, columns }: MovePlaces) =>
  isRun(rows) && isRun(columns)
    ? `${whole(rows.length)} × ${whole(columns.length)}`
    : `${rowList(rows)} × ${columnList(columns)}`;

/** `3 × 4 at row 5, column 5`: where its corner is. With gaps its size says where it is. */
export const moveWords = (move: MovePlaces) =>
  isRun(move.rows) && isRun(move.columns)
    ? `${size(move)} at ${place({ row: move.rows.at(-1) ?? 0, column: move.columns.at(-1) ?? 0 })}`
    : size(move);

export const moves = (count: number) => counted(count, 'move', 'moves');
export const discs = (count: number) => counted(count, 'disc', 'discs');
