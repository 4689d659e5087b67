/** The words of predicting: a catalogue of its own, which is fetched when somebody first predicts. */
import { predict } from './en/predict';

export function predictText(): typeof predict {
  return predict;
}
