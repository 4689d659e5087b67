import english from '#words/solve';
import { wordsOf } from './words';

/** The words of the Solve page, fetched with it. */
export const solveWords = wordsOf(english);
