/**
 * What solving exercises is worth: the contract that readers, teachers and course sites have. An exercise gives one
 * point. Each wrong answer and each hint takes a quarter of it, but something solved never gives less than a quarter.
 * An answer that was shown gives nothing. The score is the share of all points; it's complete once nothing is open.
 */
import type { ExerciseWork } from './progress';

/** Points are counted in quarters, so that they stay whole. */
export const QUARTERS = 4;

export interface Points {
  /** In quarters of a point. */
  readonly gained: number;
  readonly most: number;
  /** Whether an answer was checked or shown: before that there's no score, and not one of 0. */
  readonly isBegun: boolean;
  readonly isComplete: boolean;
}

export function quartersOf({ outcome, tries, hints }: ExerciseWork): number {
  if (outcome !== 'solved') return 0;
  const wrong = tries - 1;
  return Math.max(1, QUARTERS - wrong - hints);
}

export function pointsOf(works: readonly ExerciseWork[]): Points {
  return {
    gained: works.reduce((sum, work) => sum + quartersOf(work), 0),
    most: QUARTERS * works.length,
    isBegun: works.some(({ tries, outcome }) => tries > 0 || outcome !== 'open'),
    isComplete: works.every(({ outcome }) => outcome !== 'open'),
  };
}
