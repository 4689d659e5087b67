/** Winning rectangles counted disc by disc, laid out as the discs are. */
import { cellAt, placeOf } from './position';
import type { Position } from './position';
import type { WinningMoves } from './winning_moves';

/** How many of them hang from each corner. */
export function countsOfCorners(position: Position, winning: WinningMoves): Uint32Array {
  return Uint32Array.from(position.discs, (_, place) => winning.countOf(cellAt(position, place)));
}

/**
 * How many of them cover each disc. A rectangle adds 1 to everything up and right of its lower left
 * corner and takes it away again past its other sides:
 *
 *     -1 . . +1       the sums of these from the lower left
 *      . # # .        are 1 inside and 0 outside
 *     +1 # # -1
 */
export function countsOfCover(position: Position, winning: WinningMoves): Uint32Array {
  const { rows, columns } = position;
  // One row and one column more than the board has, for what lies past its upper and right sides.
  const wide = { columns: columns + 1 };
  const changes = new Int32Array((rows + 1) * (columns + 1));
  for (let index = 0; index < winning.count; index += 1) {
    const { column, row, width, height } = winning.at(index);
    const left = column - width + 1;
    const bottom = row - height + 1;
    add(changes, placeOf(wide, { column: left, row: bottom }), 1);
    add(changes, placeOf(wide, { column: column + 1, row: bottom }), -1);
    add(changes, placeOf(wide, { column: left, row: row + 1 }), -1);
    add(changes, placeOf(wide, { column: column + 1, row: row + 1 }), 1);
  }
  const counts = new Uint32Array(position.discs.length);
  for (let row = 1; row <= rows; row += 1) {
    let ofRow = 0;
    for (let column = 1; column <= columns; column += 1) {
      ofRow += changes[placeOf(wide, { column, row })] ?? 0;
      const below = row === 1 ? 0 : (counts[placeOf(position, { column, row: row - 1 })] ?? 0);
      counts[placeOf(position, { column, row })] = below + ofRow;
    }
  }
  return counts;
}

function add(counts: Int32Array, place: number, amount: number) {
  counts[place] = (counts[place] ?? 0) + amount;
}
