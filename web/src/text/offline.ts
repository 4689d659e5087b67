/** The words of a newer version: a catalogue of its own, which comes after the first view. */
import { offline } from './en/offline';

export function offlineText(): typeof offline {
  return offline;
}
