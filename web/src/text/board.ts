import english from '#words/board';
import { wordsOf } from './words';

/** The words of the board at first sight. */
export const boardWords = wordsOf(english);
