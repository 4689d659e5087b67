import english from '#words/mex_question';
import { wordsOf } from './words';

/** A number to be found, in a lesson. */
export const mexQuestionWords = wordsOf(english);
