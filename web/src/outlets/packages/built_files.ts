/** What of the built page goes into a package for course sites, by paths from its folder. */
import { isTranslated } from '../../text/change_language';
import { USUAL_LANGUAGE } from '../../text/language';
import { isLesson, type Graded } from '../../activity/lesson_names';

/**
 * The name of the script that draws what is graded, and of its style sheet: of a match the board's, and else the lessons'
 * with all that they load in one script, with no board twice and one solver.
 */
export function builtScriptOf(graded: Graded): string {
  return graded === 'match' ? 'embed' : 'course-frame';
}

/** Of an activity in this language. */
export function builtFiles(graded: Graded, tag: string): readonly string[] {
  const script = builtScriptOf(graded);
  const words = isTranslated(tag) ? [`${tag}/course.js`, `${tag}/${script}.js`] : [];
  const textOf = `${isTranslated(tag) ? tag : USUAL_LANGUAGE}/${script}`;
  return [
    ...['js', 'css', 'licenses.md'].map((ending) => `${script}.${ending}`),
    ...words,
    ...(isLesson(graded) ? [`${textOf}-${graded}.js`] : []),
    'course.js',
    'course.css',
    'LICENSE',
  ];
}
