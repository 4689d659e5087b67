/** The module that `web/build/texts.js` generates for each build. It rejects if nothing can be loaded. */

/** The words of the languages other than English. */
declare module '#texts' {
  export function loadWords(
    tag: string,
    part: 'first' | 'later',
  ): Promise<import('./texts').Catalogues>;
}

/** The lessons of all languages. */
declare module '#lessons' {
  export function loadLesson(tag: string, slug: string): Promise<import('./texts').TextOfLesson>;
}
