import english from '#words/learn';
import { wordsOf } from './words';

/** What stands around the lessons, and what the list says of each; what a lesson itself says is in `web/lessons`. */
export const learnWords = wordsOf(english);
