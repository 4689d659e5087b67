/** The page's numbers straight from their definitions, sharing no code with the page. */
import { readFileSync } from 'node:fs';
import { mex, nimProduct } from '../../web/engine/nimbers';

export function nimPower(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = nimPower(base, exponent / 2n);
  const square = nimProduct(half, half);
  return exponent % 2n === 0n ? square : nimProduct(square, base);
}

/** By a^(2⁶⁴ − 1) = 1, which holds for all nimbers a below 2⁶⁴ except 0. */
export function nimInverse(a: bigint): bigint {
  return nimPower(a, 2n ** 64n - 2n);
}

export function nimRoot(a: bigint): bigint {
  return nimPower(a, 2n ** 63n);
}

/** Grundy numbers of a row in which a move turns a run of one of these lengths. */
export function runValues(lengths: readonly number[], places: number): number[] {
  const values: number[] = [];
  for (let place = 1; place <= places; place += 1) {
    const left = lengths
      .filter((length) => length <= place)
      .map((length) =>
        values.slice(place - length, place - 1).reduce((sum, value) => sum ^ value, 0),
      );
    values.push(mex(left));
  }
  return values;
}

const isPrime = (number: number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1)
    if (number % divisor === 0) return false;
  return number > 1;
};
const isSquare = (number: number) => Number.isInteger(Math.sqrt(number));

const FAMILIES: Readonly<Record<string, (length: number) => boolean>> = {
  triangular: (length) => isSquare(8 * length + 1),
  square: isSquare,
  all: () => true,
  odd: (length) => length % 2 === 1,
  'powers-of-two': (length) => (length & (length - 1)) === 0,
  primes: isPrime,
  fibonacci: (length) => isSquare(5 * length ** 2 + 4) || isSquare(5 * length ** 2 - 4),
};

/** The lengths of a family given by its name or by a list such as 1,3,7. */
export function lengthsUpTo(family: string, largest: number): number[] {
  const listed = new Set(family.split(',').map(Number));
  const isLength = FAMILIES[family] ?? ((length) => listed.has(length));
  return Array.from({ length: largest }, (_, index) => index + 1).filter(isLength);
}

interface Side {
  readonly size: number;
  /** The text of the lengths for `lengthsUpTo`. */
  readonly lengths: string;
}

interface FirstMoves {
  readonly nimber: bigint;
  readonly all: bigint;
  readonly winning: bigint;
  /** The number of an axis' moves by move nimber. */
  readonly rowMoves: ReadonlyMap<number, bigint>;
  readonly columnMoves: ReadonlyMap<number, bigint>;
}

/** P, over all pairs of a row move and a column move. */
export function firstMoves(rows: Side, columns: Side): FirstMoves {
  const [row, column] = [axisOf(rows), axisOf(columns)];
  const nimber = nimProduct(BigInt(row.total), BigInt(column.total));
  let [all, winning] = [0n, 0n];
  for (const [a, rowMoves] of row.moves)
    for (const [b, columnMoves] of column.moves) {
      all += rowMoves * columnMoves;
      if (nimProduct(BigInt(a), BigInt(b)) === nimber) winning += rowMoves * columnMoves;
    }
  return { nimber, all, winning, rowMoves: row.moves, columnMoves: column.moves };
}

const boards = new Map<number, FirstMoves>();

/** P of the Flipping Game on a square board. */
export function squareBoard(size: number): FirstMoves {
  const board =
    boards.get(size) ?? firstMoves({ size, lengths: 'triangular' }, { size, lengths: 'square' });
  boards.set(size, board);
  return board;
}

function axisOf({ size, lengths }: Side) {
  const each = lengthsUpTo(lengths, size);
  const sums = [0];
  for (const value of runValues(each, size)) sums.push(sums.at(-1)! ^ value);
  const moves = new Map<number, bigint>();
  for (let place = 1; place <= size; place += 1)
    for (const length of each.filter((one) => one <= place)) {
      const nimber = sums[place]! ^ sums[place - length]!;
      moves.set(nimber, (moves.get(nimber) ?? 0n) + 1n);
    }
  return { total: sums[size]!, moves };
}

/** A line in the table of known Grundy numbers: the number of its first place, and the values. */
export interface KnownLine {
  readonly first: number;
  readonly values: readonly number[];
}

const golden = new URL('../../golden/grundy_sequences.tsv', import.meta.url);
const KNOWN = new Map(
  readFileSync(golden, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/u.test(line))
    .map((line) => {
      const [game = '', first = '', values = ''] = line.split('\t');
      return [game, { first: Number(first), values: values.split(' ').map(Number) }] as const;
    }),
);

/** The most places that are computed here. */
const PLACES = 300;

const runs = new Map<string, KnownLine>();

export function knownLine(game: string): KnownLine | undefined {
  const [kind, lengths = ''] = game.split(':');
  if (kind !== 'runs') return KNOWN.get(game);
  const values = () => runValues(lengthsUpTo(lengths, PLACES), PLACES);
  const line = runs.get(game) ?? { first: 1, values: values() };
  runs.set(game, line);
  return line;
}

/** The names of the line games in the table. */
export const KNOWN_LINES: readonly string[] = [...KNOWN.keys()];
