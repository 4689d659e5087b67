/** Random boards and positions, and facts about them. */
import { boardSize, moveWithKinds, type Board } from '../../game/board';
import { readGame } from '../../game/game';
import type { Move } from '../../game/move';
import { nimberOf } from '../../game/next_position';
import { cellAt, filledPosition, isAllHeads, type Cell, type Position } from '../../game/position';
import type { OpenBoard } from '../../study/knowledge';
import type { PositionPictureProps } from '../../study_views/PositionPicture';
import { numberBetween, type Random, type Range } from './random';

/** The possible sizes of a board, and its game as named in addresses. */
export interface BoardLevel {
  readonly game: string;
  readonly rows: Range;
  readonly columns: Range;
}

/** The possible numbers of heads, or that all coins are heads. */
export interface PositionLevel extends BoardLevel {
  readonly heads: Range | 'all';
  readonly shown: PositionPictureProps['shown'];
}

export async function drawBoard(
  { game: name, rows, columns }: BoardLevel,
  random: Random,
  open: OpenBoard,
): Promise<Board> {
  const game = readGame(name);
  if (game === undefined) throw new RangeError(`There is no game ${name}.`);
  return open(game, { rows: numberBetween(random, rows), columns: numberBetween(random, columns) });
}

/** Draws a position; all sets of this many heads are equally likely. */
export function drawPosition(
  board: Board,
  heads: PositionLevel['heads'],
  random: Random,
): Position {
  const size = boardSize(board);
  if (heads === 'all') return filledPosition(size, 1);
  const coins = new Uint8Array(board.coinValues.length);
  for (let left = numberBetween(random, heads); left > 0;) {
    const place = random.below(coins.length);
    if (coins[place] === 0) left -= 1;
    coins[place] = 1;
  }
  return { ...size, coins };
}

/** The heads in their order. */
export function headsOf(position: Position): Cell[] {
  return [...position.coins.keys()]
    .filter((place) => position.coins[place] === 1)
    .map((place) => cellAt(position, place));
}

/** The values of the heads, in the order of the coins. */
export function valuesOf({ coinValues }: Board, { coins }: Position): number[] {
  return [...coinValues].filter((_, place) => coins[place] === 1);
}

/** True if all coins are heads, so that the nimber is the product of the nim-sums of all rows and of all columns. */
export function isFull(board: Board, position: Position): boolean {
  return board.isProduct && isAllHeads(position);
}

/** The two nim-sums. */
export function axisSums({ rows, columns }: Board): [rows: number, columns: number] {
  return [rows.prefixXors.at(-1) ?? 0, columns.prefixXors.at(-1) ?? 0];
}

/** The Grundy numbers of a coin's row and column: its value is v₁ ⊗ v₂ in a product, and v₁ ⊕ v₂ in Acrostic Twins. */
export function factorsOf({ rows, columns }: Board, { row, column }: Cell): [number, number] {
  return [rows.grundyNumbers[row - 1] ?? 0, columns.grundyNumbers[column - 1] ?? 0];
}

export interface MoveWithChange {
  readonly move: Move;
  /** The change of the nimber. */
  readonly change: number;
}

/** The moves with this corner, which is heads. */
export function movesAt({ rows, columns, change }: Board, corner: Cell): MoveWithChange[] {
  return rows.movesAt(corner.row).flatMap((row) =>
    columns.movesAt(corner.column).flatMap((column) => {
      const by = change(row, column);
      return by === undefined ? [] : { move: moveWithKinds(row, column), change: by };
    }),
  );
}

/** The moves that leave nimber 0. */
export function winningMoves(board: Board, position: Position): Move[] {
  const nimber = nimberOf(board, position);
  if (nimber === 0) return [];
  return headsOf(position).flatMap((corner) =>
    movesAt(board, corner).flatMap(({ move, change }) => (change === nimber ? [move] : [])),
  );
}
