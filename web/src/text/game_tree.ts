import english from '#words/game_tree';
import { wordsOf } from './words';

/** The tree of a tiny game, in a lesson. */
export const gameTreeWords = wordsOf(english);
