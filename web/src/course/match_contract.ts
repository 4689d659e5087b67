/** What a match counts: exercises say it above themselves, and a match says it in the page around it. */
import { limitsOf } from '../game/limits';
import type { Hideable, Lockable } from '../game/limits';
import { matchContract } from '../text/contract';

/** Undefined where the activity is no match. */
export function contractAbove(activity: Pick<Element, 'getAttribute'>): string | undefined {
  const settings = new URLSearchParams(activity.getAttribute('settings') ?? '');
  const asked = (name: string) =>
    (settings.get(name) ?? activity.getAttribute(name) ?? '').split(',');
  if (!asked('mode').includes('play')) return undefined;
  // Names that aren't known keep nothing back.
  return matchContract(limitsOf(asked('hide') as Hideable[], asked('lock') as Lockable[]));
}
