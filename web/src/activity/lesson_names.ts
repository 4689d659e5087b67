/** Facts about lessons that need no loading. */

/** The lessons in their order, with the number of exercises of each. */
export const EXERCISE_COUNTS = {
  rule: 5,
  turtles: 7,
  coins: 7,
  mex: 9,
  patterns: 7,
  runs: 9,
  tartan: 7,
  'nim-product': 8,
  counting: 7,
  'winning-move': 8,
  beyond: 6,
  chessboard: 8,
} as const;

export type Slug = keyof typeof EXERCISE_COUNTS;
export const LESSON_SLUGS = Object.keys(EXERCISE_COUNTS) as readonly Slug[];

/** A lesson has exercises; puzzles need none. */
export type ExerciseSource = Slug | 'puzzles';

/** What a course site can grade: exercises, or a match against the computer. */
export type GradedSource = ExerciseSource | 'match';

export const isLesson = (graded: GradedSource): graded is Slug => graded in EXERCISE_COUNTS;

export const exerciseCount = (source: ExerciseSource) =>
  source === 'puzzles' ? 1 : EXERCISE_COUNTS[source];
