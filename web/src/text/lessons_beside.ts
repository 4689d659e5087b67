/** The lessons' texts for scripts that show them, loaded one by one. */
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { textsIn } from './texts_beside';
import type { TextOfLesson } from './texts';

/** The functions that compiled lessons call. */
const runtime = { Fragment, jsx, jsxs };
type Lesson = (made: typeof runtime) => { readonly default: TextOfLesson };

export const lessonsBeside =
  (script: string) =>
  async (tag: string, slug: string): Promise<TextOfLesson> =>
    ((await textsIn(`${tag}/${script}-${slug}`)) as Lesson)(runtime).default;
