import english from '#words/chessboard';
import { wordsOf } from './words';

/** The words of Chessboard Nim, fetched with that part of the Nimbers page. */
export const chessboardWords = wordsOf(english);
