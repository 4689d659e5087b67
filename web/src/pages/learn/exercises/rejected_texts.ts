import t from '#words/exercises';
import type { AskedSet } from './set';

/** What an address asked of a set and did not get. */
export function rejectedTexts({ seed, exercises }: AskedSet['rejected']): string[] {
  return [
    ...(seed === undefined ? [] : [t('bad-seed', { seed })]),
    ...(exercises === undefined ? [] : [t('bad-exercises', { exercises })]),
  ];
}
