/** The answers of lessons 8 to 10 are the engine's. */
import { expect, it } from 'vitest';
import beyond from '../../../../web/lessons/beyond';
import counting from '../../../../web/lessons/counting';
import winning from '../../../../web/lessons/winning-move';
import { readGame } from '../../../../web/src/game/game';
import { nimQuotient } from '../../../../web/src/game/nim_quotient';
import { createRealTables } from '../../engine/real_tables';
import { boardOf, game } from '../../game/boards';

const tables = createRealTables();
const steps = [2, 3, 5, 7];

it('of lesson 8, on counting', () => {
  const five = boardOf(game('flipping-game'), { rows: 5, columns: 5 });
  expect(counting.answers.partner).toBe(nimQuotient(five, 2, 1));
  expect(counting.answers.five).toBe(five.winningFirstMoves);
  // One in 17 is the second choice.
  const hundred = boardOf(game('flipping-game'), { rows: 100, columns: 100 });
  expect(Math.round(536_250 / hundred.winningFirstMoves)).toBe(17);
});

it('of lesson 9, on finding a winning move', () => {
  const mock = boardOf(game('mock-turtles-squared'), { rows: 5, columns: 5 });
  expect(winning.answers.quotient).toBe(nimQuotient(mock, 14, 8) ^ 8);
  const twins = boardOf(game('twins-within:4*ruler'), { rows: 10, columns: 8 });
  const [first = 0, second = 0] = [3 * 8, 9 * 8 + 3].map((place) => twins.coinValues[place]);
  expect([first, second, first ^ second]).toEqual([3, 6, winning.answers.nimber]);
  expect(readGame(/game=([^&]*)/u.exec(winning.boards.twins.address)?.[1] ?? '')).toEqual(
    twins.game,
  );
});

it('of lesson 10, beyond products', async () => {
  const twins = boardOf(game('acrostic-twins'), { rows: 5, columns: 5 });
  expect(beyond.answers.coin).toBe(twins.coinValues[2 * 5 + 3]);
  const size = { rows: 3, columns: 6 };
  const { values } = await tables.ask('valueTable', { game: 'connected-blocks', ...size });
  expect(values[1 * 6 + 5]).toBe(BigInt(beyond.answers.block));
  const { grundy, period } = await tables.ask('describeChessboard', { side: 30n, steps });
  expect([grundy[20], period?.period]).toEqual([beyond.answers.period, 9]);
  for (const [coins, answer] of [beyond.answers.one, beyond.answers.two].entries()) {
    const question = { side: 3n, coins: coins + 1, steps };
    expect((await tables.ask('countArrangements', question)).winning).toBe(BigInt(answer));
  }
});
