import { isLengthFamily } from '../game/game';

/** The arguments for a message about lengths: a family's name, or a list as `said` writes it. */
export function familyOf(lengths: string, said: (list: readonly string[]) => string) {
  return isLengthFamily(lengths)
    ? ({ family: lengths, list: '' } as const)
    : ({ family: 'list', list: said(lengths.split(',')) } as const);
}

const MAX_LISTED_LENGTHS = 12;

/** The first and the last entries of a long list. */
export function shortList(list: readonly string[]): readonly string[] {
  return list.length > MAX_LISTED_LENGTHS
    ? [...list.slice(0, MAX_LISTED_LENGTHS - 2), '…', ...list.slice(-1)]
    : list;
}
