/** The methods that lessons teach agree with the nimbers, as far as the lessons claim. */
import { expect, it } from 'vitest';
import { nimberOf } from '../../../web/src/game/next_position';
import { METHODS } from '../../../web/src/activity/exercises/methods';
import { drawPosition } from '../../../web/src/activity/exercises/positions';
import { randomFrom } from '../../../web/src/activity/exercises/random';
import { boardOf, game } from '../game/boards';

const DRAWS = 100;

it('sees by two counts exactly which positions of the Flipping Game are lost up to 5 × 7, but not on 6 × 4 or 1 × 8', () => {
  const isRight = (rows: number, columns: number) => {
    const board = boardOf(game('flipping-game'), { rows, columns });
    const random = randomFrom(rows, columns);
    return Array.from({ length: DRAWS }, () =>
      drawPosition(board, [0, rows * columns], random),
    ).every(
      (position) => METHODS.counts.seesLost(board, position) === (nimberOf(board, position) === 0),
    );
  };
  for (let rows = 1; rows <= 5; rows += 1)
    for (let columns = 1; columns <= 7; columns += 1)
      expect([rows, columns, isRight(rows, columns)]).toEqual([rows, columns, true]);
  expect([isRight(6, 4), isRight(1, 8)]).toEqual([false, false]);
});

it('sees by copying only lost positions, whatever a coin is worth', () => {
  for (const name of ['single*ruler', 'single*mock-turtles', 'single*runs:1,3,4']) {
    const board = boardOf(game(name), { rows: 3, columns: 5 });
    const random = randomFrom(board.columns.size);
    const seen = Array.from({ length: 20 * DRAWS }, () =>
      drawPosition(board, [2, 4], random),
    ).filter((position) => METHODS.copying.seesLost(board, position));
    expect(seen.length).toBeGreaterThan(DRAWS);
    for (const position of seen) expect(nimberOf(board, position)).toBe(0);
  }
});
