/** The texts of lessons, of scripts that show them: one by one, so that who reads one loads no other. */
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { textsIn } from './texts_beside';
import type { TextOfLesson } from './texts';

/** What lessons are made of. */
const runtime = { Fragment, jsx, jsxs };
type Lesson = (made: typeof runtime) => { readonly default: TextOfLesson };

export const lessonsBeside =
  (script: string) =>
  async (tag: string, slug: string): Promise<TextOfLesson> =>
    ((await textsIn(`${tag}/${script}-${slug}`)) as Lesson)(runtime).default;
