import english from '#words/three_steps';
import { wordsOf } from './words';

/** The three steps to a winning move, in a lesson. */
export const threeStepsWords = wordsOf(english);
