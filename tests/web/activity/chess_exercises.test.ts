/** Exercises about Chessboard Nim: their answers agree with the game's own rule, without sums of signs. */
import { describe, expect, it } from 'vitest';
import { lineNumbers, periodOf } from '../../../web/src/activity/exercises/chess_line';
import { arrangements } from '../../../web/src/activity/exercises/kinds/arrangements';
import { coinWorth } from '../../../web/src/activity/exercises/kinds/coin_worth';
import { signs } from '../../../web/src/activity/exercises/kinds/signs';
import { EXERCISES } from '../../../web/src/activity/exercises/lessons';
import { mex } from '../engine/nimbers';
import { expectOneAnswer, forSeeds, hold, said } from './many_exercises';

/** The values of single coins: the mex over all moves on the whole board. */
function boardValues(steps: readonly number[], side: number): number[][] {
  const values: number[][] = [];
  for (let y = 0; y < side; y += 1) {
    const row: number[] = [];
    values.push(row);
    for (let x = 0; x < side; x += 1) {
      const left = steps.flatMap((step) => row[x - step] ?? []);
      const up = steps.flatMap((step) => values[y - step]?.[x] ?? []);
      row.push(mex([...left, ...up]));
    }
  }
  return values;
}

const boards = new Map<string, number[][]>();

function boardOf(steps: readonly number[]): number[][] {
  const key = steps.join();
  const board = boards.get(key) ?? boardValues(steps, 100);
  boards.set(key, board);
  return board;
}

/** The number of arrangements of different coins that the first player wins or loses, by going through all. */
function counted(steps: readonly number[], side: number, coins: number) {
  const squares = boardOf(steps)
    .slice(0, side)
    .flatMap((row) => row.slice(0, side));
  let sums = [0];
  for (let coin = 0; coin < coins; coin += 1)
    sums = sums.flatMap((sum) => squares.map((value) => sum ^ value));
  const won = sums.filter((sum) => sum !== 0).length;
  return { won, lost: sums.length - won };
}

describe('of ten thousand seeds each exercise', () => {
  it('about a coin on the chessboard has the mex of its moves', async () => {
    await forSeeds(coinWorth, (exercise, { distance }) => {
      const { steps, x, y, answer } = exercise;
      hold(Math.min(x, y) >= distance[0] && Math.max(x, y) <= distance[1], 'the distances');
      hold(boardOf(steps)[y]![x] === answer && answer > 0, 'the value');
      expectOneAnswer(coinWorth, exercise);
    });
  });

  it('about the signs of a line has their sum', async () => {
    await forSeeds(signs, (exercise) => {
      const { values, w, answer } = exercise;
      let sum = 0;
      for (const value of values) {
        let common = 0;
        for (const bit of [1, 2, 4, 8]) if (value & w & bit) common += 1;
        sum += common % 2 === 1 ? -1 : 1;
      }
      hold(sum === answer, 'the sum');
      expectOneAnswer(signs, exercise);
    });
  });

  it('about arrangements counts them one by one', async () => {
    const known = new Map<string, { won: number; lost: number }>();
    await forSeeds(arrangements, (exercise) => {
      const { steps, side, coins, outcome, answer } = exercise;
      const key = `${steps.join()} ${side} ${coins}`;
      const both = known.get(key) ?? counted(steps, side, coins);
      known.set(key, both);
      hold(both[outcome] === answer, `${key} ${outcome}`);
      hold(
        lineNumbers(steps, side).every((value) => value <= 1),
        'only 0 and 1',
      );
      expectOneAnswer(arrangements, exercise);
    });
  });
});

it('A line’s numbers repeat as the exercises say, from the edge on', () => {
  for (const { kind, level } of EXERCISES.chessboard)
    if (kind !== EXERCISES.chessboard.at(-1)!.kind)
      for (const steps of (level as { rules: number[][] }).rules) {
        const period = periodOf(steps);
        const line = boardOf(steps)[0]!;
        expect(lineNumbers(steps, 100)).toEqual(line);
        for (let x = 0; x + period < 100; x += 1) expect(line[x + period]).toBe(line[x]);
        expect(line[0]).toBe(0);
      }
});

describe('a wrong number', () => {
  const low = [2, 3, 5, 7];
  // 0 0 1 1 2 2 3 3 4: g(7) ⊕ g(5) = 3 ⊕ 2
  const coin = { steps: low, x: 7, y: 5, answer: 1 };
  // For w = 3 the values 0 0 1 1 2 2 3 have the signs + + − − − − +, whose sum is −1.
  const line = { values: [0, 0, 1, 1, 2, 2, 3], w: 3, answer: -1 };
  // 0 0 1: lost − won = 1, lost + won = 81
  const two = { steps: low, side: 3, coins: 2, outcome: 'won' as const, answer: 40 };

  it.each([
    [5, '5 is the ordinary sum'],
    [3, 'g(7) alone. A coin is worth g(7) ⊕ g(5)'],
    [2, 'g(5) alone'],
    [4, 'You want g(7) ⊕ g(5).'],
  ])('for a coin is told which mistake it comes from: %i', (number, words) => {
    expect(said(coinWorth.remark(coin, number))).toContain(words);
  });

  it('for a coin is told of distances that are counted from 1, added up or taken together', () => {
    const far = { steps: low, x: 8, y: 4, answer: 4 ^ 2 };
    expect(said(coinWorth.remark(far, 3 ^ 1))).toContain('g(4) alone');
    expect(said(coinWorth.remark({ ...far, y: 6, answer: 7 }, 3 ^ 2))).toContain('count at 1');
    expect(said(coinWorth.remark(far, 8 ^ 4))).toContain('8 ⊕ 4. What counts');
    const near = { steps: low, x: 2, y: 4, answer: 3 };
    expect(said(coinWorth.remark(near, 6))).toContain('That’s 2 ⊕ 4');
  });

  it.each([
    [7, 'how many squares there are'],
    [-3, '3 and 3 have two 1 bits in common'],
    [3, 'how many pluses'],
    [4, 'how many minuses'],
    [1, 'swapped plus and minus'],
    [0, 'take away the minuses'],
  ])('for signs is told which mistake it comes from: %i', (number, words) => {
    expect(said(signs.remark(line, number))).toContain(words);
  });

  it('for signs is told of numbers in place of signs', () => {
    expect(said(signs.remark({ ...line, w: 2, answer: 1 }, -5))).toContain('Each sign counts');
  });

  it.each([
    [41, 'how many the first player loses'],
    [80, 'twice as many'],
    [4, 'multiply 4 sums'],
    [81, 'how many arrangements there are'],
    [1, 'the lost arrangements minus the won ones'],
    [9, 'how many squares there are'],
    [5, '(81 − 1) / 2'],
  ])('for arrangements is told which mistake it comes from: %i', (number, words) => {
    expect(said(arrangements.remark(two, number))).toContain(words);
  });

  it('is led to the answer by two hints, and the answer shows the work', () => {
    const far = { steps: low, x: 20, y: 33, answer: 1 ^ 3 };
    expect([...coinWorth.hints(far), coinWorth.solution(far)].map(said)).toEqual([
      'You want g(20) ⊕ g(33). A line’s numbers begin with g(0) = 0, and each is the mex of what the steps lead to. Write them down until they repeat.',
      'From x = 0 on the numbers are 0, 0, 1, 1, 2, 2, 3, 3, 4, and again every 9 squares. So g(20) = g(2).',
      'g(20) ⊕ g(33) = g(2) ⊕ g(6) = 1 ⊕ 3 = 2.',
    ]);
    expect([...signs.hints(line), signs.solution(line)].map(said)).toEqual([
      'In binary, w is 11. Compare it with each number: one common 1 makes a minus, two make a plus.',
      'By the number of the square: 0: +, 1: −, 2: −, 3: +. Count the pluses and the minuses.',
      'The signs are + + − − − − +: h(3) = 3 − 4 = −1.',
    ]);
    expect([...arrangements.hints(two), arrangements.solution(two)].map(said)).toEqual([
      'Give each 0 of the line a plus and each 1 a minus, and add up the signs. Each coin has two distances, so multiply 4 such sums: that’s the lost arrangements minus the won ones.',
      'Lost minus won is 1⁴ = 1. Lost plus won is all arrangements, 3⁴ = 81.',
      'Lost minus won is 1⁴ = 1, and lost plus won is 3⁴ = 81. So it’s (81 − 1) / 2 = 40.',
    ]);
  });
});
