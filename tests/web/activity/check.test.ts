/** The verdict on an answer, on boards small enough to work out by hand. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../web/src/game/move';
import type { Position } from '../../../web/src/game/position';
import type { ExerciseKind } from '../../../web/src/activity/exercises/kind';
import { explain } from '../../../web/src/activity/exercises/kinds/explain';
import { gap } from '../../../web/src/activity/exercises/kinds/gap';
import { howMany } from '../../../web/src/activity/exercises/kinds/how_many';
import { lost } from '../../../web/src/activity/exercises/kinds/lost';
import { mex } from '../../../web/src/activity/exercises/kinds/mex';
import { nimber } from '../../../web/src/activity/exercises/kinds/nimber';
import { product } from '../../../web/src/activity/exercises/kinds/product';
import { winningMove } from '../../../web/src/activity/exercises/kinds/winning_move';
import { nimProduct } from '../engine/nimbers';
import { boardOf, game } from '../game/boards';
import { said } from './many_exercises';

// The coin in place n is worth n; a move turns it, and at most one coin before it.
const turtles = game('single*turning-turtles');
const board = boardOf(turtles, { rows: 1, columns: 8 });
const heads = (...places: readonly number[]): Position => ({
  rows: 1,
  columns: 8,
  coins: Uint8Array.from({ length: 8 }, (_, index) => (places.includes(index + 1) ? 1 : 0)),
});
const turn = (...columns: readonly number[]) => ({ rows: [1], columns });

/** The remark on an answer; undefined for a correct one. */
const judging =
  <Level, Exercise, Answer, Remark>(
    kind: ExerciseKind<Level, Exercise, Answer, Remark>,
    exercise: Exercise,
  ) =>
  (answer: unknown): unknown =>
    kind.judge(exercise, answer as Answer);

const onBoard = { board, shown: 'nothing', method: 'nimbers' } as const;
const field = {
  below: 4,
  times: (a: number, b: number) => Number(nimProduct(BigInt(a), BigInt(b))),
} as const;
const claim = (about: 'heads' | 'moves' | 'nimber', counterexample?: Position) => ({
  about,
  value: 0,
  counterexample,
});

const numbered = <Exercise>(
  kind: ExerciseKind<never, Exercise, number, number>,
  exercise: Exercise,
) => ({
  kind: kind as ExerciseKind,
  exercise,
});
const NUMBERED = {
  count: numbered(howMany, { ...onBoard, position: heads(3, 5), answer: 2 }),
  nimber: numbered(nimber, { ...onBoard, position: heads(3, 5), answer: 6 }),
  mex: numbered(mex, { set: [3, 0, 1, 3], answer: 2 }),
  gap: numbered(gap, { by: 'options', board, gap: { row: 1, column: 5 }, answer: 5 }),
  // In the field of 4: 2 ⊗ 2 = 3, 2 ⊗ 3 = 1.
  product: numbered(product, { ...field, form: 'product', a: 2, b: 3, answer: 1 }),
  inverse: numbered(product, { ...field, form: 'inverse', a: 2, b: 1, answer: 3 }),
  quotient: numbered(product, { ...field, form: 'quotient', a: 3, b: 2, answer: 3 }),
};
type Numbered = keyof typeof NUMBERED;

const judges = {
  // 1 ⊕ 2 ⊕ 4 ⊕ 8 = 15: 8 has to become 7.
  win: judging(winningMove, { ...onBoard, position: heads(1, 2, 4, 8) }),
  'win at once': judging(winningMove, { ...onBoard, position: heads(3, 5) }),
  lost: judging(lost, {
    ...onBoard,
    right: 1,
    positions: [heads(1, 2, 4), heads(1, 2, 3), heads(6)],
  }),
  proof: judging(explain, {
    ...onBoard,
    outcome: 'lost',
    position: heads(1, 2, 3),
    right: 1,
    claims: [claim('heads', heads(1, 2, 4)), claim('nimber'), claim('moves', heads(2))],
  }),
};
type Name = keyof typeof judges;

describe('a right answer', () => {
  it.each<[Name, number | Move]>([
    ['win', turn(7, 8)],
    ['win at once', turn(3, 5)],
    ['lost', 1],
    ['proof', 1],
  ])('to “%s” needs no remark: %j', (name, answer) => {
    expect(judges[name](answer)).toBeUndefined();
  });
});

it('A right number needs no remark', () => {
  for (const { kind, exercise } of Object.values(NUMBERED))
    expect(kind.judge(exercise, exercise.answer)).toBeUndefined();
});

describe('a wrong answer', () => {
  it.each<[Name, number | Move, unknown]>([
    ['win', turn(8), { after: heads(1, 2, 4), nimber: 7, reply: turn(3, 4), endsGame: false }],
    ['win at once', turn(5), { after: heads(3), nimber: 3, reply: turn(3), endsGame: true }],
    ['lost', 0, { nimber: 7, move: turn(3, 4) }],
    ['lost', 2, { nimber: 6, move: turn(6) }],
    ['proof', 0, heads(1, 2, 4)],
    ['proof', 2, heads(2)],
  ])('to “%s” is told what is wrong: %j', (name, answer, remark) => {
    expect(judges[name](answer)).toEqual(remark);
  });
});

describe('a wrong number', () => {
  it.each<[Numbered, number, string]>([
    ['count', 0, 'More moves win.'],
    ['count', 1, 'how many corners'],
    ['count', 9, 'Fewer moves win.'],
    ['count', 8, 'how many moves there are'],
    ['nimber', 8, '8 is the ordinary sum'],
    ['nimber', 7, 'twice cancel'],
    ['nimber', 5, 'without coin 3'],
    ['nimber', 2, 'how many white discs'],
    ['nimber', 4, 'check the 2s column'],
    ['mex', 0, 'the smallest number in the set'],
    ['mex', 3, '3 is in the set'],
    ['mex', 4, 'after the largest, 3'],
    ['mex', 5, 'a smaller number is missing'],
    ['gap', 0, 'Turning coin 5 already leaves 0'],
    ['gap', 4, 'already leaves 4'],
    ['gap', 6, 'a smaller number is missing'],
    ['product', 6, '6 is the ordinary product'],
    ['product', 4, '4 is too large'],
    ['product', 3, '2 ⊗ 2 = 3, but you want 2 ⊗ 3'],
    ['inverse', 2, '2 ⊗ 2 = 3, and that isn’t 1'],
    ['inverse', 4, '4 is too large'],
    ['inverse', 0, '0 times anything'],
    ['quotient', 1, '3 ⊗ 2. Here you divide'],
    ['quotient', 2, 'the inverse of 3'],
  ])('to “%s” is told which mistake it comes from: %i', (name, number, words) => {
    const { kind, exercise } = NUMBERED[name];
    expect(kind.judge(exercise, number)).toBe(number);
    expect(said(kind.remark(exercise, number))).toContain(words);
  });
});

describe('a nimber', () => {
  const twins = boardOf(game('acrostic-twins'), { rows: 5, columns: 5 });
  const coins = new Uint8Array(25);
  for (const [row, column] of [
    [2, 2],
    [3, 1],
    [3, 4],
  ] as const)
    coins[row * 5 + column] = 1;
  const position = { rows: 5, columns: 5, coins };
  // 0 ⊕ 2 ⊕ 7, where a product would have 3 ⊕ 3 ⊕ 12.
  const exercise = { board: twins, shown: 'axes', position, answer: 5 } as const;

  it('is told from what it would be in a product', () => {
    expect(nimber.judge(exercise, 5)).toBeUndefined();
    expect(said(nimber.remark(exercise, 12))).toContain('worth in a product. Here a coin');
  });

  it('of a full board is told from its ordinary sums, and otherwise how to find it', () => {
    const rugs = boardOf(game('rugs'), { rows: 4, columns: 4 });
    const all = { rows: 4, columns: 4, coins: new Uint8Array(16).fill(1) };
    // (1 ⊕ 2 ⊕ 1 ⊕ 4) ⊗ (1 ⊕ 2 ⊕ 1 ⊕ 4) = 6 ⊗ 6.
    const full = { board: rugs, shown: 'axes', position: all, answer: 5 } as const;
    expect(nimber.judge(full, 5)).toBeUndefined();
    expect(said(nimber.remark(full, 64))).toContain('8 · 8, with ordinary sums');
    expect(said(nimber.remark(full, 13))).toContain('multiply the two nim-sums');
  });

  it('is led to by how one disc’s worth is found, and not by all of them', () => {
    expect(nimber.hints(exercise).map(said)).toEqual([
      'A disc is worth its row’s number ⊕ its column’s. Find that for each white disc, and add these values with ⊕ too.',
      'One of them: the disc in row 3, column 4 is worth 3 ⊕ 4 = 7.',
    ]);
    const rugs = boardOf(game('rugs'), { rows: 4, columns: 4 });
    const four = { rows: 4, columns: 4, coins: Uint8Array.from([...Array(15).fill(0), 1]) };
    const product = { board: rugs, shown: 'axes', position: four, answer: 6 } as const;
    expect(said(nimber.hints(product)[1])).toContain('is worth 4 ⊗ 4 = 6.');
    expect(nimber.hints({ ...onBoard, position: heads(3, 5), answer: 6 })[1]).toContain(
      'coin 5 is worth 5.',
    );
  });
});

describe('a choice that the exercise does not have', () => {
  it.each<Name>(['lost', 'proof'])('in “%s” is refused', (name) => {
    expect(() => judges[name](3)).toThrow(RangeError);
  });
});
