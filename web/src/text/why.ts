import english from '#words/why';
import { wordsOf } from './words';

/** Why a move wins or not, fetched with the first explanation. */
export const whyWords = wordsOf(english);
