/**
 * All positions of a tiny game. Whether a position is lost for the player to move is found from the end: it is lost if
 * every move leaves a won position, and so if there is no move at all.
 */
import { cornerMoves, eachMove, type Board } from '../../../game/board';
import { positionAfterMove } from '../../../game/move';
import { cellAt, type Position } from '../../../game/position';

export interface TreePosition {
  readonly position: Position;
  /** The positions after its moves, in the order of the tree. */
  readonly options: readonly TreePosition[];
  /** The number of moves of the longest play from here; each move leaves a position with fewer. */
  readonly longest: number;
  readonly isLost: boolean;
}

/** A larger tree would be unreadable. */
const MAX_POSITIONS = 64;

/**
 * From the start to the end: a row for each length of the longest play; within a row, positions with the first coins
 * heads come first.
 */
export function treeRows(board: Board, start: Position): readonly (readonly TreePosition[])[] {
  const known = new Map<string, TreePosition>();

  function look(position: Position): TreePosition {
    const key = positionKey(position);
    const before = known.get(key);
    if (before !== undefined) return before;
    // A move turns its corner to tails, and no coin after it, so the game ends.
    const options = leftBy(board, position).map(look).sort(inOrder);
    const found = {
      position,
      options,
      longest: Math.max(0, ...options.map(({ longest }) => longest + 1)),
      isLost: options.every(({ isLost }) => !isLost),
    };
    known.set(key, found);
    if (known.size > MAX_POSITIONS)
      throw new RangeError(`A tree can show ${MAX_POSITIONS} positions at most.`);
    return found;
  }

  const { longest } = look(start);
  const all = [...known.values()].sort(inOrder);
  return Array.from({ length: longest + 1 }, (_, row) =>
    all.filter((found) => found.longest === longest - row),
  );
}

/** A key that is equal for the same coins. */
export function positionKey({ coins }: Position): string {
  return coins.join('');
}

function leftBy(board: Board, position: Position): Position[] {
  return Array.from(position.coins, (_, place) => cellAt(position, place))
    .flatMap((corner) => eachMove(cornerMoves(board, position, corner)))
    .map((move) => positionAfterMove(position, move));
}

function inOrder(one: TreePosition, other: TreePosition): number {
  const [left, right] = [positionKey(one.position), positionKey(other.position)];
  return left < right ? 1 : left > right ? -1 : 0;
}
