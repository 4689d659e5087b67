/** Links a counted board to the Board page, where it is seen coin by coin. */
import type { BoardQuestion } from '../engine/api/axes';
import { DEFAULT_STATE } from '../game/fields';
import { gameOfLengths, LARGEST_SIDE } from '../game/game';
import { filledPosition, type Cell } from '../game/position';
import { newStudy } from '../game/study';
import { addressOf } from '../study/visits';

/** Its address there, with a corner chosen; undefined if it is too large or its lengths belong to no game. */
export function boardAddress({ rows, columns }: BoardQuestion, corner?: Cell): string | undefined {
  const game = gameOfLengths(rows.lengths, columns.lengths);
  if (game === undefined || Math.max(rows.size, columns.size) > LARGEST_SIDE) return undefined;
  const start = filledPosition({ rows: rows.size, columns: columns.size }, 1);
  const selection = corner && { corner, move: undefined };
  return addressOf({
    ...DEFAULT_STATE,
    study: newStudy(game, start),
    look: { ...DEFAULT_STATE.look, selection },
  });
}
