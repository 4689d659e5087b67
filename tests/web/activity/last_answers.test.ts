/** The answers of lessons, and the numbers in their proofs, agree with the engine. */
import { expect, it } from 'vitest';
import beyond from '../../../web/lessons/beyond';
import chessboard from '../../../web/lessons/chessboard';
import coins from '../../../web/lessons/coins';
import counting from '../../../web/lessons/counting';
import winning from '../../../web/lessons/winning-move';
import { readGame } from '../../../web/src/game/game';
import { nimQuotient } from '../../../web/src/game/nim_quotient';
import { createRealTables } from '../engine/real_tables';
import { filledPosition } from '../../../web/src/game/position';
import { readPosition } from '../../../web/src/game/position_text';
import { nimberOf } from '../../../web/src/game/next_position';
import { boardOf, game } from '../game/boards';

const tables = createRealTables();
const steps = [2, 3, 5, 7];

it('on coins that don’t interfere', () => {
  const four = boardOf(game('single*ruler'), { rows: 4, columns: 6 });
  const address = new URLSearchParams(coins.boards.apart.address.split('?')[1]);
  const position = readPosition(address.get('position')!, { rows: 4, columns: 6 }, four.game)!;
  expect(nimberOf(four, position)).toBe(0);
  // The top row, and the rows below it with each of its heads.
  const rows = [0, 1, 2, 3].map((row) => [...position.coins.slice(6 * row, 6 * row + 6)].join(''));
  expect(rows).toEqual(['001011', '001000', '000010', '000001']);
  // Places 4 to 6 are turned in the top row; in the row of coin 6, place 3, then 5, then 4 and 5.
  const below = [0b001000, 0b000010, 0b000110];
  const cancelled = below.reduce((heads, row) => heads ^ row);
  expect(cancelled).toBe(0b001011 ^ 0b000111);
  expect(cancelled.toString(2).replaceAll('0', '')).toHaveLength(coins.answers.left);
});

it('on counting', () => {
  const five = boardOf(game('flipping-game'), { rows: 5, columns: 5 });
  expect(counting.answers.partner).toBe(nimQuotient(five, 2, 1));
  expect(counting.answers.five).toBe(five.winningFirstMoves);
  // The second choice occurs once in 17 times.
  const hundred = boardOf(game('flipping-game'), { rows: 100, columns: 100 });
  expect(Math.round(536_250 / hundred.winningFirstMoves)).toBe(17);
  const full = filledPosition({ rows: 100, columns: 100 }, 1);
  expect(nimberOf(hundred, full)).toBe(7);
});

it('on finding a winning move', () => {
  const mock = boardOf(game('mock-turtles-squared'), { rows: 5, columns: 5 });
  expect(winning.answers.quotient).toBe(nimQuotient(mock, 14, 3 ^ 8) ^ 8);
  expect(nimQuotient(mock, 14, 1 ^ 8) ^ 8).toBe(10);
  const twins = boardOf(game('twins-within:4*ruler'), { rows: 10, columns: 8 });
  const [first = 0, second = 0] = [3 * 8, 9 * 8 + 3].map((place) => twins.coinValues[place]);
  expect([first, second, first ^ second]).toEqual([3, 6, winning.answers.nimber]);
  expect(readGame(/game=([^&]*)/u.exec(winning.boards.twins.address)?.[1] ?? '')).toEqual(
    twins.game,
  );
});

it('beyond products', async () => {
  const twins = boardOf(game('acrostic-twins'), { rows: 5, columns: 5 });
  expect(beyond.answers.coin).toBe(twins.coinValues[1 * 5 + 3]);
  const size = { rows: 3, columns: 6 };
  const { values } = await tables.ask('valueTable', { game: 'connected-blocks', ...size });
  expect(values[1 * 6 + 5]).toBe(BigInt(beyond.answers.block));
});

it('on the chessboard', async () => {
  const { grundy, period } = await tables.ask('describeChessboard', { side: 30n, steps });
  expect([grundy[20], period?.period]).toEqual([chessboard.answers.period, 9]);
  expect(grundy.slice(0, 16).join(' ')).toBe('0 0 1 1 2 2 3 3 4 0 0 1 1 2 2 3');
  const { one, two, terms } = chessboard.answers;
  expect(terms).toBe(3 ** 4);
  for (const [coins, answer] of [one, two].entries()) {
    const question = { side: 3n, coins: coins + 1, steps };
    expect((await tables.ask('countArrangements', question)).winning).toBe(BigInt(answer));
  }
});
