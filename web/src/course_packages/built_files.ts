/** What of the built page goes into a package for course sites, by paths from its folder. */
import { isTranslated } from '../text/change_language';
import { USUAL_LANGUAGE } from '../text/language';
import { isLesson } from '../widget/lessons';
import type { Graded } from '../widget/lessons';

/**
 * The frame of what is graded: of a match the board's, and else one with the lessons alone, with all that they load in one
 * script: no board twice, and one solver.
 */
export function builtFrameOf(graded: Graded): string {
  return graded === 'match' ? 'embed' : 'course-frame';
}

/** Of an activity in this language. */
export function builtFiles(graded: Graded, tag: string): readonly string[] {
  const frame = builtFrameOf(graded);
  const words = isTranslated(tag) ? [`${tag}/course.js`, `${tag}/${frame}.js`] : [];
  const textOf = `${isTranslated(tag) ? tag : USUAL_LANGUAGE}/${frame}`;
  return [
    ...['html', 'js', 'css', 'licenses.md'].map((ending) => `${frame}.${ending}`),
    ...words,
    ...(isLesson(graded) ? [`${textOf}-${graded}.js`] : []),
    'flipping-game.js',
    'course.js',
    'course.css',
    'LICENSE',
  ];
}
