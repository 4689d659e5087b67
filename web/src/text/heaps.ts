import english from '#words/heaps';
import { wordsOf } from './words';

/** The words of heaps, sums and their binary columns, fetched when they are shown. */
export const heapsWords = wordsOf(english);
