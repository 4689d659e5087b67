/** What counts, as the page around an activity says it: exercises and puzzles say the rest above themselves. */
import { limitsOf } from '../game/limits';
import type { Hideable, Lockable } from '../game/limits';
import { contractAbove } from '../text/contract';

/** What the activity's frame is asked for, by its attributes or by further keys of its address. */
export function askedOf(activity: Pick<Element, 'getAttribute'>, name: string): readonly string[] {
  const settings = new URLSearchParams(activity.getAttribute('settings') ?? '');
  return (settings.get(name) ?? activity.getAttribute(name) ?? '').split(',');
}

export function isMatch(activity: Pick<Element, 'getAttribute'>): boolean {
  return askedOf(activity, 'mode').includes('play');
}

/** '' where there's nothing to say. */
export function contractOf(
  activity: Pick<Element, 'getAttribute'>,
  pass: number | undefined,
): string {
  const asked = (name: string) => askedOf(activity, name);
  const exercises = asked('lesson')[0] === '' ? 'puzzles' : 'lesson';
  const what = isMatch(activity) ? 'match' : exercises;
  // Names that aren't known keep nothing back.
  const limits = limitsOf(asked('hide') as Hideable[], asked('lock') as Lockable[]);
  return contractAbove(what, limits, pass);
}
