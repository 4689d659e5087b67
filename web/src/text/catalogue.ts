import english from '#words/catalogue';
import { wordsOf } from './words';

/** The words of the Games page. */
export const catalogueWords = wordsOf(english);
