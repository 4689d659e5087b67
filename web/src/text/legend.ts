import english from '#words/legend';
import { wordsOf } from './words';

/** The words of the legend, fetched with it. */
export const legendWords = wordsOf(english);
