import english from '#words/nim_table';
import { wordsOf } from './words';

/** The words of a table of nimbers, fetched when one is shown. */
export const nimTableWords = wordsOf(english);
