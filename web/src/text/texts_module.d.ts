/** What `web/build/texts.js` makes for each build: words of the languages beside English, lessons of all. They reject where nothing comes. */
declare module '#texts' {
  export function loadWords(
    tag: string,
    part: 'first' | 'later',
  ): Promise<import('./texts').Catalogues>;
  export function loadLesson(tag: string, slug: string): Promise<import('./texts').TextOfLesson>;
}
