import { describe, expect, it } from 'vitest';
import { histogramBars } from '../../../../web/src/ui/histogram/histogram';
import { deriveWinningFirstMoves } from '../../../../web/src/widgets/count/solved_board';
import { squareBoard, workedAnswer } from '../../fake_solver';

describe('the derivation', () => {
  it('adds up to the answer', () => {
    const { pairs, sum, agrees } = deriveWinningFirstMoves(workedAnswer(squareBoard(5)));
    expect(pairs).toEqual([{ a: 1, b: 2, rowMoves: 8n, columnMoves: 1n, product: 8n }]);
    expect(sum).toBe(8n);
    expect(agrees).toBe(true);
  });

  it('is an empty sum for Γ = 0', () => {
    expect(deriveWinningFirstMoves(workedAnswer(squareBoard(2)))).toEqual({
      pairs: [],
      sum: 0n,
      agrees: true,
    });
  });

  it('notices an answer that is off by one beyond 2^53', () => {
    const pair = { a: 1, b: 2, rowMoves: 2n ** 40n, columnMoves: 2n ** 40n };
    const answer = { ...workedAnswer(squareBoard(5)), pairs: [pair], winningOpenings: 2n ** 80n };
    expect(deriveWinningFirstMoves(answer).agrees).toBe(true);
    expect(deriveWinningFirstMoves({ ...answer, winningOpenings: 2n ** 80n + 1n }).agrees).toBe(
      false,
    );
  });
});

describe('the bars of a histogram', () => {
  it('stand for one nimber each where there is room', () => {
    const { bars, nimbersPerBar, largestNimber, tallest } = histogramBars(
      BigUint64Array.from([0n, 4n, 1n, 2n, 0n, 0n]),
      new Set([2]),
      100,
    );
    expect({ nimbersPerBar, largestNimber, tallest }).toEqual({
      nimbersPerBar: 1,
      largestNimber: 3,
      tallest: 4n,
    });
    expect(bars.map(({ height }) => height)).toEqual([0, 1, 0.25, 0.5]);
    expect(bars.map(({ contributes }) => contributes)).toEqual([false, false, true, false]);
  });

  it('are as tall as the tallest of their nimbers where there is not', () => {
    const histogram = BigUint64Array.from({ length: 4096 }, (_, nimber) => BigInt(nimber % 10));
    const { bars, nimbersPerBar } = histogramBars(histogram, new Set([4090]), 300);
    expect(nimbersPerBar).toBe(16);
    expect(bars.length).toBeLessThanOrEqual(300);
    expect(bars[0]).toEqual({ first: 0, last: 15, height: 1, contributes: false });
    expect(bars.at(-1)).toMatchObject({ last: 4095, contributes: true });
  });

  it('may be none', () => {
    expect(histogramBars(new BigUint64Array(1), new Set(), 10)).toMatchObject({
      tallest: 0n,
      largestNimber: 0,
    });
  });
});
