import { isLengthFamily } from '../game/game';

/** What a message says of lengths: a family by its name, a list of them as `said` writes it. */
export function familyOf(lengths: string, said: (list: readonly string[]) => string) {
  return isLengthFamily(lengths)
    ? ({ family: lengths, list: '' } as const)
    : ({ family: 'list', list: said(lengths.split(',')) } as const);
}
