/** What the hints of a position tell, as far as they were asked for. */
import type { Examination } from '../board/examination';
import { sameCell } from '../board/position';
import type { Cell, Rectangle } from '../board/position';
import type { WinningMoves } from '../board/winning_moves';
import type { HintGrade } from './game';

export interface Hint {
  readonly grade: HintGrade;
  /** From grade 1 on; absent until it is known. */
  readonly won: boolean | undefined;
  /** From grade 2 on, in a won position: the corners that have a winning move. */
  readonly corners: readonly Cell[];
  /** Grade 3, in a won position: a winning move. */
  readonly rectangle: Rectangle | undefined;
}

/** `examination`: of the position, once it is known. */
export function hintOf(grade: HintGrade, examination: Examination | undefined): Hint {
  const won = grade === 0 || examination === undefined ? undefined : isWon(examination);
  const winning = won === true ? examination?.winning : undefined;
  return {
    grade,
    won,
    corners: grade >= 2 && winning ? cornersOf(winning) : [],
    rectangle: grade === 3 ? winning?.at(0) : undefined,
  };
}

/**
 * The grade that comes next; nothing where there is no more to tell. Nobody pays for which move wins
 * before it is known that one does.
 */
export function nextGrade(
  grade: HintGrade,
  examination: Examination | undefined,
): HintGrade | undefined {
  if (grade === 0) return 1;
  if (examination === undefined || !isWon(examination)) return undefined;
  return grade === 1 ? 2 : grade === 2 ? 3 : undefined;
}

function isWon({ boardNimber }: Examination): boolean {
  return boardNimber !== 0;
}

/** The moves of a corner stand together. */
function cornersOf(winning: WinningMoves): Cell[] {
  const corners: Cell[] = [];
  for (let index = 0; index < winning.count; index += 1) {
    const { column, row } = winning.at(index);
    if (!sameCell(corners.at(-1), { column, row })) corners.push({ column, row });
  }
  return corners;
}
