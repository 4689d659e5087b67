import english from '#words/calculator';
import { wordsOf } from './words';

/** The words of the calculator of nimbers. */
export const calculatorWords = wordsOf(english);
