/** How English counts and names things; shared by the parts of its catalogue. */
import { numbers } from '../language';
import type { TermName } from '../terms';

export const { whole } = numbers;
const plurals = new Intl.PluralRules('en');

/** `1 pair`, `12 pairs`; beyond 2^53 everything is many. */
export function counted(
  count: number | bigint,
  one: string,
  other: string,
  format: (count: number) => string = whole,
): string {
  if (typeof count === 'bigint' && count > 1n) return `${whole(count)} ${other}`;
  return `${format(Number(count))} ${plurals.select(Number(count)) === 'one' ? one : other}`;
}

export const moves = (count: number) => counted(count, 'move', 'moves');
export const discs = (count: number) => counted(count, 'disc', 'discs');

/** Words of a sentence that explain themselves when they are pointed at; `piecesOf` finds them again. */
export const term = (name: TermName, words: string) => `⟦${name}|${words}⟧`;
