import english from '#words/predict';
import { wordsOf } from './words';

/** The words of predicting, fetched when somebody first predicts. */
export const predictWords = wordsOf(english);
