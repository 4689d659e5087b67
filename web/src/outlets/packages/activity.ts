/** What a teacher sets of an activity that a course site grades: `lesson=mex&seed=17&pass=60&scorm=1.2`. */
import { LARGEST_SEED } from '../../game/match';
import { choice, optional, whole, type Printed, type ValuesOf } from '../../game/schema';
import { SLUGS, type Graded } from '../../activity/lesson_names';

/** The versions of SCORM; of 2004 the third edition, which sites of the fourth take as well. */
export const STANDARDS = ['1.2', '2004'] as const;

export const LESSON = choice(SLUGS, 'rule');

/** What every such activity has. */
export const GRADING = {
  /** With it everybody has the same exercises; without it each learner has others. A match has none. */
  seed: optional(whole(0, LARGEST_SEED, 17)),
  /** The least score that passes, of 100; without it nothing is said of passing. */
  pass: optional(whole(1, 100, 60)),
  standard: { ...choice(STANDARDS, '1.2'), keys: ['scorm'] },
};

export interface CourseActivity extends ValuesOf<typeof GRADING> {
  readonly graded: Graded;
  /** Which of its exercises, else all; puzzles, or which match, on which board: as keys of an address. */
  readonly wanted?: Printed;
}

/** An activity with what its reader sees of it before it's opened. */
export interface NamedActivity extends CourseActivity {
  readonly title: string;
  readonly lang: string;
  /** The sentence that the page shows as long as no script runs, with `NO_SCRIPT` in it. */
  readonly notLoaded: string;
}

/** For the learner's teacher, in English whatever the language. */
export const NO_SCRIPT = 'course.js can’t run: scripts are off, or it’s missing.';

/** Without an ending, and the same for the same activity. */
export function packageName(activity: CourseActivity): string {
  const { graded, wanted = [], seed, pass, standard } = activity;
  // As `puzzles-10-rows-4` and `mex-tries-3`.
  const which = wanted.map(([key, value]) => {
    const name = value.replaceAll(/[^\w]+/gu, '-');
    return key === graded ? name : `${key}-${name}`;
  });
  const own = hasOwnSets(activity) ? ['own-sets'] : [];
  const set = seed === undefined ? own : [`set-${seed}`];
  const mark = pass === undefined ? [] : [`pass-${pass}`];
  return ['tartan', graded, ...which, ...set, ...mark, 'scorm', standard].join('-');
}

/** Each learner has exercises of their own. */
export function hasOwnSets({ graded, seed }: CourseActivity): boolean {
  return graded !== 'match' && seed === undefined;
}

/** As keys of the frame's address. */
export function activityKeys({
  graded,
  wanted = [],
}: Pick<CourseActivity, 'graded' | 'wanted'>): Printed {
  if (graded === 'match') return matchKeys(wanted);
  return graded === 'puzzles' ? wanted : [['lesson', graded], ...wanted];
}

/** Its reader plays this match, from its start, against this opponent, and no other one. */
function matchKeys(wanted: Printed): Printed {
  const locks = wanted.filter(([key]) => key === 'lock').map(([, value]) => value);
  return [
    ...wanted.filter(([key]) => key !== 'lock'),
    ['mode', 'play'],
    ['lock', ['position', 'mode', 'opponent', ...locks].join(',')],
  ];
}
