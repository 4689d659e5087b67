import english from '#words/sequence';
import { wordsOf } from './words';

/** The words of whole sequences, fetched when somebody first opens them. */
export const sequenceWords = wordsOf(english);
