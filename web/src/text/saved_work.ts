/** The words of work that is kept over a reload: a catalogue of its own, fetched with the Solve page. */
import { savedWork } from './en/saved_work';

export function savedWorkText(): typeof savedWork {
  return savedWork;
}
