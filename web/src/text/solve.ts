/** The words of the Solve page: a catalogue of its own, which is fetched with the page. */
import { solve } from './en/solve';

export function solveText(): typeof solve {
  return solve;
}
