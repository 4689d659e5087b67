import english from '#words/tables';
import { wordsOf } from './words';

/** The words of the part with tables, powers and logarithms. */
export const tablesWords = wordsOf(english);
