import english from '#words/steps';
import { wordsOf } from './words';

/** A winning move in three steps, fetched when it is asked for. */
export const stepsWords = wordsOf(english);
