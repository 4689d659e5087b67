/** The length families a reader can choose, and lists of their own such as `1, 3, 7`. */
import { largestAxisSize } from '../../engine/protocol';
import { isLengthFamily } from '../../game/game';
import type { LengthFamily } from '../../game/game';
import type { Reading } from '../../game/reading';

/** A family chosen by name, or a list; the typed list is kept while another family is chosen. */
export interface LengthFamilyField {
  readonly choice: LengthFamily | 'list';
  readonly list: string;
}

export type ListProblem =
  | { readonly kind: 'empty-list' }
  | { readonly kind: 'not-a-length'; readonly entry: string }
  | { readonly kind: 'length-too-large'; readonly entry: string };

const EXAMPLE_LIST = '1, 3, 7';

export function namedFamily(choice: LengthFamily): LengthFamilyField {
  return { choice, list: EXAMPLE_LIST };
}

/** The solver's name for the chosen lengths: a family, or a list in order and without repeats. */
export function readLengthFamily(field: LengthFamilyField): Reading<string, ListProblem> {
  return field.choice === 'list' ? readList(field.list) : { ok: true, value: field.choice };
}

/** The field that shows what the solver calls `lengths`: the inverse of `readLengthFamily`. */
export function lengthFamilyField(lengths: string): Reading<LengthFamilyField, ListProblem> {
  if (isLengthFamily(lengths)) return { ok: true, value: namedFamily(lengths) };
  const list = readList(lengths);
  return list.ok
    ? { ok: true, value: { choice: 'list', list: list.value.replaceAll(',', ', ') } }
    : list;
}

function readList(typed: string): Reading<string, ListProblem> {
  const entries = typed
    .normalize('NFKC')
    .split(/[\s,;]+/u)
    .filter((entry) => entry !== '');
  if (entries.length === 0) return { ok: false, problem: { kind: 'empty-list' } };
  const lengths = new Set<number>();
  for (const entry of entries) {
    if (!/^\d+$/u.test(entry) || /^0+$/u.test(entry))
      return { ok: false, problem: { kind: 'not-a-length', entry } };
    if (BigInt(entry) > BigInt(largestAxisSize))
      return { ok: false, problem: { kind: 'length-too-large', entry } };
    lengths.add(Number(entry));
  }
  return { ok: true, value: [...lengths].sort((a, b) => a - b).join(',') };
}
