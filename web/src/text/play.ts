/** The words of playing: a catalogue of its own, which is fetched when somebody first plays. */
import { play } from './en/play';

export function playText(): typeof play {
  return play;
}
