import english from '#words/mex_builder';
import { wordsOf } from './words';

/** Grundy numbers that are found by hand, box by box, in a lesson. */
export const mexBuilderWords = wordsOf(english);
