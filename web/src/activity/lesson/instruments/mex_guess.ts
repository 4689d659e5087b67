/** A guess at a mex: the smallest of 0, 1, 2, … that is missing among the options. */

type MexVerdict =
  | { readonly kind: 'right' }
  /** It is one of the options. */
  | { readonly kind: 'taken' }
  /** It is missing, and so is a smaller number. */
  | { readonly kind: 'not-smallest'; readonly mex: number };

export function judgedMexGuess(options: readonly number[], guess: number): MexVerdict {
  if (options.includes(guess)) return { kind: 'taken' };
  const mex = mexOf(options);
  return guess === mex ? { kind: 'right' } : { kind: 'not-smallest', mex };
}

export function mexOf(options: readonly number[]): number {
  let mex = 0;
  while (options.includes(mex)) mex += 1;
  return mex;
}
