/** The moves of the line that is shown, as a list of them tells of each. */
import { whiteDiscCount } from '../board/position';
import type { Position, Rectangle } from '../board/position';
import type { Game, Player } from './game';
import { placeAt, playerAfter } from './game_tree';

/** A move of the line that is shown: from the start through the current place to the end. */
export interface LineMove {
  /** 1 for the first move. */
  readonly number: number;
  /** The place that it leads to. */
  readonly place: number;
  readonly player: Player;
  readonly rectangle: Rectangle;
  /** White discs that it left. */
  readonly whiteDiscs: number;
  /** All places that were tried instead of it, itself included, oldest first. */
  readonly branches: readonly number[];
}

/** `positions` are those at the places of `line`, which begins at the start. */
export function lineMoves(
  game: Game,
  line: readonly number[],
  positions: readonly Position[],
): LineMove[] {
  return line.flatMap((place, number) => {
    const { move, parent } = placeAt(game, place);
    const position = positions[number];
    if (move === undefined || parent === undefined || position === undefined) return [];
    return {
      number,
      place,
      player: playerAfter(game.setup, number - 1),
      rectangle: move,
      whiteDiscs: whiteDiscCount(position),
      branches: placeAt(game, parent).children,
    };
  });
}
