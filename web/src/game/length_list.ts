/** Reads a typed list of the lengths that a game's runs may have: `1, 3, 7`. */
import { largestAxisSize } from '../engine/api/axes';
import type { Reading } from './reading';

export type ListProblem =
  | { readonly kind: 'empty-list' }
  | { readonly kind: 'not-a-length'; readonly entry: string }
  | { readonly kind: 'length-too-large'; readonly entry: string };

/** The texts between commas, semicolons and blanks. */
export const listEntries = (typed: string): readonly string[] =>
  typed.split(/[\s,;]+/u).filter((entry) => entry !== '');

/** Reads the list and returns it as the solver needs it: ascending, without repetition, with commas between. */
export function readLengthList(typed: string): Reading<string, ListProblem> {
  const entries = listEntries(typed);
  if (entries.length === 0) return { ok: false, problem: { kind: 'empty-list' } };
  const lengths = new Set<number>();
  for (const entry of entries) {
    if (!/^\d+$/u.test(entry) || /^0+$/u.test(entry))
      return { ok: false, problem: { kind: 'not-a-length', entry } };
    if (BigInt(entry) > BigInt(largestAxisSize))
      return { ok: false, problem: { kind: 'length-too-large', entry } };
    lengths.add(Number(entry));
  }
  return { ok: true, value: [...lengths].sort((one, other) => one - other).join(',') };
}
