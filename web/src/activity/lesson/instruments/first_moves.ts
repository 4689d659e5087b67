/**
 * Counts the first moves of a full board without listing any. A move is a row move with a move nimber a times a column
 * move with a move nimber b, and wins exactly when a ⊗ b = Γ, the nimber of the full board. With c(a) row moves and
 * c(b) column moves, each pair of such nimbers gives c(a) · c(b) winning moves.
 */
import type { Board } from '../../../game/board';
import type { Line } from '../../../game/line';
import { nimQuotient } from '../../../game/nim_quotient';
import type { PairProduct } from '../../../widgets/count/solved_board';

export interface FirstMoveCounts {
  /** Γ */
  readonly nimber: number;
  /** The number of moves of each axis with each move nimber, which is the index. */
  readonly rows: BigUint64Array;
  readonly columns: BigUint64Array;
  /** The pairs that occur, by a. */
  readonly pairs: readonly PairProduct[];
  readonly sum: bigint;
  /** The number of row moves and of column moves. */
  readonly rowMoves: bigint;
  readonly columnMoves: bigint;
  /** a from 1 on, with its partner b = Γ ⊘ a, and the product of their counts. */
  readonly pairOf: (a: number) => PairProduct;
}

/** Move nimbers of boards are below this. */
const NIMBERS = 256;

export function countFirstMoves(board: Board): FirstMoveCounts {
  const rows = histogramOf(board.rows);
  const columns = histogramOf(board.columns);
  const nimber = board.coinValues.reduce((sum, value) => sum ^ value, 0);

  function pairOf(a: number): PairProduct {
    const b = nimQuotient(board, nimber, a);
    const [rowMoves, columnMoves] = [rows[a] ?? 0n, columns[b] ?? 0n];
    return { a, b, rowMoves, columnMoves, product: rowMoves * columnMoves };
  }

  // No move has the move nimber 0: a Grundy number differs from all options of its coin.
  const nimbers = [...rows.keys()].slice(1);
  const pairs = nimbers.map(pairOf).filter(({ product }) => product > 0n);
  return {
    nimber,
    rows,
    columns,
    pairOf,
    pairs,
    sum: pairs.reduce((sum, { product }) => sum + product, 0n),
    rowMoves: total(rows),
    columnMoves: total(columns),
  };
}

function histogramOf(line: Line): BigUint64Array {
  const histogram = new BigUint64Array(NIMBERS);
  for (let place = 1; place <= line.size; place += 1)
    for (const { moveNimber } of line.movesAt(place))
      histogram[moveNimber] = (histogram[moveNimber] ?? 0n) + 1n;
  return histogram;
}

function total(histogram: BigUint64Array): bigint {
  return histogram.reduce((sum, count) => sum + count, 0n);
}

/** The number of moves of an axis of runs: a run of length l ends at each of the places l, …, n. */
function runMoves(size: bigint, lengthAt: (index: bigint) => bigint): bigint {
  let moves = 0n;
  for (let index = 1n; lengthAt(index) <= size; index += 1n) moves += size - lengthAt(index) + 1n;
  return moves;
}

/** 1, 3, 6, 10, … */
const triangular = (index: bigint) => (index * (index + 1n)) / 2n;
/** 1, 4, 9, 16, … */
const square = (index: bigint) => index * index;

interface WorkOfCounting {
  readonly side: bigint;
  /** Row moves and column moves together, each examined once. */
  readonly looked: bigint;
  /** Their product: the first moves of the board. */
  readonly counted: bigint;
}

/** The Flipping Game on N × N. */
export function countingWork(side: bigint): WorkOfCounting {
  const rowMoves = runMoves(side, triangular);
  const columnMoves = runMoves(side, square);
  return { side, looked: rowMoves + columnMoves, counted: rowMoves * columnMoves };
}
