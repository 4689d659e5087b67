import english from '#words/play';
import { wordsOf } from './words';

/** The words of playing, fetched when somebody first plays. */
export const playWords = wordsOf(english);
