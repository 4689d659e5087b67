import english from '#words/boxes';
import { wordsOf } from './words';

/** The words of boxes, the products of three or more games, fetched when they are shown. */
export const boxesWords = wordsOf(english);
