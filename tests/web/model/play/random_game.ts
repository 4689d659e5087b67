/** Games as people could play them: with branches, help, changes of colours, and steps to any place. */
import { legalRectangles } from '../../../../web/src/model/board/corner_moves';
import { cellAt, filledPosition, randomPosition } from '../../../../web/src/model/board/position';
import type { Position, Rectangle } from '../../../../web/src/model/board/position';
import { OPPONENTS, PLAYERS } from '../../../../web/src/model/play/game';
import type { Game, HintGrade } from '../../../../web/src/model/play/game';
import {
  hinted,
  pathTo,
  placeAt,
  played,
  positionsAlong,
  startOfGame,
  swapped,
  wentTo,
} from '../../../../web/src/model/play/game_tree';
import { describeBoard } from '../../fake_analyst';
import type { Random } from '../board/random_state';

export function randomGame(random: Random, largestSide = 7, steps = 40): Game {
  let game = startOfGame({
    start: randomStart(random, 2 + random(largestSide - 1), 2 + random(largestSide - 1)),
    first: PLAYERS[random(2)]!,
    opponent: OPPONENTS[random(4)]!,
    you: PLAYERS[random(2)]!,
    seed: random(3) === 0 ? 0 : random(2 ** 32),
  });
  for (let step = random(steps); step > 0; step -= 1) game = randomStep(random, game);
  return game;
}

export function positionOf(game: Game): Position {
  return positionsAlong(game, pathTo(game, game.current)).at(-1)!;
}

/** Undefined where the game is over. */
export function randomMove(random: Random, position: Position): Rectangle | undefined {
  const description = describeBoard(position.rows, position.columns);
  const moves = [...position.discs.keys()].flatMap((place) =>
    legalRectangles(position, description, cellAt(position, place)),
  );
  return moves[random(moves.length)];
}

function randomStart(random: Random, rows: number, columns: number): Position {
  if (random(3) > 0) return filledPosition(rows, columns, 1);
  return randomPosition(rows, columns, () => random(1_000) / 1_000);
}

function randomStep(random: Random, game: Game): Game {
  const kind = random(12);
  if (kind === 0) return hinted(game, (1 + random(3)) as HintGrade);
  if (kind === 1) return swapped(game);
  if (kind <= 4) return wentTo(game, random(game.places.length));
  const move = randomMove(random, positionOf(game));
  return move ? played(game, move) : wentTo(game, random(game.places.length));
}

/** A game without the numbers of its places: two games with the same outline are the same to a reader. */
export function outline(game: Game): unknown {
  const outlineFrom = (place: number): unknown => {
    const { move, hint, children, next } = placeAt(game, place);
    return {
      ...{ move, hint },
      isCurrent: place === game.current,
      next: next === undefined ? undefined : children.indexOf(next),
      children: children.map(outlineFrom),
    };
  };
  return { setup: game.setup, tree: outlineFrom(0) };
}
