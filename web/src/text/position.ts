import english from '#words/position';
import { wordsOf } from './words';

/** The words for what is known of a position, fetched after the board is drawn. */
export const positionWords = wordsOf(english);
