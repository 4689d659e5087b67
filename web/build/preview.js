/** The picture beside a link to the page. `npm run pictures` draws it. */
export const PREVIEW = { file: 'preview.png', width: 1200, height: 630 };
