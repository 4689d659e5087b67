/** A game from outside, once it is known which lengths are legal on its board. */
import type { BoardDescription } from '../../solver/protocol';
import { rejection } from '../address_settings';
import { unlawfulSides } from '../board/corner_moves';
import type { Game } from './game';
import { lineOf, placeAt } from './game_tree';
import type { RejectedGameValue } from './game_problems';
import { dropUnlawful } from './unlawful_moves';

export interface CheckedGame {
  readonly game: Game;
  /** The moves that are not legal, as the address has them. */
  readonly rejected: readonly RejectedGameValue[];
}

export function checkedGame(game: Game, description: BoardDescription | undefined): CheckedGame {
  if (description === undefined) return { game, rejected: [] };
  const { game: lawful, dropped } = dropUnlawful(game, description);
  const isInLine = lineOf(game).some((place) => {
    const { move } = placeAt(game, place);
    return move !== undefined && unlawfulSides(description, move).length > 0;
  });
  // The line's places have smaller numbers than those of the branches, in a game from outside.
  const inBranches = dropped.slice(isInLine ? 1 : 0);
  return {
    game: lawful,
    rejected: [
      ...(isInLine ? [rejection('moves', dropped[0] ?? '')] : []),
      ...(inBranches.length > 0 ? [rejection('branches', inBranches.join('_'))] : []),
    ],
  };
}

/**
 * What was rejected at first sight, and then of its lengths. A line that goes wrong by a length has gone
 * wrong there first: what came after it could not be judged.
 */
export function joinedNotes(
  atFirst: readonly RejectedGameValue[],
  ofLengths: readonly RejectedGameValue[],
): readonly RejectedGameValue[] {
  const isLineUnlawful = ofLengths.some(({ key }) => key === 'moves');
  return [...atFirst.filter(({ key }) => !(isLineUnlawful && key === 'moves')), ...ofLengths];
}
