/** The grading contract shown above an activity; exercises and puzzles show the rest themselves. */
import { limitsOf, type Hideable, type Lockable } from '../../game/limits';
import { contractAbove, type GradedKind } from '../../text/contract';

/** The names in a list of the frame's address. */
export function readNameList(settings: URLSearchParams, key: 'hide' | 'lock'): readonly string[] {
  return settings.get(key)?.split(',') ?? [];
}

export function gradedKindOf(settings: URLSearchParams): GradedKind {
  if (settings.get('mode') === 'play') return 'match';
  return settings.has('lesson') ? 'lesson' : 'puzzles';
}

/** `pass` is the pass mark in percent. '' if there is nothing to say. */
export function contractOf(settings: URLSearchParams, pass: number | undefined): string {
  // Unknown names hide nothing.
  const hidden = readNameList(settings, 'hide') as Hideable[];
  const locked = readNameList(settings, 'lock') as Lockable[];
  return contractAbove(gradedKindOf(settings), limitsOf(hidden, locked), pass);
}
