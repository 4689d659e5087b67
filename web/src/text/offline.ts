import english from '#words/offline';
import { wordsOf } from './words';

/** The words of a newer version, which come after the first view. */
export const offlineWords = wordsOf(english);
