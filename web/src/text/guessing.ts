import english from '#words/guessing';
import { wordsOf } from './words';

/** A sequence that is guessed value by value, in a lesson. */
export const guessingWords = wordsOf(english);
