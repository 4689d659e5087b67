import english from '#words/histogram';
import { wordsOf } from './words';

/** Histograms of move nimbers, on Solve and in a lesson. */
export const histogramWords = wordsOf(english);
