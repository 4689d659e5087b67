import english from '#words/share';
import { wordsOf } from './words';

/** The words of keeping and sharing, fetched with what does it. */
export const shareWords = wordsOf(english);
