import english from '#words/nimbers';
import { wordsOf } from './words';

/** The words around the parts of the Nimbers page; each part has its own. */
export const nimbersWords = wordsOf(english);
