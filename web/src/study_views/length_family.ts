import { isLengthFamily } from '../game/game';

/** What a message says of lengths: a family by its name, a list of them as `said` writes it. */
export function familyOf(lengths: string, said: (list: readonly string[]) => string) {
  return isLengthFamily(lengths)
    ? ({ family: lengths, list: '' } as const)
    : ({ family: 'list', list: said(lengths.split(',')) } as const);
}

const LONGEST_LIST = 12;

/** A list as a name has it: of a longer one the first entries and the last. */
export function shortList(list: readonly string[]): readonly string[] {
  return list.length > LONGEST_LIST
    ? [...list.slice(0, LONGEST_LIST - 2), '…', ...list.slice(-1)]
    : list;
}
