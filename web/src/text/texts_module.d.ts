/** What `web/build/texts.js` makes for each build: the texts of the languages beside English. They reject where nothing comes. */
declare module '#texts' {
  export function loadWords(
    tag: string,
    part: 'first' | 'later',
  ): Promise<import('./texts').Catalogues>;
  /** Undefined where that language has no such lesson. */
  export function loadLesson(
    tag: string,
    slug: string,
  ): Promise<import('./texts').TextOfLesson | undefined>;
}
