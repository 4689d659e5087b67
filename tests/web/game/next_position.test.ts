/** Positions for puzzles: each has an answer, and is as hard as its level says. */
import { describe, expect, it } from 'vitest';
import { legalCount } from '../../../web/src/game/board';
import { nextPosition, nimberOf } from '../../../web/src/game/next_position';
import {
  filledPosition,
  headsCount,
  samePosition,
  type Position,
} from '../../../web/src/game/position';
import { HARDEST_PUZZLE_LEVEL } from '../../../web/src/game/prediction';
import { seededRandom } from '../seeded_random';
import { boardOf, factsOf, game, GAMES } from './boards';

function randomOf(seed: number) {
  const below = seededRandom(seed);
  return () => below(1_000_000) / 1_000_000;
}

/** Draws some positions in a row, like a reader gets them. */
function drawn(name: string, rows: number, columns: number, level: number, count: number) {
  const board = boardOf(game(name), { rows, columns });
  const random = randomOf(11);
  const positions: Position[] = [];
  for (let round = 0; round < count; round += 1) {
    const shown = positions.at(-1) ?? filledPosition({ rows, columns }, 1);
    const next = nextPosition(board, shown, positions, level, random);
    if (next === undefined) throw new Error(`${name} ${rows} × ${columns} has no other position.`);
    expect(samePosition(next, shown)).toBe(false);
    positions.push(next);
  }
  return { board, positions };
}

const share = (name: string, position: Position) => {
  const { winning, legal } = factsOf(game(name), position);
  return winning / legal;
};
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the next position', () => {
  it('has legal moves and the verdict that the engine gives, 500 times', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 125; round += 1) {
      const name = GAMES[random(GAMES.length)]!;
      const [rows, columns] = [2 + random(6), 2 + random(6)];
      const { board, positions } = drawn(name, rows, columns, random(HARDEST_PUZZLE_LEVEL + 1), 4);
      for (const position of positions) {
        const { nimber, legal, winning } = factsOf(game(name), position);
        expect(legal).toBeGreaterThan(0);
        expect(legalCount(board, position)).toBe(legal);
        expect(nimberOf(board, position)).toBe(nimber);
        expect(winning > 0).toBe(nimber !== 0);
      }
    }
  });

  it.each([
    ['flipping-game', 5],
    // One position in 128 is lost.
    ['turning-corners', 100],
  ])('is won and lost in turn, and another one each time: %s of side %i', (name, side) => {
    const { board, positions } = drawn(name, side, side, 2, 60);
    const lost = positions.filter((position) => nimberOf(board, position) === 0).length;
    expect(lost).toBeGreaterThan(6);
    expect(lost).toBeLessThan(30);
    const different = positions.filter(
      (position, place) => positions.findIndex((other) => samePosition(position, other)) === place,
    );
    expect(different).toHaveLength(60);
  });

  it('gets harder with the level: more heads, fewer moves that win', () => {
    for (const name of ['flipping-game', 'rugs'] as const) {
      const at = (level: number) => {
        const { positions } = drawn(name, 8, 8, level, 24);
        const shares = positions.map((position) => share(name, position)).filter((one) => one > 0);
        return { heads: mean(positions.map(headsCount)), share: mean(shares) };
      };
      const [easy, hard] = [at(0), at(HARDEST_PUZZLE_LEVEL)];
      expect(easy.heads).toBeLessThan(8);
      expect(hard.heads).toBeGreaterThan(14);
      expect(easy.share).toBeGreaterThan(1.5 * hard.share);
    }
  });

  it('has about four heads more with each level, up to three quarters of the coins', () => {
    for (const [side, level, usual, most] of [
      [24, 0, 4, 5],
      [24, 1, 8, 10],
      [24, HARDEST_PUZZLE_LEVEL, 24, 30],
      // Coins that are drawn twice reduce the number below 12.
      [4, HARDEST_PUZZLE_LEVEL, 8.6, 15],
    ] as const) {
      const { board, positions } = drawn('rugs', side, side, level, 60);
      const won = positions.filter((position) => nimberOf(board, position) !== 0);
      const counts = won.map(headsCount);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
      expect(Math.abs(mean(counts) / usual - 1)).toBeLessThan(0.1);
    }
  });

  it.each([0, 1, 2])('has the share of winning moves that level %i has in mind', (level) => {
    const { positions } = drawn('flipping-game', 8, 8, level, 40);
    const shares = positions.map((position) => share('flipping-game', position));
    const wanted = 0.5 * (2 / 3) ** level;
    const typical = mean(shares.filter((one) => one > 0));
    expect(typical / wanted).toBeGreaterThan(0.8);
    expect(typical / wanted).toBeLessThan(1.25);
  });

  it('is found where only one coin can be moved, and no position with a move is lost', () => {
    const { positions } = drawn('runs:12*runs:16', 12, 16, 0, 24);
    expect(positions.map(({ coins }) => coins.at(-1))).toEqual(Array(24).fill(1));
  });

  it('is the same for the same random numbers', () => {
    expect(drawn('rugs', 6, 6, 1, 5).positions).toEqual(drawn('rugs', 6, 6, 1, 5).positions);
  });

  it('is drawn in no time on the largest boards, and is nothing where there is no other one', () => {
    const { positions } = drawn('flipping-game', 200, 200, HARDEST_PUZZLE_LEVEL, 2);
    expect(headsCount(positions[0]!)).toBeLessThan(40);
    const one = { rows: 1, columns: 1 };
    const single = boardOf(game('flipping-game'), one);
    expect(nextPosition(single, filledPosition(one, 1), [], 0, randomOf(1))).toBeUndefined();
    const still = { rows: 1, columns: 6 };
    const stuck = boardOf(game('turning-corners'), still);
    expect(nextPosition(stuck, filledPosition(still, 1), [], 0, randomOf(1))).toBeUndefined();
  });
});
