/** How English names coins and moves, in the game's own numbers; shared by the parts of its catalogue. */
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

export const place = ({ column, row }: Place) => `column ${whole(column)}, row ${whole(row)}`;
export const capitalPlace = ({ column, row }: Place) =>
  `Column ${whole(column)}, row ${whole(row)}`;

const isRun = (numbers: readonly number[]) =>
  (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) === numbers.length - 1;
const isRectangle = ({ rows, columns }: MovePlaces) => isRun(rows) && isRun(columns);
/** `1–3, 5` */
export const numberList = (numbers: readonly number[]) => {
  const stretches: number[][] = [];
  for (const number of numbers) {
    const last = stretches.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else stretches.push([number]);
  }
  return stretches
    .map((stretch) => [...new Set([stretch[0] ?? 0, stretch.at(-1) ?? 0])].map(whole).join('–'))
    .join(', ');
};
const corner = ({ rows, columns }: MovePlaces): Place => ({
  column: columns.at(-1) ?? 0,
  row: rows.at(-1) ?? 0,
});
const crossing = ({ rows, columns }: MovePlaces) =>
  `rows ${numberList(rows)} × columns ${numberList(columns)}`;

/** What a move turns. Boards are rows × columns, so which is which is always said. */
export const size = (move: MovePlaces) =>
  isRectangle(move)
    ? `${whole(move.columns.length)} wide, ${whole(move.rows.length)} high`
    : crossing(move);
export const shortSize = (move: MovePlaces) =>
  isRectangle(move)
    ? `${whole(move.columns.length)} wide × ${whole(move.rows.length)} high`
    : crossing(move);
/** What it turns, and where. */
export const moveWords = (move: MovePlaces) =>
  isRectangle(move) ? `${size(move)}, corner at ${place(corner(move))}` : crossing(move);
export const shortMove = (move: MovePlaces) =>
  isRectangle(move)
    ? `${shortSize(move)} at ${whole(corner(move).column)}, ${whole(corner(move).row)}`
    : crossing(move);
export const moves = (count: number) => counted(count, 'move', 'moves');
export const discs = (count: number) => counted(count, 'disc', 'discs');
