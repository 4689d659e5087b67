import english from '#words/first_minute';
import { wordsOf } from './words';

/** The words of a newcomer's first minute, fetched for newcomers. */
export const firstMinuteWords = wordsOf(english);
