import type { Guess } from '../lesson';

/** What an answer is worth: a whole number of any length, grouped or not, or that of a choice. */
export function checked(text: string, answer: number | bigint): Guess {
  const given = text.replaceAll(/[\s,\u00a0\u202f]/gu, '');
  if (given === '') return { text, state: 'nothing' };
  if (!/^\d+$/u.test(given)) return { text, state: 'no-number' };
  return { text, state: BigInt(given) === BigInt(answer) ? 'right' : 'wrong' };
}
