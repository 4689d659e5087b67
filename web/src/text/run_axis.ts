import english from '#words/run_axis';
import { wordsOf } from './words';

/** An axis of runs, in a lesson. */
export const runAxisWords = wordsOf(english);
