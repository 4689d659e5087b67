/** What `web/build/texts.js` makes for each build. It rejects where nothing comes. */

/** The words of the languages beside English. */
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
