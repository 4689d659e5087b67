import english from '#words/counting';
import { wordsOf } from './words';

/** The instruments of the lesson on counting. */
export const countingWords = wordsOf(english);
