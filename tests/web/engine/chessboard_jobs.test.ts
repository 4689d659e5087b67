import { describe, expect, test } from 'vitest';
import {
  chessboardLimits,
  readSteps,
  type ArrangementCountRequest,
} from '../../../web/src/engine/api/chessboard';
import { CHESSBOARD_JOBS } from '../../../web/src/engine/worker/chessboard_jobs';
import { loadRealTables } from './real_module';

const context = { module: await loadRealTables() };
const { describeChessboard, countArrangements } = CHESSBOARD_JOBS;

const lowPrimes = [2, 3, 5, 7];
function ask(side: bigint, coins: number, more: Partial<ArrangementCountRequest> = {}) {
  const question = { side, coins, steps: lowPrimes, ...more };
  return { ...describeChessboard(context, question), ...countArrangements(context, question) };
}
const winning = (...question: Parameters<typeof ask>) => ask(...question).winning;

describe('Chessboard Nim', () => {
  test('known answers', () => {
    expect(winning(3n, 1)).toBe(4n);
    expect(winning(3n, 2)).toBe(40n);
    expect(winning(9n, 3)).toBe(450304n);
  });

  test('what an answer is made of', () => {
    const { counts, ...answer } = ask(3n, 2);
    expect(answer.squares).toEqual([5n, 4n]);
    expect(Array.from(answer.grundy.subarray(0, 10))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 0]);
    expect(answer.period).toEqual({ prePeriod: 0, period: 9 });
    // (5 + 4)² and (5 − 4)²
    expect(counts).toEqual({ powers: [81n, 1n], arrangements: 81n, losing: 41n });
  });

  test('the largest board has exact counts past 64 bits', () => {
    const { squares, transform } = ask(chessboardLimits.side, 1);
    expect(squares.reduce((sum, count) => sum + count)).toBe(chessboardLimits.side ** 2n);
    for (const [place, value] of transform.entries()) {
      const signed = squares.map((count, nimber) => (bits(place & nimber) % 2 ? -count : count));
      expect(signed.reduce((sum, count) => sum + count)).toBe(value ** 2n);
    }
  });

  test('remainders, which the module finds, are those of the exact numbers', () => {
    for (const steps of [lowPrimes, [1, 2], [3, 10, 14], [1, 4, 6, 9, 11, 13, 15, 20, 256]]) {
      for (const [side, coins] of [
        [10n, 7],
        [257n, 1],
        [123456789n, 50],
        [10n ** 18n, 900],
      ] as const) {
        const exact = ask(side, coins, { steps });
        for (const modulus of [1n, 2n, 12n, 10n ** 9n + 7n, 2n ** 60n - 1n, 2n ** 60n]) {
          const { counts, ...remainder } = ask(side, coins, { steps, modulus });
          expect(remainder.winning).toBe(exact.winning % modulus);
          expect(counts?.losing).toBe(exact.counts!.losing % modulus);
          const ring = modulus * BigInt(exact.transform.length);
          expect(counts?.powers).toEqual(exact.counts!.powers.map((power) => power % ring));
        }
      }
    }
  });

  test('numbers of 100,000 digits, and none that are longer', () => {
    // n^(2c) has 18·2c + 1 digits, and M one fewer.
    expect(winning(10n ** 18n, 2777).toString().length).toBe(99_972);
    expect(winning(10n, 50_000).toString().length).toBe(100_000);
    expect(() => winning(10n, 50_001)).toThrow('more than 100,000 digits');
    expect(() => winning(10n ** 18n, 1_000_000)).toThrow('Give a modulus');
    expect(winning(10n ** 18n, 1_000_000, { modulus: 1n })).toBe(0n);
  });

  test('where no coin can move, nobody wins with however many', () => {
    const answer = ask(2n, chessboardLimits.coins);
    expect(answer.winning).toBe(0n);
    expect(answer.counts).toBeUndefined();
  });

  test('the limits are those of the module', () => {
    const { side, coins, steps, step, modulus } = chessboardLimits;
    const refused = expect.objectContaining({ kind: 'chessboard-out-of-range' }) as unknown;
    expect(() => ask(side + 1n, 1)).toThrow(refused);
    expect(() => ask(9n, coins + 1, { modulus })).toThrow(refused);
    expect(() => ask(9n, coins, { modulus: modulus + 1n })).toThrow(refused);
    const most = Array.from({ length: steps }, (_, index) => step - index);
    expect(ask(9n, coins, { modulus, steps: most }).winning).toBe(0n);
    for (const bad of [[...most, 1], [step + 1], []])
      expect(() => ask(9n, 1, { steps: bad })).toThrow('from 1 to 15 steps');
  });
});

test('steps as they are written', () => {
  expect(readSteps('2,3,5,7')).toEqual(lowPrimes);
  expect(readSteps(' 7, 3,2 ,5,2')).toEqual(lowPrimes);
  for (const text of ['', '2,,3', '2;3', '0', '-1', '2,1.5', '257', 'two', '1'.repeat(12)])
    expect(readSteps(text)).toBeUndefined();
});

/** The number of 1 bits. */
const bits = (number: number) => number.toString(2).replaceAll('0', '').length;
