/**
 * A single row or column that is too long for its room is cut into lines, as text is. A row continues in the line
 * below; a column in the line to its right, counting upward or downward as it would in one piece.
 *
 *       o  o  o  o  o              5 o   10 o
 *       1  2  3  4  5              4 o    9 o
 *                                  3 o    8 o
 *       o  o  o                    2 o    7 o
 *       6  7  8                    1 o    6 o   11 o
 */
import type { BoardScene } from './state';

export interface Ribbon {
  /** The direction of its lines. */
  readonly way: 'across' | 'upright';
  /** Coins in a line; the last one may have fewer. */
  readonly perLine: number;
  readonly lines: number;
  /** Between the coins of one line and the next, with room for the numbers. */
  readonly gap: number;
  /** The largest size that the room allows. */
  readonly cell: number;
}

export interface CellLimits {
  readonly largestCell: number;
  /** The smallest cell: a ribbon exceeds its room's height rather than have smaller ones. */
  readonly leastCell: number;
}

/** Room for numbers, around a board or around each line of it. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** If the board in one piece has cells of this side, cutting it gains nothing. */
const STRAIGHT_CELL_PX = 32;
/** Lines of 5, 10, 15, … coins are easier to count, and are preferred even if cells get smaller by this factor. */
const EVEN_LINES = 1.2;

interface Room {
  /** How long a line may be, and how much room all lines together have across. */
  readonly along: number;
  readonly aside: number;
  readonly gap: number;
}

/** Undefined for a board in one piece. `room` excludes the margins. */
export function ribbonOf(
  { rows, columns }: Pick<BoardScene, 'rows' | 'columns'>,
  { width, height }: { readonly width: number; readonly height: number },
  { largestCell, leastCell }: CellLimits,
  { left, right, top, bottom }: Margins,
): Ribbon | undefined {
  if (rows > 1 && columns > 1) return undefined;
  const way = rows === 1 ? 'across' : 'upright';
  const count = Math.max(rows, columns);
  const room: Room =
    way === 'across'
      ? { along: width, aside: height, gap: top + bottom }
      : { along: height, aside: width, gap: left + right };
  const cellOf = (perLine: number) => Math.min(cellIn(room, count, perLine), largestCell);
  if (cellOf(count) >= Math.min(STRAIGHT_CELL_PX, largestCell)) return undefined;
  let perLine = count;
  const worth = (each: number) => cellOf(each) * (each % 5 === 0 ? EVEN_LINES : 1);
  for (let each = count - 1; each > 0; each -= 1) if (worth(each) > worth(perLine)) perLine = each;
  let cell = cellOf(perLine);
  if (cell < leastCell) {
    perLine = longest(way, room, count, leastCell);
    cell = way === 'across' ? Math.max(room.along / perLine, leastCell) : leastCell;
  }
  const lines = Math.ceil(count / perLine);
  return lines === 1 ? undefined : { way, perLine, lines, gap: room.gap, cell };
}

function cellIn({ along, aside, gap }: Room, count: number, perLine: number): number {
  const lines = Math.ceil(count / perLine);
  return Math.min(along / perLine, (aside - (lines - 1) * gap) / lines);
}

/** The number of lines of a ribbon that exceeds its room's height; it never gets wider. */
function longest(way: Ribbon['way'], room: Room, count: number, cell: number): number {
  const { along, aside, gap } = room;
  if (way === 'upright')
    return Math.ceil(count / Math.max(Math.floor((aside + gap) / (cell + gap)), 1));
  const most = Math.max(Math.floor(along / cell), 1);
  return most > 5 ? most - (most % 5) : most;
}
