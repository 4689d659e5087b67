/** The words of the frame with the board in it: a catalogue of its own, which the page does without. */
import { frame } from './en/frame';

export function frameText(): typeof frame {
  return frame;
}

/** The languages that a frame can be asked for. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
