/** The picture beside a link to the page, and the board in it. `npm run pictures` draws it. */
export const PREVIEW = { file: 'preview.png', width: 1200, height: 630, rows: 9, columns: 12 };
