/** A game can come from outside before it is known which lengths are legal on its board. */
import type { BoardDescription } from '../../solver/protocol';
import { unlawfulSides } from '../board/corner_moves';
import type { Game } from './game';
import { printMove } from './game_address';
import { pathTo, placeAt } from './game_tree';

/**
 * The game without the moves that have no legal length, and without all that follows them; `dropped`
 * are those moves as the address has them. What is shown is the last place before them.
 */
export function dropUnlawful(
  game: Game,
  description: BoardDescription,
): { readonly game: Game; readonly dropped: readonly string[] } {
  const dropped: string[] = [];
  /** The new numbers of the places that are kept. */
  const numbers = new Map<number, number>();
  for (const [place, { move, parent }] of game.places.entries()) {
    if (parent !== undefined && !numbers.has(parent)) continue;
    if (move !== undefined && unlawfulSides(description, move).length > 0)
      dropped.push(printMove(move));
    else numbers.set(place, numbers.size);
  }
  if (dropped.length === 0) return { game, dropped };
  const renumbered = (place: number | undefined) =>
    place === undefined ? undefined : numbers.get(place);
  const places = Array.from(numbers.keys(), (place) => {
    const { parent, children, next, ...kept } = placeAt(game, place);
    const keptChildren = children.flatMap((child) => renumbered(child) ?? []);
    return {
      ...kept,
      parent: renumbered(parent),
      children: keptChildren,
      next: renumbered(next) ?? keptChildren[0],
    };
  });
  const current = pathTo(game, game.current).findLast((place) => numbers.has(place));
  return { game: { ...game, places, current: renumbered(current) ?? 0 }, dropped };
}
