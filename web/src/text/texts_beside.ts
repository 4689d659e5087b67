/** The texts of another language than English: of a frame's script `embed.js` they lie beside it, in `embed-de.js`. */
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { loadFiles } from './files_beside';
import type { Catalogues, TextOfLesson } from './texts';

/** What lessons are made of. */
const runtime = { Fragment, jsx, jsxs };

interface TextsBeside {
  readonly words: Catalogues;
  readonly lessons: Readonly<
    Record<string, (made: typeof runtime) => { readonly default: TextOfLesson }>
  >;
}

declare global {
  interface Window {
    /** By the names of their scripts: they put them here. */
    tartanTexts?: Readonly<Record<string, TextsBeside>>;
  }
}

async function load(script: string, tag: string): Promise<TextsBeside> {
  const name = `${script}-${tag}`;
  if (window.tartanTexts?.[name] === undefined) await loadFiles(name, ['js'], document);
  const texts = window.tartanTexts?.[name];
  if (texts === undefined) throw new Error(`${name}.js has no texts.`);
  return texts;
}

/** All come with the first. */
export const wordsBeside =
  (script: string) =>
  async (tag: string, part: 'first' | 'later'): Promise<Catalogues> =>
    part === 'first' ? (await load(script, tag)).words : {};

export const lessonsBeside =
  (script: string) =>
  async (tag: string, slug: string): Promise<TextOfLesson | undefined> =>
    (await load(script, tag)).lessons[slug]?.(runtime).default;
