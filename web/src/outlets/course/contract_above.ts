/** What counts, as the page around an activity says it: exercises and puzzles say the rest above themselves. */
import { limitsOf, type Hideable, type Lockable } from '../../game/limits';
import { contractAbove, type GradedKind } from '../../text/contract';

/** The names in a list of the frame's address. */
export function listIn(settings: URLSearchParams, key: 'hide' | 'lock'): readonly string[] {
  return settings.get(key)?.split(',') ?? [];
}

export function gradedKindOf(settings: URLSearchParams): GradedKind {
  if (settings.get('mode') === 'play') return 'match';
  return settings.has('lesson') ? 'lesson' : 'puzzles';
}

/** `pass`: the least score that passes, of 100. '' where there's nothing to say. */
export function contractOf(settings: URLSearchParams, pass: number | undefined): string {
  // Names that aren't known keep nothing back.
  const hidden = listIn(settings, 'hide') as Hideable[];
  const locked = listIn(settings, 'lock') as Lockable[];
  return contractAbove(gradedKindOf(settings), limitsOf(hidden, locked), pass);
}
