/**
 * The powers of a field's generator g, by their exponents from 0 on; or the logarithms of its nimbers: the n with gⁿ =
 * a. A page of a list is a square of 16 lines of 16 entries.
 */
import type { NimPowers } from '../../../engine/api/tables';

/** The fields of 4, 16, 256 and 65,536 nimbers. */
export const FIELD_BITS = [2, 4, 8, 16] as const;
export type FieldBits = (typeof FIELD_BITS)[number];

export const LISTS = ['powers', 'logarithms'] as const;
type ListName = (typeof LISTS)[number];

interface FieldList {
  readonly bits: FieldBits;
  readonly list: ListName;
}

/** 0 has no logarithm. */
export const smallestEntry = ({ list }: FieldList): number => (list === 'powers' ? 0 : 1);

/** The powers from g⁰ on are all different, up to the one before 1 comes again. */
export const largestEntry = ({ bits, list }: FieldList): number =>
  2 ** bits - (list === 'powers' ? 2 : 1);

/** The entries of a list by the exponent or the nimber that they belong to; undefined for the logarithm of 0. */
export function entriesOf(list: ListName, { powers }: NimPowers): readonly (number | undefined)[] {
  if (list === 'powers') return Array.from(powers);
  const logarithms = new Array<number | undefined>(powers.length + 1).fill(undefined);
  powers.forEach((power, exponent) => (logarithms[power] = exponent));
  return logarithms;
}

export const LINE_ENTRIES = 16;
const PAGE_ENTRIES = LINE_ENTRIES * LINE_ENTRIES;

interface ListPage {
  /** The exponents or nimbers of its first and its last entry. */
  readonly first: number;
  readonly last: number;
  /** The exponent or nimber of the first entry of each line. */
  readonly lines: readonly number[];
}

/** The page with this entry, in a list of this length. */
export function pageAround(entry: number, count: number): ListPage {
  const first = entry - (entry % PAGE_ENTRIES);
  const last = Math.min(first + PAGE_ENTRIES, count) - 1;
  const lines = Array.from(
    { length: Math.ceil((last - first + 1) / LINE_ENTRIES) },
    (_, line) => first + line * LINE_ENTRIES,
  );
  return { first, last, lines };
}

/** The nearest place on another page, within the ends of the list. */
export function turnedPage(entry: number, pages: 1 | -1, shown: FieldList): number {
  const to = entry + pages * PAGE_ENTRIES;
  return Math.max(Math.min(to, largestEntry(shown)), smallestEntry(shown));
}

/** The whole list as a sheet of two columns; 0 has no logarithm. */
export function savedList(list: ListName, powers: NimPowers) {
  const isPowers = list === 'powers';
  return {
    corner: isPowers ? 'n' : 'a',
    columns: [{ value: isPowers ? `${powers.generator}^n` : 'log a' }],
    rows: entriesOf(list, powers).flatMap((value, place) =>
      value === undefined ? [] : [{ head: { value: place }, places: [{ value }] }],
    ),
  };
}
