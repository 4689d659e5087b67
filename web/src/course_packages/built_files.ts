/** What of the built page goes into a package for course sites. */

/** The frame with the lessons alone, with all that they load in one script: no board twice, and one solver. */
export const COURSE_FRAME = 'course-frame';

/** From the folder of the built page. */
export const BUILT_FILES: readonly string[] = [
  ...['html', 'js', 'css', 'licenses.md'].map((ending) => `${COURSE_FRAME}.${ending}`),
  'flipping-game.js',
  'course.js',
  'LICENSE',
];
