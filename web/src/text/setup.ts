import english from '#words/setup';
import { wordsOf } from './words';

/** The words of what is set once, fetched with the parts that set it. */
export const setupWords = wordsOf(english);
