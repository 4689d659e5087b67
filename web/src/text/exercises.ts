import english from '#words/exercises';
import { wordsOf } from './words';

/** The words of the exercises: on the page, on paper, and to hand in. */
export const exercisesWords = wordsOf(english);
