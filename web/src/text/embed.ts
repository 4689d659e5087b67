import english from '#words/embed';
import { wordsOf } from './words';

/** The words of the Embed page, fetched with it. */
export const embedWords = wordsOf(english);
