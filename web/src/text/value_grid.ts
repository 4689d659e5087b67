import english from '#words/value_grid';
import { wordsOf } from './words';

/** A table of coins. */
export const valueGridWords = wordsOf(english);
