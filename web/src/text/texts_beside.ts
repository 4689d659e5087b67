/**
 * The texts of languages other than English, in files beside a frame's script `embed.js`: the words in `de/embed.js`,
 * and a lesson in `de/embed-mex.js`. Separate from lessons, as some scripts have words only.
 */
import { loadFiles } from './files_beside';
import type { Catalogues } from './texts';

declare global {
  interface Window {
    /** By the names of their scripts, which register them here. */
    tartanTexts?: Readonly<Record<string, unknown>>;
  }
}

export async function textsIn(script: string): Promise<unknown> {
  if (window.tartanTexts?.[script] === undefined) await loadFiles(script, ['js'], document);
  const texts = window.tartanTexts?.[script];
  if (texts === undefined) throw new Error(`${script}.js has no texts.`);
  return texts;
}

/** All of a language's words are loaded at once. */
export const wordsLoaderOf =
  (script: string) =>
  async (tag: string, part: 'first' | 'later'): Promise<Catalogues> =>
    part === 'first' ? ((await textsIn(`${tag}/${script}`)) as Catalogues) : {};
