/** The words of the Embed page: a catalogue of its own, which is fetched when it is opened. */
import { embed } from './en/embed';

export function embedText(): typeof embed {
  return embed;
}
