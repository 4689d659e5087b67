import english from '#words/frame';
import { wordsOf } from './words';

/** The words of the frame with the board in it, which the page does without. */
export const frameWords = wordsOf(english);
