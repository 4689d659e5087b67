/**
 * What solving something is worth: the contract with readers, teachers and course sites. An exercise or a game won
 * gives one point. Each wrong answer, each hint and each move taken back costs a quarter of it, but something solved
 * never gives less than a quarter. The same answer twice in a row counts once, and a game that the computer ends before
 * its reader has moved gives no score. An answer that was shown, or not found within the allowed tries, gives nothing.
 * The score is the share of all points; it's complete once nothing is open.
 */
/** Points are counted in quarters, so that they are whole numbers. */
export const QUARTERS_PER_POINT = 4;

/** The reader's work on one exercise or game. */
export interface Attempt {
  readonly outcome: 'open' | 'solved' | 'shown' | 'failed';
  /** The number of checked answers. */
  readonly tries: number;
  readonly hints: number;
}

export interface Points {
  /** In quarters of a point. */
  readonly gained: number;
  readonly most: number;
  /** An answer was checked or shown; before that there is no score, rather than a score of 0. */
  readonly isBegun: boolean;
  readonly isComplete: boolean;
}

export function quartersOf({ outcome, tries, hints }: Attempt): number {
  if (outcome !== 'solved') return 0;
  const wrong = tries - 1;
  return Math.max(1, QUARTERS_PER_POINT - wrong - hints);
}

export function pointsOf(works: readonly Attempt[]): Points {
  return {
    gained: works.reduce((sum, work) => sum + quartersOf(work), 0),
    most: QUARTERS_PER_POINT * works.length,
    isBegun: works.some(({ tries, outcome }) => tries > 0 || outcome !== 'open'),
    isComplete: works.every(({ outcome }) => outcome !== 'open'),
  };
}
