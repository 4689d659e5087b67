import english from '#words/nim_product';
import { wordsOf } from './words';

/** Nim-products, in a lesson. */
export const nimProductWords = wordsOf(english);
