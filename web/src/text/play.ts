/** The words of playing: a catalogue of its own, which is fetched when somebody first plays. */
import { play } from './en/play';

export type PlayTexts = typeof play;

export function playText(): PlayTexts {
  return play;
}
