/** The exercises of each lesson: their kinds, and their difficulty. */
import type { ExerciseSource, Slug } from '../lesson_names';
import type { ExerciseKind } from './kind';
import { arrangements } from './kinds/arrangements';
import { cancel } from './kinds/cancel';
import { coinWorth } from './kinds/coin_worth';
import { counts } from './kinds/counts';
import { cut } from './kinds/cut';
import { division } from './kinds/division';
import { explain } from './kinds/explain';
import { gap } from './kinds/gap';
import { head } from './kinds/head';
import { howMany } from './kinds/how_many';
import { lost } from './kinds/lost';
import { mex } from './kinds/mex';
import { nimber } from './kinds/nimber';
import { options } from './kinds/options';
import { pair } from './kinds/pair';
import { product } from './kinds/product';
import { puzzle } from './kinds/puzzle';
import { runs } from './kinds/runs';
import { signs } from './kinds/signs';
import { winningMove } from './kinds/winning_move';

export interface LeveledKind {
  readonly kind: ExerciseKind;
  /** In the form that the kind needs. */
  readonly level: unknown;
}

function at<Level, Exercise, Answer, Remark>(
  kind: ExerciseKind<Level, Exercise, Answer, Remark>,
  level: NoInfer<Level>,
): LeveledKind {
  return { kind, level };
}

const COUNTS = { method: 'counts', shown: 'nothing' } as const;
const COPYING = { method: 'copying', shown: 'nothing' } as const;
const BARE = { method: 'nimbers', shown: 'nothing' } as const;
const VALUES = { method: 'nimbers', shown: 'values' } as const;
const AXES = { method: 'nimbers', shown: 'axes' } as const;

const line = (game: string, length: number) =>
  ({ game: `single*${game}`, rows: [1, 1], columns: [length, length] }) as const;
const square = (game: string, side: number) =>
  ({ game, rows: [side, side], columns: [side, side] }) as const;

const TURTLES = line('turning-turtles', 12);
const WITHIN = line('twins-within:4', 12);
/** Independent rows of Ruler. */
const TWO_ROWS = { game: 'single*ruler', rows: [2, 2], columns: [5, 5] } as const;
/** A line of Low-Prime Chessboard Nim: a coin hops 2, 3, 5 or 7 places. */
const LOW_PRIMES = line('pattern:0,2;0,3;0,5;0,7', 18);
/** The steps of a coin of Chessboard Nim. The numbers of its lines repeat from the edge on, and begin with 0. */
const CHESS_RULES = [
  [2, 3, 5, 7],
  [1, 3, 4],
  [1, 2, 3],
  [2, 3],
  [2, 4, 5],
] as const;
/** The coin of the lesson on mex hops 1, 3 or 4 places; this one hops 2, 3 or 6. */
const HOPS = line('pattern:0,2;0,3;0,6', 12);
const SQUARE_RUNS = line('runs:square', 20);
/** The table of Turning Corners is the nim-product's, which is a field below 4 and below 16. */
const FIELD_4 = square('turning-corners', 4);
const FIELD_16 = square('turning-corners', 16);
const FLIPPING = { game: 'flipping-game', rows: [3, 6], columns: [4, 8] } as const;

/**
 * The exercises of each lesson, from easy to hard. They keep their numbers, which are in links. What a seed draws
 * depends on the lesson's place in this list, so a new lesson must come last.
 */
export const EXERCISES: Readonly<Record<Slug, readonly LeveledKind[]>> = {
  rule: [
    at(winningMove, {
      ...COUNTS,
      game: 'flipping-game',
      rows: [1, 2],
      columns: [4, 5],
      heads: [2, 4],
    }),
    at(lost, {
      ...COUNTS,
      game: 'flipping-game',
      rows: [1, 1],
      columns: [6, 6],
      heads: [2, 4],
      choices: 3,
    }),
    at(howMany, {
      ...COUNTS,
      game: 'flipping-game',
      rows: [3, 3],
      columns: [4, 4],
      heads: [3, 6],
      wins: [1, 6],
    }),
    at(counts, { shown: 'nothing', ...square('flipping-game', 5), heads: [5, 12] }),
    at(winningMove, { ...COUNTS, ...square('flipping-game', 5), heads: [5, 12] }),
  ],
  turtles: [
    at(nimber, { ...VALUES, ...TURTLES, heads: [2, 3] }),
    at(lost, { ...VALUES, ...TURTLES, heads: [2, 4], choices: 3 }),
    at(winningMove, { ...VALUES, ...TURTLES, heads: [3, 4] }),
    at(explain, { shown: 'values', ...line('turning-turtles', 8), heads: [3, 5] }),
    at(winningMove, { ...BARE, ...TURTLES, heads: [4, 5] }),
  ],
  mex: [
    at(mex, { count: [4, 5], answer: [0, 3] }),
    at(mex, { count: [6, 8], answer: [1, 6] }),
    at(options, { from: 5, ...HOPS }),
    at(options, { from: 4, ...line('runs:1,3,4', 12) }),
    // Other games than those of the rows above, which would reveal the missing value.
    at(gap, { by: 'options', from: [1, 6], ...line('pattern:0,1;0,4;0,6', 12) }),
    at(gap, { by: 'options', from: [1, 4], ...line('runs:1,2,5', 12) }),
    at(lost, { ...VALUES, ...WITHIN, heads: [3, 5], choices: 4 }),
  ],
  patterns: [
    at(gap, { by: 'options', from: [1, 9], ...line('ruler', 20) }),
    at(gap, { by: 'options', from: [1, 6], ...line('mock-turtles', 16) }),
    at(gap, { by: 'options', from: [1, 10], ...line('grunt', 20) }),
    at(nimber, { ...BARE, ...line('ruler', 16), heads: [3, 5] }),
    at(winningMove, { ...BARE, ...line('ruler', 16), heads: [3, 5] }),
  ],
  runs: [
    at(runs, { about: 'prefix', from: 5, ...SQUARE_RUNS }),
    at(runs, { about: 'leaves', from: 9, ...SQUARE_RUNS }),
    at(gap, { by: 'options', from: [1, 9], ...SQUARE_RUNS }),
    at(runs, { about: 'changes', from: 9, ...SQUARE_RUNS }),
    at(nimber, { ...VALUES, ...SQUARE_RUNS, heads: [4, 7] }),
    at(winningMove, { ...VALUES, ...SQUARE_RUNS, heads: [4, 7] }),
    at(howMany, { ...VALUES, ...SQUARE_RUNS, heads: [4, 7], wins: [1, 5] }),
  ],
  tartan: [
    at(gap, { by: 'options', from: [3, 4], ...FIELD_4 }),
    // All factors are in the lesson's table, up to 4.
    at(gap, { by: 'factors', from: [3, 3], ...square('rugs', 7) }),
    at(nimber, { ...AXES, ...square('rugs', 4), heads: [3, 5] }),
    at(winningMove, { ...AXES, ...square('rugs', 4), heads: [3, 6] }),
    at(gap, { by: 'factors', from: [3, 3], ...square('twins-within:4*ruler', 6) }),
  ],
  'nim-product': [
    at(product, { form: 'product', ...FIELD_4 }),
    at(cut, FIELD_16),
    at(product, { form: 'product', ...FIELD_16 }),
    at(product, { form: 'inverse', ...FIELD_16 }),
    at(product, { form: 'quotient', ...FIELD_16 }),
    at(gap, { by: 'factors', from: [3, 3], ...square('turning-corners', 8) }),
  ],
  counting: [
    at(nimber, { ...AXES, ...FLIPPING, heads: 'all' }),
    at(pair, { game: 'rugs', rows: [5, 6], columns: [9, 10] }),
    at(howMany, { ...AXES, ...FLIPPING, heads: 'all', wins: [0, 100] }),
    at(howMany, {
      ...AXES,
      game: 'rugs',
      rows: [2, 5],
      columns: [2, 5],
      heads: 'all',
      wins: [0, 100],
    }),
    at(howMany, { ...AXES, ...square('flipping-game', 5), heads: [3, 6], wins: [1, 12] }),
  ],
  'winning-move': [
    at(head, { ...VALUES, ...square('mock-turtles-squared', 5), heads: [3, 4] }),
    at(division, { ...AXES, ...square('mock-turtles-squared', 5), heads: [3, 4] }),
    at(winningMove, { ...AXES, ...square('mock-turtles-squared', 5), heads: [3, 5] }),
    at(winningMove, { ...AXES, ...square('twins-within:4*ruler', 6), heads: [3, 5] }),
    at(explain, {
      shown: 'axes',
      game: 'turning-turtles-squared',
      rows: [3, 3],
      columns: [4, 4],
      heads: [3, 6],
    }),
    at(winningMove, { ...BARE, ...square('turning-corners', 6), heads: [4, 6] }),
  ],
  beyond: [
    at(gap, { by: 'options', from: [2, 2], ...square('acrostic-twins', 6) }),
    // The numbers of rows and columns are their Grundy numbers.
    at(nimber, { ...BARE, ...square('acrostic-twins', 5), heads: [3, 5] }),
    at(lost, { ...BARE, ...square('acrostic-twins', 5), heads: [3, 4], choices: 3 }),
    at(winningMove, { ...BARE, ...square('acrostic-twins', 5), heads: [3, 6] }),
  ],
  coins: [
    at(cancel, { shown: 'nothing', ...line('ruler', 6), heads: [2, 3], count: 2 }),
    at(cancel, { shown: 'nothing', ...line('ruler', 6), heads: [2, 3], count: 3 }),
    at(lost, { ...COPYING, ...TWO_ROWS, heads: [2, 4], choices: 3 }),
    at(winningMove, { ...COPYING, ...TWO_ROWS, heads: [3, 5] }),
    at(winningMove, { ...COPYING, ...TWO_ROWS, rows: [3, 3], heads: [4, 6] }),
  ],
  chessboard: [
    at(coinWorth, { rules: CHESS_RULES, distance: [2, 8] }),
    at(coinWorth, { rules: CHESS_RULES, distance: [20, 99] }),
    at(signs, { rules: CHESS_RULES, squares: [5, 9], w: [1, 3] }),
    at(arrangements, { rules: [[1], [2], [3], [4]], side: [3, 8], coins: 1 }),
    at(arrangements, { rules: [[1], [2], [3], [4]], side: [3, 5], coins: 2 }),
    at(winningMove, { ...VALUES, ...LOW_PRIMES, heads: [3, 5] }),
  ],
};

/** The board is chosen by the set. */
const PUZZLES = [at(puzzle, { ...square('flipping-game', 5), hard: 0 })];

export const exercisesOf = (source: ExerciseSource): readonly LeveledKind[] =>
  source === 'puzzles' ? PUZZLES : EXERCISES[source];
