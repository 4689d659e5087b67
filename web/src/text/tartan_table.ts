import english from '#words/tartan_table';
import { wordsOf } from './words';

/** A table of values, in a lesson. */
export const tartanTableWords = wordsOf(english);
