/**
 * The texts of another language than English: of a frame's script `embed.js` they lie beside it, the words in `de/embed.js`
 * and a lesson in `de/embed-mex.js`. Without what lessons need: some scripts have words alone.
 */
import { loadFiles } from './files_beside';
import type { Catalogues } from './texts';

declare global {
  interface Window {
    /** By the names of their scripts, which put them here. */
    tartanTexts?: Readonly<Record<string, unknown>>;
  }
}

export async function textsIn(script: string): Promise<unknown> {
  if (window.tartanTexts?.[script] === undefined) await loadFiles(script, ['js'], document);
  const texts = window.tartanTexts?.[script];
  if (texts === undefined) throw new Error(`${script}.js has no texts.`);
  return texts;
}

/** All come with the first. */
export const wordsBeside =
  (script: string) =>
  async (tag: string, part: 'first' | 'later'): Promise<Catalogues> =>
    part === 'first' ? ((await textsIn(`${tag}/${script}`)) as Catalogues) : {};
