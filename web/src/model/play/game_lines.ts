/**
 * A game as lines of moves, as it is written down: the line that is shown, and the branches that leave
 * it or one another. The places have numbers for that: the start is 0, the line's follow, and those of
 * the branches are numbered on in the order in which the branches stand.
 */
import type { Rectangle } from '../board/position';
import type { Game, HintGrade } from './game';
import { lineFrom, lineOf, pathTo, placeAt } from './game_tree';

export interface GameLines {
  readonly moves: readonly Rectangle[];
  readonly branches: readonly Branch[];
  readonly hints: readonly PlacedHint[];
  /** How many moves of the line lead to the current place. */
  readonly at: number;
}

/** Moves that were tried instead of those with which the line, or another branch, goes on. */
export interface Branch {
  /** The number of the place that it leaves from. */
  readonly after: number;
  /** It was tried later than the move with which that line goes on: rare, as one shows what one tries. */
  readonly isYounger: boolean;
  readonly moves: readonly Rectangle[];
}

/** Those that are worth writing down. */
export const HINT_GRADES = [1, 2, 3] as const satisfies readonly HintGrade[];

export interface PlacedHint {
  /** The number of the place. */
  readonly after: number;
  readonly grade: (typeof HINT_GRADES)[number];
}

export function linesOf(game: Game): GameLines {
  const line = lineOf(game);
  const branches: Branch[] = [];
  /** The places by their new numbers; it grows while it is gone through. */
  const numbered = [...line];
  for (const [after, place] of numbered.entries()) {
    const { children, next } = placeAt(game, place);
    let isYounger = false;
    for (const child of children) {
      if (child === next) {
        isYounger = true;
        continue;
      }
      const branch = lineFrom(game, child);
      branches.push({ after, isYounger, moves: movesOf(game, branch) });
      for (const further of branch) numbered.push(further);
    }
  }
  return {
    moves: movesOf(game, line),
    branches,
    hints: numbered.flatMap((place, after) => {
      const { hint } = placeAt(game, place);
      return hint === 0 ? [] : [{ after, grade: hint }];
    }),
    at: pathTo(game, game.current).length - 1,
  };
}

/** The start has none. */
function movesOf(game: Game, places: readonly number[]): Rectangle[] {
  return places.flatMap((place) => placeAt(game, place).move ?? []);
}
