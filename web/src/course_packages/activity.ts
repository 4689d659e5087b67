/** What a teacher sets of exercises that are graded in a course site: `lesson=mex&seed=17&pass=60&scorm=1.2`. */
import { LARGEST_SEED } from '../game/match';
import { choice, optional, whole } from '../game/schema';
import type { Printed, ValuesOf } from '../game/schema';
import { SLUGS } from '../widget/lessons';
import type { ExerciseSource } from '../widget/lessons';

/** The versions of SCORM; of 2004 the third edition, which sites of the fourth take as well. */
export const STANDARDS = ['1.2', '2004'] as const;

export const LESSON = choice(SLUGS, 'rule');

/** What every such activity has. */
export const GRADING = {
  /** With it everybody has the same exercises; without it each learner has others. */
  seed: optional(whole(0, LARGEST_SEED, 17)),
  /** The least score that passes, of 100; without it nothing is said of passing. */
  pass: optional(whole(0, 100, 60)),
  standard: { ...choice(STANDARDS, '1.2'), keys: ['scorm'] },
};

export interface CourseActivity extends ValuesOf<typeof GRADING> {
  readonly lesson: ExerciseSource;
  /** Which of its exercises, or puzzles on which board, as keys of the frame's address; of a lesson else all. */
  readonly wanted?: Printed;
}

/** An activity with what its reader sees of it before it's opened. */
export interface NamedActivity extends CourseActivity {
  readonly title: string;
  readonly lang: string;
}

/** Without an ending, and the same for the same activity. */
export function packageName({ lesson, wanted = [], seed, standard }: CourseActivity): string {
  const which = wanted.map(([, value]) => value.replaceAll(/[^\w]+/gu, '-'));
  const set = seed === undefined ? 'own-sets' : `set-${seed}`;
  return ['tartan', lesson, ...which, set, 'scorm', standard].join('-');
}
