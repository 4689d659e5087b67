/** The Flipping Game by its rules, independent of the page, as an oracle. */
import { nimProduct } from '../web/engine/nimbers';
import { lengthsUpTo, runValues } from './random/oracle';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Move extends Cell {
  readonly width: number;
  readonly height: number;
}

export interface Position {
  readonly rows: number;
  readonly columns: number;
  readonly isWhite: (cell: Cell) => boolean;
}

interface Axis {
  readonly lengths: readonly number[];
  /** Grundy numbers; index 0 has none. */
  readonly g: readonly number[];
  /** Prefix XORs x[0] … x[n]. */
  readonly x: readonly number[];
}

interface Facts {
  readonly rows: Axis;
  readonly columns: Axis;
  readonly boardNimber: number;
  readonly legal: readonly Move[];
  readonly winning: readonly Move[];
}

const rowsAxis = (rows: number) => axisOf(rows, 'triangular');
const columnsAxis = (columns: number) => axisOf(columns, 'square');

function axisOf(last: number, family: string): Axis {
  const lengths = lengthsUpTo(family, last);
  const g = [0, ...runValues(lengths, last)];
  const x: number[] = [];
  for (const number of g) x.push((x.at(-1) ?? 0) ^ number);
  return { lengths, g, x };
}

/** The nim-product of nimbers below 256. */
const product = (a: number, b: number) => Number(nimProduct(BigInt(a), BigInt(b), 8));

/** The product of the move nimbers of a rectangle on the two axes. */
function change(
  { rows, columns }: Pick<Facts, 'rows' | 'columns'>,
  { column, row, width, height }: Move,
): number {
  return product(
    rows.x[row]! ^ rows.x[row - height]!,
    columns.x[column]! ^ columns.x[column - width]!,
  );
}

export function allWhite(rows: number, columns: number): Position {
  return { rows, columns, isWhite: () => true };
}

function cellsOf({ rows, columns }: Pick<Position, 'rows' | 'columns'>): Cell[] {
  return Array.from({ length: rows * columns }, (_, place) => ({
    column: (place % columns) + 1,
    row: Math.floor(place / columns) + 1,
  }));
}

export function factsOf(position: Position): Facts {
  const axes = { rows: rowsAxis(position.rows), columns: columnsAxis(position.columns) };
  const white = cellsOf(position).filter(position.isWhite);
  const valueOf = ({ column, row }: Cell) => product(axes.rows.g[row]!, axes.columns.g[column]!);
  const boardNimber = white.reduce((sum, cell) => sum ^ valueOf(cell), 0);
  const legal = white.flatMap(({ column, row }) =>
    axes.rows.lengths
      .filter((height) => height <= row)
      .flatMap((height) =>
        axes.columns.lengths
          .filter((width) => width <= column)
          .map((width) => ({ column, row, width, height })),
      ),
  );
  const winning = legal.filter((move) => change(axes, move) === boardNimber);
  return { ...axes, boardNimber, legal, winning };
}

/** The number of winning first moves by their corner, on a board of white discs. */
export function winningCorners(rows: number, columns: number): (cell: Cell) => number {
  const [row, column] = [rowsAxis(rows), columnsAxis(columns)];
  const products = new Map<number, number>();
  const productOf = (a: number, b: number) => {
    const key = a * 2 ** 16 + b;
    const known = products.get(key) ?? product(a, b);
    products.set(key, known);
    return known;
  };
  const boardNimber = productOf(row.x[rows]!, column.x[columns]!);
  const moves = ({ lengths, x }: Axis, last: number) =>
    lengths.filter((length) => length <= last).map((length) => x[last]! ^ x[last - length]!);
  return (cell) =>
    moves(row, cell.row).reduce(
      (sum, a) =>
        sum + moves(column, cell.column).filter((b) => productOf(a, b) === boardNimber).length,
      0,
    );
}

function flipped(position: Position, move: Move): Position {
  const isInside = ({ column, row }: Cell) =>
    column <= move.column &&
    column > move.column - move.width &&
    row <= move.row &&
    row > move.row - move.height;
  return {
    ...position,
    isWhite: (cell) => position.isWhite(cell) !== isInside(cell),
  };
}

/** The position after these moves; throws at an illegal one. */
export function replayed(start: Position, moves: readonly Move[]): Position {
  return moves.reduce((position, move, index) => {
    if (!isLegal(position, move))
      throw new Error(`Move ${index + 1} is not legal: ${JSON.stringify(move)}`);
    // A copy, because otherwise each disc would go through all earlier moves.
    const after = flipped(position, move);
    const white = new Set(cellsOf(after).filter(after.isWhite).map(keyOf));
    return { ...position, isWhite: (cell) => white.has(keyOf(cell)) };
  }, start);
}

function isLegal(position: Position, move: Move): boolean {
  const { column, row, width, height } = move;
  return (
    column <= position.columns &&
    row <= position.rows &&
    position.isWhite(move) &&
    fitting(columnsAxis(position.columns), column).includes(width) &&
    fitting(rowsAxis(position.rows), row).includes(height)
  );
}

/** The lengths that a rectangle from this column or row can have. */
function fitting({ lengths }: Pick<Axis, 'lengths'>, position: number): number[] {
  return lengths.filter((length) => length <= position);
}

export function whiteCount(position: Position): number {
  return cellsOf(position).filter(position.isWhite).length;
}

/** Rows from the top one down, `W` for a white disc and `B` for a black one. */
export function spelled(position: Position): string {
  const { rows, columns, isWhite } = position;
  return Array.from({ length: rows }, (_, fromTop) =>
    Array.from({ length: columns }, (_, fromLeft) =>
      isWhite({ column: fromLeft + 1, row: rows - fromTop }) ? 'W' : 'B',
    ).join(''),
  ).join('.');
}

/** The inverse of `spelled`. */
export function positionOf(text: string): Position {
  const lines = text.split('.').reverse();
  return {
    rows: lines.length,
    columns: lines[0]?.length ?? 0,
    isWhite: ({ column, row }) => lines[row - 1]?.[column - 1] === 'W',
  };
}

/** The move that leaves the fewest white discs, so that a game ends soon. */
export function shortest(position: Position, moves: readonly Move[]): Move {
  const left = (move: Move) => whiteCount(flipped(position, move));
  const [first, ...others] = moves;
  if (first === undefined) throw new Error('There is no move.');
  return others.reduce((best, move) => (left(move) < left(best) ? move : best), first);
}

function keyOf({ column, row }: Cell): string {
  return `${column} ${row}`;
}
