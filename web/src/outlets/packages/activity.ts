/** A teacher's settings for an activity that a course site grades: `lesson=mex&seed=17&pass=60&scorm=1.2`. */
import { LARGEST_SEED } from '../../game/match';
import {
  choiceSetting,
  optionalSetting,
  wholeNumberSetting,
  type AddressEntries,
  type ValuesOf,
} from '../../game/schema';
import { LESSON_SLUGS, type GradedSource } from '../../activity/lesson_names';

/** The versions of SCORM; of 2004 the third edition, which sites of the fourth accept as well. */
export const PACKAGE_STANDARDS = ['1.2', '2004'] as const;

export const LESSON_SETTINGS = choiceSetting(LESSON_SLUGS, 'rule');

/** The settings that all activities have. */
export const GRADING_SETTINGS = {
  /** With a seed everybody has the same exercises; without it each learner has others. A match has none. */
  seed: optionalSetting(wholeNumberSetting(0, LARGEST_SEED, 17)),
  /** The pass mark in percent; without it passing is not reported. */
  pass: optionalSetting(wholeNumberSetting(1, 100, 60)),
  standard: { ...choiceSetting(PACKAGE_STANDARDS, '1.2'), keys: ['scorm'] },
};

export interface CourseActivity extends ValuesOf<typeof GRADING_SETTINGS> {
  readonly graded: GradedSource;
  /**
   * The chosen exercises, by default all; the number of puzzles, or the match; and the board: as keys of an address.
   */
  readonly wanted?: AddressEntries;
}

/** An activity with its texts for learners before it is opened. */
export interface NamedActivity extends CourseActivity {
  readonly title: string;
  readonly lang: string;
  /** The sentence that the page shows until its script runs; contains `NO_SCRIPT`. */
  readonly notLoaded: string;
}

/** For the learner's teacher, in English whatever the language. */
export const NO_SCRIPT = 'course.js can’t run: scripts are off, or it’s missing.';

/** Without an ending, and the same for the same activity. */
export function packageName(activity: CourseActivity): string {
  const { graded, wanted = [], seed, pass, standard } = activity;
  // For example `puzzles-10-rows-4` or `mex-tries-3`.
  const which = wanted.map(([key, value]) => {
    const name = value.replaceAll(/[^\w]+/gu, '-');
    return key === graded ? name : `${key}-${name}`;
  });
  const own = hasOwnSets(activity) ? ['own-sets'] : [];
  const set = seed === undefined ? own : [`set-${seed}`];
  const mark = pass === undefined ? [] : [`pass-${pass}`];
  return ['tartan', graded, ...which, ...set, ...mark, 'scorm', standard].join('-');
}

/** True if each learner has their own exercises. */
export function hasOwnSets({ graded, seed }: CourseActivity): boolean {
  return graded !== 'match' && seed === undefined;
}

/** The keys of the frame's address. */
export function activityKeys({
  graded,
  wanted = [],
}: Pick<CourseActivity, 'graded' | 'wanted'>): AddressEntries {
  if (graded === 'match') return matchKeys(wanted);
  return graded === 'puzzles' ? wanted : [['lesson', graded], ...wanted];
}

/** The keys that lock a match: this start, this opponent. */
function matchKeys(wanted: AddressEntries): AddressEntries {
  const locks = wanted.filter(([key]) => key === 'lock').map(([, value]) => value);
  return [
    ...wanted.filter(([key]) => key !== 'lock'),
    ['mode', 'play'],
    ['lock', ['position', 'mode', 'opponent', ...locks].join(',')],
  ];
}
