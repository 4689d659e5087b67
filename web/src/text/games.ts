import english from '#words/games';
import { wordsOf } from './words';

/** The words of all games but the one that the page begins with, fetched when another one is shown. */
export const gamesWords = wordsOf(english);
