/** The built files that go into a package for course sites, by paths from the page's folder. */
import { isTranslated } from '../../text/change_language';
import { DEFAULT_LANGUAGE } from '../../text/language';
import { isLesson, type GradedSource } from '../../activity/lesson_names';

/**
 * The name of the script that draws the activity, and of its style sheet: for a match the board's; otherwise the
 * lessons' with everything they load in one script, with no board twice and one solver.
 */
export function builtScriptName(graded: GradedSource): string {
  return graded === 'match' ? 'embed' : 'course-frame';
}

/** The files for an activity in this language. */
export function builtFiles(graded: GradedSource, tag: string): readonly string[] {
  const script = builtScriptName(graded);
  const words = isTranslated(tag) ? [`${tag}/course.js`, `${tag}/${script}.js`] : [];
  const textOf = `${isTranslated(tag) ? tag : DEFAULT_LANGUAGE}/${script}`;
  return [
    ...['js', 'css', 'licenses.md'].map((ending) => `${script}.${ending}`),
    ...words,
    ...(isLesson(graded) ? [`${textOf}-${graded}.js`] : []),
    'course.js',
    'course.css',
    'LICENSE',
  ];
}
