/** The words of a newcomer's first minute: a catalogue of its own, which is fetched for newcomers. */
import { firstMinute } from './en/first_minute';

export function firstMinuteText(): typeof firstMinute {
  return firstMinute;
}
