/** The words of whole sequences: a catalogue of its own, fetched when one is first asked for. */
import { sequence } from './en/sequence';

export function sequenceText(): typeof sequence {
  return sequence;
}
