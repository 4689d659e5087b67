/** What is said of a try, on boards that are small enough to work out by hand. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../web/src/game/move';
import type { Position } from '../../../../web/src/game/position';
import { check } from '../../../../web/src/pages/learn/exercises/check';
import type { Remark } from '../../../../web/src/pages/learn/exercises/check';
import type { Answer, Exercise } from '../../../../web/src/pages/learn/exercises/exercise';
import { nimProduct } from '../../engine/nimbers';
import { boardOf, game } from '../../game/boards';

// The coin in place n is worth n; a move turns it, and any one before it or none.
const turtles = game('single*turning-turtles');
const board = boardOf(turtles, { rows: 1, columns: 8 });
const heads = (...places: readonly number[]): Position => ({
  ...{ rows: 1, columns: 8 },
  coins: Uint8Array.from({ length: 8 }, (_, index) => (places.includes(index + 1) ? 1 : 0)),
});
const turn = (...columns: readonly number[]) => ({ rows: [1], columns });

const number = (value: number): Answer => ({ by: 'number', number: value });
const choice = (index: number): Answer => ({ by: 'choice', choice: index });
const move = (...columns: readonly number[]): Answer => ({ by: 'move', move: turn(...columns) });

const onBoard = { board, shown: 'nothing', terms: 'nimbers' } as const;
const field = {
  kind: 'product',
  below: 4,
  times: (a: number, b: number) => Number(nimProduct(BigInt(a), BigInt(b))),
} as const;
const claim = (about: 'heads' | 'moves' | 'nimber', counterexample?: Position) => ({
  ...{ about, value: 0, counterexample },
});

const exercises = {
  // 1 ⊕ 2 ⊕ 4 ⊕ 8 = 15: 8 has to become 7.
  win: { ...onBoard, kind: 'winning-move', position: heads(1, 2, 4, 8) },
  'win at once': { ...onBoard, kind: 'winning-move', position: heads(3, 5) },
  count: { ...onBoard, kind: 'how-many', position: heads(3, 5), answer: 2 },
  nimber: { ...onBoard, kind: 'nimber', position: heads(3, 5), answer: 6 },
  mex: { kind: 'mex', set: [3, 0, 1, 3], answer: 2 },
  gap: { kind: 'gap', by: 'options', board, gap: { row: 1, column: 5 }, answer: 5 },
  // Below 4: 2 ⊗ 2 = 3, 2 ⊗ 3 = 1.
  product: { ...field, form: 'product', a: 2, b: 3, answer: 1 },
  inverse: { ...field, form: 'inverse', a: 2, b: 1, answer: 3 },
  quotient: { ...field, form: 'quotient', a: 3, b: 2, answer: 3 },
  lost: {
    ...onBoard,
    kind: 'lost',
    right: 1,
    positions: [heads(1, 2, 4), heads(1, 2, 3), heads(6)],
  },
  proof: {
    ...onBoard,
    kind: 'explain',
    outcome: 'lost',
    position: heads(1, 2, 3),
    right: 1,
    claims: [claim('heads', heads(1, 2, 4)), claim('nimber'), claim('moves', heads(2))],
  },
} satisfies Record<string, Exercise>;
type Name = keyof typeof exercises;

describe('a right answer', () => {
  it.each<[Name, Answer]>([
    ['win', move(7, 8)],
    ['win at once', move(3, 5)],
    ['count', number(2)],
    ['nimber', number(6)],
    ['mex', number(2)],
    ['gap', number(5)],
    ['product', number(1)],
    ['inverse', number(3)],
    ['quotient', number(3)],
    ['lost', choice(1)],
    ['proof', choice(1)],
  ])('to “%s” needs no remark: %j', (name, answer) => {
    expect(check(exercises[name], answer)).toEqual({ isRight: true });
  });
});

describe('a wrong answer', () => {
  const leaves = (nimber: number, after: Position, reply: Move, endsGame: boolean) =>
    ({ kind: 'leaves', nimber, after, reply, endsGame }) as const;

  it.each<[Name, Answer, Remark]>([
    ['win', move(8), leaves(7, heads(1, 2, 4), turn(3, 4), false)],
    ['win at once', move(5), leaves(3, heads(3), turn(3), true)],
    ['count', number(1), { kind: 'too-few' }],
    ['count', number(3), { kind: 'too-many' }],
    ['nimber', number(8), { kind: 'ordinary-sum', number: 8 }],
    ['nimber', number(5), { kind: 'not-balanced', number: 5, leaves: 3 }],
    ['mex', number(3), { kind: 'in-set', number: 3 }],
    ['mex', number(4), { kind: 'smaller-missing', number: 4 }],
    ['gap', number(0), { kind: 'is-option', number: 0, move: turn(5) }],
    ['gap', number(4), { kind: 'is-option', number: 4, move: turn(4, 5) }],
    ['gap', number(6), { kind: 'smaller-free', number: 6 }],
    ['product', number(6), { kind: 'ordinary-product', number: 6 }],
    ['product', number(4), { kind: 'outside-field', number: 4, below: 4 }],
    ['product', number(3), { kind: 'other-product', a: 2, b: 2, product: 3 }],
    // It is 2 · 1, but nobody asked for a product.
    ['inverse', number(2), { kind: 'other-product', a: 2, b: 2, product: 3 }],
    ['inverse', number(4), { kind: 'outside-field', number: 4, below: 4 }],
    ['quotient', number(2), { kind: 'other-product', a: 3, b: 2, product: 1 }],
    ['lost', choice(0), { kind: 'is-won', nimber: 7, move: turn(3, 4) }],
    ['lost', choice(2), { kind: 'is-won', nimber: 6, move: turn(6) }],
    ['proof', choice(0), { kind: 'proves-nothing', counterexample: heads(1, 2, 4) }],
    ['proof', choice(2), { kind: 'proves-nothing', counterexample: heads(2) }],
  ])('to “%s” is told what is wrong: %j', (name, answer, remark) => {
    expect(check(exercises[name], answer)).toEqual({ isRight: false, remark });
  });
});

describe('an answer that the exercise does not ask for', () => {
  it.each<[Name, Answer, typeof TypeError | typeof RangeError]>([
    ['win', number(1), TypeError],
    ['count', move(1), TypeError],
    ['mex', choice(0), TypeError],
    ['lost', number(1), TypeError],
    ['lost', choice(3), RangeError],
    ['proof', choice(3), RangeError],
  ])('to “%s” is refused: %j', (name, answer, error) => {
    expect(() => check(exercises[name], answer)).toThrow(error);
  });
});
