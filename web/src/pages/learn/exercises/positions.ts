/** Positions at random, and their moves. */
import { legalCount, moveOf } from '../../../game/board';
import type { Board } from '../../../game/board';
import type { Move } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import { cellAt, filledPosition } from '../../../game/position';
import type { Cell, Position } from '../../../game/position';
import type { PositionSpec } from './lessons';
import { between } from './random';
import type { Random } from './random';

/** Any set of so many coins is equally likely to be the heads. */
export function drawPosition(board: Board, heads: PositionSpec['heads'], random: Random): Position {
  const size = { rows: board.rows.size, columns: board.columns.size };
  if (heads === 'all') return filledPosition(size, 1);
  const coins = new Uint8Array(board.coinValues.length);
  for (let left = between(random, heads); left > 0;) {
    const place = random.below(coins.length);
    if (coins[place] === 0) left -= 1;
    coins[place] = 1;
  }
  return { ...size, coins };
}

/** The values of the heads, in the order of the coins. */
export function valuesOf({ coinValues }: Board, { coins }: Position): number[] {
  return [...coinValues].filter((_, place) => coins[place] === 1);
}

export interface ChangingMove {
  readonly move: Move;
  /** By what it changes the nimber. */
  readonly change: number;
}

/** The moves with this corner, which is heads. */
export function movesAt({ rows, columns, change }: Board, corner: Cell): ChangingMove[] {
  return rows.movesAt(corner.row).flatMap((row) =>
    columns.movesAt(corner.column).flatMap((column) => {
      const by = change(row, column);
      return by === undefined ? [] : { move: moveOf(row, column), change: by };
    }),
  );
}

/** Those that leave the nimber 0. */
export function winningMoves(board: Board, position: Position): Move[] {
  const nimber = nimberOf(board, position);
  if (nimber === 0) return [];
  return [...position.coins.keys()].flatMap((place) =>
    position.coins[place] === 0
      ? []
      : movesAt(board, cellAt(position, place)).flatMap(({ move, change }) =>
          change === nimber ? [move] : [],
        ),
  );
}

/** Whether somebody who moves at random may well lose: of several moves at most half win. */
export function isWorthAsking(board: Board, position: Position): boolean {
  const legal = legalCount(board, position);
  return legal > 1 && 2 * winningMoves(board, position).length <= legal;
}
