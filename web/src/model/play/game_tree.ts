/** What playing, going back and trying something else make of a game. Every change makes a new game. */
import { flipped } from '../board/position';
import type { Position, Rectangle } from '../board/position';
import type { Game, GamePlace, GameSetup, HintGrade, Player } from './game';

const START: GamePlace = {
  move: undefined,
  parent: undefined,
  children: [],
  next: undefined,
  hint: 0,
};

export function startOfGame(setup: GameSetup): Game {
  return { setup, places: [START], current: 0 };
}

export function placeAt(game: Game, place: number): GamePlace {
  const found = game.places[place];
  if (found === undefined) throw new RangeError(`The game has no place ${place}.`);
  return found;
}

export function otherPlayer(player: Player): Player {
  return player === 'black' ? 'white' : 'black';
}

/** Who is to move when so many moves have been made. */
export function playerAfter({ first }: Pick<GameSetup, 'first'>, moves: number): Player {
  return moves % 2 === 0 ? first : otherPlayer(first);
}

/** The places from the start to this one, both included. */
export function pathTo(game: Game, place: number): number[] {
  const path = [place];
  for (let { parent } = placeAt(game, place); parent !== undefined;) {
    path.push(parent);
    ({ parent } = placeAt(game, parent));
  }
  return path.reverse();
}

/** The line that is shown: from the start through the current place to the end. */
export function lineOf(game: Game): number[] {
  return [...pathTo(game, game.current).slice(0, -1), ...lineFrom(game, game.current)];
}

/** The places from this one to the end of the line through it, both included. */
export function lineFrom(game: Game, place: number): number[] {
  const line = [place];
  for (let { next } = placeAt(game, place); next !== undefined;) {
    line.push(next);
    ({ next } = placeAt(game, next));
  }
  return line;
}

/** The positions at these places of one line, which begins at the start. */
export function positionsAlong(game: Game, line: readonly number[]): Position[] {
  const positions: Position[] = [];
  let position = game.setup.start;
  for (const place of line) {
    const { move } = placeAt(game, place);
    if (move !== undefined) position = flipped(position, move);
    positions.push(position);
  }
  return positions;
}

/** The game after a move at the current place; where it was made before, its branch is followed. */
export function played(game: Game, move: Rectangle): Game {
  const before = placeAt(game, game.current);
  const known = before.children.find((child) => sameRectangle(placeAt(game, child).move, move));
  if (known !== undefined) return wentTo(game, known);
  const place = game.places.length;
  const places = [
    ...replaced(game.places, game.current, { children: [...before.children, place], next: place }),
    { ...START, move, parent: game.current },
  ];
  return { ...game, places, current: place };
}

/** The same game at another place; the line goes through it. */
export function wentTo(game: Game, place: number): Game {
  const places = [...game.places];
  let child: number | undefined;
  for (const parent of pathTo(game, place).reverse()) {
    if (child !== undefined) places[parent] = { ...placeAt(game, parent), next: child };
    child = parent;
  }
  return { ...game, places, current: place };
}

/** One has looked for help in the current place, to this grade. */
export function hinted(game: Game, hint: HintGrade): Game {
  return { ...game, places: replaced(game.places, game.current, { hint }) };
}

/** The person and the computer have changed colours. */
export function swapped(game: Game): Game {
  const { setup } = game;
  return { ...game, setup: { ...setup, you: otherPlayer(setup.you) } };
}

export function sameRectangle(one: Rectangle | undefined, other: Rectangle): boolean {
  return (
    one?.column === other.column &&
    one.row === other.row &&
    one.width === other.width &&
    one.height === other.height
  );
}

function replaced(
  places: readonly GamePlace[],
  place: number,
  change: Partial<GamePlace>,
): readonly GamePlace[] {
  return places.map((old, index) => (index === place ? { ...old, ...change } : old));
}
