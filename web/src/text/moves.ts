import english from '#words/moves';
import { wordsOf } from './words';

/** The words of lists and tables of moves, fetched with them. */
export const moveListWords = wordsOf(english);
