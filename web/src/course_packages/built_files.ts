/** What of the built page goes into a package for course sites, by paths from its folder. */
import type { Graded } from '../widget/lessons';

/**
 * The frame of what is graded: of a match the board's, and else one with the lessons alone, with all that they load in one
 * script: no board twice, and one solver.
 */
export function builtFrameOf(graded: Graded): string {
  return graded === 'match' ? 'embed' : 'course-frame';
}

export function builtFiles(graded: Graded): readonly string[] {
  return [
    ...['html', 'js', 'css', 'licenses.md'].map((ending) => `${builtFrameOf(graded)}.${ending}`),
    'flipping-game.js',
    'course.js',
    'course.css',
    'LICENSE',
  ];
}
