import english from '#words/site';
import { wordsOf } from './words';

/** The words around every page. */
export const siteWords = wordsOf(english);
