import english from '#words/balance';
import { wordsOf } from './words';

/** The coins of a board in binary, in a lesson. */
export const balanceWords = wordsOf(english);
