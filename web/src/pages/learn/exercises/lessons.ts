/** Which exercises each lesson has: their kinds, and how hard they are. */
import type { Shown, Terms } from './exercise';

/** From the least to the most, both included. */
export type Range = readonly [least: number, most: number];

/** A board that is so large; the game as addresses name it. */
export interface BoardSpec {
  readonly game: string;
  readonly rows: Range;
  readonly columns: Range;
}

/** A position with so many heads, or with all coins heads. */
export interface PositionSpec extends BoardSpec {
  readonly heads: Range | 'all';
  readonly shown: Shown;
}

export type Spec =
  | ({ readonly kind: 'winning-move'; readonly terms: Terms } & PositionSpec)
  /** `wins`: how many do, where that isn't settled by the board alone. */
  | ({ readonly kind: 'how-many'; readonly terms: Terms; readonly wins: Range } & PositionSpec)
  | ({ readonly kind: 'nimber'; readonly terms: Terms } & PositionSpec)
  | ({ readonly kind: 'lost'; readonly terms: Terms; readonly choices: number } & PositionSpec)
  | ({ readonly kind: 'explain' } & PositionSpec)
  /** `from`: the first row and the first column in which the gap may be, as places. */
  | ({ readonly kind: 'gap'; readonly by: 'options' | 'factors'; readonly from: Range } & BoardSpec)
  /** A set of so many numbers, and its mex. */
  | { readonly kind: 'mex'; readonly count: Range; readonly answer: Range }
  | ({ readonly kind: 'product'; readonly form: 'product' | 'inverse' | 'quotient' } & BoardSpec);

const PLAY = { terms: 'moves', shown: 'nothing' } as const;
const BARE = { terms: 'nimbers', shown: 'nothing' } as const;
const VALUES = { terms: 'nimbers', shown: 'values' } as const;
const AXES = { terms: 'nimbers', shown: 'axes' } as const;

const line = (game: string, length: number) =>
  ({ game: `single*${game}`, rows: [1, 1], columns: [length, length] }) as const;
const square = (game: string, side: number) =>
  ({ game, rows: [side, side], columns: [side, side] }) as const;

const TURTLES = line('turning-turtles', 12);
const WITHIN = line('twins-within:4', 12);
const SQUARE_RUNS = line('runs:square', 20);
/** The table of Turning Corners is that of the nim-product, which is a field below 4 and below 16. */
const FIELD_4 = square('turning-corners', 4);
const FIELD_16 = square('turning-corners', 16);
const FLIPPING = { game: 'flipping-game', rows: [3, 6], columns: [4, 8] } as const;

/** From easy to hard. A lesson's exercises keep their numbers, which are in links. */
export const EXERCISES = {
  rule: [
    {
      kind: 'winning-move',
      ...PLAY,
      game: 'flipping-game',
      rows: [1, 2],
      columns: [4, 5],
      heads: [2, 4],
    },
    {
      kind: 'lost',
      ...PLAY,
      game: 'flipping-game',
      rows: [1, 1],
      columns: [6, 6],
      heads: [2, 4],
      choices: 3,
    },
    {
      kind: 'how-many',
      ...PLAY,
      game: 'flipping-game',
      rows: [3, 3],
      columns: [4, 4],
      heads: [3, 6],
      wins: [1, 6],
    },
    { kind: 'winning-move', ...PLAY, ...square('flipping-game', 5), heads: [5, 12] },
  ],
  turtles: [
    { kind: 'nimber', ...VALUES, ...TURTLES, heads: [2, 3] },
    { kind: 'lost', ...VALUES, ...TURTLES, heads: [2, 4], choices: 3 },
    { kind: 'winning-move', ...VALUES, ...TURTLES, heads: [3, 4] },
    { kind: 'explain', shown: 'values', ...line('turning-turtles', 8), heads: [3, 5] },
    { kind: 'winning-move', ...BARE, ...TURTLES, heads: [4, 5] },
  ],
  mex: [
    { kind: 'mex', count: [4, 5], answer: [0, 3] },
    { kind: 'mex', count: [6, 8], answer: [1, 6] },
    { kind: 'gap', by: 'options', from: [1, 5], ...WITHIN },
    { kind: 'gap', by: 'options', from: [1, 4], ...line('runs:1,3,4', 12) },
    { kind: 'lost', ...VALUES, ...WITHIN, heads: [3, 5], choices: 4 },
  ],
  patterns: [
    { kind: 'gap', by: 'options', from: [1, 9], ...line('ruler', 20) },
    { kind: 'gap', by: 'options', from: [1, 6], ...line('mock-turtles', 16) },
    { kind: 'gap', by: 'options', from: [1, 10], ...line('grunt', 20) },
    { kind: 'nimber', ...BARE, ...line('ruler', 16), heads: [3, 5] },
    { kind: 'winning-move', ...BARE, ...line('ruler', 16), heads: [3, 5] },
  ],
  runs: [
    { kind: 'gap', by: 'options', from: [1, 5], ...SQUARE_RUNS },
    { kind: 'nimber', ...VALUES, ...SQUARE_RUNS, heads: [4, 7] },
    { kind: 'winning-move', ...VALUES, ...SQUARE_RUNS, heads: [4, 7] },
    { kind: 'how-many', ...VALUES, ...SQUARE_RUNS, heads: [4, 7], wins: [1, 5] },
  ],
  tartan: [
    { kind: 'gap', by: 'options', from: [3, 3], ...FIELD_4 },
    { kind: 'gap', by: 'factors', from: [3, 3], ...square('rugs', 8) },
    { kind: 'nimber', ...AXES, ...square('rugs', 4), heads: [3, 5] },
    { kind: 'winning-move', ...AXES, ...square('rugs', 4), heads: [3, 6] },
    { kind: 'gap', by: 'factors', from: [3, 3], ...square('mock-turtles*ruler', 6) },
  ],
  'nim-product': [
    { kind: 'product', form: 'product', ...FIELD_4 },
    { kind: 'product', form: 'product', ...FIELD_16 },
    { kind: 'product', form: 'inverse', ...FIELD_16 },
    { kind: 'product', form: 'quotient', ...FIELD_16 },
    { kind: 'gap', by: 'factors', from: [3, 3], ...square('turning-corners', 8) },
  ],
  counting: [
    { kind: 'nimber', ...AXES, ...FLIPPING, heads: 'all' },
    { kind: 'how-many', ...AXES, ...FLIPPING, heads: 'all', wins: [0, 100] },
    {
      kind: 'how-many',
      ...AXES,
      game: 'rugs',
      rows: [2, 5],
      columns: [2, 5],
      heads: 'all',
      wins: [0, 100],
    },
    { kind: 'how-many', ...AXES, ...square('flipping-game', 5), heads: [3, 6], wins: [1, 12] },
  ],
  'winning-move': [
    { kind: 'winning-move', ...AXES, ...square('mock-turtles-squared', 5), heads: [3, 5] },
    { kind: 'winning-move', ...AXES, ...square('twins-within:4*ruler', 6), heads: [3, 5] },
    {
      kind: 'explain',
      shown: 'axes',
      game: 'turning-turtles-squared',
      rows: [3, 3],
      columns: [4, 4],
      heads: [3, 6],
    },
    { kind: 'winning-move', ...BARE, ...square('turning-corners', 6), heads: [4, 6] },
  ],
  beyond: [
    { kind: 'gap', by: 'options', from: [2, 2], ...square('acrostic-twins', 6) },
    { kind: 'nimber', ...AXES, ...square('acrostic-twins', 5), heads: [3, 5] },
    { kind: 'lost', ...BARE, ...square('acrostic-twins', 5), heads: [3, 4], choices: 3 },
    { kind: 'winning-move', ...AXES, ...square('acrostic-twins', 5), heads: [3, 6] },
  ],
} as const satisfies Readonly<Record<string, readonly Spec[]>>;

/** The lessons by their slugs, in the order of the course. */
export type LessonSlug = keyof typeof EXERCISES;

export function exercisesOf(lesson: LessonSlug): readonly Spec[] {
  return EXERCISES[lesson];
}
